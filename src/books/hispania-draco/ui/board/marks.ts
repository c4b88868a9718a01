import type { CommanderId, GeneralId, SpaceId, TownId } from '../../engine/data/ids.ts';

/**
 * What a board shows beside the pieces: places to choose, the way of a move, what counts in a combat, the phase ahead. All of it may be
 * left out.
 */
export interface Marks {
  /** Spaces that may be chosen: a dashed ring. */
  readonly may?: readonly SpaceId[];
  /** Spaces that are chosen: a double ring and a pointer. */
  readonly chosen?: readonly SpaceId[];
  /** Spaces that a hint points at, drawn as if they were chosen; a screen reader hears that they are pointed out. */
  readonly shown?: readonly SpaceId[];
  /** Spaces under siege or attack: red teeth. The target of a fight and the armies ahead have theirs without it. */
  readonly attacked?: readonly SpaceId[];
  readonly path?: PathMarks;
  readonly fight?: FightMarks;
  readonly ahead?: AheadMarks;
}

/** The way of a move, space by space, with what it costs. */
export interface PathMarks {
  readonly general: GeneralId;
  readonly steps: readonly PathStep[];
}

export interface PathStep {
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** Coins of this step; the sum stands at the end of the way. */
  readonly coins: number;
}

/** A siege or an attack with what counts in it. The rest of the map is dimmed. */
export interface FightMarks {
  /** Who besieges or attacks, and whom. */
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** The groups that support: at most one of each side. */
  readonly support: readonly SupportMarks[];
  /** The +1 of a province: from the town that touches it to a town of it. */
  readonly province: { readonly from: SpaceId; readonly to: TownId; readonly of: CommanderId } | null;
  /** Figures that double a side: they stand on `from`, and the enemy whom they are beside on `to`. */
  readonly doubles: readonly { readonly from: SpaceId; readonly to: SpaceId; readonly side: 'roman' | 'hispanic' }[];
}

/** A group of towns that supports a figure. */
export interface SupportMarks {
  /** The general whose colour the group has; null for revolts. */
  readonly general: GeneralId | null;
  /** Where the figure stands. */
  readonly at: SpaceId;
  /** The discs that count, by space. */
  readonly discs: readonly { readonly at: SpaceId; readonly count: number }[];
}

/** The Hispanic phase ahead. The rest of the map is dimmed. */
export interface AheadMarks {
  /** What the roll of revolt may do in a town, by its effect there: 1 in 36 each. */
  readonly rolls: readonly { readonly at: TownId; readonly does: 'revolt' | 'army' | 'disc' }[];
  /** Towns without a revolt now that may have one afterwards by the roll and by armies together: times in 100. */
  readonly risks: readonly { readonly at: TownId; readonly percent: number }[];
  /** Where armies may go, with the chance of it (0 to 1), and whether they fight there. An army that stays is left out. */
  readonly armies: readonly {
    readonly from: TownId;
    readonly to: TownId;
    readonly chance: number;
    readonly fights: boolean;
  }[];
}

/** No marks at all. */
export const NO_MARKS: Marks = {};
