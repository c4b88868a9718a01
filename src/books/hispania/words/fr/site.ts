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
    rulings: 'Lectures',
  },
  contents: {
    nations: 'Nations',
    rules: 'Sommaire des règles',
    terms: 'Termes et conventions',
    index: 'Index',
  },

  whole: {
    title: 'Le livre entier',
    description: 'Tous les chapitres et toutes les fiches de Hispania sur une page, avec leurs figures, à imprimer.',
    lead: 'Tous les chapitres et toutes les fiches sur une page, à imprimer ou à garder.',
    link: 'Le livre entier sur une page',
  },
  beside: {
    lessons: 'S’apprend dans',
    puzzles: 'Énigmes',
    scenes: 'Se joue aussi',
    rules: 'Voir aussi',
    nations: 'Concerne',
    tokens: 'Pions événements',
    asked: 'Demandé ici',
  },

  foot: {
    about: 'Un travail de joueurs, non officiel. Hispania est un jeu d’Andreas Steding, édité par Azure Wish en 1994.',
    data: 'Les valeurs entre ‹\u00a0› sont reconstituées\u00a0: la carte et les fiches imprimées ne sont pas publiques.',
    aboutData: 'Les données',
    rulings: 'Comment les règles sont lues',
  },

  home: {
    title: 'Hispania',
    sub: 'Vingt-neuf nations sur une péninsule, de 320\u00a0av.\u00a0J.-C. à 1220\u00a0: un livre de règles à jouer.',
    text: 'Chaque règle a sa page, les exemples sont des positions que l’on joue, et la partie entière se joue ici.',
    by: 'Le jeu de 1994 d’Andreas Steding',
    play: 'Jouer une partie',
    learn: 'Apprendre à jouer',
    read: 'Lire les règles',
    resume: 'Reprendre la lecture\u00a0:',
    map: 'La carte',
    nations: 'Les nations',
    ages: 'Qui est sur la carte',
    agesNote: '21 tours\u00a0; on compte les points après les tours en gras',
    turns: (from: number, to: number) => (from === to ? `tour ${from}` : `tours ${from} à ${to}`),
  },
};
