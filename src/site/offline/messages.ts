/** What a page says to the worker. */
export type Message =
  /** It is open: it shall be kept, with all it needs. */
  | { readonly is: 'visited' }
  /** To a version that waits: it may come, unless a game is open. */
  | { readonly is: 'come' }
  | { readonly is: 'status' }
  /** Fetch the next few files of the whole site, from this place among them. */
  | { readonly is: 'keep'; readonly from: number }
  /** Forget what is kept, but for what open pages are made of. */
  | { readonly is: 'remove' };

/** What is kept, in bytes. */
export interface Status {
  /** All of the site, and of it what is missing on this device. */
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
