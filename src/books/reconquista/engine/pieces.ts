import type { Religion, Side } from './data/ids.ts';
import type { Troops, Units } from './state.ts';

/** The pieces of positions that are written by hand: of scenes, lessons and puzzles. */

const troops =
  (side: Side) =>
  (units: Units): Troops => ({ side, units });
/** Troops of each side. */
export const christian = troops('christian');
export const muslim = troops('muslim');
export const rebels = (rebel: number): Troops => ({ side: 'rebel', units: { rebel } });
/** Bands or French. */
export const neutral = (army: number): Troops => ({ side: 'neutral', units: { army } });

/** A city of each religion. */
export const C = { city: 'christian' } as const satisfies { readonly city: Religion };
export const M = { city: 'muslim' } as const satisfies { readonly city: Religion };
