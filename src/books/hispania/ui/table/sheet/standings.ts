import type { Seat } from '../../../../../kernel/contract.ts';
import { NATIONS, type NationId, type PlaceId } from '../../../engine/data/ids.ts';
import { purse, reserve } from '../../../engine/rules/gold.ts';
import { population, populationLimit } from '../../../engine/rules/population.ts';
import { held } from '../../../engine/rules/relations.ts';
import { isAlive } from '../../../engine/rules/turns.ts';
import { seatOf, type View } from '../../../engine/rules/view.ts';

/** The state of a nation, in numbers. Points and gold are in halves. */
export interface Standing {
  readonly nation: NationId;
  readonly seat: Seat;
  readonly points: number;
  readonly gold: number;
  /** The amount that it may save (2.4). */
  readonly reserve: number;
  /** Units that count for the population limit, and that limit; none if the limit does not apply to the nation on this turn (7). */
  readonly units: number;
  readonly limit: number | null;
  readonly provinces: number;
  readonly capital: PlaceId | null;
}

export function standingOf(view: View, nation: NationId): Standing {
  const kept = view.state.nations[nation];
  return {
    nation,
    seat: seatOf(view, nation),
    points: kept?.points ?? 0,
    gold: purse(view, nation),
    reserve: reserve(view, nation),
    units: population(view, nation),
    limit: view.hooks[nation]?.noPopulationLimit?.(view) ? null : populationLimit(view, nation),
    provinces: held(view, nation).length,
    capital: kept?.capital ?? null,
  };
}

/** The nations on the map, in a band off it, or about to play, in their order. */
export function livingNations(view: View): readonly NationId[] {
  const { nations, active } = view.state;
  return NATIONS.filter(
    (nation) => nation === active || (!nations[nation]?.ended && (isAlive(view, nation) || nations[nation]?.due)),
  );
}
