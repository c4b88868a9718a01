import type { LessonPlayWords } from '../../words/lesson.ts';

/** The next lesson. */
export interface NextLesson {
  readonly href: string;
  readonly title: string;
}

interface Props {
  readonly say: LessonPlayWords;
  readonly next: NextLesson | undefined;
  readonly home: string;
  readonly onAgain: () => void;
  /** The link to a whole game that continues from here. */
  readonly goesOn?: preact.ComponentChildren;
  /** The points worth remembering. */
  readonly children: preact.ComponentChildren;
}

/** The end of a lesson, and the links that lead on. */
export function Finished({ say, next, home, onAgain, goesOn, children }: Props) {
  const { lesson } = say;
  return (
    <section class="slip finished" aria-label={lesson.over}>
      <p class="cap">{lesson.over}</p>
      <p class="ask">{children}</p>
      {goesOn}
      <p class="acts">
        {next ? (
          <a class={goesOn ? 'btn' : 'btn pri'} href={next.href}>
            <span>
              {lesson.nextLesson} {next.title}
            </span>
          </a>
        ) : (
          !goesOn && (
            <a class="btn pri" href={`${home}play/`}>
              {lesson.play}
            </a>
          )
        )}
        <button type="button" class="btn" onClick={onAgain}>
          {say.again}
        </button>
        <a class="btn" href={`${home}learn/`}>
          {lesson.all}
        </a>
      </p>
      {!next && <p>{lesson.last}</p>}
    </section>
  );
}
