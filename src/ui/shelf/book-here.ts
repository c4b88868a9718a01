import type { Json } from '../../kernel/contract.ts';
import type { Lang } from '../../words/lang.ts';
import type { KeptBook } from '../kept/keys.ts';
import type { BookToTake } from '../kept/taking.ts';

/** A book, as the list of kept data uses it. Its large modules are fetched on demand. */
export interface BookHere extends BookToTake {
  /** The words about its games in a language, fetched if it has a game. */
  readonly saying: (lang: Lang) => Promise<Saying>;
}

/** The part that the book itself supplies; the shelf adds its identity in the storage of devices. */
export type Fetched = Omit<BookHere, keyof KeptBook>;

/**
 * The standing of a game in a sentence, from the summary that is kept with it; undefined if the summary is not usable.
 * The kept value may be anything.
 */
export type Saying = (summary: Json) => readonly Said[] | undefined;

/** A part of a sentence: plain text, or a name with its class. */
export type Said = string | { readonly name: string; readonly set: string };
