import type { Rich } from './rich.ts';

/** Somebody who plays, as sentences of no game name them: `the Franks`, `player 2`. A book makes it. */
export interface Who {
  readonly the: Rich;
  /** At the beginning of a sentence. */
  readonly The: Rich;
  readonly whose: Rich;
  /** Spoken of as many: they play. */
  readonly many: boolean;
}
