import type { HISTORY as EN } from '../en/history.ts';
import { list, t } from '../rich.ts';

/** `1 mouvement`, `2 mouvements` : le pluriel commence à deux. */
const count = (number: number, one: string, many = `${one}s`): string => `${number}\u00a0${number < 2 ? one : many}`;
/** Les parties d’un résumé, séparées par un point médian. */
const dotted = (...parts: readonly (string | false)[]): string => parts.filter((part) => part).join(' · ');

/** Le journal, l’historique et le résumé de toute partie. */
export const HISTORY: typeof EN = {
  log: {
    title: 'Journal',
    answer: (n) => `réponse\u00a0${n}`,
    empty: 'Rien ne s’est encore passé.',
    filter: 'Afficher',
    filters: { all: 'Tout', battles: 'Batailles', points: 'Points', moves: 'Mouvements' },
    none: {
      battles: 'Aucune bataille pour l’instant.',
      points: 'Aucun point pour l’instant.',
      moves: 'Aucun mouvement pour l’instant.',
    },
    turn: (turn) => `Tour\u00a0${turn}`,
    start: 'Avant le premier joueur',
    end: 'À la fin du tour',
    ofTurn: (turns, battles) => dotted(count(turns, 'joueur'), battles > 0 && count(battles, 'bataille')),
    ofOwn: ({ moves, battles, points }) =>
      dotted(
        moves > 0 && count(moves, 'mouvement'),
        battles > 0 && count(battles, 'bataille'),
        points !== 0 && `${points}`,
      ) || 'ni mouvement ni bataille',
    ofOthers: (lines, points) => dotted(count(lines, 'ligne'), points !== 0 && `${points} en tout`),
    matching: {
      battles: ({ battles, lines }) => count(battles || lines.battles, battles ? 'bataille' : 'ligne'),
      points: ({ lines }) => count(lines.points, 'ligne'),
      moves: ({ moves, lines }) => count(moves || lines.moves, moves ? 'mouvement' : 'ligne'),
    },
    idle: (phases) =>
      t`Rien à signaler\u00a0: ${list(
        phases.map((phase) => [phase]),
        ', ',
        ' et ',
      )}`,
    goTo: (n) => `Voir le plateau après la réponse\u00a0${n}`,
    earlier: (lines) => `Afficher ${count(lines, 'ligne précédente', 'lignes précédentes')}`,
  },

  history: {
    title: 'Historique',
    slider: 'Moment de la partie',
    at: (where, n, all) => t`${where}, réponse\u00a0${n}\u00a0sur\u00a0${all}`,
    answer: (n, all) => `réponse\u00a0${n}\u00a0sur\u00a0${all}`,
    present: 'C’est la position actuelle.',
    steps: 'Parcourir la partie',
    first: 'Début',
    stretchBack: 'Joueur précédent',
    back: 'Réponse précédente',
    on: 'Réponse suivante',
    stretchOn: 'Joueur suivant',
    last: 'Fin',
    toPresent: 'Revenir au présent',
    branch: 'Rejouer d’ici, dans une copie',
    branching: 'La copie s’arrête à ce moment. Cette partie reste telle quelle.',
    brought: 'Résultats de cette réponse',
    nothing: 'Rien de visible.',
    more: (lines) => `et ${count(lines, 'autre ligne', 'autres lignes')} dans le journal`,
    keys: 'Sur le curseur, les flèches vont d’une réponse à l’autre, Page précédente et Page suivante d’un joueur à l’autre, Début et Fin au début et à la fin.',
  },
};
