import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { follow, router } from "../../src/shell/router.svelte";

beforeEach(() => {
  router.replace("/");
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
});

/** Click a link as a person would; whether the page kept the click to itself. */
function click(href: string, how: MouseEventInit = {}, more: Record<string, string> = {}): boolean {
  const link = document.createElement("a");
  link.href = href;
  for (const [name, value] of Object.entries(more)) link.setAttribute(name, value);
  document.body.append(link);
  let kept = false;
  link.addEventListener("click", (event) => {
    follow(event);
    kept = event.defaultPrevented;
    event.preventDefault(); // the tests' browser stays where it is
  });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return kept;
}

describe("the router", () => {
  it("follows a link of ours without loading the page, and begins at its top", async () => {
    expect(click("/rules#3.4")).toBe(true);
    expect(router.place.path).toBe("/rules");
    expect(router.place.fragment.has("3.4")).toBe(true);
    await tick();
    expect(document.activeElement?.id).toBe("main");
  });

  it.each([
    ["another tab", "/rules", { ctrlKey: true }, {}],
    ["a download", "/rules", {}, { download: "x" }],
    ["the API", "/api/v1/tables/x/record", {}, {}],
    ["another host", "https://example.org/rules", {}, {}],
    ["a place on this page", "/#main", {}, {}],
  ])("leaves %s to the browser", (_, href, how, more) => {
    expect(click(href, how, more)).toBe(false);
    expect(router.place.path).toBe("/");
  });

  it("lays the rules beside a table instead of leaving it, and one rule after the other in one step", () => {
    router.replace("/t/abc");
    const before = history.length;
    expect(click("/rules/lighthouse#3.4")).toBe(true);
    expect(router.place).toMatchObject({ path: "/t/abc", beside: "/rules/lighthouse#3.4" });
    click("/rules/lighthouse#5");
    expect(router.place.beside).toBe("/rules/lighthouse#5");
    expect(history.length).toBe(before + 1);
    click("/me");
    expect(router.place).toMatchObject({ path: "/me", beside: null });
  });

  it("lays the rules beside a lesson, which shows a table at an address of its own", () => {
    router.replace("/learn/lighthouse");
    document.documentElement.dataset["room"] = "";
    click("/rules/lighthouse#3.4");
    delete document.documentElement.dataset["room"];
    expect(router.place).toMatchObject({ path: "/learn/lighthouse", beside: "/rules/lighthouse#3.4" });
  });

  it("makes one step to a page, however often it is told to go there", () => {
    const before = history.length;
    router.go("/t/abc");
    router.go("/t/abc");
    expect(history.length).toBe(before + 1);
  });

  it("replaces an address without a step to go back to", () => {
    const before = history.length;
    router.replace("/me");
    expect(router.place.path).toBe("/me");
    expect(history.length).toBe(before);
  });
});
