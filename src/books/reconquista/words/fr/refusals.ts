import { t } from '../../../../words/rich.ts';
import type { PhaseId } from '../../engine/state.ts';
import type { REFUSALS as EN } from '../en/refusals.ts';
import { l } from '../marks.ts';
import { compte, Dans, dans, deLieu, deRegion, enRegion } from './grammar.ts';
import { NAMES } from './names.ts';

const NOW: { readonly [phase in PhaseId]: string } = {
  rebellion: 'Lancez d’abord les dés de la rébellion.',
  event: 'Lancez d’abord les dés de l’événement.',
  spending: 'Dépensez d’abord vos revenus.',
  moves: 'Seuls des déplacements sont possibles maintenant.',
  reaction: 'Lancez d’abord les dés de la réaction musulmane.',
  sieges: 'Résolvez d’abord les sièges.',
  over: 'La partie est finie.',
};
const ASKED: { readonly [asked: string]: string } = {
  order: 'Placez d’abord l’Ordre militaire.',
  'el-cid': 'Placez d’abord El Cid.',
  plague: 'Choisissez d’abord les pions que la peste emporte.',
  retreat: 'Choisissez d’abord où vont les unités battues.',
};

/** Les raisons des refus. */
export const REFUSALS: typeof EN = {
  'not-an-action': () => ['Cette action n’existe pas.'],
  over: () => ['La partie est finie.'],
  'not-now': ({ phase }) => [NOW[phase]],
  'asked-first': ({ asked }) => [ASKED[asked] ?? 'Répondez d’abord à la question.'],
  'no-such-place': () => ['Ce Lieu n’est pas sur la carte.'],
  'no-such-region': () => ['Cette région n’est pas sur la carte.'],
  'not-offered-there': ({ place }) => t`${l(place)} n’est pas un des Lieux possibles.`,
  'bad-count': () => ['Ces nombres ne conviennent pas.'],
  'place-crusaders': () => ['Placez d’abord les Croisés.'],
  'not-the-event': () => ['Seul l’événement de ce nom le permet.'],
  'too-dear': ({ cost, left }) => [
    `Cela coûte ${compte(cost, 'point')}\u00a0; ${left === 0 ? 'vous n’en avez plus' : `vous en avez ${left}`}.`,
  ],
  revolt: ({ region }) => [`Révolte ${enRegion(region)}\u00a0: la région est hors jeu jusqu’à la fin du tour.`],
  'not-controlled': ({ place }) => t`Vous ne contrôlez ni cité ni fort ${dans(place)}.`,
  'enemy-there': ({ place }) => t`Il y a un ennemi ${dans(place)}.`,
  'no-troops': ({ place }) => t`Il faut une Armée ou une Garnison chrétienne ${dans(place)}.`,
  'has-city': ({ place }) => t`Il y a déjà une cité ${dans(place)}.`,
  'has-fort': ({ place }) => t`Il y a déjà un fort ${dans(place)}.`,
  'no-muslim-city': ({ place }) => t`Il n’y a pas de cité musulmane ${dans(place)}.`,
  'no-rebels': ({ place }) => t`Les Rebelles ne contrôlent pas ${l(place)}.`,
  'none-to-hire': () => ['Il ne reste ni Mercenaire ni Croisé.'],
  'region-chosen': ({ region }) => [`La région de ce tour est déjà choisie\u00a0: ${NAMES.regions[region]}.`],
  'choose-region': () => ['Choisissez d’abord la région de vos déplacements.'],
  'no-movers': ({ region }) => [`Aucune de vos unités ${deRegion(region)} ne peut se déplacer.`],
  'no-way': ({ place }) => t`Aucune de vos unités ne peut atteindre ${l(place)} maintenant.`,
  'not-free': ({ region }) => [
    `Pour sortir ${deRegion(region)}, il ne faut y laisser ni unité musulmane, ni cité musulmane sans Armée ou Garnison.`,
  ],
  'not-besieged': ({ place }) => t`${Dans(place)}, aucune de vos unités assiégées ne peut encore combattre.`,
  'no-cid': ({ place }) => t`El Cid ne peut pas partir ${deLieu(place)}.`,
};
