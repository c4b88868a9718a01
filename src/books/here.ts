import type { Fetched } from '../ui/shelf/book-here.ts';
import { HERE as hispania } from './hispania/ui/shelf/here.ts';
import type { BookId } from './ids.ts';

/** The books of which a device may keep something, for the script of the shelf. The book of the tests keeps nothing that would be listed. */
export const HERE: { readonly [id in BookId]?: Fetched } = { hispania };
