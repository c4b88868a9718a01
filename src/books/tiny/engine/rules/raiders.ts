import { roll } from '../../../../kernel/dice.ts';
import { PLACES, RAIDERS } from '../data/ids.ts';
import { FIRST_RAIDERS, LANDINGS } from '../data/tables.ts';
import type { State } from '../state.ts';
import { fight } from './battle.ts';
import { type Draft, holder, plus, put, room } from './draft.ts';

/** Rule 7: the common enemy, which lands in a place that a die decides and has no player. */

/** Whether the game has raiders. */
export function hasRaiders({ form }: Pick<State, 'form'>): boolean {
  return form !== 'competitive';
}

/** Places that raiders hold (7-all, 7-verdict). */
export function raided(state: State): number {
  return PLACES.filter((place) => holder(state, place) === RAIDERS).length;
}

/** Raiders land at the end of a round; if they do not take the place, they are removed. */
export function land(draft: Draft): void {
  const first = draft.state.dice.rolled + 1;
  const { dice, results } = roll(draft.state.dice, 1, LANDINGS.length);
  draft.state = { ...draft.state, dice };
  const result = results[0] ?? 1;
  const place = LANDINGS[result - 1] ?? LANDINGS[0];
  const there = draft.state.places[place];
  const all = FIRST_RAIDERS + draft.state.round - 1;
  const isTheirs = there?.owner === RAIDERS;
  const infantry = isTheirs ? Math.min(all, room(draft.state, place)) : all;
  const units = plus({ infantry }, {});
  draft.facts.push({ kind: 'landed', rule: '7', place, units, result, first });
  if (there && !isTheirs) fight(draft, place, { owner: RAIDERS, units }, there, null);
  else put(draft, place, { owner: RAIDERS, units: plus(there?.units ?? {}, units) });
}
