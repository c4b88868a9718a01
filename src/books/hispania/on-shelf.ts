import type { OnShelf } from '../../site/shelf/on-shelf.ts';
import { cover } from './cover.ts';
import { LESSON_IDS } from './lessons/ids.ts';
import { META } from './meta.ts';
import { shelfWords } from './pages/shelf/words.ts';
import { bookWords } from './pages/site-words.ts';
import { SCENE } from './ui/shelf/duel.ts';

/** Hispania as the shelf shows it, with a battle that waits for its dice. */
export const ON_SHELF: OnShelf = {
  meta: META,
  cover: () => cover(),
  words: shelfWords,
  doors(lang) {
    const { nav } = bookWords(lang);
    const { begin, learn } = shelfWords(lang);
    return {
      home: '/hispania/',
      begin: { path: '/hispania/play/', title: begin },
      anchors: ['ages', 'look-up'],
      learn: { path: `/hispania/learn/${LESSON_IDS[0]}/`, title: learn },
      links: (['rules', 'nations', 'learn', 'odds', 'map'] as const).map((key) => ({
        path: `/hispania/${key}/`,
        title: nav[key],
      })),
    };
  },
  battle(lang) {
    const { title, from, open } = shelfWords(lang).battle;
    return { title, from, open: { path: `/hispania/scenes/${SCENE.id}/`, title: open } };
  },
};
