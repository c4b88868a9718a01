import type { LeaderId, NationId, ProvinceId } from '../data/ids.ts';
import type { Quota } from '../data/types.ts';

/** The player of the successor picks the predecessor's units that survive, and their new kinds (9.4). */
export interface Survivors {
  readonly kind: 'survivors';
  readonly from: NationId;
  readonly into: NationId;
  /** Units that may still be made, by kind, and how many in all. */
  readonly left: Quota;
  readonly most: number;
}

/** A nation is about to be transformed into another one (9.4); before that, its successor may be put up for auction (14.6). */
export interface Transformation {
  readonly kind: 'transformation';
  readonly from: NationId;
  readonly into: NationId;
  /** Units of the predecessor before the first of several successors was founded (ruling minimum-where). */
  readonly had?: Quota;
  /** The successor's player is settled: the auction, if there was one, is over. */
  readonly awarded?: true;
}

/**
 * A nation that founds itself: it chooses its provinces, may take over castles of its predecessor, waits until units of other nations have
 * withdrawn, then places its units (9.4).
 */
export interface Founding {
  readonly kind: 'founding';
  readonly nation: NationId;
  readonly from: NationId;
  readonly step: 'provinces' | 'swap' | 'clear' | 'units';
  /** Provinces that it may still choose, and how many. */
  readonly choice: readonly ProvinceId[];
  readonly most: number;
  /** Its provinces so far. */
  readonly lands: readonly ProvinceId[];
  /** Units still to be placed. */
  readonly left: Quota;
  /** Castles of the predecessor that it may still take over, each for 1 infantry. */
  readonly swaps: number;
  /** Leaders of the predecessor that join it and must be moved to one of its provinces. */
  readonly leaders?: readonly LeaderId[];
}
