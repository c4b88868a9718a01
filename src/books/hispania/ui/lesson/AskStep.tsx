import { useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import type { AskStepWords } from '../../../../words/lesson-words.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Mark } from '../board/types.ts';
import { standsThere } from '../deciding/spoken.ts';
import { useSpeech } from '../speech.tsx';
import { LessonBoard } from './LessonBoard.tsx';
import type { AskStart } from './seen.ts';
import { type LearnWords, Task, useHints } from './Task.tsx';
import { useOutcome } from './use-outcome.ts';

interface Props {
  readonly step: AskStart;
  readonly told: AskStepWords;
  readonly say: LearnWords;
  readonly onSolved: () => void;
  readonly onMissed: () => void;
  /** What leads on, once it is solved. */
  readonly next: preact.ComponentChildren;
}

/** A question about a position, answered on the board or from a list. */
export function AskStep({ step, told, say, onSolved, onMissed, next }: Props) {
  const { words, names } = useSpeech();
  const { lesson } = say;
  const { on, options, right, find, seen, view, land, nextDoor } = step;
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
    isPlace ? <i>{names.places[answer as PlaceId]}</i> : <Say text={told.options?.[answer] ?? []} />;
  /** Who stands in a place whose name has been said. */
  const whoStands = (place: PlaceId) => standsThere(words, seen, place).replaceAll(`${names.places[place]}: `, '');
  const marks: { [place in PlaceId]?: Mark } = {};
  if (hints > 0) for (const place of step.look) marks[place] = { kind: 'reach' };
  if (isPlace) for (const place of found as readonly PlaceId[]) marks[place] = { kind: 'chosen' };
  const isRight = last !== undefined && right.includes(last);
  const rows = (
    <ul class="choices">
      {options.map((answer) => (
        <li key={answer}>
          <button type="button" class="choice" aria-pressed={found.includes(answer)} onClick={() => choose(answer)}>
            <span class="m aim" aria-hidden="true" />
            <span class="t">{nameOf(answer)}</span>
            {isPlace && <span class="d">{whoStands(answer as PlaceId) || lesson.empty}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div class="lesson-live">
      <Task told={told} say={say} hints={hints} onHint={more} onShow={show} over={over} />
      <LessonBoard
        view={view}
        seen={seen}
        land={land}
        nextDoor={nextDoor}
        marks={marks}
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
                <b>{lesson.wrongAnswer}</b>{' '}
                {isPlace && `${standsThere(words, seen, last as PlaceId) || names.places[last as PlaceId]}. `}
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
