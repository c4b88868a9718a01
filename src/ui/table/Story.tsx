import { FactLines } from '../FactLines.tsx';
import type { Kinds, ShownOf } from '../playable.ts';
import { useTableWords } from './words.ts';

/** What the last answer led to, fact by fact, of any book. */

interface Props<K extends Kinds> {
  readonly shown: ShownOf<K>;
  readonly words: {
    /** The heading. */
    readonly last: string;
    /** So many lines are told below. */
    readonly earlier: (lines: number) => string;
  };
  /** Whether a reader wants to see a fact again. */
  readonly isRetold: (fact: K['fact']) => boolean;
}

/** So many lines leave room for the answers. */
const MOST = 5;

/** All of it, in the room of the answers while a question has none. */
export function Story<K extends Kinds>({ shown, words, isRetold }: Props<K>) {
  const { voice } = useTableWords();
  const facts = shown.last.filter(isRetold);
  if (facts.length === 0) return null;
  return (
    <section class="story-of-answer">
      <h3>{words.last}</h3>
      <ol class="happened">
        <FactLines facts={facts} say={voice.fact} />
      </ol>
    </section>
  );
}

interface LongProps<K extends Kinds> extends Props<K> {
  /** The facts of which the slip of the question tells the end, if it leaves some out. */
  readonly isBrief?: (fact: K['fact']) => boolean;
}

/** All of it below the answers, if the slip of the question does not tell all. */
export function LongStory<K extends Kinds>({ isBrief, ...props }: LongProps<K>) {
  const { shown, isRetold } = props;
  const told = Math.min(MOST, shown.last.filter(isBrief ?? isRetold).length);
  return shown.last.filter(isRetold).length > told ? <Story {...props} /> : null;
}

/** All of it in a slip without a question, while a computer plays. */
export function StoryNow<K extends Kinds>({ shown, words, isRetold }: Props<K>) {
  const { voice } = useTableWords();
  return (
    <ol class="happened" aria-label={words.last}>
      <FactLines facts={shown.last.filter(isRetold)} say={voice.fact} />
    </ol>
  );
}

/** Its end, above a question that has answers. */
export function StoryEnd<K extends Kinds>({ shown, words, isRetold }: Props<K>) {
  const { voice } = useTableWords();
  const facts = shown.last.filter(isRetold);
  const left = facts.length - MOST;
  if (facts.length === 0) return null;
  return (
    <>
      {left > 0 && <p class="earlier">{words.earlier(left)}</p>}
      <ol class="happened" aria-label={words.last}>
        <FactLines facts={facts.slice(-MOST)} say={voice.fact} />
      </ol>
    </>
  );
}
