import { type Advice, adviceOf } from '../../bots/advice.ts';
import { Computer } from '../../bots/computer.ts';
import type { Question } from './question.ts';

/**
 * The answer of a computer, in the worker, or on the page if there is none. A Condestable looks ahead and may take too
 * long, so `meanwhile` first receives an Alférez's answer. Throws if no answer is possible.
 */
export function answerTo(question: Question, meanwhile?: (quick: Advice) => void): Advice {
  if (question.level === 'condestable') meanwhile?.(ask({ ...question, level: 'alferez' }));
  return ask(question);
}

function ask({ level, seed, state, number, advice }: Question): Advice {
  const thought = new Computer(level, 'christian', seed).answer(state, number);
  return advice ? adviceOf(state, thought, seed) : thought;
}
