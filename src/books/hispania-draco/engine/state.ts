import type { Dice } from '../../../kernel/contract.ts';
import type {
  CommanderId,
  DiscId,
  Face,
  GeneralId,
  ProvinceId,
  ScenarioId,
  SeaId,
  SpaceId,
  TownId,
  VariantId,
} from './data/ids.ts';
import type { Level } from './data/level.ts';

/**
 * A position: plain data that determine the rest of the game. What is in reserve follows from what is on the board, so that it is not
 * kept (`rules/reserve.ts`).
 */
export interface State {
  readonly game: 'hispania-draco';
  /** Roman players (2.1). */
  readonly players: 1 | 2 | 3;
  readonly level: Level;
  readonly variants: readonly VariantId[];
  /** Whether the optional rule of the variant Terror is in use (8.6-murder). */
  readonly murder: boolean;
  readonly scenario: ScenarioId | null;
  readonly round: number;
  /** The general whose turn it is. */
  readonly turn: CommanderId;
  readonly phase: PhaseId;
  /** Where each general is; null off the board. */
  readonly generals: { readonly [general in GeneralId]: SpaceId | null };
  readonly fleets: readonly SeaId[];
  /** Roads beside the printed ones. */
  readonly roads: readonly Road[];
  /** Garrisons by town, the lowest first. */
  readonly garrisons: { readonly [town in TownId]?: readonly DiscId[] };
  /** Revolts by space; at sea those of pirates (8.5). */
  readonly revolts: { readonly [space in SpaceId]?: number };
  readonly armies: readonly Army[];
  /** Revolts on the time track. */
  readonly time: number;
  /** Coins left to the Romans, and to the player of Hispano. */
  readonly coins: number;
  readonly hispano: number;
  /** Which of two players decides for the consul (2.1). */
  readonly consulBy: 'first' | 'second';
  /** The active general has returned to a space of another: his first action leaves it (3.4). */
  readonly leaving: boolean;
  /** Roads that are kept back (8.1). */
  readonly kept: number;
  /** Whether the proconsul has been called (8.3). */
  readonly called: boolean;
  /** The commander whose reserve has the Legio Hispana while it is off the board (8.4). */
  readonly legio: CommanderId;
  /** What has come of the murder of the chief; null before it is tried (8.6-murder). */
  readonly chief: 'killed' | 'missed' | null;
  /** Whether the river still stops the Romans (9.4-lethe). */
  readonly lethe: boolean;
  /** The set-up, while it goes on. */
  readonly starting: Starting | null;
  /** The Hispanic phase, while it goes on. */
  readonly hispanic: Hispanic | null;
  /** What waits for an answer in the middle of a step. */
  readonly pending: Pending | null;
  /** Why the game has ended. */
  readonly ended: EndingId | null;
  readonly dice: Dice;
}

/** `after`: the free move of the praetor of Ulterior (8.2-ulterior). */
export const PHASES = ['starting', 'return', 'roman', 'hispanic', 'after', 'over'] as const;
export type PhaseId = (typeof PHASES)[number];

/** A Roman victory, a revolt that cannot be placed, the end of the time track (3.1, 3.2). */
export const ENDINGS = ['victory', 'no-revolts', 'no-time'] as const;
export type EndingId = (typeof ENDINGS)[number];

/** The two towns of a road in the order of the connection. */
export type Road = readonly [TownId, TownId];

export interface Army {
  readonly at: TownId;
  readonly special: boolean;
}

export const STARTING_STEPS = ['begin', 'revolts', 'armies', 'roads', 'generals'] as const;

/** The steps of the set-up that are not done when the game begins (2.4 to 2.7). */
export interface Starting {
  readonly step: (typeof STARTING_STEPS)[number];
  /** Provinces that still get their revolt. */
  readonly provinces: readonly ProvinceId[];
  /** The die of the province for which the player of Hispano chooses a town. */
  readonly die: Face | null;
  /** Armies that the scenario still has to place. */
  readonly named: number;
  /** Further armies to place, and roads to lay. */
  readonly armies: number;
  readonly roads: number;
}

export interface Hispanic {
  readonly step: 'revolt' | 'armies' | 'moves';
  /** Whether the phase has begun; before it does, the position is shown. */
  readonly begun: boolean;
  /** The towns of the armies that have yet to move, in order. */
  readonly left: readonly TownId[];
  /** The player of Hispano does not attack before the next step (8.7-attack). */
  readonly passed: boolean;
}

/** A siege or an attack that is declared. */
export interface Combat {
  readonly by: 'roman' | 'army';
  readonly kind: 'siege' | 'attack';
  /** The general who besieges or attacks, or is attacked; null for a garrison. */
  readonly general: GeneralId | null;
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** Coins of the Romans, and of the player of Hispano. */
  readonly coins: number;
  readonly raise: number;
}

export type Pending =
  | { readonly is: 'revolt'; readonly roman: Face; readonly hispanic: Face }
  | { readonly is: 'raise'; readonly combat: Combat }
  /** Of a siege by an army there is no Roman die. */
  | { readonly is: 'dice'; readonly combat: Combat; readonly roman: Face | null; readonly hispanic: Face }
  | { readonly is: 'ways'; readonly from: TownId; readonly to: readonly TownId[] }
  | { readonly is: 'strike' };
