import type { Outcome } from '../../../../kernel/contract.ts';
import { locationsOf } from '../data/geography.ts';
import { LOCATIONS, REGIONS } from '../data/ids.ts';
import type { EndingId } from '../data/play-ids.ts';
import type { ResultId } from '../data/score.ts';
import { POINTS, RESULT_MOST, RESULTS, TURNS } from '../data/score.ts';
import type { State } from '../state.ts';
import { clearForts, controlled, has, majorities } from './control.ts';
import { type Draft, remove } from './draft.ts';
import { only } from './units.ts';

/** Rules 15 and 16: the end of a turn, the end of the game, and its points. */

/** The points of a position (16). */
export function scoreOf(state: State) {
  const cities = controlled(state, 'christian').length;
  const majority = majorities(state, () => true);
  const free = REGIONS.filter((region) =>
    locationsOf(region).every((at) => !has(state.places[at], 'muslim') && state.places[at].city !== 'muslim'),
  );
  const points = POINTS.city * cities + POINTS.majority * majority.length + POINTS.free * free.length;
  return { cities, majorities: majority, free, points };
}

/** The result that points mean (16-results). */
export function resultOf(points: number): ResultId {
  return RESULTS.find((result) => points <= RESULT_MOST[result]) ?? 'christian-decisive';
}

/** Why the game ends now, if it does: before the last turn, or with it (15-early-end, 15; rulings T1, T2). */
export function endingOf(state: State): EndingId | undefined {
  const isFull = LOCATIONS.every((at) => has(state.places[at], 'christian') || has(state.places[at], 'rebel'));
  if (isFull) return 'no-muslims';
  if (controlled(state, 'christian').length === 0) return 'no-christians';
  return state.turn >= TURNS ? 'last-turn' : undefined;
}

/** Phase 7: neutrals, El Cid and bare forts leave; then the game ends, or the next turn begins (15). */
export function endTurn(draft: Draft): void {
  for (const at of LOCATIONS) {
    const { held } = draft.state.places[at];
    if (!held) continue;
    const leaving = held.side === 'neutral' ? held.units : only(held.units, ['hired', 'el-cid']);
    remove(draft, at, 'held', leaving, '15');
  }
  clearForts(draft);
  draft.state = { ...draft.state, revolt: null, event: null };
  const ending = endingOf(draft.state);
  if (ending) end(draft, ending);
  else {
    const turn = draft.state.turn + 1;
    draft.state = { ...draft.state, turn, phase: 'rebellion' };
    draft.facts.push({ kind: 'turn', rule: '15', turn });
  }
}

function end(draft: Draft, ending: EndingId): void {
  draft.state = { ...draft.state, phase: 'over', ended: ending };
  const score = scoreOf(draft.state);
  draft.facts.push(
    { kind: 'scored', rule: '16', ...score },
    {
      kind: 'ended',
      rule: ending === 'last-turn' ? '15' : '15-early-end',
      ending,
      points: score.points,
      result: resultOf(score.points),
    },
  );
}

/** The result of the game. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const { points } = scoreOf(state);
  return {
    is: 'verdict',
    rule: '16-results',
    verdict: { key: resultOf(points), params: { points, ending: state.ended ?? 'last-turn' } },
  };
}
