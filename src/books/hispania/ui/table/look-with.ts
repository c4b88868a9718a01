import { type Asking, decisionFor } from '../../../../ui/table/asking.ts';
import type { State } from '../../engine/state.ts';
import { look } from '../deciding/look.ts';
import type { Seen } from '../deciding/seen.ts';
import { customs } from './customs.ts';

/** So many states are seen again without being looked at anew. */
const LOOKS = 6;

/** What is seen of a state; the last ones are kept, since a page is drawn more often than the game changes. */
export function lookWith(): (state: State, asking: Asking | undefined) => Seen {
  const looks = new Map<State, Seen>();
  const asked = new WeakMap<Seen, { readonly seat: string; readonly seen: Seen }>();
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
    const decision = decisionFor(customs, asking.decision, asking.seat);
    const prospects = decision.choices.map((choice) => all.prospects[asking.decision.choices.indexOf(choice)] ?? {});
    const seen = { ...all, decision, prospects };
    asked.set(all, { seat: asking.seat, seen });
    return seen;
  };
}
