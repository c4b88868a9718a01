import type { OnShelf } from '../../site/shelf/on-shelf.ts';
import { cover } from './cover.ts';
import { META } from './meta.ts';
import { CHAPTER_PATH } from './pages/rules.ts';
import { SHELF } from './words/en/shelf.ts';
import { SITE } from './words/en/site.ts';

/** The entry on the shelf of the small game for the tests. */
export const ON_SHELF: OnShelf = {
  meta: META,
  cover,
  words: () => ({ subtitle: SITE.sub, drawn: SITE.drawn }),
  doors: () => ({
    home: '/tiny/',
    begin: { path: '/tiny/play/', title: SHELF.begin },
    links: [{ path: CHAPTER_PATH, title: SITE.rules }],
  }),
};
