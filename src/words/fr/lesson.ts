import type { LessonPlayWords } from '../en/lesson.ts';

/** Les mots d’une leçon qui se joue, dans tout livre. */
export const LESSON: LessonPlayWords = {
  again: 'Reprendre du début',
  stands: { new: '', begun: 'commencée', done: 'faite', skipped: 'passée' },
  notKept: 'Ce navigateur n’enregistre rien\u00a0: votre progression est perdue quand vous quittez la page.',

  lesson: {
    step: (at: number, of: number): string => `${at} sur ${of}`,
    steps: 'Les tâches de cette leçon',
    task: 'Votre tâche',
    solved: 'Réussi.',
    right: 'Juste.',
    wrongAnswer: 'Ce n’est pas cela.',
    unasked: 'Cette réponse n’est pas parmi les réponses possibles. Voyez la liste ci-dessous.',
    more: (found: number, of: number): string => `Trouvé\u00a0: ${found} sur ${of}.`,
    next: 'Continuer',
    finish: 'Terminer',
    again: 'Réessayer',
    back: 'Annuler',
    restart: 'Recommencer',
    lost: 'La tâche ne peut plus être réussie d’ici.',
    hint: 'Voir un indice',
    hints: ['Où regarder\u00a0:', 'Que faire\u00a0:'],
    show: 'Montrer',
    skip: 'Passer cette leçon',
    wrongs: 'Est-ce permis\u00a0?',
    answers: 'Les réponses en liste',
    empty: 'aucune unité',
    all: 'Toutes les leçons',
    over: 'Leçon terminée',
    nextLesson: 'Leçon suivante\u00a0:',
    last: 'C’était la dernière leçon pour l’instant.',
    play: 'Jouer une partie entière',
    anyway: 'Continuer quand même',
    asAdvised: 'Le début de la séquence a été joué pour vous, comme la leçon le conseille.',
    rules: 'Dans les règles\u00a0:',
    static:
      'La leçon se joue sur le plateau et demande JavaScript. Sans lui, lisez les règles qu’elle enseigne, en liste ci-dessous.',
  },
};
