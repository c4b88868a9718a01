import { LESSON } from '../../../../words/fr/lesson.ts';
import type { Costs } from '../../lessons/costs.ts';
import type { LearnWords } from '../en/learn.ts';
import { LEARN_PAGE } from './learn-page.ts';

const dites = ({ ways, of }: Costs['best']): string => (ways === of ? 'c’est certain' : `${ways} sur\u00a0${of}`);

/** Les mots d’une leçon qui se joue, du coût d’une erreur, et du passage de la première manche à la partie. */
export const LEARN: LearnWords = {
  ...LESSON,
  goOn: LEARN_PAGE.goOn,
  cost: (own, best) => `Chances de réussite ainsi\u00a0: ${dites(own)}. Au mieux\u00a0: ${dites(best)}.`,
};
