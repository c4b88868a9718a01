import type { ComponentChildren } from 'preact';
import type { BookOnPage } from '../book.ts';
import type { Shapes } from '../glyphs.ts';
import { fetchStart, GuardedPart, layLive } from '../live-part.tsx';
import { POSITION, readOtherwise } from './fragment.ts';
import type { Play, Player, SceneFile, SceneKinds, StartOf } from './kinds.ts';
import { LiveScene } from './LiveScene.tsx';
import type { Level, SceneParts } from './parts.ts';
import { atStart } from './shown.ts';
import { waking } from './waking.ts';

/** What a book brings to its live scenes. */
export interface SceneOf<K extends SceneKinds> {
  /** Fetches what plays one. `fragment`: that of a link that was followed. */
  load(start: StartOf<K>, fragment: string | undefined): Promise<Player<K>>;
  readonly parts: SceneParts<K>;
  readonly styles: string;
  readonly glyphs: Shapes;
  /** Sets around it what the book's parts speak with. */
  speaking(children: ComponentChildren): ComponentChildren;
}

/**
 * Puts the live position in the place of a scene's figure (`data-id`): as it was looked at when the site was built. The engine
 * comes when the reader first touches it. Rejects an id that is no scene's.
 */
export async function layScene<K extends SceneKinds>(
  element: HTMLElement,
  { home, kept: { id: book } }: BookOnPage,
  { load, parts, styles, glyphs, speaking }: SceneOf<K>,
): Promise<void> {
  const id = element.dataset['id'] ?? '';
  const page = `${home}scenes/${id}/`;
  const { start, told, readings } = await fetchStart<SceneFile<StartOf<K>>>(`${book}/scenes/${id}`);
  const fragment = fragmentFor(page);
  const scene: Play<K> = waking(atStart<K['seen'], K['fact']>(start.seen), () => load(start, fragment));
  // A link goes on somewhere else than at the start: that is shown first, or that it could not be fetched.
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
