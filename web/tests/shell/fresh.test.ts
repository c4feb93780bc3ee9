import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../src/net/api";
import { Fresh } from "../../src/shell/fresh.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const look = () => dispatchEvent(new Event("focus"));

describe("a list that is kept fresh", () => {
  it("asks by itself neither at once nor while nobody looks", async () => {
    const ask = vi.fn(() => Promise.resolve([1]));
    const stop = new Fresh(ask).start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).not.toHaveBeenCalled();
    stop();
  });

  it("asks again when somebody looks, but not more often than every 15 seconds", async () => {
    const ask = vi.fn(() => Promise.resolve([1]));
    const list = new Fresh(ask);
    const stop = list.start();
    await list.now();
    look();
    await vi.advanceTimersByTimeAsync(14_000);
    look();
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    look();
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    look();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("does not ask for a page that is hidden", async () => {
    const ask = vi.fn(() => Promise.resolve([1]));
    const stop = new Fresh(ask).start();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(ask).not.toHaveBeenCalled();
    stop();
  });

  it("keeps what it had when the server says no, and recovers", async () => {
    const no = new Refused({ code: "unreachable", rule: null, facts: {} }, 0);
    const ask = vi.fn().mockResolvedValueOnce([1]).mockRejectedValueOnce(no).mockResolvedValueOnce([2]);
    const list = new Fresh<number[]>(ask);
    await list.now();
    await list.now();
    expect(list).toMatchObject({ value: [1], failed: true, asking: false });
    await list.now();
    expect(list).toMatchObject({ value: [2], failed: false });
  });
});
