import type { EntityKind } from '../../../site/book.ts';
import type { Lang } from '../../../words/lang.ts';
import { LOCATIONS } from '../engine/data/ids.ts';
import { STARTS } from '../engine/data/starts.ts';
import { PAGE_PATHS, PATHS } from './paths.ts';
import { pageWords } from './words.ts';

/** The things of the book that have names: its locations and its starts. */
export function entitiesOf(lang: Lang): readonly EntityKind[] {
  const { NAMES, SITE, STARTS_PAGE } = pageWords(lang);
  return [
    {
      id: 'location',
      head: { path: PAGE_PATHS.map, title: SITE.locations },
      entities: LOCATIONS.map((id) => ({ id, name: NAMES.locations[id], path: PATHS.location(id) })),
    },
    {
      id: 'start',
      head: { path: PAGE_PATHS.starts, title: SITE.pages.starts.title },
      entities: STARTS.map((_, i) => ({ id: `${i + 1}`, name: STARTS_PAGE.turn(i + 1), path: PATHS.start(i + 1) })),
    },
  ];
}
