import { officeOf, type Ways } from '../../../../ui/errand.ts';
import type { Thought } from '../../bots/thought.ts';
import type { Question } from './question.ts';

/** Asks a computer; rejects with the reason of `signal` when the answer is no longer needed. */
export type Asks = (question: Question, signal: AbortSignal) => Promise<Thought>;

/** How computers are asked. */
export interface ComputerWays extends Ways<Question, Thought> {
  /** The maximum time, in ms, that a computer may think once a captain's answer is known. */
  readonly patience?: number;
}

/** After this time a computer plays a captain's answer. */
const PATIENCE = 3000;

/**
 * Computers are asked in a worker, which is started with the first question. A worker that thinks for too long, or whose answer is no
 * longer needed, is terminated; the next question gets a new one.
 */
export function askingIn({ patience = PATIENCE, ...ways }: ComputerWays): Asks {
  const office = officeOf(ways);
  return async (question, signal) => {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = (): void => {
        clearTimeout(timer);
        office.dismiss();
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      };
      const meanwhile = (captain: Thought): void => {
        clearTimeout(timer);
        // The time starts only now, because a slow connection is not the computer's fault.
        timer = setTimeout(() => {
          done();
          office.dismiss();
          resolve(captain);
        }, patience);
      };
      office.ask(question, meanwhile).then(resolve, reject).finally(done);
    });
  };
}
