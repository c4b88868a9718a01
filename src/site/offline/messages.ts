/** What a page says to the worker. */
export type Message =
  /** It is open: it shall be kept, with all it needs. */
  | { readonly is: 'visited' }
  /** To a version that waits: it may come, unless a game is open. */
  | { readonly is: 'come' }
  | ({ readonly is: 'status' } & OfBook)
  /** Fetch the next few files, from this place among them. */
  | ({ readonly is: 'keep'; readonly from: number } & OfBook)
  /** Forget what is kept, but for what open pages are made of. */
  | ({ readonly is: 'remove' } & OfBook);

/** Of one book with what it needs of the site, or else of all of the site. */
export interface OfBook {
  readonly book?: string;
}

/** What is kept, in bytes. */
export interface Status {
  /** All of what was asked about, and of it what is missing on this device. */
  readonly total: number;
  readonly missing: number;
  /** About what a server sends for all of it. */
  readonly packed: number;
}

/** Why fetching stopped: no connection, no room, or the site has a newer version by now. */
export type Trouble = 'offline' | 'full' | 'moved';

export interface Kept {
  /** Bytes that are here now and were not. */
  readonly bytes: number;
  /** Files that the server did not give. */
  readonly refused: number;
  readonly trouble?: Trouble;
  /** Where to go on; not there when that was all. */
  readonly next?: number;
}

/** What the worker answers; the other messages have no answer. */
export interface Replies {
  readonly status: Status;
  readonly keep: Kept;
  readonly remove: Status;
}
