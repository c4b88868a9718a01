import type { ReadableAtom } from 'nanostores';

export type Holding =
  /** Nobody knows yet. */
  | 'asking'
  /** It is played in this tab. */
  | 'here'
  /** Another tab plays it: here it can be looked at. */
  | 'elsewhere'
  /** The other tab has let it go: it may be taken here. */
  | 'free'
  /** It was played here, and another tab has taken it over. */
  | 'taken'
  /** It was let go here. */
  | 'released';

export interface Hold {
  readonly $holding: ReadableAtom<Holding>;
  /** Plays it here from now on: the other tab finishes what it writes and lets go, or is given `PATIENCE` and no longer. */
  readonly take: () => Promise<void>;
  readonly release: () => void;
}

/** What tabs say to one another. */
export interface Message {
  /** A game changed; who plays it? I do; I was first to ask; give it to me; I have let it go. */
  readonly says: 'changed' | 'who' | 'mine' | 'wait' | 'give' | 'free';
  readonly game: string;
  readonly tab: string;
  /** With `mine`: since when, in milliseconds since 1970. */
  readonly since?: number;
}

/** A hold as the tabs drive it. */
export interface Holder extends Hold {
  /** When nothing of it is left. */
  readonly ended: Promise<void>;
  readonly hear: (message: Message) => void;
}

/** Of one game. */
export interface How {
  readonly me: string;
  readonly game: string;
  readonly letGo: () => Promise<void>;
  readonly after: Promise<void>;
  readonly say: (says: Message['says'], since?: number) => void;
  readonly patience: number;
  readonly answer: number;
}
