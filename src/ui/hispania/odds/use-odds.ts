import { useEffect, useRef, useState } from 'preact/hooks';
import { odds } from './client.ts';
import { type Answer, keyOf, type Question } from './question.ts';

/** What is known of a question. While it is reckoned, `answer` is what was known before, if anything was. */
export interface Told {
  readonly is: 'known' | 'reckoning' | 'failed';
  readonly answer?: Answer;
}

/** The answer to a question about odds, once it is there. What is no longer shown is no longer asked. */
export function useOdds(question: Question | undefined): Told {
  const key = question && keyOf(question);
  const [ended, setEnded] = useState<{ readonly key: string | undefined; readonly failed: boolean }>();
  const before = useRef<Answer>();
  useEffect(() => {
    if (!question || odds.known(question)) return;
    const leave = new AbortController();
    odds.ask(question, leave.signal).then(
      () => setEnded({ key, failed: false }),
      (why) => {
        if (leave.signal.aborted) return;
        console.error(why);
        setEnded({ key, failed: true });
      },
    );
    return () => leave.abort();
  }, [key]);
  const known = question && odds.known(question);
  if (known) {
    before.current = known;
    return { is: 'known', answer: known };
  }
  if (ended?.failed && ended.key === key) return { is: 'failed' };
  return { is: 'reckoning', ...(before.current && { answer: before.current }) };
}
