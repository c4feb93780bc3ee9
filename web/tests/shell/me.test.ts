import { beforeEach, describe, expect, it, vi } from "vitest";

/** The server's answers by request; what it was asked is in `asked`. */
let answers: Record<string, { status: number; body?: unknown }>;
let asked: { request: string; body: unknown }[];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    const request = `${method} ${path.replace("/api/v1", "")}`;
    asked.push({ request, body: body ? JSON.parse(body) : null });
    const answer = answers[request];
    if (!answer) return Promise.reject(new TypeError("network"));
    const { status } = answer;
    return Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(answer.body) });
  });
});

const fresh = async () => (await import("../../src/shell/me.svelte")).me;
const requests = () => asked.map((each) => each.request);
const NOBODY = { status: 204 };

describe("who I am", () => {
  it("somebody new becomes a guest by the name chosen, and gets a private link", async () => {
    answers = {
      "GET /me": NOBODY,
      "POST /guests": { status: 201, body: { nickname: "Ada", link: "secret" } },
    };
    const me = await fresh();
    await me.ensure(" Ada ");
    expect(asked[1]).toEqual({ request: "POST /guests", body: { nickname: "Ada" } });
    expect(me).toMatchObject({ nickname: "Ada", link: "secret" });
  });

  it("somebody known stays who they are, and is renamed only for another name", async () => {
    answers = {
      "GET /me": { status: 200, body: { nickname: "Ada" } },
      "PATCH /me": { status: 200, body: { nickname: "Bea" } },
    };
    const me = await fresh();
    await me.ensure();
    await me.ensure("Ada");
    expect(requests()).toEqual(["GET /me"]);
    await me.ensure("Bea");
    expect(requests()).toEqual(["GET /me", "PATCH /me"]);
    expect(me.nickname).toBe("Bea");
  });

  it("many who want to know ask the server once", async () => {
    answers = { "GET /me": { status: 200, body: { nickname: "Ada" } } };
    const me = await fresh();
    await Promise.all([me.begin(), me.begin(), me.ensure()]);
    expect(requests()).toEqual(["GET /me"]);
  });

  it("a server that cannot be reached makes nobody new, and is asked again", async () => {
    answers = {};
    const me = await fresh();
    await me.ensure();
    expect(requests()).toEqual(["GET /me"]);
    expect(me.nickname).toBeUndefined();
    answers = { "GET /me": { status: 200, body: { nickname: "Ada" } } };
    await me.ensure();
    expect(me.nickname).toBe("Ada");
  });

  it("who is deleted is nobody, and has no link", async () => {
    answers = {
      "GET /me": { status: 200, body: { nickname: "Ada" } },
      "POST /me/link": { status: 200, body: { nickname: "Ada", link: "new" } },
      "DELETE /me": { status: 204 },
    };
    const me = await fresh();
    await me.begin();
    await me.renewLink();
    expect(me.link).toBe("new");
    await me.forget();
    expect(me).toMatchObject({ nickname: null, link: null });
  });
});
