import { useRef, useState } from 'preact/hooks';
import { useOutcome } from '../../../../ui/lesson/use-outcome.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { PuzzleWords } from '../../words/en/puzzles.ts';
import type { FactWords } from '../../words/facts.ts';
import type { Mark } from '../board/types.ts';
import { standsThere } from '../deciding/spoken.ts';
import { LessonBoard } from '../lesson/LessonBoard.tsx';
import { useSpeech } from '../speech.tsx';
import { Because, Sentence } from './Because.tsx';
import type { PuzzleStart } from './seen.ts';
import { askOf, besideOf, optionOf, verdictOf } from './told.ts';

interface Props {
  readonly puzzle: PuzzleStart;
  readonly say: PuzzleWords;
  /** Where the explanation is of facts: what is said of them. */
  readonly facts: FactWords | undefined;
  readonly onSolved: () => void;
  /** A wrong answer, with the rule that refuses it, if one does. */
  readonly onMissed: (rule: string | undefined) => void;
  /** Progress lasts only until the page is left: what is said of that. */
  readonly unkept: string | undefined;
  /** What leads on, once it is solved. */
  readonly next: preact.ComponentChildren;
}

/** A question about a position, answered on the board or from a list, and what the rules say to each answer. */
export function Puzzle({ puzzle, say, facts, onSolved, onMissed, unkept, next }: Props) {
  const { words } = useSpeech();
  const { asked, on, options, right, seen, view, land, nextDoor } = puzzle;
  /** What was answered, in order. */
  const [given, setGiven] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(false);
  /** A place of the board was chosen that is none of the answers. */
  const [none, setNone] = useState(false);
  const found = given.filter((answer) => right.includes(answer));
  const over = shown || found.length === right.length;
  const last = given.at(-1);
  const outcome = useOutcome(over);
  const task = useRef<HTMLElement>(null);

  const choose = (answer: string): void => {
    if (over) return;
    setNone(!options.includes(answer));
    if (!options.includes(answer)) return;
    const now = [...given.filter((one) => one !== answer), answer];
    setGiven(now);
    if (!right.includes(answer)) {
      if (!given.includes(answer)) onMissed(puzzle.verdicts[answer]?.refusal?.rule);
    } else if (now.filter((one) => right.includes(one)).length === right.length) onSolved();
  };
  const again = (): void => {
    setGiven([]);
    setNone(false);
    setShown(false);
    task.current?.focus();
  };
  const marks: { [place in PlaceId]?: Mark } = {};
  if ('from' in asked) marks[asked.from] = { kind: 'plain' };
  if (on === 'board')
    for (const place of options as readonly PlaceId[]) {
      const known = over || given.includes(place);
      marks[place] = { kind: !known ? 'reach' : right.includes(place) ? 'chosen' : 'plain' };
    }
  return (
    <div class="lesson-live puzzle-live">
      <section ref={task} tabIndex={-1} class="slip task" aria-label={say.task}>
        <h2 class="ask">
          <Say text={askOf(puzzle, say)} />
        </h2>
        <p class="facts">
          {besideOf(puzzle, say).map((sentence, i) => (
            // They never change their order.
            <span key={`${i}`}>
              <Say text={sentence} />{' '}
            </span>
          ))}
          {right.length > 1 && say.find(right.length)}
        </p>
        {!over && (
          <p class="acts">
            <button type="button" class="btn quiet" onClick={() => setShown(true)}>
              {say.show}
            </button>
          </p>
        )}
      </section>
      <LessonBoard
        view={view}
        seen={seen}
        land={land}
        nextDoor={nextDoor}
        marks={marks}
        onPlace={(place) => on === 'board' && choose(place)}
      />
      <div class="side">
        {unkept && (
          <p class="unkept" role="status">
            {unkept}
          </p>
        )}
        <section
          ref={outcome}
          tabIndex={-1}
          class={last === undefined && !over && !none ? 'outcome' : 'slip outcome'}
          role="status"
          aria-label={say.answer}
        >
          {over ? (
            <>
              <p class="solved">
                <b>{shown ? say.answer : say.yes}</b>{' '}
                {right.map((answer, i) => (
                  <span key={answer}>
                    {i > 0 && ', '}
                    <Say text={optionOf(puzzle, answer, say)} />
                  </span>
                ))}
              </p>
              <Because puzzle={puzzle} say={say} facts={facts} />
            </>
          ) : none ? (
            <p>{say.none}</p>
          ) : (
            last !== undefined && (
              <p class={right.includes(last) ? 'solved' : 'lost'}>
                <b>{right.includes(last) ? say.yes : say.no}</b> <Say text={optionOf(puzzle, last, say)} />.{' '}
                <Sentence of={verdictOf(puzzle, last, words, say)} />
                {right.includes(last) && ` ${say.found(found.length, right.length)}`}
              </p>
            )
          )}
          {over && (
            <p class="acts">
              {next}
              <button type="button" class="btn" onClick={again}>
                {say.again}
              </button>
            </p>
          )}
        </section>
        <div class="slip answers">
          <p class="cap">{on === 'board' ? say.board : say.answers}</p>
          <ul class="choices">
            {options.map((answer) => {
              const known = over || given.includes(answer);
              const isRight = right.includes(answer);
              return (
                <li key={answer}>
                  <button
                    type="button"
                    class={known ? (isRight ? 'choice right' : 'choice wrong') : 'choice'}
                    aria-pressed={given.includes(answer)}
                    aria-disabled={over || undefined}
                    onClick={() => choose(answer)}
                  >
                    <span class={known ? 'm' : 'm aim'} aria-hidden="true">
                      {known && (isRight ? '✓' : '✗')}
                    </span>
                    <span class="t">
                      <Say text={optionOf(puzzle, answer, say)} />
                      {known && <span class="vh">: {isRight ? say.isRight : say.isWrong}</span>}
                    </span>
                    {on === 'board' && !known && (
                      <span class="d">{standsThere(words, seen, answer as PlaceId) || say.empty}</span>
                    )}
                  </button>
                  {known && verdictOf(puzzle, answer, words, say) && (
                    <p class="why">
                      <Sentence of={verdictOf(puzzle, answer, words, say)} />
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </div>
  );
}
