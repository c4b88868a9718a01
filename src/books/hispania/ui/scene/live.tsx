import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { furnish } from '../../../../ui/furnish.tsx';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import { POSITION, readOtherwise } from '../../../../ui/scene/fragment.ts';
import { atStart } from '../../../../ui/scene/shown.ts';
import { waking } from '../../../../ui/scene/waking.ts';
import { COMPLETE } from '../../../../words/lang.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import type { Level } from '../deciding/Question.tsx';
import type { Seen } from '../deciding/seen.ts';
import { GLYPHS } from '../glyphs.ts';
import { Speaking } from '../speech.tsx';
import { LiveScene } from './LiveScene.tsx';
import sceneStyle from './live.css?inline';
import type { Play, Player, SceneFile } from './seen.ts';

/**
 * Puts the live position in the place of a scene's figure (`data-id`): as it was looked at when the site was built. The engine
 * comes when the reader first touches it. Rejects an id that is no scene's.
 */
export async function play(element: HTMLElement, { lang: wanted, home, written }: BookOnPage): Promise<void> {
  // Scenes are told in a language once it has all their words.
  const lang = COMPLETE.includes(wanted) ? wanted : 'en';
  const id = element.dataset['id'] ?? '';
  const page = `${home}scenes/${id}/`;
  const [{ start, told, readings }, words] = await Promise.all([fetchScene(id), wordsOf(lang)]);
  const fragment = fragmentFor(page);
  const load = async (): Promise<Player> => {
    const { playerOf } = await import('./player.ts');
    return playerOf(start, lang, fragment);
  };
  const scene: Play = waking<Seen, HispaniaFact, Player>(atStart(start.seen), load);
  // A link goes on somewhere else than at the start: that is shown first, or that it could not be fetched.
  if (fragment !== undefined) await scene.wake();
  const otherwise = start.rulings.find(({ id }) => isOwn(page) && location.hash === readOtherwise(id));
  if (otherwise) {
    scene.readAs(otherwise.id, false);
    await scene.wake();
  }
  furnish(boardStyle + sceneStyle, GLYPHS);
  // The still figure stays for print: there it tells the whole, where the live one stands somewhere in the middle.
  const live = document.createElement('div');
  element.firstElementChild?.classList.add('kept');
  element.append(live);
  render(
    <Speaking lang={lang} words={words} home={home} written={written}>
      <Guarded what={words.play.guard.parts.scene} raw={pageData}>
        <LiveScene
          start={start}
          level={levelIn(element)}
          told={told}
          page={page}
          game={`${home}play/`}
          why={`${home}rulings/`}
          readings={readings}
          play={scene}
        />
      </Guarded>
    </Speaking>,
    live,
  );
}

async function fetchScene(id: string): Promise<SceneFile> {
  const answer = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/hispania/scenes/${id}.start.json`);
  if (!answer.ok) throw new Error(`there is no scene ${id}`);
  return answer.json();
}

/** One below the scene's own title; without one, as on its own page, one below that of the page. */
function levelIn(element: HTMLElement): Level {
  const title = element.closest('.scene')?.querySelector('h2, h3');
  return title ? (title.tagName === 'H2' ? 3 : 4) : 2;
}

/** The fragment of a link to a position, on the scene's own page only. */
function fragmentFor(page: string): string | undefined {
  return isOwn(page) && location.hash.startsWith(POSITION) ? location.hash : undefined;
}

/** Whether this is the scene's own page. */
function isOwn(page: string): boolean {
  return new URL(page, location.href).pathname === location.pathname;
}
