import { useRef } from 'preact/hooks';
import { type Heard, heard } from './heard.ts';
import { useSpeech } from './speech.ts';

interface Props<F> {
  /** The number of answers so far. */
  readonly at: number;
  /** The question, if it can be answered. */
  readonly question: string | undefined;
  /** The choice that is not answered yet; empty if there is none. */
  readonly chosen: string;
  /** The result of the last answer. */
  readonly facts: readonly F[];
  readonly say: (fact: F) => string;
}

/** The two lines for a screen reader: the choice, or else what has happened; and the question, whenever there is another. */
export function Announced<F>({ at, question, chosen, facts, say }: Props<F>) {
  const { undone } = useSpeech().words.play;
  const last = useRef<Heard<F>>();
  if (question !== undefined || last.current) last.current = heard(last.current, { at, facts, chosen, say, undone });
  return (
    <>
      <p class="vh" role="status">
        {chosen || last.current?.told}
      </p>
      <p class="vh" role="status">
        {question}
      </p>
    </>
  );
}
