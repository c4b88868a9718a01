import type { Wide } from '../../../../words/lang.ts';
import type { CARDS as EN } from '../en/cards.ts';

/** Les mots des petites fiches des noms. */
export const CARDS: Wide<typeof EN> = {
  region: (numeral, name) => `${numeral} ${name}`,
  dice: (text) => `dé\u00a0${text}`,
  mountains: 'montagne',
  port: (text) => `port\u00a0${text}`,
};
