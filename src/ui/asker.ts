/** Computes one question; rejects if something is broken. */
export type Computes<Q, A> = (question: Q) => Promise<A>;

/**
 * Asks for results that take time, such as odds. It computes one question at a time, and skips questions that no caller
 * waits for.
 */
export interface Asker<Q, A> {
  /**
   * The answer, immediately if it is known. Rejects with the reason of `signal` if that is aborted, and with the error
   * if the computation fails.
   */
  readonly ask: (question: Q, signal?: AbortSignal) => Promise<A>;
  /** The answer to a recent question. */
  readonly known: (question: Q) => A | undefined;
  /** Equal questions have equal keys. */
  readonly keyOf: (question: Q) => string;
}

interface Waiting<Q, A> {
  readonly key: string;
  readonly question: Q;
  readonly askers: Set<Settle<A>>;
}

interface Settle<A> {
  readonly answer: (answer: A) => void;
  readonly fail: (why: unknown) => void;
}

/** The number of kept answers; the least recently used one is dropped first. */
const KEPT = 200;

/** `keyOf`: equal questions have equal keys. */
export function createAsker<Q, A>(computes: Computes<Q, A>, keyOf: (question: Q) => string, kept = KEPT): Asker<Q, A> {
  const answers = new Map<string, A>();
  const queue = new Map<string, Waiting<Q, A>>();
  let busy: Waiting<Q, A> | undefined;

  const known = (key: string): A | undefined => {
    const answer = answers.get(key);
    if (answer) keep(key, answer);
    return answer;
  };
  const keep = (key: string, answer: A): void => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
  };
  const next = (): void => {
    if (busy) return;
    const [first] = queue.values();
    if (!first) return;
    queue.delete(first.key);
    busy = first;
    computes(first.question)
      .then(
        (answer) => {
          // Kept even if no caller waits for it any more, because it took time to compute.
          keep(first.key, answer);
          for (const asker of first.askers) asker.answer(answer);
        },
        (why) => {
          for (const asker of first.askers) asker.fail(why);
        },
      )
      .finally(() => {
        busy = undefined;
        next();
      });
  };
  const join = (key: string, question: Q): Waiting<Q, A> => {
    const there = busy?.key === key ? busy : queue.get(key);
    if (there) return there;
    const waiting: Waiting<Q, A> = { key, question, askers: new Set() };
    queue.set(key, waiting);
    return waiting;
  };

  return {
    keyOf,
    known: (question) => known(keyOf(question)),
    ask(question, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const key = keyOf(question);
      const answer = known(key);
      if (answer) return Promise.resolve(answer);
      return new Promise<A>((resolve, reject) => {
        const waiting = join(key, question);
        const asker: Settle<A> = { answer: resolve, fail: reject };
        waiting.askers.add(asker);
        signal?.addEventListener(
          'abort',
          () => {
            waiting.askers.delete(asker);
            // A computation that has begun is finished; one that has not begun is dropped.
            if (waiting.askers.size === 0 && queue.get(key) === waiting) queue.delete(key);
            reject(signal.reason);
          },
          { once: true },
        );
        next();
      });
    },
  };
}

const numbers = new WeakMap<object, number>();
let objects = 0;

/** A number that represents an immutable object, such as a state, in a key. */
export function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  objects += 1;
  numbers.set(object, objects);
  return objects;
}
