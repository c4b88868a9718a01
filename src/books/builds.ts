import type { BookBuild } from '../site/build/book-build.ts';
import { BUILD as hispania } from './hispania/build.ts';
import { BUILD as draco } from './hispania-draco/build.ts';
import { BOOK_IDS, type BookId } from './ids.ts';
import { BUILD as reconquista } from './reconquista/build.ts';
import { BUILD as tiny } from './tiny/build.ts';

const BY_ID: { readonly [id in BookId]: BookBuild } = { hispania, reconquista, 'hispania-draco': draco, tiny };

/** The build's data of each book: only for `astro.config.mjs`, because it imports all of all books. */
export const BUILDS: readonly BookBuild[] = BOOK_IDS.map((id) => BY_ID[id]);
