import type { ComponentChildren } from 'preact';
import type { BookOnPage } from '../book.ts';
import type { Shapes } from '../glyphs.ts';
import { fetchStart, GuardedPart, layLive } from '../live-part.tsx';
import { takenAlong } from '../other-language.ts';
import { POSITION, readOtherwise } from './fragment.ts';
import type { Play, Player, SceneFile, SceneKinds, StartOf } from './kinds.ts';
import { LiveScene } from './LiveScene.tsx';
import type { Level, SceneParts } from './parts.ts';
import { atStart } from './shown.ts';
import { waking } from './waking.ts';

/** The parts that a book supplies for its live scenes. */
export interface SceneOf<K extends SceneKinds> {
  /** Fetches the player of a scene. `fragment`: the fragment of a followed link. */
  load(start: StartOf<K>, fragment: string | undefined): Promise<Player<K>>;
  readonly parts: SceneParts<K>;
  readonly styles: string;
  readonly glyphs: Shapes;
  /** Wraps the children in the providers of the book's words. */
  speaking(children: ComponentChildren): ComponentChildren;
}

/**
 * Replaces the figure of a scene (`data-id`) with the live position, in the form that the build drew. The engine is
 * fetched when the reader first touches it. `brought`: the parts of the book with its words, which come together with the
 * scene. Rejects an id of no scene.
 */
export async function layScene<K extends SceneKinds>(
  element: HTMLElement,
  { home }: BookOnPage,
  brought: Promise<SceneOf<K>>,
): Promise<void> {
  const id = element.dataset['id'] ?? '';
  const page = `${home}scenes/${id}/`;
  const [{ start, told, readings }, { load, parts, styles, glyphs, speaking }] = await Promise.all([
    fetchStart<SceneFile<StartOf<K>>>(`${home}scenes/${id}`),
    brought,
  ]);
  const fragment = fragmentFor(page);
  const scene: Play<K> = waking(atStart<K['seen'], K['fact']>(start.seen), () => load(start, fragment));
  if (isOwn(page))
    takenAlong(() => (scene.$shown.get().at > 0 || scene.$shown.get().other !== undefined ? scene.link() : undefined));
  // A link leads to a position other than the start, so that position, or the failure to fetch it, is shown first.
  if (fragment !== undefined) await scene.wake();
  const otherwise = start.rulings.find(({ id }) => isOwn(page) && location.hash === readOtherwise(id));
  if (otherwise) {
    scene.readAs(otherwise.id, false);
    await scene.wake();
  }
  layLive(element, { styles, glyphs }, () =>
    speaking(
      <GuardedPart is="scene">
        <LiveScene
          parts={parts}
          start={start}
          level={levelIn(element)}
          told={told}
          page={page}
          game={`${home}play/`}
          why={`${home}rulings/`}
          readings={readings}
          play={scene}
        />
      </GuardedPart>,
    ),
  );
}

/** One below the scene's own title; without a title, as on its own page, one below the page's title. */
function levelIn(element: HTMLElement): Level {
  const title = element.closest('.scene')?.querySelector('h2, h3');
  return title ? (title.tagName === 'H2' ? 3 : 4) : 2;
}

/** The fragment of a link to a position; only on the scene's own page. */
function fragmentFor(page: string): string | undefined {
  return isOwn(page) && location.hash.startsWith(POSITION) ? location.hash : undefined;
}

/** Whether this is the scene's own page. */
function isOwn(page: string): boolean {
  return new URL(page, location.href).pathname === location.pathname;
}
