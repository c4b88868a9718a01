import { after, regionOf, roadsFrom } from '../data/geography.ts';
import { LOCATIONS, type LocationId } from '../data/ids.ts';
import type { PlaceState, State, Troops, Units } from '../state.ts';
import { cityOf, hasOthers, isOpen } from './control.ts';
import { change, type Draft, drawRoad, randomPlace, remove, rollDice } from './draft.ts';
import { arrive } from './retreat.ts';
import { attackModifier, defenceModifier } from './siege-values.ts';
import { losses, size, sum } from './units.ts';

/** Rule 14: sieges, from the lowest location of the lowest region on, until no location holds two sides. */

/** Phase 6. */
export function resolveSieges(draft: Draft): void {
  for (;;) {
    const at = LOCATIONS.find((one) => draft.state.places[one].siege);
    if (!at) return;
    resolve(draft, at);
  }
}

/** Whether any siege is open. */
export function isBesieging({ places }: State): boolean {
  return LOCATIONS.some((at) => places[at].siege);
}

/** One siege, round by round, to its end. */
function resolve(draft: Draft, at: LocationId): void {
  for (;;) {
    const place = draft.state.places[at];
    const { siege } = place;
    if (!siege) return;
    const first = draft.state.dice.rolled + 1;
    const [own = 1, other = 1] = rollDice(draft, 2);
    const attacker = { side: siege.side, die: own, modifier: attackModifier(siege.units) };
    const defender = { side: place.held?.side ?? null, die: other, modifier: defenceModifier(place) };
    draft.facts.push({ kind: 'assaulted', rule: '14-values', place: at, attacker, defender, first });
    const total = attacker.die + attacker.modifier;
    const lead = total - (defender.die + defender.modifier);
    if (lead > 0) {
      fall(draft, at, siege, isEven(draft.state, own, total));
      return;
    }
    if (lead < 0) {
      lift(draft, at, siege);
      return;
    }
    if (surrenders(place, siege)) {
      surrender(draft, at, siege);
      return;
    }
    loseOne(draft, at, 'held');
    loseOne(draft, at, 'siege');
  }
}

/** Whether the result of the besieger is even: with his modifiers, or by the switch of G1 his die alone (14-won). */
export function isEven({ rulings }: State, die: number, total: number): boolean {
  return (rulings.G1 === 'b' ? die : total) % 2 === 0;
}

/** The besieger takes what is left: without those inside, without the fort, on an even result without the city (14-won). */
function fall(draft: Draft, at: LocationId, siege: Troops, isRazed: boolean): void {
  const { held, fort, city } = draft.state.places[at];
  if (held) remove(draft, at, 'held', held.units, '14-won');
  if (fort) draft.facts.push({ kind: 'razed', rule: '14-won', place: at, what: 'fort' });
  if (city && isRazed) draft.facts.push({ kind: 'razed', rule: '14-won', place: at, what: 'city' });
  change(draft, at, { fort: undefined, ...(isRazed && { city: undefined }), held: siege, siege: undefined });
  draft.facts.push({ kind: 'taken', rule: '14-won', place: at, side: siege.side });
}

/** On a tie an empty city or fort surrenders, and a city of the religion of the besieger (14-tie, ruling G3). */
export function surrenders({ held, city }: PlaceState, { side }: Troops): boolean {
  return !held || (city !== undefined && city === side);
}

function surrender(draft: Draft, at: LocationId, siege: Troops): void {
  const { held } = draft.state.places[at];
  if (held) remove(draft, at, 'held', held.units, '14-tie');
  change(draft, at, { held: siege, siege: undefined });
  draft.facts.push({ kind: 'surrendered', rule: '14-tie', place: at, side: siege.side });
}

function loseOne(draft: Draft, at: LocationId, part: 'held' | 'siege', rule: '14-tie' | '14-lost' = '14-tie'): void {
  const units = draft.state.places[at][part]?.units ?? {};
  remove(draft, at, part, sum(losses([units], 1)), rule);
}

/** The besieger loses a unit and leaves, to a random location of the region, else by a road, else for good (14-lost). */
function lift(draft: Draft, at: LocationId, { side }: Troops): void {
  draft.facts.push({ kind: 'held', rule: '14-lost', place: at });
  loseOne(draft, at, 'siege', '14-lost');
  const units: Units = draft.state.places[at].siege?.units ?? {};
  if (size(units) === 0) return;
  const fits = (to: LocationId) => to !== at && isHaven(draft.state, side, to);
  const isNear = after(at).some(fits);
  const to = isNear
    ? randomPlace(draft, regionOf(at), '14-lost', fits)
    : drawRoad(draft, roadsFrom(at).filter(fits), '14-lost');
  if (to) {
    change(draft, at, { siege: undefined });
    arrive(draft, side, { from: at, to, units }, '14-lost');
  } else {
    draft.facts.push({ kind: 'nothing', rule: '14-lost', why: 'no-location', place: at });
    remove(draft, at, 'siege', units, '14-lost');
  }
}

/** A location that a besieger may retreat to: friendly or empty, and without a siege (14-lost, ruling G4). */
export function isHaven(state: State, side: Troops['side'], at: LocationId): boolean {
  const place = state.places[at];
  if (!isOpen(state, regionOf(at)) || place.siege || hasOthers(place, side)) return false;
  const owner = cityOf(place);
  return place.held?.side === side || owner === undefined || owner === side;
}
