import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { furnish } from '../../../../ui/furnish.tsx';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { textsOf } from '../../../../ui/kept/texts.ts';
import { keptIn } from '../../../../ui/lesson/kept.ts';
import { pageData } from '../../../../ui/page-data.ts';
import { LEARN } from '../../words/en/learn.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import sceneStyle from '../scene/live.css?inline';
import type { Player } from '../scene/seen.ts';
import { Speaking } from '../speech.tsx';
import { Lesson } from './Lesson.tsx';
import lessonStyle from './live.css?inline';
import { type Played, playsOf } from './plays.ts';
import type { LessonFile, PlayStart } from './seen.ts';

/**
 * Puts a lesson in the place of its figure (`data-id`), as it was looked at when the site was built. The engine comes when the
 * reader first touches a step that is played. Lessons are told in English. Rejects an id that is no lesson's.
 */
export async function play(element: HTMLElement, { home, written, kept: book }: BookOnPage): Promise<void> {
  const { id = '', next, title = '' } = element.dataset;
  const [{ lesson, told }, words] = await Promise.all([fetchLesson(id), wordsOf('en')]);
  const plays = playsOf(lesson.steps, playerFor);
  furnish(boardStyle + sceneStyle + lessonStyle, GLYPHS);
  const live = document.createElement('div');
  element.firstElementChild?.classList.add('kept');
  element.append(live);
  render(
    <Speaking lang="en" words={words} home={home} written={written}>
      <Guarded what={words.play.guard.parts.lesson} raw={pageData}>
        <Lesson
          lesson={lesson}
          told={told}
          say={LEARN}
          kept={keptIn(textsOf(book), book.id)}
          plays={plays}
          next={next ? { href: next, title } : undefined}
          home={home}
        />
      </Guarded>
    </Speaking>,
    live,
  );
}

async function playerFor(step: PlayStart, before: Played | undefined): Promise<Player> {
  const { playerOf } = await import('../scene/player.ts');
  const player = await playerOf(step.start, 'en', undefined, before);
  player.store.attempt(step.id);
  return player;
}

async function fetchLesson(id: string): Promise<LessonFile> {
  const answer = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/hispania/learn/${id}.start.json`);
  if (!answer.ok) throw new Error(`there is no lesson ${id}`);
  return answer.json();
}
