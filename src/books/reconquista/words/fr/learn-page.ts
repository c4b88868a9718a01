import type { Wide } from '../../../../words/lang.ts';
import type { LEARN_PAGE as EN } from '../en/learn-page.ts';
import { compte } from './grammar.ts';

/** Les mots du parcours des leçons, et du passage du premier tour à la partie. */
export const LEARN_PAGE: Wide<typeof EN> = {
  title: 'Apprendre en jouant',
  description: 'Des leçons, des exemples et des énigmes de Reconquista, sur un plateau qui connaît les règles.',
  lead: 'Douze courtes leçons sur le plateau, du contrôle des cités à un tour entier, puis un premier tour que prolonge une partie.',
  begin: 'Commencer',
  goesOn: 'Continuer',
  lessons: 'Leçons',
  opening: 'Un premier tour',
  minutes: (minutes) => compte(minutes, 'minute'),
  stands: { new: '', begun: 'commencée', done: 'faite', skipped: 'passée' },
  // La page y remplace le nombre : aucun mot ne s’accorde avec lui.
  done: (done, all) => `Leçons faites\u00a0: ${done} sur\u00a0${all}`,
  allDone: 'Vous avez fait toutes les leçons.',
  at: (number, of) => `leçon ${number} sur\u00a0${of}`,
  rules: 'Dans les règles\u00a0:',
  goOn: {
    link: 'Continuer la partie entière',
    about: 'Votre partie continue à la table, avec toutes vos réponses et leurs dés. Elle dure jusqu’au tour\u00a020.',
    name: (title) => `Leçon\u00a0: ${title}`,
    wait: 'Préparation de la partie…',
    nothing: 'Jouez la dernière étape du tour pour continuer la partie depuis votre propre position.',
  },
};
