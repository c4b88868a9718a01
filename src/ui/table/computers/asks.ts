import { officeOf, type Ways } from '../../errand.ts';

/** Asks a computer; rejects with the reason of `signal` when the answer is no longer needed. */
export type Asks<Q, A> = (question: Q, signal: AbortSignal) => Promise<A>;

/** How computers are asked. */
export interface ComputerWays<Q, A> extends Ways<Q, A> {
  /** The maximum time, in ms, that a computer may think once the answer of a quicker one is known. */
  readonly patience?: number;
}

/** After this time the answer of the quicker computer is played. */
const PATIENCE = 3000;

/**
 * Computers are asked in a worker, which is started with the first question. A worker that thinks for too long, or whose answer is no
 * longer needed, is terminated; the next question gets a new one.
 */
export function askingIn<Q, A>({ patience = PATIENCE, ...ways }: ComputerWays<Q, A>): Asks<Q, A> {
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
      const meanwhile = (quick: A): void => {
        clearTimeout(timer);
        // The time starts only now, because a slow connection is not the computer's fault.
        timer = setTimeout(() => {
          done();
          office.dismiss();
          resolve(quick);
        }, patience);
      };
      office.ask(question, meanwhile).then(resolve, reject).finally(done);
    });
  };
}
