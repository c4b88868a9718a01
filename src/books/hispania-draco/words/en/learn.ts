import { LESSON } from '../../../../words/en/lesson.ts';
import type { Wide } from '../../../../words/lang.ts';
import type { LessonPlayWords } from '../../../../words/lesson.ts';
import type { Costs } from '../../lessons/costs.ts';
import { LEARN_PAGE } from './learn-page.ts';

/** The words of a lesson that is played, of what a miss costs, and of the way from the first round into the game. */
export type LearnWords = LessonPlayWords & {
  readonly goOn: Wide<(typeof LEARN_PAGE)['goOn']>;
  /** The chance of a poor line, and that of the answer. */
  readonly cost: (own: Costs['best'], best: Costs['best']) => string;
};

const said = ({ ways, of }: Costs['best']): string => (ways === of ? 'certain' : `${ways} in ${of}`);

export const LEARN: LearnWords = {
  ...LESSON,
  goOn: LEARN_PAGE.goOn,
  cost: (own, best) => `Chance of success this way: ${said(own)}. The best way: ${said(best)}.`,
};
