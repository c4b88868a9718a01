/** A message from a page to the worker. */
export type Message =
  /** The page is open: it must be stored with all its needs. */
  | { readonly is: 'visited' }
  /** To a waiting version: it may activate, unless a game is open. */
  | { readonly is: 'come' }
  | ({ readonly is: 'status' } & OfBook)
  /** Fetch the next few files, from this index on. */
  | ({ readonly is: 'keep'; readonly from: number } & OfBook)
  /** Delete the stored parts, except those of open pages. */
  | ({ readonly is: 'remove' } & OfBook);

/** One book with the parts of the site that it needs, or otherwise the whole site. */
export interface OfBook {
  readonly book?: string;
}

/** The stored amount, in bytes. */
export interface Status {
  /** The total of the requested part, and its amount that is missing on this device. */
  readonly total: number;
  readonly missing: number;
  /** The approximate size of the transfer for all of it. */
  readonly packed: number;
}

/** The reason why fetching stopped: no connection, no space, or a newer version of the site. */
export type Trouble = 'offline' | 'full' | 'moved';

export interface Kept {
  /** The bytes that this request has added. */
  readonly bytes: number;
  /** Files that the server did not deliver. */
  readonly refused: number;
  readonly trouble?: Trouble;
  /** The index to continue from; missing at the end. */
  readonly next?: number;
}

/** The worker's answers; the other messages have no answer. */
export interface Replies {
  readonly status: Status;
  readonly keep: Kept;
  readonly remove: Status;
}
