import type { Action, Choice, Decision, ActionOf as Of, Seat, Value } from '../../../kernel/contract.ts';
import type { CombatKind, LeaderId, NationId, PlaceId, ProvinceId } from './data/ids.ts';
import type { Quota } from './data/types.ts';
import type { Side, Target } from './state/battle.ts';
import type { On, Played } from './state/tokens.ts';

/**
 * The answers of the game, and functions that build them for scenes, tests and pages. Units are named by their cohort
 * keys (`rules/units.ts`).
 */

/** A number for each cohort, by its key. */
type Picked = Exclude<Value, number>;

/** A place, or the band off the map. */
export type Ground = PlaceId | 'band';

/** The source of a castle's counter: the pool, or another castle. */
export type CounterFrom = PlaceId | 'pool';

type Nothing = { readonly [name in never]: never };
type Plain = { readonly fixed: Nothing; readonly values: Nothing };
type Units = { readonly units: Picked };

/** Units that move together, with or without leaders, or only leaders. */
type Party = { readonly units?: Picked; readonly leaders?: Picked };

/** The same out of a place; `light` are units that do not count for stacking where the others have no room. */
export type Leavers = Party & { readonly light?: Picked };

/** Every answer of the game: what is fixed in it and what is filled in. */
export type Actions = {
  readonly step: {
    readonly fixed: { readonly from: PlaceId; readonly to: PlaceId };
    /** `joined` are units and leaders that join a stack which moves once more. */
    readonly values: Party & { readonly joined?: Picked };
  };
  readonly pin: { readonly fixed: { readonly place: PlaceId }; readonly values: Units };
  readonly remove: { readonly fixed: { readonly place: PlaceId }; readonly values: Units };
  readonly capital: { readonly fixed: { readonly place: PlaceId }; readonly values: Nothing };
  readonly rebuild: {
    readonly fixed: { readonly place: PlaceId; readonly counter: CounterFrom };
    readonly values: Units;
  };
  readonly battle: { readonly fixed: { readonly place: PlaceId }; readonly values: Nothing };
  readonly retreat: { readonly fixed: { readonly side: Side; readonly to: Ground }; readonly values: Leavers };
  readonly 'retreat-leader': {
    readonly fixed: { readonly side: Side; readonly to: Ground };
    readonly values: { readonly leaders: Picked };
  };
  readonly aim: { readonly fixed: { readonly side: Side }; readonly values: Aimed };
  readonly stay: { readonly fixed: { readonly side: Side }; readonly values: Nothing };
  readonly end: Plain;
  // Gold and purchases.
  readonly buy: { readonly fixed: { readonly unit: 'infantry' | 'knight' | 'castle' }; readonly values: Nothing };
  readonly collect: Plain;
  readonly renounce: { readonly fixed: Nothing; readonly values: { readonly gold: number } };
  readonly disband: { readonly fixed: { readonly place: PlaceId }; readonly values: Units };
  readonly place: { readonly fixed: { readonly to: PlaceId; readonly unit: CombatKind }; readonly values: Nothing };
  readonly arrive: {
    readonly fixed: { readonly to: PlaceId };
    readonly values: { readonly units?: Quota; readonly leaders?: { readonly [leader in LeaderId]?: number } };
  };
  readonly cull: { readonly fixed: { readonly place: PlaceId }; readonly values: Units };
  readonly pile: { readonly fixed: { readonly place: PlaceId }; readonly values: Nothing };
  // Submission and transformation.
  readonly submit: Plain;
  readonly refuse: Plain;
  readonly withdraw: { readonly fixed: { readonly from: PlaceId; readonly to: PlaceId }; readonly values: Leavers };
  readonly survive: { readonly fixed: { readonly place: PlaceId; readonly as: CombatKind }; readonly values: Units };
  readonly found: { readonly fixed: { readonly place: ProvinceId }; readonly values: Nothing };
  readonly swap: { readonly fixed: { readonly place: ProvinceId }; readonly values: Nothing };
  readonly castle: { readonly fixed: { readonly place: ProvinceId }; readonly values: Nothing };
  readonly 'give-up': {
    readonly fixed: { readonly place: PlaceId; readonly counter: CounterFrom };
    readonly values: Units;
  };
  readonly berbers: { readonly fixed: Nothing; readonly values: { readonly count: number } };
  readonly march: { readonly fixed: { readonly to: PlaceId }; readonly values: Nothing };
  // El Cid.
  readonly hire: { readonly fixed: { readonly place: PlaceId }; readonly values: { readonly units: Quota } };
  readonly accept: Plain;
  readonly decline: Plain;
  readonly engage: { readonly fixed: { readonly to: PlaceId }; readonly values: Units };
  readonly enter: { readonly fixed: { readonly to: PlaceId }; readonly values: Party };
  // Auctions, tokens.
  readonly bid: {
    readonly fixed: { readonly seat?: Seat };
    /** One bid, or one for each group or major nation. */
    readonly values: { readonly bid: number } | Bids;
  };
  readonly pass: { readonly fixed: { readonly seat?: Seat }; readonly values: Nothing };
  readonly 'choose-major': { readonly fixed: { readonly nation: NationId }; readonly values: Nothing };
  readonly play: {
    readonly fixed: { readonly seat: Seat; readonly token: Played['token'] } & On;
    readonly values: Nothing;
  };
};
export type ActionKind = keyof Actions;

