import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keys } from "../../src/shell/keys.svelte";

let heard: string[];
let stop: () => void;

const press = (
  key: string,
  target: EventTarget = document.body,
  more: KeyboardEventInit = {},
): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  heard = [];
  keys.set(true);
  stop = keys.listen((key) => {
    heard.push(key);
    return key === "a";
  });
});

afterEach(() => stop());

describe("single keys", () => {
  it("are heard, and taken only where somebody knew what to do", () => {
    expect(press("A").defaultPrevented).toBe(true);
    expect(press("x").defaultPrevented).toBe(false);
    expect(heard).toEqual(["a", "x"]);
  });

  it("are left alone while somebody writes, and with a modifier", () => {
    const field = document.createElement("input");
    document.body.append(field);
    press("a", field);
    press("a", document.body, { ctrlKey: true });
    field.remove();
    expect(heard).toEqual([]);
  });

  it("can be switched off", () => {
    keys.set(false);
    press("a");
    expect(heard).toEqual([]);
  });
});
