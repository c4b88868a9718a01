import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { PuzzlePlayWords } from '../../words/puzzle.ts';
import { useOutcome } from '../lesson/use-outcome.ts';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import { Because, Sentence } from './Because.tsx';
import type { PuzzleMark, PuzzleParts, PuzzleStart } from './parts.ts';

interface Props<P extends PuzzleStart> {
  readonly puzzle: P;
  readonly parts: PuzzleParts<P>;
  readonly say: PuzzlePlayWords;
  readonly onSolved: () => void;
  /** A wrong answer, with the rule that refuses it, if one does. */
  readonly onMissed: (rule: string | undefined) => void;
  /** The message that progress lasts only until the reader leaves the page. */
  readonly unkept: string | undefined;
  /** The control that leads on after the solution. */
  readonly next: ComponentChildren;
}

/** A question about a position, answered on the board or from a list, with the verdict of the rules on each answer. */
export function Puzzle<P extends PuzzleStart>({ puzzle, parts, say, onSolved, onMissed, unkept, next }: Props<P>) {
  const { on, options, right } = puzzle;
  const { colon } = useSpeech().words.play;
  const { Board, Shown } = parts;
  /** The given answers, in order. */
  const [given, setGiven] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(false);
  /** The reader has chosen a place that is not among the answers. */
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
      if (!given.includes(answer)) onMissed(parts.refusedBy(puzzle, answer));
    } else if (now.filter((one) => right.includes(one)).length === right.length) onSolved();
  };
  const again = (): void => {
    setGiven([]);
    setNone(false);
    setShown(false);
    task.current?.focus();
  };
  const marks: { [place: string]: PuzzleMark } = {};
  if (on === 'board')
    for (const place of options) {
      const known = over || given.includes(place);
      marks[place] = !known ? 'open' : right.includes(place) ? 'right' : 'wrong';
    }
  return (
    <div class="lesson-live puzzle-live">
      <section ref={task} tabIndex={-1} class="slip task" aria-label={say.task}>
        <h2 class="ask">
          <Say text={parts.ask(puzzle)} />
        </h2>
        <p class="facts">
          {parts.beside(puzzle).map((sentence, i) => (
            // They keep their order.
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
      <Board puzzle={puzzle} marks={marks} over={over} onPlace={(place) => on === 'board' && choose(place)} />
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
                    <Say text={parts.option(puzzle, answer)} />
                  </span>
                ))}
                .
              </p>
              <Because told={parts.because(puzzle)} />
              {Shown && <Shown puzzle={puzzle} />}
            </>
          ) : none ? (
            <p>{say.none}</p>
          ) : (
            last !== undefined && (
              <p class={right.includes(last) ? 'solved' : 'lost'}>
                <b>{right.includes(last) ? say.yes : say.no}</b> <Say text={parts.option(puzzle, last)} />.{' '}
                <Sentence of={parts.verdict(puzzle, last)} />
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
                      <Say text={parts.option(puzzle, answer)} />
                      {known && (
                        <span class="vh">
                          {colon}
                          {isRight ? say.isRight : say.isWrong}
                        </span>
                      )}
                    </span>
                    {on === 'board' && !known && <span class="d">{parts.stands(puzzle, answer) || say.empty}</span>}
                  </button>
                  {known && parts.verdict(puzzle, answer) && (
                    <p class="why">
                      <Sentence of={parts.verdict(puzzle, answer)} />
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
