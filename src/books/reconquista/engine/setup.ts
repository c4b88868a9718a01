import { seeded } from '../../../kernel/dice.ts';
import { LOCATIONS, type LocationId, type Side } from './data/ids.ts';
import { OPTIONS, type OptionId, SWITCHES, type SwitchId } from './data/play-ids.ts';
import { STARTS, type Start } from './data/starts.ts';
import type { EventTables, PlaceState, Places, State, Troops, Units } from './state.ts';

/** The options of a new game. */
export interface Options {
  /** The start, by its turn; 1 by default (18). */
  readonly start?: number;
  readonly options?: readonly OptionId[];
  readonly events?: EventTables;
  readonly rulings?: { readonly [ruling in SwitchId]?: 'b' };
}

/** The numbers of entries of a table of events of one's own: for one die, or for the sum of two (17.3). */
export const TABLE_SIZES: readonly number[] = [6, 11];

/** A new game. Throws a RangeError on a start or a table of events that there is not. */
export function setup({ start = 1, options = [], events = 'basic', rulings = {} }: Options, seed: number): State {
  const chosen = STARTS[start - 1];
  if (!chosen) throw new RangeError(`there is no start ${start}`);
  if (typeof events !== 'string' && !TABLE_SIZES.includes(events.length))
    throw new RangeError(`a table of ${events.length} events`);
  return {
    game: 'reconquista',
    options: OPTIONS.filter((one) => options.includes(one)),
    events,
    rulings: Object.fromEntries(SWITCHES.filter((one) => rulings[one] === 'b').map((one) => [one, 'b'])),
    turn: start,
    phase: 'rebellion',
    places: placesOf(chosen),
    revolt: null,
    event: null,
    points: 0,
    moves: null,
    march: null,
    asked: null,
    ended: null,
    dice: seeded(seed),
  };
}

/** Every location, as a start sets it up (6, 18). */
export function placesOf(start: Start): Places {
  return Object.fromEntries(LOCATIONS.map((at) => [at, placeOf(start, at)])) as unknown as Places;
}

function placeOf(start: Start, at: LocationId): PlaceState {
  const christian = troops('christian', {
    garrison: start.christianGarrisons[at] ?? 0,
    army: start.christianArmies[at] ?? 0,
    order: start.orders[at] ?? 0,
  });
  const muslim = troops('muslim', { garrison: start.muslimGarrisons[at] ?? 0, army: start.muslimArmies[at] ?? 0 });
  const rebel = troops('rebel', { rebel: start.rebels[at] ?? 0 });
  const held = christian ?? muslim ?? rebel;
  return {
    ...(start.christianCities.includes(at) && { city: 'christian' as const }),
    ...(start.muslimCities.includes(at) && { city: 'muslim' as const }),
    ...(start.forts.includes(at) && { fort: true as const }),
    ...(held && { held }),
  };
}

function troops(side: Side, counts: Units): Troops | undefined {
  const units = Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
  return Object.keys(units).length > 0 ? { side, units } : undefined;
}
