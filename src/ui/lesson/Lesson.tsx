import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LessonPlayWords } from '../../words/lesson.ts';
import type { AskStepWords, LessonWords, PlayStepWords } from '../../words/lesson-words.ts';
import { Say } from '../Say.tsx';
import { AskStep } from './AskStep.tsx';
import { Finished, type NextLesson } from './Finished.tsx';
import type { Kept } from './kept.ts';
import { isAsked, type LessonKinds, type LessonOf } from './kinds.ts';
import { PlayStep } from './PlayStep.tsx';
import type { LessonParts } from './parts.ts';
import type { Plays } from './plays.ts';
import { firstOpen, missed, type Path, refusedBy, skip, solved } from './progress.ts';

interface Props<K extends LessonKinds> {
  readonly parts: LessonParts<K>;
  readonly lesson: LessonOf<K>;
  readonly told: LessonWords;
  readonly say: LessonPlayWords;
  readonly kept: Kept;
  readonly plays: Plays<K>;
  readonly next: NextLesson | undefined;
  /** The address of the book. */
  readonly home: string;
}

/** The step in the address, or else the first unsolved step. */
function startAt(kept: Kept, path: Path): number {
  const named = path.steps.findIndex((step) => location.hash === `#step-${step}`);
  return named < 0 ? firstOpen(kept.read(), path) : named;
}

/** A lesson: a sequence of steps; the reader can go to any of them. */
export function Lesson<K extends LessonKinds>({ parts, lesson, told, say, kept, plays, next, home }: Props<K>) {
  const { id, steps } = lesson;
  const path: Path = { id, steps: steps.map((step) => step.id) };
  const [at, setAt] = useState(() => startAt(kept, path));
  const [done, setDone] = useState<readonly string[]>(() => kept.read().done[id] ?? []);
  const [unkept, setUnkept] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const began = useRef(at);
  const step = steps[at];
  const change = (what: Parameters<Kept['change']>[0]): void => setUnkept(!kept.change(what));

  useLayoutEffect(() => {
    // The button that led here is removed with its step.
    if (began.current !== at) place.current?.focus({ preventScroll: true });
    if (began.current !== at) place.current?.scrollIntoView({ block: 'start' });
    // Opened again, or in another language, it is at this step.
    if (began.current !== at) history.replaceState(null, '', step ? `#step-${step.id}` : location.pathname);
    began.current = at;
  }, [at]);

  const solve = (one: string): void => {
    change((progress) => solved(progress, { lesson: id, step: one }));
    setDone((before) => (before.includes(one) ? before : [...before, one]));
  };
  const onward = (
    <button type="button" class="btn pri" onClick={() => setAt(at + 1)}>
      {at + 1 < steps.length ? say.lesson.next : say.lesson.finish}
    </button>
  );
  const GoOn = parts.goesOn?.(lesson);
  const common = step && {
    parts,
    say,
    onSolved: () => solve(step.id),
    onMissed: () => change((progress) => missed(progress, { lesson: id, step: step.id })),
    next: onward,
  };
  return (
    <div ref={place} tabIndex={-1} class="lesson-steps">
      <div class="tools">
        {steps.length > 1 && (
          <ol class="stepmarks" aria-label={say.lesson.steps}>
            {steps.map((one, i) => (
              <li key={one.id}>
                <button
                  type="button"
                  class={done.includes(one.id) ? 'btn tbtn done' : 'btn tbtn'}
                  aria-current={i === at ? 'step' : undefined}
                  aria-label={`${say.lesson.step(i + 1, steps.length)}${done.includes(one.id) ? `, ${say.stands.done}` : ''}`}
                  onClick={() => setAt(i)}
                >
                  {i + 1}
                </button>
              </li>
            ))}
          </ol>
        )}
        {at < steps.length && (
          <button
            type="button"
            class="btn tbtn"
            onClick={() => {
              change((progress) => skip(progress, id));
              location.assign(next?.href ?? `${home}learn/`);
            }}
          >
            {say.lesson.skip}
          </button>
        )}
      </div>
      {unkept && (
        <p class="unkept" role="status">
          {say.notKept}
        </p>
      )}
      {step && common ? (
        isAsked<K>(step) ? (
          <AskStep key={step.id} {...common} step={step} told={told.steps[step.id] as AskStepWords} />
        ) : (
          <PlayStep
            key={step.id}
            {...common}
            step={step}
            told={told.steps[step.id] as PlayStepWords}
            play={plays.of(step)}
            onRefused={(rule) => change((progress) => refusedBy(progress, rule))}
            anyway={
              GoOn && (
                <button type="button" class="btn" onClick={() => setAt(at + 1)}>
                  {say.lesson.anyway}
                </button>
              )
            }
          />
        )
      ) : (
        <Finished
          say={say}
          next={next}
          home={home}
          onAgain={() => setAt(0)}
          goesOn={GoOn && <GoOn lesson={lesson} game={plays.game()} name={told.title} home={home} />}
        >
          <Say text={told.after} />
        </Finished>
      )}
    </div>
  );
}
