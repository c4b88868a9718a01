import { total } from '../../../../kernel/choices.ts';
import type { Outcome } from '../../../../kernel/contract.ts';
import { ranked } from '../../../../kernel/outcome.ts';
import { PLACES, type PlayerId, type Verdict } from '../data/ids.ts';
import { PLEDGE_WORTH, WORTH } from '../data/tables.ts';
import type { State } from '../state.ts';
import { type Draft, holder } from './draft.ts';
import { hasRaiders, raided } from './raiders.ts';

/** Rules 6 and 7-verdict: points of places and pledges, and the outcome of the game. */

/** Each place scores its points for its owner (6). */
export function score(draft: Draft): void {
  for (const place of PLACES) {
    const seat = draft.state.seats.find((one) => one === holder(draft.state, place));
    if (seat === undefined) continue;
    gain(draft, seat, WORTH[place]);
    draft.facts.push({ kind: 'scored', rule: '6', seat, place, points: WORTH[place] });
  }
}

function gain(draft: Draft, seat: PlayerId, points: number): void {
  const sum = (draft.state.points[seat] ?? 0) + points;
  draft.state = { ...draft.state, points: { ...draft.state.points, [seat]: sum } };
}

/** The end: pledges are revealed, and score in games without raiders (6-pledge). */
export function end(draft: Draft): void {
  draft.state = { ...draft.state, phase: 'over', active: null };
  for (const seat of draft.state.seats) {
    const place = draft.state.pledges[seat];
    if (place === undefined) continue;
    const kept = isKept(draft.state, seat);
    const points = kept && !hasRaiders(draft.state) ? PLEDGE_WORTH : 0;
    draft.facts.push({ kind: 'revealed', rule: '6-pledge', seat, place, kept, points });
    if (points > 0) gain(draft, seat, points);
  }
  if (hasRaiders(draft.state)) {
    const { state } = draft;
    draft.facts.push({ kind: 'ended', rule: '7-verdict', verdict: verdictOf(state), raiders: raided(state) });
    return;
  }
  for (const { seat, score, rank } of standings(draft.state))
    draft.facts.push({ kind: 'ranked', rule: '6-ties', seat, points: score, rank });
}

function isKept(state: State, seat: PlayerId): boolean {
  const place = state.pledges[seat];
  return place !== undefined && holder(state, place) === seat;
}

/** Raiders that hold two places win. If all pledges are kept against them, it is a triumph. */
function verdictOf(state: State): Verdict {
  if (raided(state) > 1) return 'lost';
  return state.seats.every((seat) => isKept(state, seat)) ? 'triumph' : 'held';
}

/** The seats by their points; ties go to the seat with more units (6-ties). */
function standings(state: State) {
  return ranked(state.seats.map((seat) => ({ seat, score: state.points[seat] ?? 0, ties: [unitsOf(state, seat)] })));
}

function unitsOf({ places }: State, seat: PlayerId): number {
  return Object.values(places).reduce((n, { owner, units }) => n + (owner === seat ? total(units) : 0), 0);
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  if (!hasRaiders(state)) return { is: 'ranking', rule: '6', results: standings(state) };
  const verdict = { key: verdictOf(state), params: { raiders: raided(state) } };
  return { is: 'verdict', rule: '7-verdict', verdict };
}
