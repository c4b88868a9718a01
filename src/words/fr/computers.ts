import type { COMPUTERS as EN } from '../en/computers.ts';
import { t } from '../rich.ts';

/** Les mots des ordinateurs d’une table : les regarder jouer, les arrêter, prendre leur place. */
export const COMPUTERS: typeof EN = {
  computer: 'l’ordinateur',
  manners: 'Comment jouent les ordinateurs',

  pace: 'Regarder les ordinateurs',
  paces: {
    step: 'coup par coup',
    slow: 'lentement',
    normal: 'à un rythme normal',
    fast: 'vite',
    'at-once': 'd’un seul coup',
  },
  next: 'Coup suivant',
  takeOver: ({ whose }) => t`Jouer à la place ${whose}`,
  silent: ({ The, many }) => t`${The} ne ${many ? 'répondent' : 'répond'} pas.`,
  lent: {
    phase: ({ the }) => t`L’ordinateur joue cette phase pour ${the}.`,
    turn: ({ the }) => t`L’ordinateur joue ce tour pour ${the}.`,
    game: ({ the }) => t`L’ordinateur continue la partie pour ${the}.`,
  },
  myself: 'Reprendre la main',
  lend: 'Laisser cette phase à l’ordinateur',
  seats: 'Les joueurs à partir de maintenant',
  seatsSay: 'À tout moment, une personne peut prendre la place d’un ordinateur, et un ordinateur celle d’une personne.',
  person: (name) => `${name}, une personne`,

  ask: 'Pourquoi\u00a0?',
  askOf: (n) => `Pourquoi\u00a0? Réponse\u00a0${n}`,
  recap: 'Raison',
};
