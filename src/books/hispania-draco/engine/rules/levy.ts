import type { TownId } from '../data/ids.ts';
import { SPECIAL_ON } from '../data/level.ts';
import type { RuleId } from '../data/rules.ts';
import { change, type Draft, rollFor } from './draft.ts';
import { armiesLeft } from './reserve.ts';

/** An army that comes out of the reserve onto the board (2.5, 5.1-army, 8.6-choice). */

/** Places an army of the reserve on a revolt: a die decides whether it is the special one, where that is in doubt. */
export function levy(draft: Draft, at: TownId, rule: RuleId): void {
  const special = isSpecial(draft);
  placeArmy(draft, at, special, special ? '8.6-choice' : rule);
}

/** Places an army of a given kind. */
export function placeArmy(draft: Draft, at: TownId, special: boolean, rule: RuleId): void {
  change(draft, { armies: [...draft.state.armies, { at, special }] });
  draft.facts.push({ kind: 'army', rule, place: at, special });
}

function isSpecial(draft: Draft): boolean {
  const { normal, special } = armiesLeft(draft.state);
  if (!special || normal === 0) return special;
  const die = rollFor(draft, 'hispanic', 'special', '8.6-choice');
  return SPECIAL_ON[normal >= 2 ? 2 : 1].includes(die);
}
