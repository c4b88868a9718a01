import type { Action, Value } from '../kernel/contract.ts';
import type { CombatKind, PlaceId } from './data/ids.ts';
import type { Picked } from './rules/units.ts';
import type { Side, Target } from './state.ts';

/** Writes actions down: for scenes, tests and pages. Units are named by their cohort keys (`rules/units.ts`). */

/** Every kind of action that a decision may offer. */
export const ACTION_KINDS = [
  'step',
  'pin',
  'remove',
  'capital',
  'rebuild',
  'battle',
  'retreat',
  'retreat-leader',
  'aim',
  'stay',
  'end',
] as const;

const action = (
  kind: (typeof ACTION_KINDS)[number],
  fixed: Action['fixed'] = {},
  values: Action['values'] = {},
): Action => ({
  kind,
  fixed,
  values,
});

/** Ends the phase. */
export const end = (): Action => action('end');

/** Moves units one step, with leaders or without (5, 5.2). */
export const step = (from: PlaceId, to: PlaceId, units: Picked, leaders?: Picked): Action =>
  action('step', { from, to }, leaders ? { units, leaders } : { units });

/** Chooses who stays in a forced passage (5.3). */
export const pin = (place: PlaceId, units: Picked): Action => action('pin', { place }, { units });

/** Gives up units over a limit (4.5). */
export const remove = (place: PlaceId, units: Picked): Action => action('remove', { place }, { units });

/** Declares a capital (4.3). */
export const capital = (place: PlaceId): Action => action('capital', { place });

/** Rebuilds a castle for one unit, with a counter of the pool or of another castle (9.5). */
export const rebuild = (place: PlaceId, unit: string, counter: PlaceId | 'pool' = 'pool'): Action =>
  action('rebuild', { place, counter }, { units: { [unit]: 1 } });

/** Fights the battle of a place next (6). */
export const battle = (place: PlaceId): Action => action('battle', { place });

/** Aims the dice of each kind of unit (6.1). */
export const aim = (
  side: Side,
  dice: { readonly [die in CombatKind]?: { readonly [target in Target]?: number } },
): Action => action('aim', { side }, dice as { readonly [die: string]: Value });

/** Fights on (6.6). */
export const stay = (side: Side): Action => action('stay', { side });

/** Retreats units, with leaders if a side has any there (6.6). */
export const retreat = (side: Side, to: PlaceId, units: Picked, leaders?: Picked): Action =>
  action('retreat', { side, to }, leaders ? { units, leaders } : { units });

/** Retreats leaders alone (6.6). */
export const retreatLeader = (side: Side, to: PlaceId, leaders: Picked): Action =>
  action('retreat-leader', { side, to }, { leaders });
