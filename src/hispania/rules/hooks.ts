import type { NationId, Owner, PlaceId } from '../data/ids.ts';
import type { View } from './view.ts';

/**
 * Where nations may differ: the rules name no nation, they ask this table. `nations/` and `options/` fill it, `game.ts`
 * joins it.
 */
export interface NationHooks {
  /** As which kind its forts hit and are hit (rule 6.2b); infantry unless told. */
  readonly fortsFightAs?: 'elite' | 'infantry';
  /** Whose units they are for kill points, if no nation owns them (rule 8). */
  readonly countsAs?: NationId;
  /** Places outside Hispania it may retreat to (rule 6.6). */
  readonly retreatsTo?: (view: View) => readonly PlaceId[];
  /** A unit that retreats to one of these leaves the game. */
  readonly leavesAt?: readonly PlaceId[];
}

export type HookTable = Readonly<Partial<Record<Owner, NationHooks>>>;
