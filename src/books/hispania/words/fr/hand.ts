import { list, type Rich, t } from '../../../../words/rich.ts';
import type { HAND as English, WayOf } from '../en/hand.ts';
import { compte, nu } from './grammar.ts';
import { grand, inside, place, places, towards, units } from './units.ts';

/** Des phrases l’une après l’autre, celles qui sont là. */
const say = (...parts: readonly (Rich | false | undefined)[]): Rich =>
  list(
    parts.flatMap((part) => (part ? [part] : [])),
    ' ',
  );

const ends = ({ rule }: WayOf): string => `le mouvement y finit${rule ? ` (${rule})` : ''}`;

/** Les mots des unités que l’on déplace à la main : lesquelles, combien, vers où, et ce qui les arrête. */
export const HAND: typeof English = {
  starts: 'Piles qui peuvent se déplacer',
  other: 'Une autre pile',
  fights: 'Batailles',
  calm: 'Provinces sans bataille',
  stopped: 'Hors de portée',
  nowhere: 'Ces unités ne peuvent pas se déplacer.',
  failed: 'Les déplacements possibles n’ont pas pu être chargés.',

  howMany: 'Combien d’unités',
  one: 'Une seule',
  half: (number) => `La moitié, ${number}`,
  all: (number) => `Toutes, ${number}`,
  goesToo: (leader) => `${leader} vient aussi`,
  keys: 'Touches, même en glissant\u00a0: 1 à 9, H la moitié, A toutes, L le Chef',
  sent: (who, to) => t`Vers ${place(to)}\u00a0: ${who}`,
  stay: (who, at) => t`${who} ${inside(at)}`,

  way: (of) =>
    say(
      of.enemies && t`${nu(of.enemies.owner)}${of.enemies.own ? ' (à vous)' : ''}\u00a0: ${units(of.enemies.units)}.`,
      of.river && of.enemies && ['Fleuve à franchir\u00a0: +2 pour le Défenseur au 1er\u00a0round.'],
      of.steps > 1 &&
        t`${compte(of.steps, 'province')}${of.through.length > 0 ? t`, par ${places(of.through)}` : []}${of.ends ? `\u00a0; ${ends(of)}` : ''}.`,
      of.steps === 1 && of.ends && [`${grand(ends(of))}.`],
      ...of.held.map(
        ({ place: at, count }) =>
          t`Passage en force ${inside(at)}\u00a0: ${compte(count, 'unité')} ${count < 2 ? 'stoppée' : 'stoppées'}.`,
      ),
      of.over > 0 && [`Limite dépassée de ${compte(of.over, 'unité')}.`],
      of.partial && [`Possible seulement pour ${of.arrives}.`],
      of.exits && ['Les unités y quittent le jeu.'],
      of.strays && ['Toute unité encore là à la fin du mouvement est retirée.'],
      of.falls && ['Un Chef seul face à des unités ennemies est tué.'],
    ),
  through: (all) => t`par ${places(all)}`,
  cannot: (to) => t`Aucun déplacement possible ${towards(to)}\u00a0:`,
  comes: (at) => t`Arrêt ${inside(at)}\u00a0:`,
  outOfReach: (why) => `hors de portée. ${why.replace(/\.$/, '')}`,
};
