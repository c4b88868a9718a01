import { SHIPPED } from '../src/books/ids.ts';
import type { BookMeta } from '../src/site/meta.ts';

const metaOf = async (id: string): Promise<BookMeta> =>
  ((await import(`../src/books/${id}/meta.ts`)) as { readonly META: BookMeta }).META;

/** All books that readers have, as they describe themselves. */
export const METAS: readonly BookMeta[] = await Promise.all(SHIPPED.map(metaOf));
/** The same with the book for the tests. */
export const ALL_METAS: readonly BookMeta[] = [...METAS, await metaOf('tiny')];
