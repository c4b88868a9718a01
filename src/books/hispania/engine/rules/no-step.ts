import type { Refusal, Value } from '../../../../kernel/contract.ts';
import type { Formed } from '../actions.ts';
import {
  isOffMap,
  type LeaderId,
  type NationId,
  type PlaceId,
  type ProvinceId,
  RULE_OF_KIND,
  type RuleId,
  SEA,
} from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import { quota } from './forced-passage.ts';
import { onlyMarked, pilePlaces, takesPile } from './pile.ts';
import { enemyUnits } from './relations.ts';
import { landings } from './sea.ts';
import { chiefOf, goesOn, isAllys, pileNow, wayTo, whyStuck } from './steps.ts';
import { isUnit, keyOf, of, type Picked, unitsOf } from './units.ts';
import { at, type View } from './view.ts';

/** Rules 5 to 5.6: the refusals of illegal steps. */

/** The reason why a step is not offered. */
export function whyNotStep(view: View, nation: NationId, action: Formed<'step'>): Refusal {
  const { from, to } = action.fixed;
  const params = { nation, from, to };
  const pile = pileNow(view);
  if (pile && from !== pile.place) return refuse('pile-only', '9.2', { nation, place: pile.place });
  const way = wayTo(view, nation, from, to);
  if (!way) {
    if (to === SEA) {
      return view.tables.landings.some((place) => place === from)
        ? refuse('no-supremacy', '5.6-supremacy', params)
        : refuse('no-anchor', '5.6', params);
    }
    if (from === SEA) return whyNotLand(view, nation, to);
    if (isOffMap(to) && !isOffMap(from) && !view.hooks[nation]?.entersOffMap?.(view).includes(to)) {
      return refuse('no-entry-off-map', '5.4', params);
    }
    return meetAtCorner(view, from as ProvinceId, to as ProvinceId)
      ? refuse('corner', '5-corners', params)
      : refuse('no-border', '5', params);
  }
  const there = of(at(view, from), nation);
  const { units, leaders, joined } = action.values;
  const picked = { ...pickedIn(units), ...pickedIn(leaders), ...pickedIn(joined) };
  if (onlyMarked(view) && !takesPile(pickedIn(units), pickedIn(leaders))) {
    const [place = null] = pilePlaces(view, nation);
    return refuse('pile-only', ruleOfPile(view), { nation, place });
  }
  if (there.length === 0 || Object.keys(picked).length === 0) return refuse('nobody-there', '5', {});
  let leaving = 0;
  for (const [key, n] of Object.entries(picked)) {
    const cohort = there.find((c) => keyOf(c) === key);
    if (!cohort || cohort.count < n) return refuse('nobody-there', '5', {});
    const led = leaders !== undefined;
    const stuck = whyStuck(view, cohort, from, way, led);
    if (stuck) return refuse(...stuck, { ...params, unit: cohort.kind });
    const chief = chiefOf(view, nation, cohort.kind);
    if (chief && !Object.keys(pickedIn(leaders)).some((name) => isNamed(name, chief))) {
      return refuse('moves-led', RULE_OF_KIND.berber, { ...params, unit: cohort.kind });
    }
    if (isAllys(view, nation, to) && (way === 'strait' || !goesOn(view, nation, cohort, to, led))) {
      return refuse('no-way-on', '9.6-allies', params);
    }
    if (isUnit(cohort)) leaving += n;
  }
  if (pile?.leader !== undefined && !isLedBy(pickedIn(leaders), pile.leader)) {
    return refuse('pile-led', '9.2', { nation, place: from });
  }
  const enemies = enemyUnits(view, from, nation);
  if (enemies === 0 || view.hooks[nation]?.unheld?.(view, from)) return refuse('not-a-step', '5', params);
  const needs = quota(view, from, nation);
  const here = unitsOf(there, nation);
  const passage = { ...params, needs, stay: here - leaving };
  const rule = needs === enemies ? '5.3-castle' : '5.3';
  // A leader may move on alone if enough units are there to stay.
  return refuse(here < needs || (here === needs && leaving > 0) ? 'stopped' : 'quota', rule, passage);
}

/** The rule by which only one stack moves the second time: that of the check before it. */
function ruleOfPile(view: View): RuleId {
  return view.phases.find(({ id }) => id === 'pile-check')?.rule ?? '9.1';
}

/**
 * The reason why units at sea cannot land in a place (3.2-sea). If reinforcements have a coast of their own, it is a
 * rule of their nation.
 */
function whyNotLand(view: View, nation: NationId, to: PlaceId): Refusal {
  const places = landings(view, nation);
  const isElsewhere = view.tables.landings.some((place) => place === to);
  return isElsewhere
    ? refuse('lands-elsewhere', `11-${nation}`, { nation, to, places })
    : refuse('no-anchor', '3.2-sea', { nation, from: SEA, to });
}

/** Whether the only leader of a step is that of the stack, which moves with him and no other leader. */
function isLedBy(leaders: Picked, leader: LeaderId): boolean {
  const keys = Object.keys(leaders);
  return keys.length === 1 && isNamed(keys[0] ?? '', leader);
}

function isNamed(key: string, leader: LeaderId): boolean {
  return key.split('/')[0] === `leader:${leader}`;
}

function pickedIn(value: Value | undefined): Picked {
  return typeof value === 'object' ? value : {};
}

/** Whether two provinces touch only at a point where four meet (5-corners). */
export function meetAtCorner(view: View, a: ProvinceId, b: ProvinceId): boolean {
  return view.tables.fourCorners.some((four) => {
    const i = four.indexOf(a);
    return i >= 0 && four[(i + 2) % 4] === b;
  });
}
