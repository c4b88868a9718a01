import type { Json } from '../../kernel/contract.ts';
import type { Lang } from '../../words/lang.ts';
import type { KeptBook } from '../kept/keys.ts';
import type { BookToTake } from '../kept/taking.ts';

/** A book as the list of what is kept here asks for it. Everything heavy of it is fetched when it is needed. */
export interface BookHere extends BookToTake {
  /** What is said of its games, fetched when there is one. */
  readonly saying: () => Promise<Saying>;
}

/** The same as the book itself gives it: how devices keep it is told by the shelf. */
export type Fetched = Omit<BookHere, keyof KeptBook>;

/** Where a game stands, in a sentence, from the summary that is kept with it; nothing where that says nothing. Anything may be kept. */
export type Saying = (summary: Json, lang: Lang) => readonly Said[] | undefined;

/** A piece of a sentence: plain, or a name with the class that sets it. */
export type Said = string | { readonly name: string; readonly set: string };
