import { type Advice, adviceOf } from '../../bots/advice.ts';
import { Computer } from '../../bots/computer.ts';
import type { Question } from './question.ts';

/**
 * The answer of a computer, in the worker, or on the page if there is none. A legate looks far ahead and may take too long, so
 * `meanwhile` first receives a tribune's answer. Throws if no answer is possible.
 */
export function answerTo(question: Question, meanwhile?: (quick: Advice) => void): Advice {
  if (question.level === 'legate') meanwhile?.(ask({ ...question, level: 'tribune' }));
  return ask(question);
}

function ask(question: Question): Advice {
  const { state, number, advice } = question;
  const thought = computerOf(question).answer(state, number);
  return advice ? adviceOf(state, thought) : thought;
}

/** The computers that were asked last, with what they have found in their turn. */
const COMPUTERS = new Map<string, Computer>();
/** More than the seats of a game at both levels. */
const MOST = 8;

function computerOf({ level, seat, seed }: Question): Computer {
  const key = `${level} ${seat} ${seed}`;
  const found = COMPUTERS.get(key) ?? new Computer(level, seat, seed);
  if (COMPUTERS.size >= MOST) COMPUTERS.clear();
  COMPUTERS.set(key, found);
  return found;
}
