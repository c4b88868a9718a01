import type { Rich } from '../../../../../words/rich.ts';

/** What is said of a term. */
export interface TermWords {
  /** As it heads its entry. */
  readonly term: string;
  /** One or two sentences, our own. */
  readonly text: Rich;
  /** Other names for it, among them those of other games: searched, and named in the glossary. */
  readonly also?: readonly string[];
  /** Words by which a text means it, small letters: the first of them in a section is a link. None unless told. */
  readonly forms?: readonly string[];
}
