import { type Answer, keyOf, type Question } from './question.ts';

/** Reckons one question; rejects when something is broken. */
export type Reckons = (question: Question) => Promise<Answer>;

/** Asks for odds: one question at a time is reckoned, and none that nobody waits for any more. */
export interface Asker {
  /**
   * The answer, at once where it is known. Rejects with the reason of `signal` when that is aborted, and with what was wrong when
   * it could not be reckoned.
   */
  readonly ask: (question: Question, signal?: AbortSignal) => Promise<Answer>;
  /** The answer to a question that has been asked lately. */
  readonly known: (question: Question) => Answer | undefined;
}

interface Waiting {
  readonly key: string;
  readonly question: Question;
  readonly askers: Set<Settle>;
}

interface Settle {
  readonly answer: (answer: Answer) => void;
  readonly fail: (why: unknown) => void;
}

/** Answers that are kept; the one that was wanted longest ago goes first. */
const KEPT = 200;

export function createAsker(reckons: Reckons, kept = KEPT): Asker {
  const answers = new Map<string, Answer>();
  const queue = new Map<string, Waiting>();
  let busy: Waiting | undefined;

  const known = (key: string): Answer | undefined => {
    const answer = answers.get(key);
    if (answer) keep(key, answer);
    return answer;
  };
  const keep = (key: string, answer: Answer): void => {
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
    reckons(first.question)
      .then(
        (answer) => {
          // Kept though nobody may wait for it any more: it has cost its time.
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
  const join = (key: string, question: Question): Waiting => {
    const there = busy?.key === key ? busy : queue.get(key);
    if (there) return there;
    const waiting: Waiting = { key, question, askers: new Set() };
    queue.set(key, waiting);
    return waiting;
  };

  return {
    known: (question) => known(keyOf(question)),
    ask(question, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const key = keyOf(question);
      const answer = known(key);
      if (answer) return Promise.resolve(answer);
      return new Promise<Answer>((resolve, reject) => {
        const waiting = join(key, question);
        const asker: Settle = { answer: resolve, fail: reject };
        waiting.askers.add(asker);
        signal?.addEventListener(
          'abort',
          () => {
            waiting.askers.delete(asker);
            // What has begun is brought to its end; what has not is not wanted any more.
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
