import { type Journal, now } from '../../kernel/journal.ts';
import type { Playable } from '../playable.ts';
import { follow } from './following.ts';
import type { FaultVoice, LinkTrouble, Player, SceneKinds, StartOf, Telling } from './kinds.ts';
import type { Opened } from './link.ts';
import { type Other, open } from './session.ts';
import { createScene } from './store.ts';

/** What a book's scenes are played with. */
export interface PlayedWith<K extends SceneKinds> extends Pick<Playable<K>, 'game' | 'look'> {
  /** The state as it is to be shown: what goes on by itself before anything is asked has happened. */
  settled(state: K['state']): K['state'];
  readonly say: Telling<K['fact']>;
  /** Fetches what is said of a link that is broken. */
  faults(): Promise<FaultVoice>;
}

/** Where a scene begins, if it is not at its start. */
export interface Beginning<K extends SceneKinds> {
  /** The fragment of a link that was followed. */
  readonly fragment?: string | undefined;
  /** What was played before the scene, from which it goes on. */
  readonly before?: Journal<K['state'], K['fact']> | undefined;
  /** The positions that it can be played from instead of its own. */
  readonly others?: readonly Other[];
}

/**
 * What plays a scene. It brings the engine with all its rules and tables: a module that only shows a scene may import it late and not
 * otherwise. Rejects a scene whose position opens no game.
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
  // What was shown before the engine came stays the same object: nothing that was begun on the page is taken for outdated.
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
      // The same each time: what has been reckoned of a state is not reckoned again.
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