/** The dice of each kind of unit, by the target that they are aimed at. */
type Aimed = { readonly [die in CombatKind]?: { readonly [target in Target]?: number } };

/** Half points for each nation that names a lot. */
type Bids = { readonly [lot in NationId]?: number };

/** An answer that a decision offers, of one kind or of any. */
export type ActionOf<K extends ActionKind = ActionKind> = Of<Actions, K>;

/** A choice of the game, of one kind or of any. */
export type ChoiceOf<K extends ActionKind = ActionKind> = {
  readonly [kind in K]: {
    readonly kind: kind;
    readonly fixed: Actions[kind]['fixed'];
    readonly ranges: Choice['ranges'];
  };
}[K];

/** A question of the game: each of its choices is one of the table. */
export interface Question extends Decision {
  /** Empty until the question is asked. */
  phase: string;
  readonly choices: readonly ChoiceOf[];
  readonly preset?: ActionOf;
}

/** What `whyFormless` knows about a name of this type: places and nations exist, any other name may be missing or wrong. */
type Read<T> = [T] extends [PlaceId]
  ? PlaceId
  : [T] extends [Ground]
    ? Ground
    : [T] extends [NationId]
      ? NationId
      : string | undefined;

/**
 * An answer of which only the form is checked (`whyFormless`): refusals read it. Its units and numbers may be anything,
 * and so may its names, except places and nations. An unknown kind passes too: no rule has a refusal for it.
 */
export type Formed<K extends ActionKind = ActionKind> = {
  readonly [kind in K]: {
    readonly kind: kind;
    readonly fixed: { readonly [name in keyof Actions[kind]['fixed']]: Read<Actions[kind]['fixed'][name]> };
    readonly values: Action['values'];
  };
}[K];

/** Whether a choice that the game offers is of a kind: from here on its type is known. */
export function isOfKind<K extends ActionKind>(choice: Choice, kind: K): choice is Choice & ChoiceOf<K> {
  return choice.kind === kind;
}

const KINDS = {
  step: true,
  pin: true,
  remove: true,
  capital: true,
  rebuild: true,
  battle: true,
  retreat: true,
  'retreat-leader': true,
  aim: true,
  stay: true,
  end: true,
  // Gold and purchases.
  buy: true,
  collect: true,
  renounce: true,
  disband: true,
  place: true,
  arrive: true,
  cull: true,
  pile: true,
  // Submission and transformation.
  submit: true,
  refuse: true,
  withdraw: true,
  survive: true,
  found: true,
  swap: true,
  castle: true,
  'give-up': true,
  berbers: true,
  march: true,
  // El Cid.
  hire: true,
  accept: true,
  decline: true,
  engage: true,
  enter: true,
  // Auctions, tokens.
  bid: true,
  pass: true,
  'choose-major': true,
  play: true,
} as const satisfies { readonly [kind in ActionKind]: true };

