import { render } from 'preact';
import type { HispaniaFact } from '../../../hispania/facts.ts';
import { LEARN } from '../../../words/en/learn.ts';
import { factWordsOf, wordsOf } from '../../../words/index.ts';
import { lessonWords } from '../../../words/lessons.ts';
import { keptIn } from '../../lesson/kept.ts';
import { atStart } from '../../scene/shown.ts';
import { waking } from '../../scene/waking.ts';
import { textStore } from '../../table/text-store.ts';
import boardStyle from '../board/live.css?inline';
import type { BookOnPage } from '../book.ts';
import type { Seen } from '../deciding/seen.ts';
import { furnish } from '../furnish.tsx';
import sceneStyle from '../scene/live.css?inline';
import type { Play, Player } from '../scene/seen.ts';
import { linksTo, Speech } from '../speech.ts';
import { Lesson } from './Lesson.tsx';
import lessonStyle from './live.css?inline';
import type { LessonStart, PlayStart } from './seen.ts';

/**
 * Puts a lesson in the place of its figure (`data-id`), as it was looked at when the site was built. The engine comes when the
 * reader first touches a step that is played. Lessons are told in English. Rejects an id that is no lesson's.
 */
export async function play(element: HTMLElement, { home, written }: BookOnPage): Promise<void> {
  const { id = '', next, title = '' } = element.dataset;
  const [lesson, words, told] = await Promise.all([fetchStart(id), wordsOf('en'), lessonWords('en', id)]);
  const plays = new Map<string, Play>();
  /** Each step is begun once: whoever comes back to it finds it as it was. */
  const playOf = (step: PlayStart): Play => {
    const begun =
      plays.get(step.id) ?? waking<Seen, HispaniaFact, Player>(atStart(step.start.seen), () => playerFor(step));
    plays.set(step.id, begun);
    return begun;
  };
  furnish(boardStyle + sceneStyle + lessonStyle);
  const live = document.createElement('div');
  element.firstElementChild?.classList.add('kept');
  element.append(live);
  render(
    <Speech.Provider value={{ words, names: words.names, hrefOf: linksTo(home, written) }}>
      <Lesson
        lesson={lesson}
        told={told}
        say={LEARN}
        kept={keptIn(textStore(), 'hispania')}
        playOf={playOf}
        next={next ? { href: next, title } : undefined}
        home={home}
      />
    </Speech.Provider>,
    live,
  );
}

async function playerFor(step: PlayStart): Promise<Player> {
  const [{ playerOf }, facts] = await Promise.all([import('../scene/player.ts'), factWordsOf('en')]);
  const player = await playerOf(step.start, 'en');
  player.store.attempt(step.id);
  return { ...player, facts };
}

async function fetchStart(id: string): Promise<LessonStart> {
  const answer = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/hispania/learn/${id}.start.json`);
  if (!answer.ok) throw new Error(`there is no lesson ${id}`);
  return answer.json();
}
