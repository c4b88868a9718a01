import type { Wide } from '../../../../words/lang.ts';
import type { LEARN_PAGE as EN } from '../en/learn-page.ts';
import { compte } from './grammar.ts';

/** Les mots du parcours des leçons, et du passage de la première manche à la partie. */
export const LEARN_PAGE: Wide<typeof EN> = {
  title: 'Apprendre en jouant',
  description:
    'Des leçons, des exemples et des énigmes d’Hispania (Draco Ideas), sur un plateau qui connaît les règles.',
  lead: 'Douze courtes leçons sur le plateau, de la victoire à une manche entière, puis une première manche guidée que prolonge une partie.',
  begin: 'Commencer',
  goesOn: 'Continuer',
  lessons: 'Leçons',
  opening: 'Une première manche',
  minutes: (minutes) => compte(minutes, 'minute'),
  stands: { new: '', begun: 'commencée', done: 'faite', skipped: 'passée' },
  // La page y remplace le nombre : aucun mot ne s’accorde avec lui.
  done: (done, all) => `Leçons faites\u00a0: ${done} sur\u00a0${all}`,
  allDone: 'Vous avez fait toutes les leçons.',
  at: (number, of) => `leçon\u00a0${number} sur\u00a0${of}`,
  rules: 'Dans les règles\u00a0:',
  goOn: {
    link: 'Continuer la partie entière',
    about:
      'Votre partie continue à la table, avec toutes vos réponses et leurs dés. Elle dure 11\u00a0manches au plus.',
    name: (title) => `Leçon\u00a0: ${title}`,
    wait: 'Préparation de la partie…',
    nothing: 'Jouez la dernière étape de la manche pour continuer la partie depuis votre propre position.',
  },
};
