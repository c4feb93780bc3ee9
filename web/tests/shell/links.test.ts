import { describe, expect, it } from "vitest";
import { invitationLink, onlyHere, privateLink, rulesOf, watchingLink } from "../../src/shell/links";

const ORIGIN = "http://192.168.1.7:8000";
const secretsOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1)));

describe("links", () => {
  it("an invitation leads to the table and carries its secret in the fragment", () => {
    const address = invitationLink(ORIGIN, "6-Ggnz2DoqslsUXZ", "in_vi-te");
    expect(new URL(address).pathname).toBe("/t/6-Ggnz2DoqslsUXZ");
    expect(secretsOf(address)).toEqual({ join: "in_vi-te" });
  });

  it("an invitation to a table that may be watched lets a latecomer look on", () => {
    expect(secretsOf(invitationLink(ORIGIN, "t", "in", "look"))).toEqual({ join: "in", watch: "look" });
    expect(secretsOf(invitationLink(ORIGIN, "t", "in", null))).toEqual({ join: "in" });
  });

  it("a watching link gives no seat", () => {
    expect(secretsOf(watchingLink(ORIGIN, "t", "look"))).toEqual({ watch: "look" });
  });

  it("a private link leads to one's own page", () => {
    expect(privateLink(ORIGIN, "s3cret")).toBe(`${ORIGIN}/me#enter=s3cret`);
  });

  it("a rule is found in the rules of its game", () => {
    expect(rulesOf("paper", "3.5")).toBe("/rules/paper#3.5");
    expect(rulesOf("paper")).toBe("/rules/paper");
    expect(rulesOf(undefined, "3.5")).toBe("/rules#3.5");
  });

  it("no secret is in the part of an address that travels to a server", () => {
    for (const address of [
      invitationLink(ORIGIN, "t", "hush", "hush"),
      watchingLink(ORIGIN, "t", "hush"),
      privateLink(ORIGIN, "hush"),
    ])
      expect(address.split("#")[0]).not.toContain("hush");
  });

  it("are of no use to others where they name this machine alone", () => {
    for (const here of ["http://localhost:8000", "http://127.0.0.1", "http://[::1]:8000"]) {
      expect(onlyHere(here)).toBe(true);
    }
    for (const there of ["http://192.168.1.7:8000", "https://games.example.org", "http://127.example.org"]) {
      expect(onlyHere(there)).toBe(false);
    }
  });
});
