import { type Journal, now } from '../../kernel/journal.ts';
import type { Playable } from '../playable.ts';
import { follow } from './following.ts';
import type { FaultVoice, LinkTrouble, Player, SceneKinds, StartOf, Telling } from './kinds.ts';
import type { Opened } from './link.ts';
import { type Other, open } from './session.ts';
import { createScene } from './store.ts';

/** The parts that a book supplies for playing its scenes. */
export interface PlayedWith<K extends SceneKinds> extends Pick<Playable<K>, 'game' | 'look'> {
  /** The state to be shown, after all automatic answers before the next question. */
  settled(state: K['state']): K['state'];
  readonly say: Telling<K['fact']>;
  /** Fetches the words for a broken link. */
  faults(): Promise<FaultVoice>;
}

/** The starting point of a scene, if it is not its start. */
export interface Beginning<K extends SceneKinds> {
  /** The fragment of a followed link. */
  readonly fragment?: string | undefined;
  /** The play before the scene, from which it continues. */
  readonly before?: Journal<K['state'], K['fact']> | undefined;
  /** The alternative positions that it can be played from. */
  readonly others?: readonly Other[];
}

/**
 * The player of a scene. It contains the engine with all its rules and tables, so a module that only shows a scene must
 * import it late. Rejects a scene whose position opens no game.
 */
export async function playerOf<K extends SceneKinds>(
  { game, look, settled, say, faults: wording }: PlayedWith<K>,
  { scene, seen: first }: Pick<StartOf<K>, 'scene' | 'seen'>,
  { fragment, before, others = [] }: Beginning<K> = {},
): Promise<Player<K>> {
  const linked =
    fragment === undefined ? undefined : await (await import('./link.ts')).openLink(game, scene, fragment, others);
  const going = linked?.session ?? (before && follow(scene, before));
  const begun = going ? { session: going } : open(game, scene);
  if (!begun.session) throw new Error(begun.faults.map((f) => `${f.path}: ${f.code}`).join('; '));
  const { journal } = begun.session;
  // The view that was shown before the engine was loaded remains the same object, so that work begun on the page does
  // not count as outdated.
  const looks = new WeakMap<K['state'], K['seen']>(
    before ? [[now(before), first]] : journal.root.is === 'scene' ? [[journal.start, first]] : [],
  );
  const states = new WeakMap<K['seen'], K['state']>();
  const seen = (state: K['state']): K['seen'] => {
    const known = looks.get(state) ?? look(state);
    looks.set(state, known);
    states.set(known, state);
    return known;
  };
  return {
    say,
    store: createScene(game, begun.session, seen, others),
    stateOf: (of) => {
      const state = states.get(of);
      if (!state) return undefined;
      // The same object each time, so that the results for a state are not computed again.
      const now = settled(state);
      states.set(of, now);
      return now;
    },
    ...(linked && (linked.faults || linked.broken) ? { trouble: troubleOf(linked, await wording()) } : {}),
  };
}

function troubleOf<K extends SceneKinds>(
  { faults = [], broken }: Opened<K['state'], K['fact']>,
  { fault, broken: brokenSaid, remedies }: FaultVoice,
): LinkTrouble {
  return {
    lines: [
      ...(broken ? [{ text: brokenSaid(broken), rule: broken.rule }] : []),
      ...faults.map((of) => ({ text: fault(of) })),
    ],
    remedy: faults.length > 0 ? remedies.link : remedies.replay,
  };
}
