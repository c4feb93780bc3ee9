import type { ColourView, EscapeView, Islander, Score } from "../../../src/games/escape/types";

export const NOUGHT: Score = { own_boat: 0, missing: 0, areas: 0, lost: 0, bonus: 0, crew: 0, total: 0 };

export function scored(colour: ColourView["colour"], seat: number, total: number): ColourView {
  return { colour, seat, score: { ...NOUGHT, areas: total, total } };
}

export function islander(number: number, more: Partial<Islander> = {}): Islander {
  return {
    islander: number,
    tribe: "green",
    kind: "warrior",
    icon: "push",
    cell: `C${number}`,
    order: 1,
    colour: null,
    lost: null,
    chip: 0,
    spent: 0,
    endured: false,
    ...more,
  };
}

/** A small beach for three, seen from seat 0; what matters to a test is said there. */
export function view(more: Partial<EscapeView> = {}): EscapeView {
  return {
    seat: 0,
    options: {
      players: 3,
      board: "small",
      level: "expert",
      enhanced: true,
      chips: "grey",
      minimum_crew: false,
      individual_points: false,
      hourglass: null,
      teams: null,
      demanding: false,
      fog_uncertainty: null,
      scenario: null,
      first_game: false,
    },
    board: "small",
    level: "expert",
    phase: "move",
    waiting: [0],
    round: 1,
    backwards: false,
    last_round: false,
    colours: [scored("orange", 0, 0), scored("yellow", 1, 0), scored("white", 2, 0)],
    active: "orange",
    lowest: ["orange", "yellow", "white"],
    step: 0,
    starter: 0,
    mp: 7,
    turn_mp: 7,
    fog: "1",
    fog_cards: "",
    fog_deck_size: 0,
    fog_cards_left: {},
    rounds_left: { I: [2, 2], H: [3, 3], shore: [11, 11] },
    mover: null,
    going: "at-rest",
    surcharge: 0,
    area_points: [6, 5, 4, 2],
    obstacles: ["D3"],
    islanders: [
      islander(1, { colour: "orange" }),
      islander(2, { tribe: "blue", kind: "elder", icon: "cross", colour: "yellow" }),
      islander(3, { tribe: "black", kind: "chief", icon: "jump" }),
    ],
    boats: [{ tribe: "blue", chips: [5, 4, 3, 2, 1], departs: true }],
    falls: 0,
    scenario: null,
    winners: [],
    ...more,
  };
}

/** The same alone, with two targets and two rescue levels. */
export function solo(more: Partial<EscapeView> = {}): EscapeView {
  const score = { ...NOUGHT, areas: 30, lost: -2, total: 28 };
  return view({
    options: { ...view().options, players: 1, scenario: "first-light" },
    colours: [
      { colour: "blue", seat: 0, score },
      { colour: "red", seat: 0, score },
    ],
    active: "blue",
    lowest: [],
    falls: 1,
    scenario: {
      name: "first-light",
      title: "scenario-first-light",
      story: "scenario-first-light-story",
      day: null,
      targets: [
        { goal: "rescue", tribe: null, kind: null, count: 11, reached: 8, met: false, points: 5 },
        { goal: "at-home", tribe: "red", kind: "chief", count: 1, reached: 1, met: true, points: 4 },
      ],
      levels: [
        { name: "narrow-escape", points: 20 },
        { name: "safe-crossing", points: 40 },
      ],
      par: 79,
      total: 22,
      level: "narrow-escape",
    },
    ...more,
  });
}
