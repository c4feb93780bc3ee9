"""A checker of traces: it follows one game line by line and complains about the first the rules do not allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tests.second_reading.escape.box import FOG_STEPS, MP, ROWS, SOLO_MP
from tests.second_reading.escape.legal import after, legal
from tests.second_reading.escape.lines import EVENTS, RULE_OF_STAGE, RULE_OF_VERB, SHAPES
from tests.second_reading.escape.position import Action, Islander, Position, Rules, bonus_chips, swallow
from tests.second_reading.escape.scoring import Counting, score, standing, winners
from tests.second_reading.escape.setup import (
    check_beach,
    check_colours,
    check_options,
    check_points_and_fog,
    is_solo,
)
from tests.second_reading.lines import fits
from tests.second_reading.what_the_fog import NOT_AN_EVENT, TraceError, need, parse

Event = dict[str, Any]


class Audit:
    def __init__(self, with_decisions: bool) -> None:
        self.with_decisions = with_decisions
        self.asked = False  # whether a decision line told the coming choice
        self.stage = "game"
        self.options: Event = {}
        self.seat_of: dict[str, int] = {}  # by colour, in turn order
        self.position = Position(Rules(), {}, {}, set())
        self.before_going_on: Position | None = None  # where a movement that must go on began, §10.1
        self.counting = Counting([])
        self.fog_deck: list[str] = []
        self.order: list[str] = []  # whose turns come, in this round or this pass of the selection
        self.scores: dict[str, dict[str, int]] = {}

    def play(self, event: Event) -> None:
        kind = event["type"]
        need(kind != NOT_AN_EVENT, "trace", "not a JSON object with a type")
        if kind not in HANDLERS:
            return  # a trace may carry more types than these
        awaited = RULE_OF_STAGE[self.stage]
        stage, rule = EVENTS.get(kind, (self.stage, awaited))
        need(stage == self.stage, awaited, f"the next thing is '{self.stage}', not {kind} ({rule})")
        for name, shape in SHAPES[kind].items():
            need(name in event, rule, f"{kind} has no {name}")
            need(fits(event[name], shape), rule, f"{kind} cannot have {name} = {event[name]!r}")
        HANDLERS[kind](self, event)

    # --- Choices ---

    def legal(self) -> dict[str, Action]:
        return legal(self.position) if self.stage in ("select", "move") else {}

    def decision(self, event: Event) -> None:
        rule, expected, listed = RULE_OF_STAGE[self.stage], self.legal(), event["legal"]
        need(bool(expected), rule, "there is nothing to choose now")
        need(not self.asked, rule, "asked twice")
        seat = self.seat_of[self.position.colour]
        need(event["seat"] == seat, rule, f"it is for seat {seat} to choose, not {event['seat']}")
        need(len(listed) == len(set(listed)), rule, f"an action is listed twice: {listed}")
        missing, extra = sorted(set(expected) - set(listed)), sorted(set(listed) - set(expected))
        if missing or extra:
            rules = {RULE_OF_VERB.get(action.split()[0], "no such action") for action in missing + extra}
            costs = [f"{text} ({expected[text].cost} MP)" for text in missing]
            raise TraceError(f"{'; '.join(sorted(rules))}: missing: {costs}, extra: {extra}; {self.told()}")
        self.asked = True

    def told(self) -> str:
        """The turn in a few words, for a complaint."""
        position = self.position
        return f"{position.colour} has {position.mp} MP, the fog is on {position.fog}"

    def choose(self, rule: str, choices: dict[str, Action]) -> None:
        told = self.asked or len(choices) == 1 or not self.with_decisions
        need(told, rule, f"no decision line before this, and there are {len(choices)} choices")
        self.asked = False

    # --- §3 Setup ---

    def game_started(self, event: Event) -> None:
        self.options = event["options"]
        need(len(event["seats"]) == self.options["players"], "§3.1", f"{event['seats']} are too few or too many")
        check_options(self.options)
        check_colours(self.options, event["colours"])
        self.seat_of = {entry["colour"]: entry["seat"] for entry in event["colours"]}
        self.stage = "beach"

    def beach_laid_out(self, event: Event) -> None:
        options = self.options
        check_beach(options, event)
        check_points_and_fog(options, event)
        self.fog_deck = list(event["fog_deck"] or [])
        points = event["area_points"] or []
        self.counting = Counting(points, options["minimum_crew"], options["individual_points"])
        solo = is_solo(options)
        rules = Rules(options["board"], options["level"] == "expert", options["enhanced"], solo)
        people = {
            entry["islander"]: Islander(entry["tribe"], entry["kind"], entry["icon"]) for entry in event["islanders"]
        }
        self.position = Position(
            rules,
            people,
            {entry["cell"]: [entry["islander"]] for entry in event["islanders"]},
            set(event["obstacles"]),
            event["fog"],
            bonus=bonus_chips(rules),
        )
        if solo:
            self.order = list(self.seat_of)
            self.next_turn()
        else:
            self.order = list(reversed(self.seat_of))  # §4.1: the last colour first
            self.next_selection()

    # --- §4.1 Selection ---

    def next_selection(self) -> None:
        if all(islander.colour for islander in self.position.people.values()):
            self.position.selecting = False
            self.order = list(self.seat_of)
            self.next_turn()
            return
        if not self.order:
            self.order = self.turned_round()
        self.position.selecting, self.position.colour = True, self.order.pop(0)
        self.stage = "select"

    def turned_round(self) -> list[str]:
        """§4.1, §4.2: the colour that was last goes first, and so back."""
        colours = list(self.seat_of)
        return colours if self.position.colour == colours[0] else colours[::-1]

    def islander_selected(self, event: Event) -> None:
        colour, who = event["colour"], event["islander"]
        need(colour == self.position.colour, "§4.1", f"it is for {self.position.colour} to select, not {colour}")
        choices = self.legal()
        chosen = [action for action in choices.values() if action.islander == who]
        need(len(chosen) == 1, "§4.1", f"islander {who} cannot be selected")
        self.choose("§4.1", choices)
        self.position = after(self.position, chosen[0])
        self.next_selection()

    # --- §4.2 Turns ---

    def next_turn(self) -> None:
        """The next colour, or the fog after the last one; the end if nobody is left to move (§4.3)."""
        if not self.position.anyone_left():
            self.stage = "score"
        elif self.order:
            self.position.colour = self.order.pop(0)
            self.stage = "turn"
        else:
            self.stage = "fog"

    def turn_started(self, event: Event) -> None:
        position = self.position
        colour, mp = position.colour, SOLO_MP[position.colour] if position.rules.solo else MP
        need(event["colour"] == colour, "§4.2", f"it is the turn of {colour}, not {event['colour']}")
        need(event["mp"] == mp, "§9.1" if position.rules.solo else "§4.2", f"a turn is {mp} MP, not {event['mp']}")
        position.mp, position.has_spent, position.has_endured = mp, set(), set()
        position.passing = position.stopped_over = None
        self.stage = "move"

    def moved(self, event: Event) -> None:
        position, choices = self.position, self.legal()
        need(event["colour"] == position.colour, "§4.2", f"it is the turn of {position.colour}")
        action = self.movement_told(event, choices)
        rule = RULE_OF_VERB[action.text.split()[0]]
        need(event["cost"] == action.cost, rule, f"{action.text} costs {action.cost}, not {event['cost']}")
        new = after(position, action)
        chip = None if action.islander in position.bonus_of else new.bonus_of.get(action.islander)
        need(event["chip"] == chip, "§7.5", f"{action.text} gets the chip {chip}, not {event['chip']}")
        self.choose(rule, choices)
        if new.must_go_on() is None:
            self.before_going_on = None
        elif position.must_go_on() is None:
            self.before_going_on = position
        self.position = new

    def movement_told(self, event: Event, choices: dict[str, Action]) -> Action:
        """The legal action that a line tells of."""
        who = event["islander"]
        displaced = {entry["islander"]: entry["cell"] for entry in event["displaced"]}
        need(len(displaced) == len(event["displaced"]), "trace", "somebody is displaced twice")
        told = event["movement"], event["enhanced"], event["path"]
        own = [action for action in choices.values() if action.islander == who]
        like = [action for action in own if (action.movement, action.enhanced, list(action.path)) == told]
        verb = verb_of(event["movement"], event["enhanced"])
        rule, what = RULE_OF_VERB.get(verb, "§5.1"), f"{verb} {' '.join(event['path'])}"
        can = sorted(action.text for action in own)
        need(bool(like), rule, f"islander {who} cannot {what}, only {can}; {self.told()}")
        ways = [action.displaced for action in like]
        need(displaced in ways, rule, f"{what}: displaced is one of {ways}, not {displaced}")
        return like[ways.index(displaced)]

    def turn_ended(self, event: Event) -> None:
        position, choices, reason = self.position, self.legal(), event["reason"]
        need(event["colour"] == position.colour, "§4.2", f"it is the turn of {position.colour}")
        if reason == "timeout":
            need(self.options["hourglass"] is not None, "§10.1", "there is no hourglass")
            self.asked = False
            if self.before_going_on is not None:
                self.position = position = self.before_going_on
        else:
            need("end" in choices, "§5.1, §6.3", f"the turn cannot end now, only {sorted(choices)}")
            expected = "chosen" if len(choices) > 1 else "stuck" if position.mp else "spent"
            need(reason == expected, "§4.2", f"the reason is {expected}, not {reason}: legal is {sorted(choices)}")
            self.choose("§4.2", choices)
        self.before_going_on = None
        need(event["mp_left"] == position.mp, "§4.2", f"{position.mp} MP are left, not {event['mp_left']}")
        self.next_turn()

    # --- §4.3 Fog ---

    def fog_moved(self, event: Event) -> None:
        position = self.position
        steps = FOG_STEPS[self.fog_deck.pop(0)] if self.fog_deck else 1  # §10.6
        need(event["steps"] == steps, "§10.6", f"the fog moves {steps}, not {event['steps']}")
        track = [*map(str, range(9, -1, -1)), *ROWS[position.rules.board], "shore"]
        here = track.index(position.fog)
        reached = track[here + 1 : here + 1 + steps]  # it stops at the shore
        position.fog = reached[-1] if reached else position.fog
        need(event["to"] == position.fog, "§4.3", f"the fog reaches {position.fog}, not {event['to']}")
        lost = sorted(swallow(position, reached))
        need(sorted(event["lost"]) == lost, "§4.3", f"{lost} are lost, not {event['lost']}")
        self.order = self.turned_round()
        self.next_turn()
        if position.fog == "shore":
            self.stage = "score"

    # --- §8 Scoring ---

    def game_scored(self, event: Event) -> None:
        colours = list(self.seat_of)
        self.scores = score(self.position, self.counting, colours)
        names = [entry["colour"] for entry in event["colours"]]
        need(sorted(names) == sorted(self.scores), "§8", f"{sorted(self.scores)} are scored, not {names}")
        for entry in event["colours"]:
            expected, colour = self.scores[entry["colour"]], entry["colour"]
            if self.position.rules.solo:
                targets = entry.get("targets")
                need(type(targets) is int and targets <= 0, "§9.2", f"targets are zero or negative, not {targets}")
                expected["targets"] = targets
            for name, points in expected.items():
                need(entry.get(name) == points, "§8", f"{colour}: {name} is {points}, not {entry.get(name)}")
            expected["total"] = sum(expected.values())
            need(entry["total"] == expected["total"], "§8", f"{colour}: the total is {expected['total']}")
        self.stage = "end"

    def game_ended(self, event: Event) -> None:
        totals = [points["total"] for points in self.scores.values()]
        need(event["totals"] == totals, "§8", f"the totals are {totals}, not {event['totals']}")
        if self.position.rules.solo:
            reached = [level for level in self.options["scenario"]["levels"] if level["from"] <= totals[0]]
            level = max(reached, key=lambda level: int(level["from"]))["name"] if reached else None
            need("level" in event, "§9.4", "there is no level")
            need(event["level"] == level, "§9.4", f"the level is {level}, not {event['level']}")
            need(event["winners"] in ([], [0]), "§9.4", f"{event['winners']} cannot win")
        else:
            seats = self.winning_seats()
            need(sorted(event["winners"]) == seats, "§8.6", f"{seats} win, not {event['winners']}")
        self.stage = "over"

    def winning_seats(self) -> list[int]:
        standings = []
        for colour, seat in self.seat_of.items():
            standings.append((seat, standing(self.position, colour, self.scores[colour]["total"])))
        teams = self.options["teams"]
        if teams is not None:
            return winners(standings, teams["groups"], teams["goal"])
        single = [[seat] for seat in range(self.options["players"])]
        return winners(standings, single, "two" if self.options["players"] == 2 else "total")


def verb_of(movement: str, enhanced: bool) -> str:
    verb = "endure" if movement == "endurance" else movement
    return f"{verb}+" if enhanced else verb


Handler = Callable[[Audit, Event], None]
HANDLERS: dict[str, Handler] = {kind: getattr(Audit, kind) for kind in (*EVENTS, "decision")}

# --- Reading traces -----------------------------------------------------------------------------------------


def games(lines: Iterable[str]) -> Iterator[list[tuple[int, Event]]]:
    """Each game's numbered lines; lines of types not known here may come before, between and after."""
    game: list[tuple[int, Event]] = []
    for where, line in enumerate(lines, 1):
        if not line.strip():
            continue
        event = parse(line)
        if event["type"] == "game_started" and any(earlier["type"] in HANDLERS for _, earlier in game):
            yield game
            game = []
        game.append((where, event))
    if game:
        yield game


def first_complaint(lines: list[tuple[int, Event]]) -> str | None:
    audit = Audit(with_decisions=any(event["type"] == "decision" for _, event in lines))
    for where, event in lines:
        try:
            audit.play(event)
        except TraceError as complaint:
            return f"line {where}: {complaint}"
    if audit.stage == "over":
        return None
    return f"line {lines[-1][0]}: {RULE_OF_STAGE[audit.stage]}: the trace breaks off before '{audit.stage}'"


def complaints(lines: Iterable[str]) -> list[str]:
    """What is wrong with a trace of one or more games: the first thing of each game."""
    found = [first_complaint(game) for game in games(lines)]
    return [complaint for complaint in found if complaint] if found else ["line 1: §3.1: there is no game"]


def decisions(lines: Iterable[str]) -> Iterator[tuple[int, Position, list[str]]]:
    """Every decision of a trace: its line, the position there, and what the trace lists as legal."""
    for game in games(lines):
        audit = Audit(with_decisions=False)
        for where, event in game:
            if event["type"] == "decision":
                yield where, audit.position.copy(), event["legal"]
            else:
                audit.play(event)
