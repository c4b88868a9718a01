import type { LeaderId, NationId, Owner, PlaceId, UnitKind } from '../data/ids.ts';

/** A number of equal units in one place. The fields after `guest` are marks: they last while units move or fight. */
export interface Cohort {
  readonly owner: Owner;
  readonly kind: UnitKind;
  readonly count: number;
  readonly leader?: LeaderId | undefined;
  /** The counter of a castle or a ruin, if it is not its owner's: another nation's, or one of the two special ones. */
  readonly counter?: NationId | 'special' | undefined;
  /** It is no counter of its owner's pool, and leaves at the end of the turn (11-aragon-ramiro). */
  readonly guest?: true | undefined;
  /** Provinces entered in this phase. */
  readonly steps?: number | undefined;
  /** Every step so far was made with a leader. */
  readonly led?: true | undefined;
  /** The number of provinces that a leader may enter, fixed by the units that he set out with. */
  readonly reach?: number | undefined;
  /** The reason why it cannot move on in this phase. */
  readonly halt?: Halt | undefined;
  /** The place that its last step left. */
  readonly from?: PlaceId | undefined;
  /** That step crossed a river. */
  readonly river?: true | undefined;
  /** Hits taken in this battle: 1 for a knight, 1 or 2 for a castle. */
  readonly hits?: number | undefined;
  /** The first hit of this battle destroys it: a castle by treachery, a knight by indiscipline (10.3). */
  readonly frail?: true | undefined;
  /** It belongs to the stack of a minor invasion until that has fought for the second time (10.3-minor-invasion). */
  readonly pile?: true | undefined;
}

/** Stopped by a mountain, by a strait, at sea, as part of a forced passage, or left behind by a leader. */
export const HALTS = ['mountain', 'strait', 'sea', 'pinned', 'left-behind'] as const;
export type Halt = (typeof HALTS)[number];
