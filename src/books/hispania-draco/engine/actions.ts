import type { ActionOf as Of } from '../../../kernel/contract.ts';
import type { DieId, DiscId, GeneralId, SeaId, SpaceId, TownId } from './data/ids.ts';

/** Every action of the game: its fixed and its open parameters. */
export type Actions = {
  readonly proceed: Plain;
  readonly end: Plain;
  readonly hand: Plain;
  readonly pass: Plain;
  readonly revolt: { readonly fixed: { readonly place: TownId }; readonly values: Nothing };
  readonly army: { readonly fixed: { readonly place: TownId }; readonly values: Nothing };
  readonly lay: Ends;
  readonly keep: Plain;
  readonly put: { readonly fixed: { readonly general: GeneralId; readonly to: SpaceId }; readonly values: Nothing };
  readonly move: { readonly fixed: { readonly general: GeneralId; readonly to: SpaceId }; readonly values: Nothing };
  readonly walk: { readonly fixed: { readonly general: GeneralId; readonly to: SpaceId }; readonly values: Nothing };
  readonly sail: { readonly fixed: { readonly from: SeaId; readonly to: SeaId }; readonly values: Nothing };
  readonly place: { readonly fixed: { readonly disc: DiscId }; readonly values: Nothing };
  readonly take: { readonly fixed: { readonly disc: DiscId }; readonly values: Nothing };
  readonly siege: { readonly fixed: { readonly general: GeneralId; readonly place: SpaceId }; readonly values: Coins };
  readonly attack: { readonly fixed: { readonly general: GeneralId; readonly place: TownId }; readonly values: Coins };
  readonly build: {
    readonly fixed: { readonly general: GeneralId; readonly to: TownId };
    readonly values: Nothing;
  };
  readonly call: Plain;
  readonly murder: { readonly fixed: { readonly general: GeneralId }; readonly values: Coins };
  readonly raise: { readonly fixed: Nothing; readonly values: Coins };
  readonly reroll: { readonly fixed: { readonly die: DieId }; readonly values: Nothing };
  readonly choose: { readonly fixed: { readonly place: TownId }; readonly values: Nothing };
  readonly strike: { readonly fixed: { readonly from: TownId; readonly to: TownId }; readonly values: Coins };
};
export type ActionKind = keyof Actions;
export type ActionOf<K extends ActionKind = ActionKind> = Of<Actions, K>;

type Nothing = { readonly [name in never]: never };
type Plain = { readonly fixed: Nothing; readonly values: Nothing };
type Ends = { readonly fixed: { readonly from: TownId; readonly to: TownId }; readonly values: Nothing };
type Coins = { readonly coins: number };

/** The kinds of answers of a Roman phase. */
export const ROMAN_ACTIONS = [
  'move',
  'sail',
  'place',
  'take',
  'siege',
  'attack',
  'build',
  'call',
  'murder',
  'end',
  'hand',
] as const satisfies readonly ActionKind[];

export const ACTIONS = [
  ...ROMAN_ACTIONS,
  'proceed',
  'pass',
  'revolt',
  'army',
  'lay',
  'keep',
  'put',
  'walk',
  'raise',
  'reroll',
  'choose',
  'strike',
] as const satisfies readonly ActionKind[];

const plain = <K extends ActionKind>(kind: K) => ({ kind, fixed: {}, values: {} }) as const;

/** Begins what the rules play: the set-up (2), a Hispanic phase (5). */
export const proceed = (): ActionOf<'proceed'> => plain('proceed');

/** Ends the Roman phase (4). */
export const end = (): ActionOf<'end'> => plain('end');

/** Leaves the last actions of the consul to the second player (2.1). */
export const hand = (): ActionOf<'hand'> => plain('hand');

/** Does nothing where something may be done: the free move, the powers of Hispano (8.2-ulterior, 8.7). */
export const pass = (): ActionOf<'pass'> => plain('pass');

/** Chooses the town of a starting revolt (8.7-setup). */
export const revolt = (place: TownId): ActionOf<'revolt'> => ({ kind: 'revolt', fixed: { place }, values: {} });

/** Chooses the town of a starting army (8.7-setup). */
export const army = (place: TownId): ActionOf<'army'> => ({ kind: 'army', fixed: { place }, values: {} });

/** Lays a road at the set-up (2.6). */
export const lay = (from: TownId, to: TownId): ActionOf<'lay'> => ({ kind: 'lay', fixed: { from, to }, values: {} });

/** Keeps a road back (8.1). */
export const keep = (): ActionOf<'keep'> => plain('keep');

/** Puts a general on the board: at the set-up, or back after a defeat (2.7, 3.4). */
export const put = (general: GeneralId, to: SpaceId): ActionOf<'put'> => ({
  kind: 'put',
  fixed: { general, to },
  values: {},
});

/** Moves a general (4.1). */
export const move = (general: GeneralId, to: SpaceId): ActionOf<'move'> => ({
  kind: 'move',
  fixed: { general, to },
  values: {},
});

/** Moves the praetor of Ulterior free after his Hispanic phase (8.2-ulterior). */
export const walk = (general: GeneralId, to: SpaceId): ActionOf<'walk'> => ({
  kind: 'walk',
  fixed: { general, to },
  values: {},
});

/** Moves a fleet, with a general aboard (4.1-fleet). */
export const sail = (from: SeaId, to: SeaId): ActionOf<'sail'> => ({ kind: 'sail', fixed: { from, to }, values: {} });

/** Places a garrison in the town of the active general (4.2). */
export const place = (disc: DiscId): ActionOf<'place'> => ({ kind: 'place', fixed: { disc }, values: {} });

/** Takes a garrison back (4.2). */
export const take = (disc: DiscId): ActionOf<'take'> => ({ kind: 'take', fixed: { disc }, values: {} });

/** Besieges a town in revolt, or pirates (4.3, 8.5). */
export const siege = (general: GeneralId, at: SpaceId, coins: number): ActionOf<'siege'> => ({
  kind: 'siege',
  fixed: { general, place: at },
  values: { coins },
});

/** Attacks an army (4.4). */
export const attack = (general: GeneralId, at: TownId, coins: number): ActionOf<'attack'> => ({
  kind: 'attack',
  fixed: { general, place: at },
  values: { coins },
});

/** Lays a road in play from the town of a general (8.1). */
export const build = (general: GeneralId, to: TownId): ActionOf<'build'> => ({
  kind: 'build',
  fixed: { general, to },
  values: {},
});

/** Calls the proconsul (8.3). */
export const call = (): ActionOf<'call'> => plain('call');

/** Tries to have the chief of the special army murdered (8.6-murder). */
export const murder = (general: GeneralId, coins: number): ActionOf<'murder'> => ({
  kind: 'murder',
  fixed: { general },
  values: { coins },
});

/** Raises the Hispanic value of a combat that the Romans have declared (8.7-raise). */
export const raise = (coins: number): ActionOf<'raise'> => ({ kind: 'raise', fixed: {}, values: { coins } });

/** Rolls a die again (8.7-reroll). */
export const reroll = (die: DieId): ActionOf<'reroll'> => ({ kind: 'reroll', fixed: { die }, values: {} });

/** Chooses where an army goes, instead of the die (8.7-choose). */
export const choose = (at: TownId): ActionOf<'choose'> => ({ kind: 'choose', fixed: { place: at }, values: {} });

/** Attacks with an army beside its move (8.7-attack). */
export const strike = (from: TownId, to: TownId, coins: number): ActionOf<'strike'> => ({
  kind: 'strike',
  fixed: { from, to },
  values: { coins },
});
