import { type Journal, now } from '../../../../kernel/journal.ts';
import { follow } from '../../../../ui/scene/following.ts';
import { open } from '../../../../ui/scene/session.ts';
import { createScene } from '../../../../ui/scene/store.ts';
import type { Lang } from '../../../../words/lang.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { hispania, settled } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import { otherThan, readBy } from '../../scenes/reading.ts';
import { factWordsOf } from '../../words/facts.ts';
import { faultWordsOf } from '../../words/index.ts';
import { look } from '../deciding/look.ts';
import type { Seen } from '../deciding/seen.ts';
import type { Player, Start } from './seen.ts';

/**
 * What plays a scene: the engine with all its rules and tables, and the words for what happens. It is fetched when the reader first
 * touches the scene: a module that shows one may import it only then. `fragment`: that of a link that was followed; `before`: what
 * was played before the scene, from which it goes on.
 */
export async function playerOf(
  { scene, seen: first, rulings }: Start,
  lang: Lang,
  fragment?: string,
  before?: Journal<State, HispaniaFact>,
): Promise<Player> {
  const others = rulings.map(({ id, own, at }) => ({ id, at, position: readBy(scene.position, id, otherThan(own)) }));
  const linked =
    fragment === undefined
      ? undefined
      : await (await import('../../../../ui/scene/link.ts')).openLink(hispania, scene, fragment, others);
  const going = linked?.session ?? (before && follow(scene, before));
  const begun = going ? { session: going } : open(hispania, scene);
  if (!begun.session) throw new Error(begun.faults.map((f) => `${f.path}: ${f.code}`).join('; '));
  const { journal } = begun.session;
  // What was shown before the engine came stays the same object: nothing that was begun on the page is taken for outdated.
  const looks = new WeakMap<State, Seen>(
    before ? [[now(before), first]] : journal.root.is === 'scene' ? [[journal.start, first]] : [],
  );
  const states = new WeakMap<Seen, State>();
  const seen = (state: State): Seen => {
    const known = looks.get(state) ?? look(state);
    looks.set(state, known);
    states.set(known, state);
    return known;
  };
  const { faults, broken } = linked ?? {};
  return {
    facts: factWordsOf(lang),
    store: createScene(hispania, begun.session, seen, others),
    stateOf: (of) => {
      const state = states.get(of);
      if (!state) return undefined;
      // The same each time: what has been reckoned of a state is not reckoned again.
      const now = settled(state).state;
      states.set(of, now);
      return now;
    },
    ...(faults || broken ? { trouble: { words: await faultWordsOf(lang), faults, broken } } : {}),
  };
}
