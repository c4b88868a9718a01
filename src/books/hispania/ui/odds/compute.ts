import { oddsAfter, played } from '../../odds/after.ts';
import { TooLarge } from '../../odds/army.ts';
import type { Odds } from '../../odds/figures.ts';
import { oddsOf } from '../../odds/odds.ts';
import { setUpBattle } from '../../odds/set-up.ts';
import { type NotCounted, notCounted } from './not-counted.ts';
import type { Answer, Question } from './question.ts';

/** Answers a question about odds, in the worker, or on the page if there are no workers. `alive` is called during the work. */
export function compute(question: Question, alive?: () => void): Answer {
  try {
    return answerTo(question, alive);
  } catch (error) {
    if (error instanceof TooLarge) return { is: 'too-large' };
    throw error;
  }
}

function answerTo(question: Question, alive?: () => void): Answer {
  const { chosen } = question;
  if (question.is === 'written') {
    const { state, faults } = setUpBattle(question.battle);
    return faults ? { is: 'faults', faults } : told(oddsOf(state, chosen, alive), []);
  }
  const { state } = question;
  if (question.is === 'battle') return told(oddsOf(state, chosen, alive), notCounted(state));
  const now = played(state, question.after ?? []);
  return now
    ? told(oddsAfter(now, [], question.place, chosen, alive), notCounted(now, question.place))
    : { is: 'none' };
}

const told = (odds: Odds | undefined, not: readonly NotCounted[]): Answer =>
  odds ? { is: 'odds', odds, not } : { is: 'none' };
