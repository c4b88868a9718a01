import type { OnShelf } from '../../site/shelf/on-shelf.ts';
import type { Lang } from '../../words/lang.ts';
import { cover } from './cover.ts';
import { META } from './meta.ts';
import { PAGE_PATHS, PLAY_PATH } from './pages/paths.ts';
import { SHELF as EN, type ShelfWords } from './words/en/shelf.ts';
import { SHELF as FR } from './words/fr/shelf.ts';

const WORDS: { readonly [lang in Lang]: ShelfWords } = { en: EN, fr: FR };

/** Hispania by Draco Ideas as the shelf shows it: its table, and its rules to read. */
export const ON_SHELF: OnShelf = {
  meta: META,
  cover: () => cover(),
  words: (lang) => WORDS[lang],
  doors(lang) {
    const { begin, links } = WORDS[lang];
    return {
      home: '/hispania-draco/',
      begin: { path: PLAY_PATH, title: begin },
      links: (['rules', 'spaces', 'aid', 'missed'] as const).map((key) => ({
        path: PAGE_PATHS[key],
        title: links[key],
      })),
    };
  },
};
