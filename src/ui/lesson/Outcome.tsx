import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../kernel/contract.ts';
import type { LessonPlayWords } from '../../words/lesson.ts';
import type { PlayStepWords } from '../../words/lesson-words.ts';
import type { Rich } from '../../words/rich.ts';
import { RuleLink, Say } from '../Say.tsx';
import type { Trial } from '../scene/session.ts';
import { useGameSpeech } from '../speech.ts';

interface Props {
  readonly told: PlayStepWords;
  readonly say: LessonPlayWords;
  readonly task: Trial | undefined;
  /** The cost of a miss. */
  readonly cost: ComponentChildren;
  /** The only remaining action is to begin again. */
  readonly over: boolean;
  readonly refused: Refusal | undefined;
  /** The explanation of a known wrong answer that was tried. */
  readonly because: Rich | undefined;
  readonly onAgain: () => void;
  readonly next: ComponentChildren;
  /** The control that leads on after a miss: a turn continues, whatever the result of a part of it. */
  readonly anyway?: ComponentChildren;
}

/** The result: reached, missed with its cost, or refused with the reason. */
export function Outcome({ told, say, task, cost, over, refused, because, onAgain, next, anyway }: Props) {
  const { words, book } = useGameSpeech();
  const { lesson } = say;
  const stands = task?.stands ?? 'open';
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The pressed button may be removed with its question, so the keyboard and the screen reader continue here.
    if (stands === 'open') return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [stands]);
  // The tried answer is in a list further down; the response is up here.
  useLayoutEffect(() => {
    if (because) box.current?.scrollIntoView({ block: 'nearest' });
  }, [because]);
  useLayoutEffect(() => {
    // On a phone, the tried answer may be far below.
    if (refused) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      class={stands === 'open' && !refused ? 'outcome' : 'slip outcome'}
      role="status"
      aria-label={lesson.task}
    >
      {refused && (
        <p class="refused">
          <b>{words.play.refused}</b> <Say text={book.refusal(refused)} /> {because && <Say text={because} />}{' '}
          <RuleLink rule={refused.rule} />
        </p>
      )}
      {stands === 'reached' && (
        <p class="solved">
          <b>{lesson.solved}</b> <Say text={told.done} />
        </p>
      )}
      {stands === 'lost' && (
        <p class="lost">
          <Say text={(task?.poor === undefined ? undefined : told.poor[task.poor]) ?? told.lost ?? [lesson.lost]} />
        </p>
      )}
      {stands === 'lost' && cost}
      {over && (
        <p class="acts">
          {stands === 'reached' && next}
          <button type="button" class={stands === 'reached' ? 'btn' : 'btn pri'} onClick={onAgain}>
            {lesson.again}
          </button>
          {stands === 'lost' && anyway}
        </p>
      )}
    </section>
  );
}
