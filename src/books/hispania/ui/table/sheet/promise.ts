import { type NationId, type Owner, PROVINCES, type ProvinceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { scoreBarbarianCastles } from '../../../engine/options/barbarian.ts';
import { draftOf } from '../../../engine/rules/draft.ts';
import { holder, subjectsOf } from '../../../engine/rules/relations.ts';
import { provinceValues, scoreLeaders, scoreTurn, sequenceEnd } from '../../../engine/rules/scoring.ts';
import type { View } from '../../../engine/rules/view.ts';
import type { State } from '../../../engine/state.ts';
import { view as viewOf } from '../../../engine/view.ts';
import { hasPlayed, mayBe, turnsOf } from './game.ts';
import { pointsKnown } from './known.ts';

/** The scores of a nation in this game for its holdings: the turns, the reasons, and its current holdings. Half points. */

export type PointsFact = Extract<HispaniaFact, { readonly kind: 'points' }>;

/** The worth of a province to a nation on a turn. */
export interface Worth {
  readonly place: ProvinceId;
  readonly points: number;
  /** Whether the rulebook states it; otherwise it is ours. */
  readonly known: boolean;
}

/** Whether a nation scores its provinces of a turn at the end of its own turn (8-own-turn). */
export function isOwnTurn({ tables }: View, nation: NationId, turn: number): boolean {
  return tables.nations[nation].specialPoints.some((one) => one.kind === 'scores-own-turn' && one.turn === turn);
}

/** The provinces that score for a nation on a turn by its sheet; empty on a turn without a scoring. */
export function worthOn(view: View, nation: NationId, turn: number): readonly Worth[] {
  const record = view.tables.nations[nation];
  const own = isOwnTurn(view, nation, turn);
  if (!own && !view.tables.scoringTurns.includes(turn)) return [];
  const values = own ? (record.provincePoints[turn] ?? {}) : provinceValues(view, nation, turn);
  // On turn 21 most nations have the values of turn 19 (16.5-turn-21).
  const stated = record.provincePoints[turn] ? turn : (PRINTED[turn] ?? turn);
  return PROVINCES.flatMap((place) => {
    const points = values[place];
    return points ? [{ place, points, known: pointsKnown(view.state, nation, stated, place) }] : [];
  });
}

const PRINTED: { readonly [turn: number]: number } = { 21: 19 };

/** The turns of this game, from the present one on, on which a nation's holdings score: by its table, by zones, castles or ruins. */
export function pointTurns(view: View, nation: NationId): readonly number[] {
  const { turn: now } = view.state;
  return turnsOf(view.state).filter((turn) => {
    if (turn < now || !mayBe(view, nation, turn)) return false;
    const { zonePoints, specialPoints } = view.tables.nations[nation];
    const on = (kinds: readonly string[]) =>
      specialPoints.some((one) => 'turn' in one && one.turn === turn && kinds.includes(one.kind));
    if (on(OWN_TURN)) return !isOver(view, nation, turn, 'own');
    if (isOver(view, nation, turn, 'end')) return false;
    return on(AT_END) || zonePoints.some((one) => one.turn === turn) || worthOn(view, nation, turn).length > 0;
  });
}

/** Points for holdings at the end of its own turn, and those at the end of a game turn that are not in the table. */
const OWN_TURN: readonly string[] = ['scores-own-turn', 'zones-own-turn'];
const AT_END: readonly string[] = ['castle-income', 'ruins', 'leader-lives'];

/** Whether a scoring of a turn is over: that of a nation's own turn, or that of the end of the game turn. */
function isOver({ state }: View, nation: NationId, turn: number, when: 'own' | 'end'): boolean {
  if (turn !== state.turn) return turn < state.turn;
  if (when === 'own') return hasPlayed(state, nation);
  return state.stage === 'over' || (state.stage === 'end' && state.step > 0);
}

/** The score of a nation from the present position at the scoring of a turn, including its own turn's: the facts of it. */
export function asItStands(state: State, nation: NationId, turn: number): readonly PointsFact[] {
  const read = viewOf(state);
  if (!state.nations[nation]) return [];
  // The scores of other nations do not matter here, except for their subjects.
  const kept = [nation, ...subjectsOf(read, nation)].map((one) => [one, state.nations[one]]);
  const { won: _, ...tally } = state.tally;
  const then: State = { ...state, turn, nations: Object.fromEntries(kept), frames: [], active: null, tally };
  const own = draftOf(viewOf({ ...then, stage: 'nations', active: nation, phase: 'sequence-end' }));
  if (!isOver(read, nation, turn, 'own')) {
    sequenceEnd.end?.(own, nation, { id: 'sequence-end', does: 'sequence-end', rule: '8-own-turn', run: 1 });
  }
  const end = draftOf(viewOf({ ...then, stage: 'end', phase: null }));
  if (!isOver(read, nation, turn, 'end')) {
    scoreTurn(end);
    scoreBarbarianCastles(end);
    scoreLeaders(end);
  }
  return [...own.facts, ...end.facts].filter(
    (fact): fact is PointsFact => fact.kind === 'points' && fact.nation === nation,
  );
}

/** A province that a nation scores for, turn by turn, with its current holder. */
export interface PromiseRow {
  readonly place: ProvinceId;
  /** By turn; undefined if it is worth nothing. */
  readonly worth: { readonly [turn: number]: Worth | undefined };
  /** Null if it is empty or contested. */
  readonly holder: Owner | null;
  /** Whether it counts for the nation: the nation or a subject of it holds it (9.6-points). */
  readonly counts: boolean;
}

export interface Promised {
  /** The scorings to come. */
  readonly turns: readonly number[];
  readonly rows: readonly PromiseRow[];
  /** The score at each of them if nothing changed. */
  readonly standing: { readonly [turn: number]: readonly PointsFact[] };
}

/** The remaining scores of a nation for provinces in this game; the highest next value comes first. */
export function promiseOf(view: View, nation: NationId): Promised {
  const turns = pointTurns(view, nation);
  const own: readonly Owner[] = [nation, ...subjectsOf(view, nation)];
  const worth = new Map<ProvinceId, { [turn: number]: Worth }>();
  for (const turn of turns) {
    for (const one of worthOn(view, nation, turn)) worth.set(one.place, { ...worth.get(one.place), [turn]: one });
  }
  const rows = [...worth].map(([place, of]): PromiseRow => {
    const by = holder(view, place);
    return { place, worth: of, holder: by, counts: by !== null && own.includes(by) };
  });
  const rank = ({ worth: of }: PromiseRow) => turns.map((turn) => of[turn]?.points ?? 0);
  rows.sort((a, b) => compare(rank(b), rank(a)) || PROVINCES.indexOf(a.place) - PROVINCES.indexOf(b.place));
  return {
    turns,
    rows,
    standing: Object.fromEntries(
      turns.map((turn) => [turn, asItStands({ ...view.state, places: view.garrisons.places() }, nation, turn)]),
    ),
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) if (n !== b[i]) return n - (b[i] ?? 0);
  return 0;
}

/** The sum of the points of facts. */
export const sumOf = (facts: readonly { readonly points: number }[]): number =>
  facts.reduce((sum, { points }) => sum + points, 0);
