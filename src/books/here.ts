import type { Fetched } from '../ui/shelf/book-here.ts';
import { HERE as hispania } from './hispania/ui/shelf/here.ts';
import type { BookId } from './ids.ts';
import { HERE as tiny } from './tiny/ui/shelf/here.ts';

/** The books of which a device may keep something, for the script of the shelf. That for the tests is left out of a build without it. */
export const HERE: { readonly [id in BookId]?: Fetched } = {
  hispania,
  ...(import.meta.env.FOR_TESTS ? { tiny } : {}),
};
