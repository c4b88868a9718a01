import type { Wide } from '../../../../words/lang.ts';
import type { REFERENCE as EN, ReferenceNames } from '../en/reference.ts';

/** Les noms des pages de référence, dans les listes. */
export const REFERENCE_NAMES: ReferenceNames = {
  label: 'Référence',
  aid: 'Aide de jeu',
  teach: 'L’expliquer en 15\u00a0minutes',
  others: 'Si vous connaissez d’autres jeux',
  often: 'Souvent oublié',
  glossary: 'Glossaire',
  combat: 'Tables de combat',
  tokens: 'Événements',
  leaders: 'Chefs',
  timeline: 'Chronologie',
  scenarios: 'Scénarios',
  rulings: 'Arbitrages',
  changes: 'Ce qui a changé',
  coverage: 'Couverture des règles',
  provinces: 'Provinces',
  data: 'Les données',
};

/** Titres des pages qui n’ont pas d’autres mots pour cela, et à quoi chacune sert. */
export const REFERENCE: Wide<typeof EN> = {
  aid: {
    title: 'Aide de jeu',
    lead: 'Tout le jeu sur une feuille, à imprimer et à garder près de soi.',
  },
  rules: {
    title: 'Sommaire des règles',
    lead: 'Tous les chapitres et leurs sections, puis les règles de chaque nation. Chaque ligne mène à sa règle.',
  },
  index: {
    title: 'Index',
    lead: 'Tous les termes, noms et titres des règles, par ordre alphabétique. En gras, les règles qui définissent l’entrée ou en traitent\u00a0; les autres la nomment.',
  },
  often: {
    title: 'Règles souvent oubliées',
    lead: 'Les règles que l’on joue souvent de travers, ou qui sont difficiles à retrouver. Chaque entrée renvoie à sa règle, et beaucoup ont une position à essayer. La dernière partie dit ce que le jeu laisse de côté.',
  },
  glossary: {
    title: 'Glossaire',
    lead: 'Chaque terme du jeu en une ou deux phrases, avec sa règle, son nom anglais et ses noms dans d’autres jeux.',
  },
  tokens: {
    title: 'Événements',
    lead: 'Les événements de la règle optionnelle\u00a0: qui joue chacun, à quel moment, et son effet.',
  },
  leaders: {
    title: 'Chefs',
    lead: 'Tous les Chefs\u00a0: quand chacun arrive et part, ses règles propres, et les PV que marque la nation qui le tue.',
  },
  timeline: {
    title: 'Chronologie',
    lead: '29\u00a0nations en 21\u00a0tours\u00a0: arrivées, changements et comptages.',
  },
  scenarios: {
    title: 'Scénarios et positions de départ',
    lead: 'Les 5\u00a0scénarios, leurs groupes, et la place de chaque unité au départ.',
  },
  changes: {
    title: 'Ce qui a changé',
    lead: 'Tous les changements des règles depuis la première version du site, du plus récent au plus ancien, chacun avec sa règle et sa raison.',
  },
  coverage: {
    title: 'Couverture des règles',
    lead: 'Chaque règle du livret, sa place sur ce site, et les tests et exemples qui prouvent que le jeu la suit.',
  },
  data: {
    title: 'Les données',
    lead: 'Les valeurs que donne le livret, celles qui sont reconstituées et comment, et la façon de les corriger si vous possédez le jeu.',
  },
};
