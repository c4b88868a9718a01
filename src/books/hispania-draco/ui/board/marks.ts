import type { GeneralId, ProvinceId, SpaceId, TownId } from '../../engine/data/ids.ts';
import type { Road } from '../../engine/state.ts';
import type { BoardWords } from '../../words/en/board.ts';
import type { View } from './view.ts';

/**
 * What a board shows beside the pieces: places to choose, the way of a move, what counts in a combat, the phase ahead. All of it may be
 * left out.
 */
export interface Marks {
  /** Spaces that may be chosen: a dashed ring. */
  readonly may?: readonly SpaceId[];
  /** Spaces that only several answers reach: a thin dotted ring. */
  readonly far?: readonly SpaceId[];
  /** Spaces where the other side has just placed or removed something: a red pointer. */
  readonly fresh?: readonly SpaceId[];
  /** The space of whoever acts, brought into view if nothing else is marked. */
  readonly acting?: SpaceId;
  /** Spaces that are chosen: a double ring and a pointer. */
  readonly chosen?: readonly SpaceId[];
  /** Spaces that a hint points at, drawn as if they were chosen; a screen reader hears that they are pointed out. */
  readonly shown?: readonly SpaceId[];
  /** Spaces under siege or attack: red teeth. The target of a fight and the armies ahead have theirs without it. */
  readonly attacked?: readonly SpaceId[];
  /** Connections on which a road may be laid: a dashed stick. */
  readonly roads?: readonly Road[];
  /** The way of a move (`pathOf`). */
  readonly path?: PathMarks;
  /** A combat with what counts in it (`fightOf`). */
  readonly fight?: FightMarks;
  /** The Hispanic phase ahead (`aheadOf`). */
  readonly ahead?: AheadMarks;
}

/** The way of a move, connection by connection, with what it costs. */
export interface PathMarks {
  readonly general: GeneralId;
  readonly steps: readonly PathStep[];
}

export interface PathStep {
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** Coins of this step; none if it goes on along roads, which all cost one coin together. */
  readonly coins: number;
}

/** A siege or an attack with what counts in it. The rest of the map is dimmed. */
export interface FightMarks {
  /** Who besieges or attacks, and whom. */
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** The groups that support: at most one of each side. */
  readonly support: readonly SupportMarks[];
  /** The +1 of a province: from the space that touches it to a town of it; the same town twice if it is in it. */
  readonly province: { readonly from: SpaceId; readonly to: TownId; readonly of: ProvinceId } | null;
  /** Figures that double a side: they stand on `from`, the enemy beside them on `to`. A special army doubles itself. */
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

/** What is drawn on the map: a position, the marks of the moment, and the words of the board. */
export interface Drawn {
  readonly view: View;
  readonly marks: Marks;
  readonly words: BoardWords;
}

/** No marks at all. */
export const NO_MARKS: Marks = {};
