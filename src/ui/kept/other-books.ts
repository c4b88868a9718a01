import { createContext } from 'preact';

/** A book that has a table, in the form that the pages of all books use. */
export interface BookWithTable {
  /** The id of the book and of its game. */
  readonly id: string;
  readonly title: string;
  /** The address of its table. */
  readonly table: string;
}

/** The books of the site whose tables can receive a file or link of theirs; empty if the page names none. */
export const OtherBooks = createContext<readonly BookWithTable[]>([]);

/** The books that a page names (`data-books`, written by the build). */
export const booksOn = ({ dataset }: HTMLElement): readonly BookWithTable[] =>
  JSON.parse(dataset['books'] ?? '[]') as readonly BookWithTable[];
