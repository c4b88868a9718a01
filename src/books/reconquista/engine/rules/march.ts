import { locationsOf, numbered, regionOf, roadsFrom } from '../data/geography.ts';
import type { Face, LocationId, RegionId } from '../data/ids.ts';
import type { March, State, Units } from '../state.ts';
import { isUnwiseBattle, isUnwiseSiege } from './caution.ts';
import { contact, guardOf, isBattle, join } from './contact.ts';
import { hasOthers, hasWalls, isOpen } from './control.ts';
import { change, type Draft, drawRoad, rollFor, settle } from './draft.ts';
import { attackModifier, defenceModifier } from './siege-values.ts';
import { canFind, isTarget, nextStep } from './targets.ts';
import { minus, size } from './units.ts';

/** Rules 13.7, 13.10 and 17.1: a force marches by rule, location by location: Muslims, and French and Bands like them. */

/** A force that appears in a location, before its first step. */
export function marchFrom(side: March['side'], at: LocationId, units: Units, within: RegionId | null = null): March {
  return { side, at, units, from: null, lost: null, seen: [at], regions: [regionOf(at)], skipped: [], within };
}

/** A force appears and looks around; `march` goes on with it. */
export function beginMarch(
  draft: Draft,
  side: March['side'],
  at: LocationId,
  units: Units,
  within: RegionId | null = null,
): void {
  const march = marchFrom(side, at, units, within);
  draft.state = { ...draft.state, march };
  arrive(draft);
}

/** One step of the march: to the next location, or its end. */
export function march(draft: Draft): void {
  const { march } = draft.state;
  if (!march) return;
  if (march.side === 'muslim' && draft.state.options.includes('other-movement')) {
    stepByDice(draft, march);
    return;
  }
  const to = nextStep(draft.state, march);
  if (to) step(draft, to);
  else if (march.within) goHome(draft, march);
  else stop(draft);
}

/** French in Aragon end where they began, after they have been everywhere (17-french). */
function goHome(draft: Draft, march: March): void {
  const [home = march.at] = march.seen;
  if (home !== march.at && !hasOthers(draft.state.places[home], march.side)) {
    draft.state = { ...draft.state, march: { ...march, at: home } };
    draft.facts.push({
      kind: 'moved',
      rule: '17-french',
      side: march.side,
      from: march.at,
      to: home,
      units: march.units,
    });
  }
  stop(draft);
}

/** A location by a die; if that is where the troops are, a road out of the region (17.1, ruling O1). */
function stepByDice(draft: Draft, march: March): void {
  if (!canFind(draft.state, march)) {
    stop(draft);
    return;
  }
  const region = regionOf(march.at);
  const fits = (n: Face) => !march.skipped.includes(numbered(region, n));
  const to = numbered(region, rollFor(draft, 'step', '17.1', fits));
  if (to !== march.at) {
    step(draft, to);
    return;
  }
  const roads = locationsOf(region).flatMap((near) => roadsFrom(near).map((far) => ({ near, far })));
  const open = roads.filter(({ far }) => isOpen(draft.state, regionOf(far)) && !march.skipped.includes(far));
  const far = drawRoad(
    draft,
    open.map((road) => road.far),
    '17.1',
  );
  const road = open.find((one) => one.far === far);
  if (!road) {
    draft.facts.push({ kind: 'nothing', rule: '17.1', why: 'no-road', place: march.at });
    return;
  }
  const isHalted = road.near !== march.at && isTarget(draft.state, march.side, road.near);
  if (road.near !== march.at) step(draft, road.near);
  if (!isHalted && draft.state.march?.at === road.near) step(draft, road.far);
}

/** Leaves a guard and enters a location, unless caution forbids it (13.10, 17.2). */
function step(draft: Draft, to: LocationId): void {
  const before = draft.state.march;
  if (!before || !dares(draft, before, to)) return;
  const march = leaveGuard(draft, before);
  if (!march) return;
  draft.state = {
    ...draft.state,
    march: {
      ...march,
      at: to,
      from: march.at,
      seen: march.seen.includes(to) ? march.seen : [...march.seen, to],
      regions: march.regions.includes(regionOf(to)) ? march.regions : [...march.regions, regionOf(to)],
    },
  };
  const rule = regionOf(to) === regionOf(march.at) ? '13.7' : '13.9';
  draft.facts.push({ kind: 'moved', rule, side: march.side, from: march.at, to, units: march.units });
  arrive(draft);
}

/**
 * An army stays in a city or fort without Muslim troops; the march ends with the last (13.10, rulings A10, A15).
 * Neutrals leave none (ruling E3). Returns the march that goes on.
 */
function leaveGuard(draft: Draft, march: March): March | null {
  const place = draft.state.places[march.at];
  if (march.side === 'neutral' || !hasWalls(place) || place.held || place.siege) return march;
  if (size(march.units) === 1) {
    stop(draft);
    return null;
  }
  const units = guardOf(march.units);
  const goesOn = { ...march, units: minus(march.units, units) };
  draft.state = { ...draft.state, march: goesOn };
  change(draft, march.at, { held: { side: 'muslim', units } });
  draft.facts.push({ kind: 'left', rule: '13.10', place: march.at, side: 'muslim', units });
  return goesOn;
}

/** The march fights what is there, or takes along the armies of its side (13.8, 13.10). */
function arrive(draft: Draft): void {
  const { march } = draft.state;
  if (!march) return;
  if (!isTarget(draft.state, march.side, march.at)) {
    join(draft, march);
    return;
  }
  const at = contact(draft, march);
  // A beaten force is in another location again, and takes along whom it left there.
  if (at && at !== march.at) arrive(draft);
}

/** The march ends: its units stay where they are. */
export function stop(draft: Draft): void {
  const { march } = draft.state;
  if (!march) return;
  draft.state = { ...draft.state, march: null };
  settle(draft, march.at, march.side, march.units);
  draft.facts.push({ kind: 'stopped', rule: '13.7', place: march.at, side: march.side, units: march.units });
}

/** Whether the troops enter a location: cautious ones may stop, or pass it by (17.2, rulings O2, O3). */
function dares(draft: Draft, march: March, to: LocationId): boolean {
  const { state } = draft;
  const isCautious = march.side === 'muslim' && state.options.includes('caution');
  if (!isCautious || !isTarget(state, 'muslim', to) || !isUnwise(state, march.units, to)) return true;
  const skipping = { ...march, skipped: [...march.skipped, to] };
  const others = canFind(state, skipping);
  const result = rollFor(draft, 'caution', '17.2', (n) => others || n <= 4);
  if (result <= 2) return true;
  if (result <= 4) stop(draft);
  else {
    draft.state = { ...state, dice: draft.state.dice, march: skipping };
    draft.facts.push({ kind: 'avoided', rule: '17.2', place: to });
  }
  return false;
}

function isUnwise({ places }: State, units: Units, at: LocationId): boolean {
  const place = places[at];
  const { held, siege } = place;
  if (siege) return isUnwiseBattle(size(units) + (held?.side === 'muslim' ? size(held.units) : 0), size(siege.units));
  if (held && isBattle(place)) return isUnwiseBattle(size(units), size(held.units));
  return isUnwiseSiege(attackModifier(units), defenceModifier(place));
}
