import { useState } from 'preact/hooks';
import type { LessonPlayWords } from '../../words/lesson.ts';
import type { AskStepWords, PlayStepWords } from '../../words/lesson-words.ts';
import { Say } from '../Say.tsx';

interface Props {
  readonly told: PlayStepWords | AskStepWords;
  readonly say: LessonPlayWords;
  /** The number of requested hints: the first also marks the board. */
  readonly hints: number;
  readonly onHint: () => void;
  readonly onShow: () => void;
  /** There is nothing left to help with. */
  readonly over: boolean;
  /** The seat that has caused this start, if the words give it. */
  readonly before?: string | undefined;
}

/** The task, and help with it in three steps: the place to look at, the action, and the demonstration. */
export function Task({ told, say, hints, onHint, onShow, over, before }: Props) {
  const { lesson } = say;
  return (
    <section class="slip task" aria-label={lesson.task}>
      <h2 class="ask">
        <Say text={told.ask} />
      </h2>
      {before && <p class="before">{before}</p>}
      <div role="status">
        {told.hints.slice(0, hints).map((hint, i) => (
          // Hints keep their order, so the index identifies a hint.
          <p key={`${i}`} class="hint">
            <b>{lesson.hints[i]}</b> <Say text={hint} />
          </p>
        ))}
      </div>
      {!over && (
        <p class="acts">
          <button type="button" class="btn quiet" onClick={hints < told.hints.length ? onHint : onShow}>
            {hints < told.hints.length ? lesson.hint : lesson.show}
          </button>
        </p>
      )}
    </section>
  );
}

/** The number of requested hints. */
export function useHints(): readonly [hints: number, more: () => void] {
  const [hints, set] = useState(0);
  return [hints, () => set((n) => n + 1)];
}
