import type { SCENE as English } from '../en/scene.ts';

/** Les mots autour d’un exemple : sa suite de coups, ses tâches, ses autres lectures, son journal. */
export const SCENE: typeof English = {
  loading: 'Chargement des règles…',
  failed: 'Les règles ne sont pas arrivées. Votre choix est conservé.',
  retry: 'Réessayer',
  faults: 'Ce qui ne va pas',

  line: {
    play: 'Jouer les coups du livret',
    next: 'Coup suivant',
    back: 'Revenir d’un coup',
    forward: 'Avancer d’un coup',
    restart: 'Recommencer',
    step: (at, of) => `coup ${at} sur\u00a0${of}`,
    over: 'Les coups du livret finissent ici. Continuez comme vous voulez, ou recommencez.',
    own: 'Jouer librement',
    left: 'Vous avez quitté les coups du livret. La page lance maintenant les dés.',
    return: 'Revenir aux coups du livret',
    bookDice: 'les dés du livret',
    ourDice: 'nos dés',
    ours: 'Le livret ne donne pas ces dés\u00a0: le site les a choisis.',
    notTheBooks: {
      play: 'Jouer les coups prévus',
      left: 'Vous avez quitté les coups prévus. La page lance maintenant les dés.',
      return: 'Revenir aux coups prévus',
    },
    shows: 'illustre',
    page: 'Ouvrir sa page',
    game: 'Ouvrir dans une partie',
  },

  reading: {
    title: (rule) => `Choisir une lecture (règle\u00a0${rule})`,
    own: 'lecture par défaut',
    why: 'Les deux lectures et la raison',
    line: 'C’est l’autre lecture. Les coups du livret suivent la lecture par défaut.',
    back: 'Revenir à la lecture par défaut',
    now: (asks, reading) => `${asks}\u00a0: ${reading}. L’exemple reprend là où la lecture change quelque chose.`,
  },

  task: {
    title: 'À vous',
    wrongs: 'Est-ce permis\u00a0?',
    leave: 'Quitter la tâche',
    hint: 'Voir un indice',
    hints: ['Où regarder\u00a0:', 'Que faire\u00a0:', 'Montrer'],
    solved: 'Réussi.',
    lost: 'La tâche ne peut plus être réussie d’ici. Recommencez.',
    again: 'Recommencer',
    shown: 'C’est une des façons de faire.',
  },

  over: 'L’exemple finit ici. Revenez d’un coup, ou recommencez.',
  scored: 'Résultat',
  log: 'Journal',
  logEmpty: 'Rien ne s’est encore passé.',

  copy: 'Copier un lien vers cette position',
  copied: 'Lien copié.',
  notCopied: 'Le navigateur ne l’a pas permis. Copiez le lien ici, à la main.',
};
