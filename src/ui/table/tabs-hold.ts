import type { ReadableAtom } from 'nanostores';

export type Holding =
  /** Not known yet. */
  | 'asking'
  /** It is played in this tab. */
  | 'here'
  /** Another tab plays it: here it can be viewed. */
  | 'elsewhere'
  /** The other tab has released it: it may be taken here. */
  | 'free'
  /** It was played here, and another tab has taken it over. */
  | 'taken'
  /** It was released here. */
  | 'released';

export interface Hold {
  readonly $holding: ReadableAtom<Holding>;
  /** Plays it here from now on: the other tab finishes its writes and releases it, within at most `PATIENCE`. */
  readonly take: () => Promise<void>;
  readonly release: () => void;
}

/** A message between tabs. */
export interface Message {
  /** A game has changed; which tab plays it? This one; this one has asked first; release it; it is released. */
  readonly says: 'changed' | 'who' | 'mine' | 'wait' | 'give' | 'free';
  readonly game: string;
  readonly tab: string;
  /** With `mine`: the start time, in milliseconds since 1970. */
  readonly since?: number;
}

/** A hold with the methods for the tabs. */
export interface Holder extends Hold {
  /** Resolves when the hold is completely released. */
  readonly ended: Promise<void>;
  readonly hear: (message: Message) => void;
}

/** The hold of one game. */
export interface How {
  readonly me: string;
  readonly game: string;
  readonly letGo: () => Promise<void>;
  readonly after: Promise<void>;
  readonly say: (says: Message['says'], since?: number) => void;
  readonly patience: number;
  readonly answer: number;
}
