import type { EntityKind } from '../../../site/book.ts';
import type { Lang } from '../../../words/lang.ts';
import { SPACES } from '../engine/data/ids.ts';
import { PAGE_PATHS, PATHS } from './paths.ts';
import { pageWords } from './words.ts';

/** The things of the book that have names: its towns and seas. */
export function entitiesOf(lang: Lang): readonly EntityKind[] {
  const { NAMES, SITE } = pageWords(lang);
  return [
    {
      id: 'space',
      head: { path: PAGE_PATHS.spaces, title: SITE.pages.spaces.title },
      entities: SPACES.map((id) => ({ id, name: NAMES.spaces[id], path: PATHS.space(id) })),
    },
  ];
}
