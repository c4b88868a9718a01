import type { Seat } from '../../../../kernel/contract.ts';
import type { NationId } from '../data/ids.ts';

/** The state of an open auction (14.2). */
export interface Bidding {
  /** The seats that may still bid, in the order in which they are asked. */
  readonly bidders: readonly Seat[];
  /** The seat that bids or passes next. */
  readonly next: Seat;
  /** The highest bid so far, in half points; before the first bid, the lowest bid allowed. */
  readonly bid: number;
  /** The seat that made that bid. */
  readonly holder: Seat | null;
}

/** A nation is put up for auction (14.2). */
export interface Auction extends Bidding {
  readonly kind: 'auction';
  readonly nation: NationId;
  /** The nations that are put up after it, in order. */
  readonly later: readonly NationId[];
}

/** A nation for which every bidder writes down a bid (14.7). */
export interface SealedAuction {
  readonly kind: 'sealed-auction';
  readonly nation: NationId;
  readonly later: readonly NationId[];
  readonly bidders: readonly Seat[];
  /** The lowest bid allowed, in half points. */
  readonly least: number;
  /** The bids written down so far, null for no bid: secret until all are in. */
  readonly bids: Readonly<Record<Seat, number | null>>;
  /** These bidders were equal, and bid a second time. */
  readonly again?: true;
}

/** Groups of nations, or the major nations, are awarded by sealed bids (10.1, 14.1). A group is named by its greatest nation. */
export interface GroupAuction {
  readonly kind: 'group-auction';
  /** Lots that have not come up yet; the next one is drawn. */
  readonly lots: readonly NationId[];
  /** Lots that came up without a bid. */
  readonly aside: readonly NationId[];
  /** Bids by seat and lot, in half points: secret until their lot comes up. */
  readonly bids: Readonly<Record<Seat, Readonly<Partial<Record<NationId, number>>>>>;
  /** An open auction between seats with equal bids; it starts at that bid. */
  readonly tie?: Bidding & { readonly lot: NationId };
}

/** A major nation is chosen (14.1). */
export interface MajorChoice {
  readonly kind: 'major-choice';
  /** The seats without a major nation, in the order in which they choose. */
  readonly left: readonly Seat[];
}
