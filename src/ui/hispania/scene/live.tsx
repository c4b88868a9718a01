import { render } from 'preact';
import { hispania } from '../../../hispania/game.ts';
import { loadScene } from '../../../hispania/scenes/load.ts';
import type { HispaniaScene } from '../../../hispania/scenes/scene.ts';
import { faultWordsOf, wordsOf } from '../../../words/index.ts';
import { COMPLETE, type Lang } from '../../../words/lang.ts';
import { sceneWords } from '../../../words/scenes.ts';
import { POSITION } from '../../scene/fragment.ts';
import boardStyle from '../board/live.css?inline';
import type { BookOnPage } from '../book.ts';
import { GlyphDefs } from '../GlyphDefs.tsx';
import { GLYPHS, type GlyphName } from '../glyphs.ts';
import { linksTo, Speech } from '../speech.ts';
import { LiveScene } from './LiveScene.tsx';
import sceneStyle from './live.css?inline';

/** Puts the live position in the place of a scene's figure (`data-id`). Rejects an id that is no scene's. */
export async function play(element: HTMLElement, { lang: wanted, home, written }: BookOnPage): Promise<void> {
  // Scenes are told in a language once it has all their words.
  const lang = COMPLETE.includes(wanted) ? wanted : 'en';
  const id = element.dataset['id'] ?? '';
  const page = `${home}scenes/${id}/`;
  const [scene, words, told] = await Promise.all([loadScene(id), wordsOf(lang), sceneWords(lang, id)]);
  const link = await opened(scene, page, lang);
  const speech = { words, names: words.names, hrefOf: linksTo(`${home}rules/`, written) };
  furnish();
  // The still figure stays for print: there it tells the whole, where the live one stands somewhere in the middle.
  const live = document.createElement('div');
  element.firstElementChild?.classList.add('kept');
  element.append(live);
  render(
    <Speech.Provider value={speech}>
      <LiveScene scene={scene} told={told} page={page} {...link} />
    </Speech.Provider>,
    live,
  );
}

/** The position of a link, on the scene's own page only, and what was wrong with it. */
async function opened(scene: HispaniaScene, page: string, lang: Lang) {
  if (new URL(page, location.href).pathname !== location.pathname || !location.hash.startsWith(POSITION)) return {};
  const { openLink } = await import('../../scene/link.ts');
  const { session, faults, broken } = await openLink(hispania, scene, location.hash);
  if (!faults && !broken) return { opened: session };
  return { opened: session, trouble: { words: await faultWordsOf(lang), faults, broken } };
}

let furnished = false;

/** What only a live position needs, once a document: its styles, and the glyphs that no figure has brought. */
function furnish(): void {
  if (furnished) return;
  furnished = true;
  document.head.append(Object.assign(document.createElement('style'), { textContent: boardStyle + sceneStyle }));
  const missing = (Object.keys(GLYPHS) as GlyphName[]).filter((name) => !document.getElementById(`g-${name}`));
  const host = document.createElement('div');
  render(<GlyphDefs names={missing} />, host);
  document.body.append(...host.childNodes);
}
