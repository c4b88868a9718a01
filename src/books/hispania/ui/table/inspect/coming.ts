import {
  type CombatKind,
  isProvince,
  NATIONS,
  type NationId,
  type PlaceId,
  type ProvinceId,
  SEA,
} from '../../../engine/data/ids.ts';
import { allies, enemyUnits, holder } from '../../../engine/rules/relations.ts';
import { ALLOWANCE, isMountain, wayTo } from '../../../engine/rules/steps.ts';
import { isMobile, isUnit } from '../../../engine/rules/units.ts';
import { at, type View } from '../../../engine/rules/view.ts';
import type { Arrow } from '../../board/types.ts';

/** Who can come to a place: the third part of its card, and the arrows on the map. */

/** Units of a nation that can come in one movement phase, as the others stand now (5.1 to 5.6). */
export interface Near {
  readonly nation: NationId;
  /** Whether they are of the owner of the place, or of its ally. */
  readonly helps: boolean;
  readonly units: number;
  /** Where they stand, those of one step first. Those that come in two steps have a free way between. */
  readonly from: readonly { readonly place: PlaceId; readonly units: number; readonly steps: 1 | 2 }[];
}

/** Arrows for the units that can come in one step: enemies of the holder before those that help, one from each place. */
export function comingTo(place: PlaceId, near: readonly Near[]): readonly Arrow[] {
  const arrows = new Map<PlaceId, Arrow & { readonly by: 'enemy' | 'own'; readonly count: number }>();
  for (const { helps, from } of near) {
    const by = helps ? 'own' : 'enemy';
    for (const { place: start, units, steps } of from) {
      if (steps > 1) continue;
      const known = arrows.get(start);
      if (known?.by === 'enemy' && by === 'own') continue;
      const others = known?.by === by ? known.count : 0;
      arrows.set(start, { from: start, to: place, by, count: others + units });
    }
  }
  return [...arrows.values()];
}

/** Units that move, by nation, in the places from which one or two steps lead here; at sea if there is an open anchor. */
export function comersTo(view: View, place: ProvinceId): readonly Near[] {
  const { nextDoor, landings } = view.tables;
  const next = (to: PlaceId): readonly PlaceId[] =>
    landings.some((one) => one === to) && !nextDoor[to].includes(SEA) ? [...nextDoor[to], SEA] : nextDoor[to];
  const around = next(place);
  const further = new Set(around.filter(isProvince).flatMap(next));
  for (const one of [place, ...around]) further.delete(one);
  const by = new Map<NationId, Near['from'][number][]>();
  const add = (from: PlaceId, steps: 1 | 2, isOpen: (nation: NationId, led: boolean) => boolean): void => {
    for (const [nation, units] of moversAt(view, from, steps)) {
      const led = at(view, from).some(({ owner, kind }) => owner === nation && kind === 'leader');
      if (isOpen(nation, led)) by.set(nation, [...(by.get(nation) ?? []), { place: from, units, steps }]);
    }
  };
  for (const from of around) add(from, 1, () => true);
  for (const from of further)
    add(from, 2, (nation, led) => around.some((over) => leadsOver(view, nation, from, over, place, led)));
  const owner = holder(view, place);
  return NATIONS.flatMap((nation): readonly Near[] => {
    const from = by.get(nation);
    if (!from) return [];
    const helps = owner !== null && (owner === nation || allies(view, owner, nation));
    return [{ nation, helps, units: from.reduce((sum, { units }) => sum + units, 0), from }];
  });
}

/** The units in a place that have as many steps, by nation. */
function moversAt(view: View, place: PlaceId, steps: 1 | 2): ReadonlyMap<NationId, number> {
  const found = new Map<NationId, number>();
  for (const cohort of at(view, place)) {
    const { owner, kind, count } = cohort;
    if (owner === 'neutral' || !isUnit(cohort) || !isMobile(cohort) || ALLOWANCE[kind as CombatKind] < steps) continue;
    found.set(owner, (found.get(owner) ?? 0) + count);
  }
  return found;
}

/** Whether units can pass through a province on a second step: over land, past no enemy, and through mountains only if led (5.1-mountain, 5.3, 5.5). */
function leadsOver(view: View, nation: NationId, from: PlaceId, over: PlaceId, to: PlaceId, led: boolean): boolean {
  const first = wayTo(view, nation, from, over);
  return (
    (first === 'land' || first === 'landing') &&
    wayTo(view, nation, over, to) === 'land' &&
    enemyUnits(view, over, nation) === 0 &&
    (led || !isMountain(view, over))
  );
}