/** Every kind of action that a decision may offer. */
export const ACTION_KINDS = Object.keys(KINDS) as readonly ActionKind[];

const action = <K extends ActionKind>(kind: K, fixed: Actions[K]['fixed'], values: Actions[K]['values']) => ({
  kind,
  fixed,
  values,
});

/** Ends the phase. */
export const end = (): ActionOf<'end'> => action('end', {}, {});

/** Moves units one step, with leaders or without (5, 5.2). */
export const step = (from: PlaceId, to: PlaceId, units: Picked, leaders?: Picked): ActionOf<'step'> =>
  action('step', { from, to }, leaders ? { units, leaders } : { units });

/** Chooses the units that stay in a forced passage (5.3). */
export const pin = (place: PlaceId, units: Picked): ActionOf<'pin'> => action('pin', { place }, { units });

/** Gives up units over a limit (4.5). */
export const remove = (place: PlaceId, units: Picked): ActionOf<'remove'> => action('remove', { place }, { units });

/** Declares a capital (4.3). */
export const capital = (place: PlaceId): ActionOf<'capital'> => action('capital', { place }, {});

/** Rebuilds a castle for one unit, with a counter of the pool or of another castle (9.5). */
export const rebuild = (place: PlaceId, unit: string, counter: CounterFrom = 'pool'): ActionOf<'rebuild'> =>
  action('rebuild', { place, counter }, { units: { [unit]: 1 } });

/** Fights the battle of a place next (6). */
export const battle = (place: PlaceId): ActionOf<'battle'> => action('battle', { place }, {});

/** Aims the dice of each kind of unit (6.1). */
export const aim = (side: Side, dice: Aimed): ActionOf<'aim'> => action('aim', { side }, dice);

/** Fights on (6.6). */
export const stay = (side: Side): ActionOf<'stay'> => action('stay', { side }, {});

/** Retreats units, with leaders if a side has any there (6.6). */
export const retreat = (side: Side, to: Ground, units: Picked, leaders?: Picked): ActionOf<'retreat'> =>
  action('retreat', { side, to }, leaders ? { units, leaders } : { units });

/** Retreats only leaders (6.6). */
export const retreatLeader = (side: Side, to: Ground, leaders: Picked): ActionOf<'retreat-leader'> =>
  action('retreat-leader', { side, to }, { leaders });

/** Buys a unit (2.3). */
export const buy = (unit: ActionOf<'buy'>['fixed']['unit']): ActionOf<'buy'> => action('buy', { unit }, {});

/** Collects an income of which an overlord has a share (2.2). */
export const collect = (): ActionOf<'collect'> => action('collect', {}, {});

/** Declines part of this turn's income, in half gold (2.1). */
export const renounce = (gold: number): ActionOf<'renounce'> => action('renounce', {}, { gold });

/** Removes a unit in order to buy it again (2.3). */
export const disband = (place: PlaceId, unit: string): ActionOf<'disband'> =>
  action('disband', { place }, { units: { [unit]: 1 } });

/** Places a unit that was bought (3.1). */
export const place = (to: PlaceId, unit: CombatKind): ActionOf<'place'> => action('place', { to, unit }, {});

/** Places reinforcements that may choose their province (3.2). */
export const arrive = (
  to: PlaceId,
  units?: Quota,
  leaders?: Actions['arrive']['values']['leaders'],
): ActionOf<'arrive'> => action('arrive', { to }, { ...(units && { units }), ...(leaders && { leaders }) });

/** Gives up units over the population limit (7). */
export const cull = (from: PlaceId, units: Picked): ActionOf<'cull'> => action('cull', { place: from }, { units });

