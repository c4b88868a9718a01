import type { Partly } from '../../../../words/lang.ts';
import type { BookWords } from '../en/site.ts';

/** Ce que disent les pages du livre autour de ses règles : en-tête, sommaire, marges, pied, accueil. */
export const SITE: Partly<BookWords> = {
  title: 'Hispania',

  nav: {
    rules: 'Règles',
    nations: 'Nations',
    scenes: 'Exemples',
    learn: 'Apprendre',
    play: 'Jouer',
    odds: 'Chances',
    map: 'Carte',
    rulings: 'Arbitrages',
  },
  contents: {
    nations: 'Nations',
    rules: 'Sommaire des règles',
    terms: 'Termes et conventions',
    index: 'Index',
  },

  whole: {
    title: 'Le livre entier',
    description:
      'Tous les chapitres et toutes les fiches de nation d’Hispania sur une seule page, avec leurs figures, à imprimer.',
    lead: 'Tous les chapitres et toutes les fiches sur une seule page, à imprimer ou à enregistrer. Les exemples se jouent sur leurs pages et dans leurs chapitres.',
    link: 'Le livre entier sur une page',
  },
  beside: {
    lessons: 'Leçons',
    puzzles: 'Énigmes',
    scenes: 'Autres exemples',
    rules: 'Renvoient ici',
    nations: 'Nations concernées',
    tokens: 'Événements',
    asked: 'Questions sur ce point',
  },

  foot: {
    about: 'Un travail de joueurs, non officiel. Hispania est un jeu d’Andreas Steding, édité par Azure Wish en 1994.',
    data: 'Les valeurs entre ‹\u00a0› sont reconstituées\u00a0: la carte et les fiches de nation imprimées ne sont pas publiques.',
    aboutData: 'Les données',
    rulings: 'Arbitrages',
  },

  home: {
    title: 'Hispania',
    sub: 'Vingt-neuf nations sur une péninsule, de 320\u00a0av.\u00a0J.-C. à 1220\u00a0: un livre de règles à jouer.',
    text: 'Chaque règle a sa page, les exemples sont des positions à jouer, et la partie entière se joue ici.',
    by: 'Le jeu de plateau d’Andreas Steding, 1994',
    play: 'Jouer une partie',
    learn: 'Apprendre à jouer',
    read: 'Lire les règles',
    resume: 'Reprendre la lecture\u00a0:',
    map: 'La carte',
    nations: 'Les nations',
    ages: 'Nations sur la carte',
    agesNote: '21\u00a0tours\u00a0; en gras, les tours de comptage',
    turns: (from: number, to: number) => (from === to ? `tour\u00a0${from}` : `tours\u00a0${from} à\u00a0${to}`),
  },
};
