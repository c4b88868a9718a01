import type { LocationId } from '../engine/data/ids.ts';
import { UNIT_IDS } from '../engine/data/play-ids.ts';
import type { PlaceState, State, Troops, Units } from '../engine/state.ts';
import { type Battle, battleOdds, type End } from '../odds/battle.ts';
import { type SiegeEnd, siegeOdds } from '../odds/siege.ts';

/** The exact odds, remembered: a computer asks for the same battles and sieges many times. */

/** How a siege ends, as chances, and the units that each side is expected to keep. */
export interface SiegeChances {
  /** The besieger holds the place; its city stands. */
  readonly stands: number;
  /** The besieger holds it, and its city is destroyed. */
  readonly razed: number;
  /** Expected numbers, fractions of units among them. */
  readonly besiegers: Units;
  readonly inside: Units;
}

/** The number of battles and of sieges that are remembered; then all are forgotten. */
const MOST = 20_000;
const sieges = new Map<string, SiegeChances>();
const battles = new Map<string, readonly End[]>();

/** The chances of the siege of a location. */
export function siegeChances(state: State, at: LocationId, place: PlaceState, siege: Troops): SiegeChances {
  const { city, fort, held } = place;
  const walls = `${city ?? ''} ${fort ?? ''} ${state.rulings.G1 ?? ''}`;
  const key = `${siege.side} ${keyOf(siege.units)} ${walls} ${held?.side ?? ''} ${keyOf(held?.units ?? {})}`;
  return remembered(sieges, key, () =>
    summed(siegeOdds({ ...state, places: { ...state.places, [at]: place } }, at, siege)),
  );
}

/** The ends of a battle: of each outcome the likeliest, with the chance of all of them. */
export function battleEnds(battle: Battle): readonly End[] {
  const { attackers, defenders, first, stopsEqual } = battle;
  const key = `${keyOf(attackers)} ${keyOf(defenders)} ${first ?? ''} ${stopsEqual}`;
  return remembered(battles, key, () => merged(battleOdds(battle)));
}

function merged(ends: readonly End[]): readonly End[] {
  return [...Map.groupBy(ends, ({ outcome }) => outcome).values()].flatMap((same): readonly End[] => {
    const chance = same.reduce((sum, one) => sum + one.chance, 0);
    const [likeliest] = [...same].sort((a, b) => b.chance - a.chance);
    return likeliest ? [{ ...likeliest, chance }] : [];
  });
}

function remembered<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = find();
  if (known.size >= MOST) known.clear();
  known.set(key, made);
  return made;
}

function keyOf(units: Units): string {
  let key = '';
  for (const unit of UNIT_IDS) key += `${units[unit] ?? 0},`;
  return key;
}

function summed(ends: readonly SiegeEnd[]): SiegeChances {
  const of = (...outcomes: readonly SiegeEnd['outcome'][]) =>
    ends.reduce((sum, { outcome, chance }) => sum + (outcomes.includes(outcome) ? chance : 0), 0);
  return {
    stands: of('taken', 'surrendered'),
    razed: of('razed'),
    besiegers: expected(ends.map(({ besiegers, chance }) => [besiegers, chance])),
    inside: expected(ends.map(({ inside, chance }) => [inside, chance])),
  };
}

function expected(all: readonly (readonly [Units, number])[]): Units {
  const sum: Record<string, number> = {};
  for (const [units, chance] of all)
    for (const unit of UNIT_IDS) {
      const n = units[unit] ?? 0;
      if (n > 0) sum[unit] = (sum[unit] ?? 0) + n * chance;
    }
  return sum;
}
