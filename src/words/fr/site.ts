import type { SiteWords } from '../en/site.ts';
import type { Partly } from '../lang.ts';

/** Les mots du site lui-même : en-tête, sommaire, marges, accueil. */
export const SITE: Partly<SiteWords> = {
  name: 'Scriptorium',
  book: 'Hispania',
  tagline: 'Des livres de règles à jouer',
  skip: 'Aller au texte',

  nav: {
    books: 'Livres',
    menu: 'Menu',
    rules: 'Règles',
    nations: 'Nations',
    scenes: 'Exemples',
    learn: 'Apprendre',
    play: 'Jouer',
    odds: 'Chances',
    map: 'Carte',
    rulings: 'Lectures',
  },
  failed: 'Cette partie n’a pas pu être chargée. Ce qui est écrit ici se lit sans elle.',
  theme: { label: 'Couleurs', system: 'Système', light: 'Clair', dark: 'Sombre' },

  contents: {
    label: 'Sommaire',
    here: 'Où vous êtes',
    open: 'Chapitres',
    nations: 'Nations',
    rules: 'Sommaire des règles',
    read: '(lu)',
    unwritten: 'Les chapitres en gris sont en cours d’écriture.',
  },
  pager: { label: 'Avant et après', previous: 'Précédent', next: 'Suivant' },
  untranslated: {
    label: 'Pas encore traduit',
    text: 'Cette page n’est pas encore traduite\u00a0; la voici en anglais.',
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

  footer: {
    about: 'Un travail de joueurs, non officiel. Hispania est un jeu d’Andreas Steding, édité par Azure Wish en 1994.',
    data: 'Les valeurs entre ‹\u00a0› sont reconstituées\u00a0: la carte et les fiches imprimées ne sont pas publiques.',
    aboutData: 'Les données',
    rulings: 'Comment les règles sont lues',
    licence: 'Code sous licence MIT, caractères sous licence SIL Open Font.',
  },

  parts: {
    except: 'Sauf',
    corrected: 'Corrigé',
    history: 'Histoire',
    ruling: (letter: string) => `Lecture ${letter}`,
    ourDefault: 'notre choix',
    readings: 'Les deux lectures, et ce qui change',
    reasons: 'Les passages, et pourquoi',
    see: (letter: string) => `Voir la note ${letter}`,
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
