import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, CounterFrom, Formed } from '../actions.ts';
import type { NationId, PlaceId } from '../data/ids.ts';
import { atTurn } from '../data/timed.ts';
import { refuse } from '../refusals.ts';
import type { Cohort } from '../state/cohort.ts';
import { enemyUnits, holder } from './relations.ts';
import { available, isUnit, isWork, keyOf, of, type Picked, take } from './units.ts';
import { at, type Draft, garrisonsOf, placesOf, put, recordOf, takeOff, tell, type View } from './view.ts';

/**
 * Rule 9.5: a nation may rebuild a ruin in a province that it controls, for 1 unit there, at any time in its own turn
 * outside a battle. The counter comes from its pool, or from another of its castles on the map.
 */

/** The choices to rebuild: each ruin with each available counter. */
export function rebuildChoices(view: View, nation: NationId): readonly ChoiceOf<'rebuild'>[] {
  const ruins = garrisonsOf(view, nation).filter(({ hasRuin }) => hasRuin);
  return ruins.flatMap(({ place }) => {
    if (whyNotRebuild(view, nation, place)) return [];
    const range = { is: 'counts' as const, of: givable(view, nation, place), min: 1, max: 1 };
    return counters(view, nation, place).map((counter) => ({
      kind: 'rebuild',
      fixed: { place, counter },
      ranges: { units: range },
    }));
  });
}

/** The reason why a nation cannot rebuild the castle of a place, or undefined. */
function whyNotRebuild(view: View, nation: NationId, place: PlaceId): Refusal | undefined {
  const params = { nation, place };
  if (!view.garrisons.at(place).hasRuin) return refuse('no-ruin', '9.5-rebuild', params);
  if (enemyUnits(view, place, nation) > 0) return refuse('rebuild-enemies', '9.5-rebuild', params);
  if (holder(view, place) !== nation) return refuse('rebuild-not-held', '9.5-rebuild', params);
  if (castlePool(view, nation) === undefined) {
    return refuse('no-castle-counters', view.hooks[nation]?.noCastles ?? '9.5-rebuild', params);
  }
  if (at(view, place).some(isWork)) return refuse('castle-there', '4.2', params);
  if (Object.keys(givable(view, nation, place)).length === 0) return refuse('nobody-to-give', '9.5-rebuild', params);
  if (counters(view, nation, place).length === 0) return refuse('no-castle-left', '9.5-rebuild', params);
  return undefined;
}

/** The units of a place that can be given up for a castle. */
function givable(view: View, nation: NationId, place: PlaceId): Picked {
  return available(of(at(view, place), nation), (c) => isUnit(c) && !isWork(c));
}

/**
 * The sources of a counter for the castle of a place: the pool (to which the ruin's own counter returns), or a castle.
 */
function counters(view: View, nation: NationId, place: PlaceId): readonly CounterFrom[] {
  const own = at(view, place).some((c) => c.kind === 'ruin' && counterOf(c) === nation);
  const castles = placesOf(view, nation).filter(
    (other) => other !== place && castleOf(view, nation, other) !== undefined,
  );
  return own || castlesLeft(view, nation) > 0 ? ['pool', ...castles] : castles;
}

/** Castle counters of a nation; undefined if it has no castles. */
export function castlePool(view: View, nation: NationId): number | undefined {
  const { castle } = recordOf(view, nation).pool;
  return view.hooks[nation]?.castles?.(view) ?? (castle === undefined ? undefined : atTurn(castle, view.state.turn));
}

/** Castle counters of a nation that are not on the map, as castles or ruins. */
export function castlesLeft(view: View, nation: NationId): number {
  const pool = castlePool(view, nation) ?? 0;
  let used = 0;
  const isOut = (c: Cohort) => (c.kind === 'castle' || c.kind === 'ruin') && counterOf(c) === nation;
  for (const { cohorts } of view.garrisons.with(isOut)) used += cohorts.filter(isOut).length;
  return Math.max(0, pool - used);
}

export function counterOf(cohort: Cohort): string {
  return cohort.counter ?? cohort.owner;
}

function castleOf(view: View, nation: NationId, place: PlaceId): Cohort | undefined {
  return at(view, place).find((c) => c.kind === 'castle' && c.owner === nation);
}

/** Rebuilds a castle: 1 unit is given up, and the ruin's counter returns to its nation. */
export function rebuild(draft: Draft, nation: NationId, action: ActionOf<'rebuild' | 'give-up'>): void {
  const { place, counter: from } = action.fixed;
  const moved = from === 'pool' ? undefined : castleOf(draft, nation, from);
  const { taken, rest } = take(at(draft, place), nation, action.values.units);
  const castle = moved ?? { owner: nation, kind: 'castle' as const, count: 1 };
  put(draft, place, [...rest.filter((c) => c.kind !== 'ruin'), castle]);
  if (from !== 'pool' && moved) takeOff(draft, from, [moved]);
  tell(draft, {
    kind: 'rebuilt',
    rule: '9.5-rebuild',
    nation,
    place,
    gave: taken[0]?.kind ?? 'infantry',
    taken: from === 'pool' ? null : from,
  });
  draft.hooks[nation]?.onRebuilt?.(draft, place);
}

/** The reason why a certain answer to rebuild is not offered. */
export function whyNotRebuildSo(view: View, nation: NationId, action: Formed<'rebuild' | 'give-up'>): Refusal {
  const { place } = action.fixed;
  const why = whyNotRebuild(view, nation, place);
  if (why) return why;
  const units = action.values['units'];
  const given = typeof units === 'object' ? Object.keys(units) : [];
  const there = of(at(view, place), nation).map(keyOf);
  return given.every((key) => there.includes(key))
    ? refuse('rebuild-gives-one', '9.5-rebuild', { nation, place })
    : refuse('nobody-there', '9.5-rebuild', {});
}
