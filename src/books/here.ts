import type { Fetched } from '../ui/shelf/book-here.ts';
import { HERE as hispania } from './hispania/ui/shelf/here.ts';
import { HERE as draco } from './hispania-draco/ui/shelf/here.ts';
import type { BookId } from './ids.ts';
import { HERE as reconquista } from './reconquista/ui/shelf/here.ts';
import { HERE as tiny } from './tiny/ui/shelf/here.ts';

/** The books of which a device may keep data, for the script of the shelf. A build without the book for the tests leaves it out. */
export const HERE: { readonly [id in BookId]?: Fetched } = {
  hispania,
  reconquista,
  'hispania-draco': draco,
  ...(import.meta.env.FOR_TESTS ? { tiny } : {}),
};
