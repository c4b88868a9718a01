import type { BookHere } from '../ui/shelf/book-here.ts';
import { HERE as hispania } from './hispania/ui/shelf/here.ts';
import type { BookId } from './ids.ts';

/** The book of the tests keeps nothing that the shelf would list. */
const BY_ID: { readonly [id in BookId]?: BookHere } = { hispania };

/** The books of which a device may keep something, for the script of the shelf. */
export const HERE: readonly BookHere[] = Object.values(BY_ID);
