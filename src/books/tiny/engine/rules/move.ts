import { total } from '../../../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import { isRecord } from '../../../../kernel/limits.ts';
import type { ActionOf } from '../actions.ts';
import { PLACES, type PlaceId, type PlayerId } from '../data/ids.ts';
import { LIMIT, NEXT } from '../data/tables.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { fight } from './battle.ts';
import { type Draft, holder, minus, plus, put, room } from './draft.ts';

/** Rule 4: a seat moves once in its turn, with units of one place to an adjacent place (4-next). */

export function askMove(state: State, seat: PlayerId): Decision {
  const choices = PLACES.flatMap((from) => NEXT[from].flatMap((to) => moves(state, seat, from, to)));
  const stay = { kind: 'stay', fixed: {} };
  return {
    by: [seat],
    kind: 'move',
    rule: '4',
    phase: `${state.round} ${seat} move`,
    params: { seat },
    choices: choices.length > 0 ? [...choices, { ...stay, ranges: {} }] : [],
    preset: { ...stay, values: {} },
  };
}

function moves(state: State, seat: PlayerId, from: PlaceId, to: PlaceId): readonly Choice[] {
  const army = state.places[from];
  if (army?.owner !== seat || isFlooded(state, from, to)) return [];
  const max = Math.min(total(army.units), roomFor(state, seat, to));
  if (max < 1) return [];
  return [
    { kind: 'move', fixed: { from, to }, ranges: { units: { is: 'counts', of: { ...army.units }, min: 1, max } } },
  ];
}

/** In rain no unit crosses the ford (8-rain). */
function isFlooded({ card }: State, from: PlaceId, to: PlaceId): boolean {
  return card === 'rain' && (from === 'ford' || to === 'ford');
}

/** Attackers of a place need no room beside its defenders. */
function roomFor(state: State, seat: PlayerId, place: PlaceId): number {
  return holder(state, place) === seat ? room(state, place) : LIMIT;
}

export function whyNoMove(state: State, seat: PlayerId, { fixed, values }: Action): Refusal {
  const from = PLACES.find((one) => one === fixed['from']);
  const to = PLACES.find((one) => one === fixed['to']);
  if (from === undefined || to === undefined) return refuse('no-such-place', '1', {});
  if (holder(state, from) !== seat) return refuse('not-held', '4', { place: from });
  if (!NEXT[from].includes(to)) return refuse('not-next', '4-next', { from, to });
  if (isFlooded(state, from, to)) return refuse('rain', '8-rain', {});
  const units = values['units'];
  const free = roomFor(state, seat, to);
  if (isRecord<number>(units) && total(units) > free) return refuse('full', '1-limit', { place: to, room: free });
  return refuse('not-there', '4', { place: from });
}

/** Moves, and fights if others hold the place (5). */
export function move(draft: Draft, seat: PlayerId, { fixed: { from, to }, values: { units } }: ActionOf<'move'>): void {
  const { places } = draft.state;
  put(draft, from, { owner: seat, units: minus(places[from]?.units ?? {}, units) });
  draft.facts.push({ kind: 'moved', rule: '4', owner: seat, from, to, units });
  const there = places[to];
  if (!there || there.owner === seat) put(draft, to, { owner: seat, units: plus(there?.units ?? {}, units) });
  else fight(draft, to, { owner: seat, units }, there, from);
}
