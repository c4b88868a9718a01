import type { Wide } from '../../../../words/lang.ts';
import type { PUZZLES_PAGE as EN } from '../en/puzzles-page.ts';

/** Les mots de la liste des énigmes, et du cadre d’une énigme. */
export const PUZZLES_PAGE: Wide<typeof EN> = {
  title: 'Énigmes',
  description: 'Quinze questions sur des positions de Reconquista, à résoudre sur le plateau.',
  lead: 'Quinze questions sur des positions. Le moteur du jeu et le calcul exact des chances donnent les réponses.',
  levels: { 1: 'Une règle', 2: 'Plusieurs points à voir', 3: 'Un calcul' },
  solved: 'résolue',
  at: (number, of) => `énigme\u00a0${number} sur\u00a0${of}`,
  numbered: (number) => `Énigme\u00a0${number}`,
  rules: 'Dans les règles\u00a0:',
  position: 'La position en mots',
  answer: 'La réponse',
  static:
    'L’énigme se résout sur le plateau et demande JavaScript. Sans lui, lisez ici la position, les réponses et la solution.',
};
