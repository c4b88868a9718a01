import type { Action, Refusal, Value } from '../../kernel/contract.ts';
import { isOffMap, type NationId, type PlaceId, type ProvinceId, SEA } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import { quota } from './forced-passage.ts';
import { onlyMarked, pilePlaces, takesPile } from './pile.ts';
import { enemyUnits } from './relations.ts';
import { goesOn, isAllys, pileNow, wayTo, whyStuck } from './steps.ts';
import { isUnit, keyOf, of, type Picked, unitsOf } from './units.ts';
import { at, type View } from './view.ts';

/** Rules 5 to 5.6: why a step that was written down is none. */

/** Why a step is not offered. */
export function whyNotStep(view: View, nation: NationId, action: Action): Refusal {
  const from = action.fixed['from'] as PlaceId;
  const to = action.fixed['to'] as PlaceId;
  const params = { nation, from, to };
  const { neighbours, straits } = view.tables;
  const pile = pileNow(view);
  if (pile && from !== pile.place) return refuse('pile-only', '9.2', { nation, place: pile.place });
  const way = wayTo(view, nation, from, to);
  if (!way) {
    if (to === SEA) {
      return view.tables.landings.some((place) => place === from)
        ? refuse('no-supremacy', '5.6-supremacy', params)
        : refuse('no-anchor', '5.6', params);
    }
    if (from === SEA) return refuse('no-anchor', '3.2-sea', params);
    if (isOffMap(to)) return refuse('no-entry-off-map', '5.4', params);
    if (!neighbours[from].includes(to) && !straits[from].includes(to)) {
      return meetAtCorner(view, from as ProvinceId, to as ProvinceId)
        ? refuse('corner', '5-corners', params)
        : refuse('no-border', '5', params);
    }
    return refuse('not-a-step', '5', params);
  }
  const there = of(at(view, from), nation);
  const { units, leaders, joined } = action.values;
  const picked = { ...pickedIn(units), ...pickedIn(leaders), ...pickedIn(joined) };
  if (onlyMarked(view) && !takesPile(pickedIn(units), pickedIn(leaders))) {
    const [place = null] = pilePlaces(view, nation);
    return refuse('pile-only', '10.3-minor-invasion', { nation, place });
  }
  if (there.length === 0 || Object.keys(picked).length === 0) return refuse('nobody-there', '5', {});
  let leaving = 0;
  for (const [key, n] of Object.entries(picked)) {
    const cohort = there.find((c) => keyOf(c) === key);
    if (!cohort || cohort.count < n) return refuse('nobody-there', '5', {});
    const led = leaders !== undefined;
    const stuck = whyStuck(view, cohort, from, way, led);
    if (stuck) return refuse(...stuck, { ...params, unit: cohort.kind });
    if (isAllys(view, nation, to) && (way === 'strait' || !goesOn(view, nation, cohort, to, led))) {
      return refuse('no-way-on', '9.6-allies', params);
    }
    if (isUnit(cohort)) leaving += n;
  }
  const enemies = enemyUnits(view, from, nation);
  if (enemies === 0) return refuse('not-a-step', '5', params);
  const needs = quota(view, from, nation);
  const here = unitsOf(there, nation);
  const passage = { ...params, needs, stay: here - leaving };
  if (here <= needs) return refuse('stopped', '5.1-nation', passage);
  return refuse('quota', needs === enemies ? '5.3-castle' : '5.3', passage);
}

function pickedIn(value: Value | undefined): Picked {
  return typeof value === 'object' ? value : {};
}

function meetAtCorner(view: View, a: ProvinceId, b: ProvinceId): boolean {
  return view.tables.fourCorners.some((four) => {
    const i = four.indexOf(a);
    return i >= 0 && four[(i + 2) % 4] === b;
  });
}
