import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LessonPlayWords } from '../../words/lesson.ts';
import type { AskStepWords } from '../../words/lesson-words.ts';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { AskOf, LessonKinds } from './kinds.ts';
import type { LessonParts } from './parts.ts';
import { Task, useHints } from './Task.tsx';
import { useOutcome } from './use-outcome.ts';

interface Props<K extends LessonKinds> {
  readonly parts: LessonParts<K>;
  readonly step: AskOf<K>;
  readonly told: AskStepWords;
  readonly say: LessonPlayWords;
  readonly onSolved: () => void;
  readonly onMissed: () => void;
  /** The control that leads on after the solution. */
  readonly next: ComponentChildren;
}

/** A question about a position, answered on the board or from a list. */
export function AskStep<K extends LessonKinds>({ parts, step, told, say, onSolved, onMissed, next }: Props<K>) {
  const { book, words } = useSpeech();
  const { lesson } = say;
  const { on, options, right, find, seen } = step;
  const { Board } = parts;
  const [found, setFound] = useState<readonly string[]>([]);
  const [last, setLast] = useState<string>();
  const [hints, more] = useHints();
  const over = found.length >= find;
  const outcome = useOutcome(over, last);

  const choose = (answer: string): void => {
    if (over) return;
    setLast(answer);
    if (!options.includes(answer)) return;
    if (!right.includes(answer)) onMissed();
    if (!right.includes(answer) || found.includes(answer)) return;
    const now = [...found, answer];
    setFound(now);
    if (now.length >= find) onSolved();
  };
  const show = (): void => {
    setFound(right.slice(0, find));
    setLast(undefined);
    onSolved();
  };
  const isPlace = on === 'board';
  const nameOf = (answer: string) =>
    isPlace ? <i>{book.place(answer)}</i> : <Say text={told.options?.[answer] ?? []} />;
  /** The units in a place whose name has been spoken. */
  const whoStands = (place: string) =>
    parts.stands(seen, place).replaceAll(`${book.place(place)}${words.play.colon}`, '');
  const isRight = last !== undefined && right.includes(last);
  const rows = (
    <ul class="choices">
      {options.map((answer) => (
        <li key={answer}>
          <button type="button" class="choice" aria-pressed={found.includes(answer)} onClick={() => choose(answer)}>
            <span class="m aim" aria-hidden="true" />
            <span class="t">{nameOf(answer)}</span>
            {isPlace && <span class="d">{whoStands(answer) || lesson.empty}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div class="lesson-live">
      <Task told={told} say={say} hints={hints} onHint={more} onShow={show} over={over} />
      <Board
        step={step}
        seen={seen}
        last={[]}
        pointing={undefined}
        look={hints > 0 ? step.look : []}
        found={isPlace ? found : []}
        refused={undefined}
        onPlace={(place) => isPlace && choose(place)}
      />
      <div class="side">
        <section
          ref={outcome}
          tabIndex={-1}
          class={last === undefined && !over ? 'outcome' : 'slip outcome'}
          role="status"
          aria-label={lesson.task}
        >
          {over ? (
            <p class="solved">
              <b>{lesson.right}</b> <Say text={told.done} />
            </p>
          ) : (
            last !== undefined &&
            (isRight ? (
              <p class="solved">
                <b>{lesson.right}</b> {lesson.more(found.length, find)}
              </p>
            ) : !options.includes(last) ? (
              <p class="lost">{lesson.unasked}</p>
            ) : (
              <p class="lost">
                <b>{lesson.wrongAnswer}</b> {isPlace && `${parts.stands(seen, last) || book.place(last)}. `}
                <Say text={told.wrong} />
              </p>
            ))
          )}
          {over && <p class="acts">{next}</p>}
        </section>
        {isPlace ? (
          <details class="slip aslist">
            <summary>{lesson.answers}</summary>
            {rows}
          </details>
        ) : (
          <div class="slip answers">{rows}</div>
        )}
      </div>
    </div>
  );
}
