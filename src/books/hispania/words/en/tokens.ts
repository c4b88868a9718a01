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
    return [`, ${who}: first at ${target(first as Target)} and ${target(second as Target)}`];
  }
  if (unit) return at ? t`, ${units({ [unit]: 1 })} to ${place(at as PlaceId)}` : t`, ${cohort(unit, 1, true)}`;
  return at || of ? t` in ${place((at ?? of) as PlaceId)}` : [];
}

/** What tokens bring. */
export const EFFECTS: { readonly [id in TokenId | 'sign']?: string } = {
  army: 'One unit more.',
  castle: 'A castle for nothing.',
  treasure: '6 gold.',
  'long-life': 'He stays a turn longer.',
  'minor-invasion': 'This stack moves and fights twice.',
  ardour: 'This stack moves and fights once more.',
  retreat: 'To go before the first round.',
  treachery: 'Their castle falls at the first hit.',
  indiscipline: 'This knight falls at the first hit.',
  ambush: 'Both sides fight as in mountains.',
  ruse: 'Both sides fight as in a plain.',
  tactics: '+2 for this side in this round.',
  bravery: 'It rolls twice, before all others.',
  die: 'The round is rolled again.',
  sign: 'The round is rolled again; once a game.',
  null: 'It has no effect.',
};
