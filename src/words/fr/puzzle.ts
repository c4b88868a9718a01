import type { PuzzlePlayWords } from '../en/puzzle.ts';

/** Les mots d’une énigme à laquelle on répond, dans tout livre. */
export const PUZZLE: PuzzlePlayWords = {
  title: 'Énigmes de règles',
  answers: 'Réponses',
  answer: 'La réponse\u00a0:',
  board: 'Répondez sur le plateau ou dans la liste.',
  find: (of) =>
    of === 1 ? 'Une seule réponse est juste.' : `${of}\u00a0réponses sont justes\u00a0: trouvez-les toutes.`,
  found: (of, all) => `${of} sur\u00a0${all}.`,
  task: 'La question',
  empty: 'aucune unité',
  isRight: 'juste',
  isWrong: 'faux',
  yes: 'Juste.',
  no: 'Ce n’est pas cela.',
  show: 'Montrer la réponse',
  again: 'Réessayer',
  next: 'Énigme suivante',
  allSolved: 'Vous avez résolu toutes les énigmes de cette liste.',
  none: 'Ce lieu n’est pas parmi les réponses.',
};
