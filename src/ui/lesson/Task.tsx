import { useState } from 'preact/hooks';
import type { LessonPlayWords } from '../../words/en/lesson.ts';
import type { AskStepWords, PlayStepWords } from '../../words/lesson-words.ts';
import { Say } from '../Say.tsx';

interface Props {
  readonly told: PlayStepWords | AskStepWords;
  readonly say: LessonPlayWords;
  /** How many hints were asked for: the first also marks the board. */
  readonly hints: number;
  readonly onHint: () => void;
  readonly onShow: () => void;
  /** Nothing is left to be helped with. */
  readonly over: boolean;
  /** Whose doing it is that it begins like this, where that may be asked. */
  readonly before?: string | undefined;
}

/** What is asked, and help with it in three steps: where to look, what to do, show me. */
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
          // Hints come in their order: the index is the identity of one.
          <p key={`${i}`} class="hint">
            <b>{lesson.hints[i]}:</b> <Say text={hint} />
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

/** How many hints were asked for. */
export function useHints(): readonly [hints: number, more: () => void] {
  const [hints, set] = useState(0);
  return [hints, () => set((n) => n + 1)];
}
