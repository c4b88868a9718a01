import type { Kinds, Playable } from '../playable.ts';
import { type Asking, decisionFor } from './asking.ts';

/** The number of states whose views are kept. */
const LOOKS = 6;

/** The view of a state; the last ones are kept, because a page is drawn more often than the game changes. */
export function lookWith<K extends Kinds>({
  look,
  narrowed,
  customs,
}: Pick<Playable<K>, 'look' | 'narrowed' | 'customs'>): (state: K['state'], asking: Asking | undefined) => K['seen'] {
  const looks = new Map<K['state'], K['seen']>();
  const asked = new WeakMap<K['seen'], { readonly seat: string; readonly seen: K['seen'] }>();
  return (state, asking) => {
    const all = looks.get(state) ?? look(state);
    looks.delete(state);
    looks.set(state, all);
    // A journal keeps all its states, and the view of a state is much larger than its difference from the state before.
    for (const old of looks.keys()) if (looks.size > LOOKS) looks.delete(old);
    if (asking?.is !== 'person' || asking.decision.by.length < 2) return all;
    const known = asked.get(all);
    if (known?.seat === asking.seat) return known.seen;
    // Only the answers of the asked seat, with the data about each.
    const seen = narrowed(all, decisionFor(customs, asking.decision, asking.seat));
    asked.set(all, { seat: asking.seat, seen });
    return seen;
  };
}
