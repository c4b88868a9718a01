import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, PlaceId, TokenId } from '../../engine/data/ids.ts';
import type { Target } from '../../engine/state/battle.ts';
import { aim } from './battle.ts';
import { NAMES } from './names.ts';
import { cohort, place, target, units } from './units.ts';

/** Event tokens and the Sign of God, as they are played. */

type Fixed = Readonly<Record<string, string>>;

/** What a token is played on. */
export function playedOn({ unit, to: at, place: of, leader, die, aimed, first, second }: Fixed): Rich {
  if (leader) return [` for ${NAMES.leaders[leader as LeaderId]}`];
  if (die) {
    const who = aim(die as CombatKind, aimed as Target, 1);
    return [`, ${who}: first ${target(first as Target)}, then ${target(second as Target)}`];
  }
  if (unit) return at ? t`, ${units({ [unit]: 1 })} to ${place(at as PlaceId)}` : t`, ${cohort(unit, 1, true)}`;
  return at || of ? t` in ${place((at ?? of) as PlaceId)}` : [];
}

/** What tokens bring. */
export const EFFECTS: { readonly [id in TokenId | 'sign']?: string } = {
  army: '1 additional unit.',
  castle: '1 free castle.',
  treasure: '6 gold.',
  'long-life': 'The leader stays 1 additional turn.',
  'minor-invasion': 'This stack moves and fights twice.',
  ardour: 'This stack moves and fights again.',
  retreat: 'Units may retreat before the first round.',
  treachery: 'The first hit destroys the enemy castle.',
  indiscipline: 'The first hit destroys this knight.',
  ambush: 'Both sides fight as in mountains.',
  ruse: 'Both sides fight as in a plain.',
  tactics: '+2 for this side in this round.',
  bravery: 'The unit attacks twice, before all others.',
  die: 'The round is rolled again.',
  sign: 'The round is rolled again; once per game.',
  null: 'It has no effect.',
};
