import type { Kinds, Playable } from '../playable.ts';
import { type Asking, decisionFor } from './asking.ts';

/** So many states are seen again without being looked at anew. */
const LOOKS = 6;

/** What is seen of a state; the last ones are kept, since a page is drawn more often than the game changes. */
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
    // A journal keeps all of its states, and what is seen of one is much larger than what it adds to the one before.
    for (const old of looks.keys()) if (looks.size > LOOKS) looks.delete(old);
    if (asking?.is !== 'person' || asking.decision.by.length < 2) return all;
    const known = asked.get(all);
    if (known?.seat === asking.seat) return known.seen;
    // Only the answers of whoever is asked, with what can be said of each.
    const seen = narrowed(all, decisionFor(customs, asking.decision, asking.seat));
    asked.set(all, { seat: asking.seat, seen });
    return seen;
  };
}
