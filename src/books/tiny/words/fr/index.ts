import type { Partly } from '../../../../words/lang.ts';
import type { Words } from '../en/index.ts';

/** The French words of the book so far; missing ones are English. */
export const WORDS: Partly<Words> = {
  names: {
    title: 'Le Gué',
    places: { mill: 'Moulin', ford: 'Gué', tower: 'Tour' },
    owners: { red: 'Rouge', blue: 'Bleu', green: 'Vert', raiders: 'Pillards' },
    cards: { calm: 'Calme', rain: 'Pluie', fog: 'Brouillard', harvest: 'Récolte' },
  },
  verdicts: { lost: () => ['Les pillards gagnent.'] },
};
