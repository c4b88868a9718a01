import type { ComponentChildren } from 'preact';
import type { LessonPlayWords } from '../../words/en/lesson.ts';
import type { BookOnPage } from '../book.ts';
import type { Shapes } from '../glyphs.ts';
import { textsOf } from '../kept/texts.ts';
import { fetchStart, GuardedPart, layLive } from '../live-part.tsx';
import type { Player } from '../scene/kinds.ts';
import { keptIn } from './kept.ts';
import type { LessonFile, LessonKinds, LessonOf, Played, PlayOf } from './kinds.ts';
import { Lesson } from './Lesson.tsx';
import type { LessonParts } from './parts.ts';
import { playsOf } from './plays.ts';

/** What a book brings to its live lessons. */
export interface LessonsOf<K extends LessonKinds> {
  /** Fetches what plays a step: from its own position, or on from what was played before it. */
  load(step: PlayOf<K>, before: Played<K> | undefined): Promise<Player<K>>;
  readonly parts: LessonParts<K>;
  readonly say: LessonPlayWords;
  readonly styles: string;
  readonly glyphs: Shapes;
  /** Sets around it what the book's parts speak with. */
  speaking(children: ComponentChildren): ComponentChildren;
}

/**
 * Puts a lesson in the place of its figure (`data-id`), as it was looked at when the site was built. The engine comes when the
 * reader first touches a step that is played. Rejects an id that is no lesson's.
 */
export async function layLesson<K extends LessonKinds>(
  element: HTMLElement,
  { home, kept: book }: BookOnPage,
  { load, parts, say, styles, glyphs, speaking }: LessonsOf<K>,
): Promise<void> {
  const { id = '', next, title = '' } = element.dataset;
  const { lesson, told } = await fetchStart<LessonFile<LessonOf<K>>>(`${book.id}/learn/${id}`);
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