/** Takes a number of Berbers (11-umayyads-berbers). */
export const berbers = (count: number): ActionOf<'berbers'> => action('berbers', {}, { count });

/** Marches on into a province (11-vandals-march). */
export const march = (to: PlaceId): ActionOf<'march'> => action('march', { to }, {});

/** Names the stack that has ardour (9.2). */
export const pile = (of: PlaceId): ActionOf<'pile'> => action('pile', { place: of }, {});

/** Offers El Cid a mission against units of a place, named by kind (11-el-cid-hire). */
export const hire = (target: PlaceId, units: Quota): ActionOf<'hire'> => action('hire', { place: target }, { units });

/** Accepts a mission, or refuses it (11-el-cid-hire). */
export const accept = (): ActionOf<'accept'> => action('accept', {}, {});
export const decline = (): ActionOf<'decline'> => action('decline', {}, {});

/** Sends units of El Cid's band on the mission that was accepted; he leads them himself (11-el-cid-battle). */
export const engage = (to: PlaceId, units: Picked): ActionOf<'engage'> => action('engage', { to }, { units });

/** Places units of El Cid's band on the map, with him or without (11-el-cid-valencia). */
export const enter = (to: PlaceId, units: Picked, leaders?: Picked): ActionOf<'enter'> =>
  action('enter', { to }, leaders ? { units, leaders } : { units });

/** Chooses the predecessor's units that survive, and their new kinds (9.4). */
export const survive = (at: PlaceId, as: CombatKind, units: Picked): ActionOf<'survive'> =>
  action('survive', { place: at, as }, { units });

/** Chooses a province for a new nation (9.4). */
export const found = (of: ProvinceId): ActionOf<'found'> => action('found', { place: of }, {});

/** Takes over a castle of the predecessor for 1 infantry (11-valencia-founding, 11-granada-founding). */
export const swap = (at: ProvinceId): ActionOf<'swap'> => action('swap', { place: at }, {});

/** Places a castle received at no cost (11-visigoths-castles). */
export const castle = (at: ProvinceId): ActionOf<'castle'> => action('castle', { place: at }, {});

/** Submits, or refuses to (9.6-submission). */
export const submit = (): ActionOf<'submit'> => action('submit', {}, {});
export const refuseSubmission = (): ActionOf<'refuse'> => action('refuse', {}, {});

/** Withdraws units, with or without leaders, or only leaders (9.6-submission). */
export const withdraw = (from: PlaceId, to: PlaceId, units?: Picked, leaders?: Picked): ActionOf<'withdraw'> =>
  action('withdraw', { from, to }, { ...(units && { units }), ...(leaders && { leaders }) });

/** Gives up a unit for a castle that has surrendered (11-umayyads-surrender). */
export const giveUp = (at: PlaceId, unit: string, counter: CounterFrom = 'pool'): ActionOf<'give-up'> =>
  action('give-up', { place: at, counter }, { units: { [unit]: 1 } });

/** Bids half points for a nation (14.2). A sealed bid names its seat (14.7). */
export const bid = (points: number, seat?: Seat): ActionOf<'bid'> =>
  action('bid', seat === undefined ? {} : { seat }, { bid: points });

/** Plays an event token or the Sign of God (10.2, 10.3). `on` is its object. */
export const playToken = (seat: Seat, token: Played['token'], on: On = {}): ActionOf<'play'> =>
  action('play', { seat, token, ...on }, {});

/** Passes in an auction or a window for tokens. */
export const pass = (seat?: Seat): ActionOf<'pass'> => action('pass', seat === undefined ? {} : { seat }, {});

/** Writes down a seat's bid for each group or major nation, in half points (10.1). */
export const bidForGroups = (seat: Seat, bids: Bids): ActionOf<'bid'> => action('bid', { seat }, bids);

/** Chooses a major nation (14.1). */
export const chooseMajor = (nation: NationId): ActionOf<'choose-major'> => action('choose-major', { nation }, {});
