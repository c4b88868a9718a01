import type { Fact, Fault, Game, Json } from '../../kernel/contract.ts';
import { same } from '../../kernel/hash.ts';
import { begin, branch } from '../../kernel/journal.ts';
import { decode, encode } from '../../kernel/links.ts';
import { openScene } from '../../kernel/runner.ts';
import { parseSave } from '../../kernel/save-format.ts';
import { type Broken, replaySave, toSave } from '../../kernel/saves.ts';
import type { Scene } from '../../kernel/scene.ts';
import { POSITION } from './fragment.ts';
import type { Other, Session } from './session.ts';

/** A position of a scene as a fragment of the scene's own address. Loaded only on demand. */

/** The fragment that restores all the play so far. */
export async function linkOf<S, F extends Fact>(game: Game<S, F>, { journal }: Session<S, F>): Promise<string> {
  const save = toSave(game, branch(journal, journal.at));
  return POSITION + (await encode(save as unknown as Json));
}

/**
 * The result of opening a link: the session, with the fault if it had to continue from its last position; or the reason
 * why it opens nothing.
 */
export type Opened<S, F extends Fact> =
  | { readonly session: Session<S, F>; readonly broken?: Broken<S>; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly broken?: Broken<S>; readonly session?: undefined };

/**
 * Opens a fragment on the page of `scene`, played from its own position or from one of `others`. Never throws: links
 * are hostile input.
 */
export async function openLink<S, F extends Fact>(
  game: Game<S, F>,
  scene: Scene,
  fragment: string,
  others: readonly Other[] = [],
): Promise<Opened<S, F>> {
  const decoded = await decode(fragment.slice(POSITION.length));
  if (decoded.fault) return { faults: [decoded.fault] };
  const { save, faults } = parseSave(JSON.stringify(decoded.value), game);
  if (faults) return { faults };
  const { root } = save;
  const other = others.find(({ position }) => root.is === 'position' && same(root.position, position));
  const from = root.is === 'scene' ? root.scene : '';
  if (!other && from !== scene.id)
    return { faults: [{ code: 'no-scene', path: 'root.scene', params: { scene: from } }] };
  const { journal, broken } = replaySave(game, save, root.is === 'scene' ? openScene(game, scene) : undefined);
  if (journal) return { session: { scene, journal, ...(other ? { other: other.id } : {}) } };
  if (broken.snapshot.faults) return { faults: broken.snapshot.faults, broken };
  const begun = begin(game, { is: 'position', position: broken.snapshot.state });
  return begun.faults ? { faults: begun.faults, broken } : { session: { scene, journal: begun.journal }, broken };
}
