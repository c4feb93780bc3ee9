import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../../../src/net/api";
import type { GameAnswer, TableState } from "../../../src/net/types";
import Seats from "../../../src/pages/lobby/Seats.svelte";

const PAPER = {
  key: "paper",
  bots: ["sly", "random"],
  default_bot: "random",
  strengths: {},
} as unknown as GameAnswer;
const free = { kind: "free", name: "", bot: null } as unknown as TableState["chairs"][number];
const table = { id: "t", game: "paper", host: true, you: null, chairs: [free, free], teams: [] };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the seats of a table", () => {
  it("are filled with the game's own bot where the host names none", async () => {
    const games = vi.spyOn(api, "games").mockResolvedValue([PAPER]);
    const seated = vi.spyOn(api, "seatBot").mockResolvedValue({} as Awaited<ReturnType<typeof api.seatBot>>);
    render(Seats, { news: table as unknown as TableState });
    const fill = screen.getByRole("button", { name: "lobby-fill" });
    await fireEvent.click(fill);
    await vi.waitFor(() => expect(seated.mock.calls).toHaveLength(2));
    await games.mock.results[0]?.value;
    await screen.findByText("sly");
    await fireEvent.click(fill);
    await vi.waitFor(() => expect(seated.mock.calls).toHaveLength(4));
    expect(seated.mock.calls.map(([, seat, bot]) => [seat, bot])).toEqual([
      [0, null],
      [1, null],
      [0, "random"],
      [1, "random"],
    ]);
  });
});
