import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asker } from './asker.ts';

/** The known answer to a question. During the computation, `answer` is the previous one, if there is one. */
export interface Told<A> {
  readonly is: 'known' | 'computing' | 'failed';
  readonly answer?: A;
}

/** The answer to a question when it is available. A question that is no longer shown is no longer asked. */
export function useAnswer<Q, A>(asker: Asker<Q, A>, question: Q | undefined): Told<A> {
  const key = question && asker.keyOf(question);
  const [ended, setEnded] = useState<{ readonly key: string | undefined; readonly failed: boolean }>();
  const before = useRef<A>();
  useEffect(() => {
    if (!question || asker.known(question)) return;
    const leave = new AbortController();
    asker.ask(question, leave.signal).then(
      () => setEnded({ key, failed: false }),
      (why) => {
        if (leave.signal.aborted) return;
        console.error(why);
        setEnded({ key, failed: true });
      },
    );
    return () => leave.abort();
  }, [key]);
  const known = question && asker.known(question);
  if (known) {
    before.current = known;
    return { is: 'known', answer: known };
  }
  if (ended?.failed && ended.key === key) return { is: 'failed' };
  return { is: 'computing', ...(before.current && { answer: before.current }) };
}
