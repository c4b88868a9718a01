import type { Action, Choice } from '../../kernel/contract.ts';
import {
  isOffMap,
  isProvince,
  type NationId,
  OFF_MAP,
  type Owner,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
  SEA,
} from '../data/ids.ts';
import type { Cohort } from '../state.ts';
import { invades, type Phase } from '../turn.ts';
import { onlyPile } from './pile.ts';
import { allies, enemyUnits, hasAllies } from './relations.ts';
import { attackLimit, limit, stacked } from './stacking.ts';
import { first, isUnit, leadersOf, tally } from './units.ts';
import { at, type Draft, reading, takeOff, tell, type View } from './view.ts';

/** Rules 3.2-sea, 5.4, 5.6 and 5.6-supremacy: what lies beyond the map's provinces, who may stay there, and who must leave. */

/** Where nobody may stay without a rule that says so. */
const BEYOND: readonly PlaceId[] = [...OFF_MAP, SEA];

/** Whether a nation has naval supremacy on this turn (5.6-supremacy). */
export function hasSupremacy(view: View, nation: Owner): boolean {
  return nation !== 'neutral' && view.tables.nations[nation].navalSupremacy.includes(view.state.turn);
}

/** Whether units of a nation may go to sea from a place: with supremacy, from an open anchor. */
export function maySail(view: View, nation: Owner, from: PlaceId): boolean {
  return view.tables.provinces[from as ProvinceId]?.coast === 'landing' && hasSupremacy(view, nation);
}

/** Where a nation may land on this turn: at open anchors, unless its reinforcements have their own coast (3.2-sea). */
export function landings(view: View, nation: NationId): readonly ProvinceId[] {
  const due = view.tables.nations[nation].arrivals[view.state.turn]?.find(({ at: places }) => places.includes(SEA));
  if (due?.landAt) return due.landAt;
  if (!due?.anyCoast) return view.tables.landings;
  const never = reading(view, 'crusade-coast') === 'b' ? NEVER : [];
  return view.tables.coasts.filter((place) => !never.includes(place));
}

/** Where all landing is impossible, by the other reading for those who may land on any coast too (ruling crusade-coast). */
const NEVER: readonly ProvinceId[] = ['castellon', 'granada', 'algarve'];

/** Whether a coast has no open anchor: only reinforcements that may land anywhere do so there. */
export function isClosed(view: View, place: PlaceId): boolean {
  return view.tables.provinces[place as ProvinceId]?.coast !== 'landing';
}

/** Units of a nation in a place where they may not stay. */
interface Stray {
  readonly place: PlaceId;
  readonly units: readonly Cohort[];
}

/**
 * Whom the end of a movement phase removes: those who stand where nobody may stay, at sea without supremacy, outside Hispania,
 * or with an ally (ruling must-leave). Those who have only just gone beyond the Pyrenees stay until their next movement.
 */
export function strays(view: View, nation: NationId, phase: Phase): readonly Stray[] {
  const all: Stray[] = [];
  const look = (place: PlaceId, which: (cohort: Cohort) => boolean) => {
    const units = at(view, place).filter((c) => c.owner === nation && c.kind !== 'ruin' && which(c));
    if (units.length > 0) all.push({ place, units });
  };
  // A pile that moves alone is no movement of the others.
  const alone = onlyPile(view);
  const later =
    phase.run === 1 && reading(view, 'must-leave') === 'b' && invades(view.tables.nations[nation], view.state.turn);
  if (!alone && !later) {
    for (const place of BEYOND) {
      if (place === SEA && hasSupremacy(view, nation)) continue;
      look(place, (c) => c.from === undefined || !isProvince(c.from));
    }
  }
  if (!hasAllies(view, nation)) return all;
  for (const place of PROVINCES) {
    if (at(view, place).some((c) => isUnit(c) && allies(view, nation, c.owner))) look(place, () => true);
  }
  return all;
}

/** The end of movement removes them. */
export function mustLeave(draft: Draft, nation: NationId, phase: Phase): void {
  for (const { place, units: gone } of strays(draft, nation, phase)) {
    takeOff(draft, place, gone);
    const rule = place === SEA ? '5.6' : isOffMap(place) ? '5.4' : '9.6-allies';
    const [units, leaders] = [tally(gone), leadersOf(gone)];
    tell(draft, { kind: 'left', rule, nation, place, units, leaders, why: 'must-leave' });
  }
}

/** A step out of a place where nobody may stay: to where most of them may stand, and as many as may. */
export function wayOut(
  view: View,
  nation: NationId,
  lost: readonly PlaceId[],
  steps: readonly Choice[],
): Action | undefined {
  let best: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    const to = step.fixed['to'] as PlaceId;
    if (!isProvince(to) || !lost.some((place) => place === step.fixed['from'])) continue;
    const fits = room(view, nation, to);
    if (fits >= most) [best, most] = [step, fits];
  }
  if (!best) return undefined;
  const { kind, fixed, ranges } = best;
  const values = Object.entries(ranges).map(([name, range]) => {
    if (range.is !== 'parts') return [name, range.min];
    const n = name === 'leaders' ? range.max : Math.max(range.min, Math.min(range.max, most));
    return [name, first(range.of, n)];
  });
  return { kind, fixed, values: Object.fromEntries(values) };
}

/** How many units more may stand in a place when movement is checked. */
function room(view: View, nation: NationId, place: PlaceId): number {
  const most = enemyUnits(view, place, nation) > 0 ? attackLimit(view, nation, place) : limit(view, nation, place);
  return most - stacked(view, nation, place);
}
