import type { BookBuild } from '../site/build/book-build.ts';
import { BUILD as hispania } from './hispania/build.ts';
import type { BookId } from './ids.ts';

const BY_ID: { readonly [id in BookId]: BookBuild } = { hispania };

/** What the build asks of each book: for `astro.config.mjs` alone, since it brings everything of all books. */
export const BUILDS: readonly BookBuild[] = Object.values(BY_ID);
