import type { ComponentChildren } from 'preact';
import type { LessonPlayWords } from '../../words/lesson.ts';
import type { BookOnPage } from '../book.ts';
import type { Shapes } from '../glyphs.ts';
import { textsOf } from '../kept/texts.ts';
import { fetchStart, GuardedPart, layLive } from '../live-part.tsx';
import type { Player } from '../scene/kinds.ts';
import { complete } from './alike.ts';
import { keptIn } from './kept.ts';
import type { LessonFile, LessonKinds, LessonOf, Played, PlayOf } from './kinds.ts';
import { Lesson } from './Lesson.tsx';
import type { LessonParts } from './parts.ts';
import { playsOf } from './plays.ts';

/** The parts that a book supplies for its live lessons. */
export interface LessonsOf<K extends LessonKinds> {
  /** Fetches the player of a step: from the step's own position, or from the play before it. */
  load(step: PlayOf<K>, before: Played<K> | undefined): Promise<Player<K>>;
  readonly parts: LessonParts<K>;
  readonly say: LessonPlayWords;
  readonly styles: string;
  readonly glyphs: Shapes;
  /** Wraps the children in the providers of the book's words. */
  speaking(children: ComponentChildren): ComponentChildren;
}

/**
 * Replaces the figure of a lesson (`data-id`) with the lesson in the form that the build drew. The engine is fetched
 * when the reader first touches a step that is played. `brought`: the parts of the book with its words, which come together
 * with the lesson. Rejects an id of no lesson.
 */
export async function layLesson<K extends LessonKinds>(
  element: HTMLElement,
  { home, kept: book }: BookOnPage,
  brought: Promise<LessonsOf<K>>,
): Promise<void> {
  const { id = '', next, title = '' } = element.dataset;
  const [{ lesson, told }, { load, parts, say, styles, glyphs, speaking }] = await Promise.all([
    fetchStart<LessonFile<LessonOf<K>>>(`${home}learn/${id}`),
    brought,
  ]);
  complete(lesson.steps);
  const plays = playsOf<K>(lesson.steps, async (step, before) => {
    const player = await load(step, before);
    player.store.attempt(step.id);
    return player;
  });
  layLive(element, { styles, glyphs }, () =>
    speaking(
      <GuardedPart is="lesson">
        <Lesson
          parts={parts}
          lesson={lesson}
          told={told}
          say={say}
          kept={keptIn(textsOf(book), book.id)}
          plays={plays}
          next={next ? { href: next, title } : undefined}
          home={home}
        />
      </GuardedPart>,
    ),
  );
}
