import { createContext } from 'preact';

/** A book that has a table, as the pages of all books know it. */
export interface BookWithTable {
  /** The id of the book and of its game. */
  readonly id: string;
  readonly title: string;
  /** The address of its table. */
  readonly table: string;
}

/** The books of the site to whose tables something of theirs can be handed on; none where the page does not say. */
export const OtherBooks = createContext<readonly BookWithTable[]>([]);

/** The books that a page names (`data-books`, which the build has written). */
export const booksOn = ({ dataset }: HTMLElement): readonly BookWithTable[] =>
  JSON.parse(dataset['books'] ?? '[]') as readonly BookWithTable[];
