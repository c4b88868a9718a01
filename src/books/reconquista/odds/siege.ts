import type { LocationId } from '../engine/data/ids.ts';
import { attackModifier, defenceModifier } from '../engine/rules/siege-values.ts';
import { isEven, surrenders } from '../engine/rules/sieges.ts';
import { losses, minus, size, sum } from '../engine/rules/units.ts';
import type { PlaceState, State, Troops, Units } from '../engine/state.ts';

/** The odds of a siege (14): exact, round by round on the engine’s own values. */

/**
 * The ways a siege ends: the city or fort is taken and its city stands, or is destroyed, or it surrenders; the besieger
 * has to leave; or he loses his last unit.
 */
export type SiegeOutcome = 'taken' | 'razed' | 'surrendered' | 'held' | 'spent';

export interface SiegeEnd {
  readonly outcome: SiegeOutcome;
  /** What is left of the besiegers, and of those inside. */
  readonly besiegers: Units;
  readonly inside: Units;
  readonly chance: number;
}

/** The ends of the siege of a location, by its besiegers or by others in their stead; none without besiegers. */
export function siegeOdds(state: State, at: LocationId, besiegers?: Troops): readonly SiegeEnd[] {
  const place = state.places[at];
  const siege = besiegers ?? place.siege;
  const ends = new Map<string, SiegeEnd>();
  if (siege) assault(state, { ...place, siege }, siege, 1, ends);
  return [...ends.values()];
}

const FACES = [1, 2, 3, 4, 5, 6];

function assault(state: State, place: PlaceState, siege: Troops, chance: number, ends: Map<string, SiegeEnd>): void {
  const inside = place.held?.units ?? {};
  const [own, other] = [attackModifier(siege.units), defenceModifier(place)];
  const add = (outcome: SiegeOutcome, besiegers: Units, left: Units, p: number) => {
    const key = JSON.stringify([outcome, besiegers, left]);
    ends.set(key, { outcome, besiegers, inside: left, chance: (ends.get(key)?.chance ?? 0) + p });
  };
  let ties = 0;
  for (const a of FACES)
    for (const d of FACES) {
      const lead = a + own - (d + other);
      const p = chance / 36;
      if (lead === 0) ties += p;
      else if (lead > 0) {
        const isRazed = place.city !== undefined && isEven(state, a, a + own);
        add(isRazed ? 'razed' : 'taken', siege.units, {}, p);
      } else {
        const left = afterOne(siege.units);
        add(size(left) > 0 ? 'held' : 'spent', left, inside, p);
      }
    }
  if (ties === 0) return;
  if (surrenders(place, siege)) {
    add('surrendered', siege.units, {}, ties);
    return;
  }
  const [besiegers, left] = [afterOne(siege.units), afterOne(inside)];
  if (size(besiegers) === 0) {
    add('spent', {}, left, ties);
    return;
  }
  const { held, ...empty } = place;
  const next = held && size(left) > 0 ? { ...empty, held: { side: held.side, units: left } } : empty;
  assault(state, next, { side: siege.side, units: besiegers }, ties, ends);
}

function afterOne(units: Units): Units {
  return minus(units, sum(losses([units], 1)));
}
