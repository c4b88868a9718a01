import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, PlaceId, TokenId } from '../../engine/data/ids.ts';
import type { Target } from '../../engine/state/battle.ts';
import { shooter } from './battle.ts';
import { compte } from './grammar.ts';
import { NAMES } from './names.ts';
import { cohort, gold, inside, target, units } from './units.ts';

/** Les événements et le Signe de Dieu, tels qu’ils sont joués. */

type Fixed = Readonly<Record<string, string>>;

/** Sur quoi porte un événement. */
export function playedOn({ unit, to: at, place: of, leader, die, first, second }: Fixed): Rich {
  if (leader) return [` pour ${NAMES.leaders[leader as LeaderId]}`];
  if (die) {
    const who = shooter(die as CombatKind, 1);
    return [`, ${who}\u00a0: d’abord contre ${target(first as Target)}, puis contre ${target(second as Target)}`];
  }
  if (unit) return at ? t`, ${units({ [unit]: 1 })} ${inside(at as PlaceId)}` : t`, 1\u00a0${cohort(unit, 1, true)}`;
  return at || of ? t` ${inside((at ?? of) as PlaceId)}` : [];
}

/** Ce qu’apporte un événement. */
export const EFFECTS: { readonly [id in TokenId | 'sign']?: string } = {
  army: `${compte(1, 'unité')} de plus.`,
  castle: `${compte(1, 'Château-fort gratuit')}.`,
  treasure: `${gold(12)}.`,
  'long-life': 'Le Chef reste 1\u00a0tour de plus.',
  'minor-invasion': 'Cette pile se déplace et combat deux fois.',
  ardour: 'Cette pile se déplace et combat de nouveau.',
  retreat: 'Des unités peuvent retraiter avant le 1er\u00a0round.',
  treachery: 'La première touche détruit le Château-fort ennemi.',
  indiscipline: 'La première touche détruit ce Chevalier.',
  ambush: 'Les deux camps combattent comme en montagne.',
  ruse: 'Les deux camps combattent comme en plaine.',
  tactics: '+2 pour ce camp à ce round.',
  bravery: 'L’unité attaque deux fois, avant toutes les autres.',
  die: 'Les dés du round sont relancés.',
  sign: 'Les dés du round sont relancés\u00a0; une fois par partie.',
  null: 'L’événement n’a pas d’effet.',
};
