import type { Action, Seat, Value } from '../../../kernel/contract.ts';
import type { CombatKind, NationId, PlaceId, TokenId } from './data/ids.ts';
import type { Side, Target } from './state/battle.ts';

/** Builds actions for scenes, tests and pages. Units are named by their cohort keys (`rules/units.ts`). */

/** A number for each cohort, by its key. */
type Picked = Exclude<Value, number>;

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
  // Gold and purchases.
  'buy',
  'collect',
  'renounce',
  'disband',
  'place',
  'arrive',
  'cull',
  'pile',
  // Submission and transformation.
  'submit',
  'refuse',
  'withdraw',
  'survive',
  'found',
  'swap',
  'castle',
  'give-up',
  'berbers',
  'march',
  // El Cid.
  'hire',
  'accept',
  'decline',
  'engage',
  'enter',
  // Auctions, tokens.
  'bid',
  'pass',
  'choose-major',
  'play',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

const action = (kind: ActionKind, fixed: Action['fixed'] = {}, values: Action['values'] = {}): Action => ({
  kind,
  fixed,
  values,
});

/** Ends the phase. */
export const end = (): Action => action('end');

/** Moves units one step, with leaders or without (5, 5.2). */
export const step = (from: PlaceId, to: PlaceId, units: Picked, leaders?: Picked): Action =>
  action('step', { from, to }, leaders ? { units, leaders } : { units });

/** Chooses the units that stay in a forced passage (5.3). */
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
export const retreat = (side: Side, to: PlaceId | 'band', units: Picked, leaders?: Picked): Action =>
  action('retreat', { side, to }, leaders ? { units, leaders } : { units });

/** Retreats only leaders (6.6). */
export const retreatLeader = (side: Side, to: PlaceId | 'band', leaders: Picked): Action =>
  action('retreat-leader', { side, to }, { leaders });

/** Buys a unit (2.3). */
export const buy = (unit: 'infantry' | 'knight' | 'castle'): Action => action('buy', { unit });

/** Collects an income of which an overlord has a share (2.2). */
export const collect = (): Action => action('collect');

/** Declines part of this turn's income, in half gold (2.1). */
export const renounce = (gold: number): Action => action('renounce', {}, { gold });

/** Removes a unit in order to buy it again (2.3). */
export const disband = (place: PlaceId, unit: string): Action => action('disband', { place }, { units: { [unit]: 1 } });

/** Places a unit that was bought (3.1). */
export const place = (to: PlaceId, unit: string): Action => action('place', { to, unit });

/** Places reinforcements that may choose their province (3.2). */
export const arrive = (to: PlaceId, units?: Picked, leaders?: Picked): Action =>
  action('arrive', { to }, { ...(units && { units }), ...(leaders && { leaders }) });

/** Gives up units over the population limit (7). */
export const cull = (from: PlaceId, units: Picked): Action => action('cull', { place: from }, { units });

/** Takes a number of Berbers (11-umayyads-berbers). */
export const berbers = (count: number): Action => action('berbers', {}, { count });

/** Marches on into a province (11-vandals-march). */
export const march = (to: PlaceId): Action => action('march', { to });

/** Names the stack that has ardour (9.2). */
export const pile = (of: PlaceId): Action => action('pile', { place: of });

/** Offers El Cid a mission against units of a place, named by kind (11-el-cid-hire). */
export const hire = (target: PlaceId, units: Picked): Action => action('hire', { place: target }, { units });

/** Accepts a mission, or refuses it (11-el-cid-hire). */
export const accept = (): Action => action('accept');
export const decline = (): Action => action('decline');

/** Sends units of El Cid's band on the mission that was accepted; he leads them himself (11-el-cid-battle). */
export const engage = (to: PlaceId, units: Picked): Action => action('engage', { to }, { units });

/** Places units of El Cid's band on the map, with him or without (11-el-cid-valencia). */
export const enter = (to: PlaceId, units: Picked, leaders?: Picked): Action =>
  action('enter', { to }, leaders ? { units, leaders } : { units });

/** Chooses the predecessor's units that survive, and their new kinds (9.4). */
export const survive = (at: PlaceId, as: CombatKind, units: Picked): Action =>
  action('survive', { place: at, as }, { units });

/** Chooses a province for a new nation (9.4). */
export const found = (of: PlaceId): Action => action('found', { place: of });

/** Takes over a castle of the predecessor for 1 infantry (11-valencia-founding, 11-granada-founding). */
export const swap = (at: PlaceId): Action => action('swap', { place: at });

/** Places a castle received at no cost (11-visigoths-castles). */
export const castle = (at: PlaceId): Action => action('castle', { place: at });

/** Submits, or refuses to (9.6-submission). */
export const submit = (): Action => action('submit');
export const refuseSubmission = (): Action => action('refuse');

/** Withdraws units, with or without leaders, or only leaders (9.6-submission). */
export const withdraw = (from: PlaceId, to: PlaceId, units?: Picked, leaders?: Picked): Action =>
  action('withdraw', { from, to }, { ...(units && { units }), ...(leaders && { leaders }) });

/** Gives up a unit for a castle that has surrendered (11-umayyads-surrender). */
export const giveUp = (at: PlaceId, unit: string, counter: PlaceId | 'pool' = 'pool'): Action =>
  action('give-up', { place: at, counter }, { units: { [unit]: 1 } });

/** Bids half points for a nation (14.2). A sealed bid names its seat (14.7). */
export const bid = (points: number, seat?: Seat): Action =>
  action('bid', seat === undefined ? {} : { seat }, { bid: points });

/** Plays an event token or the Sign of God (10.2, 10.3). `on` is its object. */
export const playToken = (seat: Seat, token: TokenId | 'sign', on: Action['fixed'] = {}): Action =>
  action('play', { seat, token, ...on });

/** Passes in an auction or a window for tokens. */
export const pass = (seat?: Seat): Action => action('pass', seat === undefined ? {} : { seat });

/** Writes down a seat's bid for each group or major nation, in half points (10.1). */
export const bidForGroups = (seat: Seat, bids: Readonly<Partial<Record<NationId, number>>>): Action =>
  action('bid', { seat }, bids as Action['values']);

/** Chooses a major nation (14.1). */
export const chooseMajor = (nation: NationId): Action => action('choose-major', { nation });
