import { list, type Rich, t } from '../../../../words/rich.ts';
import type { PROMPTS as EN } from '../en/prompts.ts';
import { pieces } from './facts.ts';
import { compte, deLieu, enRegion } from './grammar.ts';
import { units } from './units.ts';
import { yearOf } from './years.ts';

const toSpend = (n: number): string => (n === 1 ? 'votre point' : `vos ${compte(n, 'point')}`);
const crusaders = (n: number): string => (n === 1 ? 'le Croisé' : `les ${compte(n, 'Croisé')}`);

/** Les trois parties de chaque question : la phase, la question, et ce qui arrive ensuite ou sans réponse. */
export const PROMPTS: typeof EN = {
  rebellion: {
    who: ({ turn }) => [`Tour\u00a0${turn}, ${yearOf(turn)}\u00a0: rébellions`],
    ask: () => ['Lancez les dés de la rébellion.'],
    otherwise: () => ['1\u00a0dé désigne la région, 1\u00a0dé le type de rébellion.'],
  },
  event: {
    who: () => ['Événement'],
    ask: () => ['Lancez les dés de l’événement du tour.'],
    otherwise: () => ['Il prend effet aussitôt, ou plus tard dans le tour.'],
  },
  spending: {
    who: () => ['Revenus'],
    ask: ({ points, event, left }): Rich => {
      if (event === 'crusade' && left > 0) {
        return points === 0
          ? [`Placez ${crusaders(left)}. Vous n’avez aucun point à dépenser.`]
          : [`Placez ${crusaders(left)} et dépensez ${toSpend(points)}.`];
      }
      if (points === 0) return ['Vous n’avez aucun point à dépenser.'];
      const hired = event === 'mercenaries' && left > 0 ? ` (${compte(left, 'Mercenaire')} à louer)` : '';
      return [`Dépensez ${toSpend(points)}${hired}.`];
    },
    otherwise: ({ points, nothing }) => {
      if (points === 0) return [];
      return [
        nothing
          ? 'Aucun Lieu ne peut les recevoir à ce tour\u00a0: ils sont perdus.'
          : 'Les points non dépensés sont perdus.',
      ];
    },
  },
  region: {
    who: () => ['Déplacements'],
    ask: ({ nobody }) => [
      nobody ? 'Aucune de vos unités ne peut se déplacer.' : 'Dans quelle région se déplacer\u00a0?',
    ],
    otherwise: ({ nobody }) => (nobody ? [] : ['À ce tour, seules les unités de cette région peuvent se déplacer.']),
  },
  moves: {
    who: ({ region }) => [`Déplacements ${enRegion(region)}`],
    ask: ({ from }) =>
      from.length > 0 ? t`Repartir ${list(from.map(deLieu), ', ', ' ou ')}\u00a0?` : ['Quelles unités déplacer\u00a0?'],
    otherwise: () => ['Les Musulmans réagissent ensuite.'],
  },
  reaction: {
    who: () => ['Réaction musulmane'],
    ask: () => ['Lancez les dés de la réaction musulmane.'],
    otherwise: () => ['Les dés lèvent une force. Ses Armées suivent l’ordre croissant jusqu’au premier ennemi.'],
  },
  sieges: {
    who: () => ['Sièges'],
    ask: () => ['Résolvez tous les sièges.'],
    otherwise: () => ['Chaque siège est mené jusqu’au bout, dans l’ordre des régions et des Lieux.'],
  },
  order: {
    who: () => ['Événement\u00a0: Ordres militaires'],
    ask: () => ['Où placer l’Ordre militaire\u00a0?'],
    otherwise: () => ['Il touche sur 3 ou plus, et peut quitter sa région par une Route.'],
  },
  'el-cid': {
    who: () => ['Événement\u00a0: El Cid'],
    ask: () => ['Dans laquelle de vos forces placer El Cid\u00a0?'],
    otherwise: () => ['Avec lui, elle a l’initiative, et +2 si elle assiège. Il part à la fin du tour.'],
  },
  plague: {
    who: ({ region }) => [`Événement\u00a0: Peste ${enRegion(region)}`],
    ask: ({ left, piece }) => [`Choisissez ce que la peste emporte\u00a0: ${pieces(piece, left)}.`],
    otherwise: () => [],
  },
  retreat: {
    who: () => ['Retraite'],
    ask: ({ from, units: of }) => t`Retraite ${deLieu(from)} avec ${units(of)}\u00a0: vers quel Lieu\u00a0?`,
    otherwise: () => ['Vos pertes dépassent celles de l’ennemi.'],
  },
};
