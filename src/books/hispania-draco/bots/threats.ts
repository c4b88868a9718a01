import { isCapital, neighbours } from '../engine/data/geography.ts';
import type { SpaceId } from '../engine/data/ids.ts';
import { isHeld, waysOf } from '../engine/rules/armies.ts';
import { garrisonsAt, generalAt, revoltsAt } from '../engine/rules/board.ts';
import { sidesOf } from '../engine/rules/values.ts';
import type { Army, Combat, State } from '../engine/state.ts';
import { chancesOf } from './chances.ts';

/** What the next moves of the armies may do (5.2). Of several ways each is taken to be as likely. */
export interface Threats {
  /** Armies that will raise a town. */
  readonly spreads: number;
  /** The discs of the groups of all armies. */
  readonly groups: number;
  /** Generals, capitals and other garrisons that they are expected to take. */
  readonly generals: number;
  readonly held: number;
  readonly outposts: number;
}

export function threatsOf(state: State): Threats {
  const sum = { spreads: 0, groups: 0, generals: 0, held: 0, outposts: 0 };
  for (const army of state.armies) {
    sum.groups += groupOf(state, army);
    const ways = waysOf(state, army.at);
    for (const to of ways) {
      if (!isHeld(state, to)) {
        if (revoltsAt(state, to) === 0) sum.spreads += 1 / ways.length;
        continue;
      }
      const general = generalAt(state, to) ?? null;
      const kind = general === null ? 'siege' : 'attack';
      const combat: Combat = { by: 'army', kind, general, from: army.at, to, coins: 0, raise: 0 };
      const { hispanic, of } = chancesOf(sidesOf(state, combat), combat);
      const chance = hispanic / of / ways.length;
      if (general !== null) sum.generals += chance;
      const garrisons = garrisonsAt(state, to).length;
      // A general who is beaten takes all garrisons of his town with him, a siege only one.
      const falls = general !== null || garrisons === 1;
      if (garrisons > 0) sum[falls && isCapital(to) ? 'held' : 'outposts'] += chance;
    }
  }
  return sum;
}

/** The discs in the group of an army; those of the special one count twice (8.6). */
function groupOf(state: State, { at, special }: Army): number {
  const seen = new Set<SpaceId>([at]);
  let sum = 0;
  // A set that is walked takes in what is added meanwhile.
  for (const one of seen) {
    sum += revoltsAt(state, one);
    for (const to of neighbours(one)) if (revoltsAt(state, to) > 0) seen.add(to);
  }
  return special ? 2 * sum : sum;
}
