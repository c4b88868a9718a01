import type { Rich } from '../../../../../words/rich.ts';
import { NATIONS, type NationId, type ProvinceId, type RuleId } from '../../../engine/data/ids.ts';
import { RELIGION_FROM, TURN_RULES, TURN_YEARS } from '../../../engine/data/turns.ts';
import type { View } from '../../../engine/rules/view.ts';
import { type Dated, datedOf, type SheetWords, type What } from './dated.ts';
import { mayBe, scoringTurnsOf } from './game.ts';
import { isOwnTurn, type Worth, worthOn } from './promise.ts';

/** The events of a turn of this game, for the line of turns. */

/** A line about a nation, or about all. */
export interface Item {
  readonly nation: NationId | null;
  readonly text: Rich;
  readonly rule: RuleId;
}

/** The points of a nation for provinces and zones on a turn. */
export interface Scoring {
  readonly nation: NationId;
  /** Provinces grouped by value, the highest first. */
  readonly worth: readonly {
    readonly points: number;
    /** Whether the rulebook states it; otherwise it is ours. */
    readonly known: boolean;
    readonly places: readonly ProvinceId[];
  }[];
  /** At the end of its own turn, not of the game turn. */
  readonly ownTurn: boolean;
  /** Zones, and other points at the end of the turn. */
  readonly more: readonly Item[];
}

export interface News {
  readonly turn: number;
  /** First and last year; negative numbers are years BC. */
  readonly years: readonly [from: number, to: number];
  readonly is: 'past' | 'now' | 'next';
  /** Provinces score at its end. */
  readonly scores: boolean;
  readonly comes: readonly Item[];
  readonly goes: readonly Item[];
  readonly changes: readonly Item[];
  /** The possible points in the turn. */
  readonly chances: readonly Item[];
  readonly scoring: readonly Scoring[];
  /** Nations that end or grow out of others, subjects that become free, the end of the game. */
  readonly end: readonly Item[];
}

export function newsOf(view: View, turn: number, words: SheetWords): News {
  const { state } = view;
  const there = NATIONS.filter((nation) => mayBe(view, nation, turn));
  const events = there.flatMap((nation) => datedOf(view, nation, words)).filter((event) => isOn(event, turn));
  const pick = (...whats: readonly What[]) => events.filter(({ what }) => whats.includes(what));
  const last = turn === state.lastTurn;
  const rule = TURN_RULES[turn];
  return {
    turn,
    years: TURN_YEARS[turn - 1] ?? [0, 0],
    is: turn < state.turn ? 'past' : turn === state.turn ? 'now' : 'next',
    scores: scoringTurnsOf(view).includes(turn),
    comes: pick('begins', 'arrives'),
    goes: pick('goes'),
    changes: [
      ...(turn === RELIGION_FROM ? [{ nation: null, text: words.religions, rule: '8' } as const] : []),
      ...(rule ? [{ nation: null, text: words.ownRules, rule }] : []),
      ...pick('power', 'castles', 'means', 'submits'),
    ],
    chances: pick('scores', 'hunts'),
    scoring: there.flatMap((nation) => scoringOn(view, nation, turn, words, pick('scored-at-end'))),
    end: [
      // No nation is transformed after the last turn (ruling last-turn).
      ...(last ? [] : pick('frees', 'ends')),
      ...(last ? [{ nation: null, text: words.gameEnds, rule: '15' } as const] : []),
    ],
  };
}

/** A longer period is shown only at its beginning. */
const LONG = 3;

function isOn({ turns: [from, to] }: Dated, turn: number): boolean {
  return from === turn || (from <= turn && turn <= to && to - from < LONG);
}

function scoringOn(
  view: View,
  nation: NationId,
  turn: number,
  words: SheetWords,
  atEnd: readonly Dated[],
): readonly Scoring[] {
  const zones = view.tables.nations[nation].zonePoints.filter((one) => one.turn === turn);
  const more: readonly Item[] = [
    ...zones.map(({ zones: of }) => ({ nation, text: words.zones(of), rule: '11-rome-zones' as const })),
    ...atEnd.filter((event) => event.nation === nation),
  ];
  const worth = byPoints(worthOn(view, nation, turn));
  if (worth.length === 0 && more.length === 0) return [];
  return [{ nation, worth, ownTurn: isOwnTurn(view, nation, turn), more }];
}

/** Provinces grouped by value, with known values separate; the highest value first. */
function byPoints(all: readonly Worth[]): Scoring['worth'] {
  const groups: { points: number; known: boolean; places: ProvinceId[] }[] = [];
  for (const { place, points, known } of all) {
    const group = groups.find((one) => one.points === points && one.known === known);
    if (group) group.places.push(place);
    else groups.push({ points, known, places: [place] });
  }
  return groups.sort((a, b) => b.points - a.points);
}
