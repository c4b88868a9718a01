import type { PlaceId } from '../../engine/data/ids.ts';
import type { Way } from '../../engine/reach.ts';
import { of, tally } from '../../engine/rules/units.ts';
import type { State } from '../../engine/state.ts';
import { cited } from '../../words/cited.ts';
import type { WayOf } from '../../words/en/hand.ts';
import { refusal, text, type Words } from '../../words/index.ts';
import { bestWays, type Prospects, throughOf } from './moving.ts';
import type { Stack } from './stacks.ts';

/** The text of a way: the units there are read off the board. */
export function wayTold(words: Words, state: State, from: PlaceId, way: Way): WayOf {
  const { to, battle, river, steps, ends, why, held = [], partial, arrives, exits, strays, falls } = way;
  return {
    enemies: battle && { owner: battle.owner, units: tally(of(state.places[to] ?? [], battle.owner)) },
    river: river === true,
    steps,
    through: throughOf(from, way),
    ends,
    rule: why && cited(why.rule, words.names),
    held,
    partial: partial === true,
    arrives: words.units.units(arrives.units, arrives.leaders),
    exits: exits === true,
    strays: strays === true,
    falls: falls !== undefined && falls.length > 0,
  };
}

/** What a screen reader says of a place beside its mark: the way there, or why there is none; empty if the place is not near. */
export function waySaid(words: Words, { from }: Stack, { ways, stops }: Prospects, place: PlaceId): string {
  const { hand } = words.around;
  const way = bestWays(ways).get(place);
  const through = way && throughOf(from, way);
  if (through) return through.length > 0 ? text(words, hand.through(through)) : '';
  const stop = stops.find((one) => one.place === place);
  return stop ? hand.outOfReach(text(words, refusal(words, stop.refusal))) : '';
}
