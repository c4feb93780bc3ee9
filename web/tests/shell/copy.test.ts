import { afterEach, describe, expect, it, vi } from "vitest";
import { copy } from "../../src/shell/copy";

/** A page that has these ways to copy, and what the old way found selected. */
function browser(
  clipboard: unknown,
  execCommand?: () => boolean,
): { selected: string[]; within: (string | undefined)[] } {
  const seen = { selected: [] as string[], within: [] as (string | undefined)[] };
  vi.stubGlobal("navigator", { clipboard });
  document.execCommand = () => {
    const field = document.querySelector("textarea");
    seen.selected.push(field?.value ?? "");
    seen.within.push(field?.parentElement?.tagName);
    return execCommand?.() ?? false;
  };
  return seen;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("copy", () => {
  it("uses the clipboard where the browser has one", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const seen = browser({ writeText });
    expect(await copy("a link")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("a link");
    expect(seen.selected).toEqual([]);
  });

  it("selects and copies the old way on a page without a clipboard, and leaves nothing behind", async () => {
    const seen = browser(undefined, () => true);
    expect(await copy("a link")).toBe(true);
    expect(seen).toEqual({ selected: ["a link"], within: ["BODY"] });
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("copies the old way when the clipboard says no", async () => {
    const seen = browser({ writeText: () => Promise.reject(new Error("not allowed")) }, () => true);
    expect(await copy("a link")).toBe(true);
    expect(seen.selected).toEqual(["a link"]);
  });

  it("selects inside an open dialog, since nothing outside it can be selected", async () => {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    const seen = browser(undefined, () => true);
    await copy("a link");
    expect(seen.within).toEqual(["DIALOG"]);
  });

  it("gives the focus back", async () => {
    browser(undefined, () => true);
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    await copy("a link");
    expect(document.activeElement).toBe(button);
  });

  it("says so when nothing could be copied", async () => {
    browser(undefined, () => {
      throw new Error("no such command");
    });
    expect(await copy("a link")).toBe(false);
    expect(document.querySelector("textarea")).toBeNull();
  });
});
