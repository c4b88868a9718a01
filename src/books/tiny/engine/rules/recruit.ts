import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { PLACES, type PlaceId, type PlayerId, UNIT_KINDS, type UnitKind } from '../data/ids.ts';
import { HARVEST, HOMES, RECRUITS } from '../data/tables.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { type Draft, holder, plus, put, room } from './draft.ts';

/** Rule 3: a seat recruits units of one kind in a place that it holds; if it holds none, at home if that is empty. */

export function askRecruit(state: State, seat: PlayerId): Decision {
  const choices = PLACES.flatMap((place) => UNIT_KINDS.flatMap((unit) => recruits(state, seat, place, unit)));
  return {
    by: [seat],
    kind: 'recruit',
    rule: '3',
    phase: `${state.round} ${seat} recruit`,
    params: { seat },
    choices: choices.length > 0 ? [...choices, { kind: 'skip', fixed: {}, ranges: {} }] : [],
  };
}

function recruits(state: State, seat: PlayerId, place: PlaceId, unit: UnitKind): readonly Choice[] {
  const max = Math.min(most(state, unit), room(state, place));
  if (!isOpen(state, seat, place) || max < 1) return [];
  return [{ kind: 'recruit', fixed: { place, unit }, ranges: { count: { is: 'number', min: 1, max } } }];
}

/** The number of units of a kind that may be recruited at once, one more after a harvest (8-harvest). */
function most({ card }: State, unit: UnitKind): number {
  return RECRUITS[unit] + (card === 'harvest' ? HARVEST : 0);
}

function isOpen(state: State, seat: PlayerId, place: PlaceId): boolean {
  const holdsAny = PLACES.some((one) => holder(state, one) === seat);
  return holdsAny ? holder(state, place) === seat : HOMES[seat] === place && holder(state, place) === undefined;
}

export function whyNoRecruits(state: State, seat: PlayerId, { fixed }: Action): Refusal {
  const place = PLACES.find((one) => one === fixed['place']);
  const unit = UNIT_KINDS.find((one) => one === fixed['unit']);
  if (place === undefined) return refuse('no-such-place', '1', {});
  if (unit === undefined) return refuse('no-such-unit', '3', {});
  if (!isOpen(state, seat, place)) return refuse('not-held', '3', { place });
  const free = room(state, place);
  if (free < most(state, unit)) return refuse('full', '1-limit', { place, room: free });
  return refuse('too-many', '3', { unit, most: most(state, unit) });
}

export function recruit(draft: Draft, seat: PlayerId, { fixed, values }: ActionOf<'recruit'>): void {
  const { place, unit } = fixed;
  const units = { [unit]: values.count };
  put(draft, place, { owner: seat, units: plus(draft.state.places[place]?.units ?? {}, units) });
  draft.facts.push({ kind: 'recruited', rule: '3', seat, place, units });
}
