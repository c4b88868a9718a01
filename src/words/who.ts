import type { Rich } from './rich.ts';

/** A player in the form that the common sentences use: `the Franks`, `player 2`. A book makes it. */
export interface Who {
  readonly the: Rich;
  /** At the beginning of a sentence. */
  readonly The: Rich;
  readonly whose: Rich;
  /** Plural in sentences: they play. */
  readonly many: boolean;
}
