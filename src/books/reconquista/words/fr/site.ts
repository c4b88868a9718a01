import type { Wide } from '../../../../words/lang.ts';
import type { SITE as EN } from '../en/site.ts';

/** Les mots des pages autour des règles : en-tête, sommaire, pied, accueil, et les titres des pages de référence. */
export const SITE: Wide<typeof EN> = {
  title: 'Reconquista',
  nav: {
    play: 'Jouer',
    rules: 'Règles',
    learn: 'Apprendre',
    reaction: 'Réaction',
    map: 'Carte',
    starts: 'Débuts',
    tables: 'Tables',
    rulings: 'Arbitrages',
  },
  contents: 'Sommaire des règles',
  reference: 'Référence',
  searched: 'Chercher une règle, un Lieu, un événement',
  locations: 'Lieux',
  foot: {
    about:
      'Un travail de joueurs, non officiel. Reconquista est un jeu de David Kershaw, édité par White Dog Games en 2015.',
    data: 'Les valeurs entre ‹\u00a0› sont reconstituées\u00a0: la carte imprimée n’était pas disponible.',
  },
  home: {
    sub: 'Un joueur, vingt tours, vingt Lieux\u00a0: les royaumes chrétiens face à l’Espagne mauresque.',
    text: 'Une campagne entière sur une table qui connaît les règles, à partir de l’un des vingt débuts. Et toutes les règles, avec les arbitrages, les tables et la carte.',
    play: 'Jouer une campagne',
    read: 'Lire les règles',
    resume: 'Reprendre la lecture\u00a0:',
    reaction: 'La réaction musulmane',
    aid: 'Aide de jeu',
    assistant: 'Jouer sur le carton',
    by: 'Le jeu en solitaire de David Kershaw, 2015',
    parts: 'Dans ce livre',
  },
  pages: {
    rules: {
      title: 'Sommaire des règles',
      lead: 'Les 18\u00a0sections de règles du livret, avec les parties que ce livre y distingue.',
    },
    map: {
      title: 'La carte',
      lead: 'Les 5\u00a0régions et leurs 20\u00a0Lieux\u00a0: numéros de dé, montagnes, Routes et ports. Le texte sous l’image dit la même chose.',
    },
    starts: {
      title: 'Les 20\u00a0débuts',
      lead: 'Les mises en place des tours\u00a01 à 20, chacune avec son histoire. Une partie commence par l’un de ces débuts et va jusqu’au tour\u00a020.',
    },
    assistant: {
      title: 'L’assistant du jeu en carton',
      lead: 'Indiquez la position de votre partie\u00a0: une phase de l’ennemi est jouée étape par étape, avec les dés de l’application ou les vôtres.',
    },
    reaction: {
      title: 'La réaction musulmane pas à pas',
      lead: 'En phase\u00a05, deux ou trois dés lèvent une force musulmane, et l’ordre croissant des Lieux la conduit. Suivez les flèches\u00a0; chaque case mène à sa règle.',
    },
    tables: {
      title: 'Tables',
      lead: 'Toutes les tables du jeu sur une page\u00a0: rébellions, événements, force musulmane, bataille, siège, prix et résultats.',
    },
    aid: {
      title: 'Aide de jeu',
      lead: 'Tout ce que l’on consulte pendant une partie, sur une page\u00a0A4.',
    },
    glossary: {
      title: 'Glossaire',
      lead: 'Les termes du jeu, chacun avec sa règle et son nom anglais.',
    },
    missed: {
      title: 'Souvent oublié',
      lead: 'Les règles que l’on oublie facilement, dans l’ordre des phases où elles comptent.',
    },
    rulings: {
      title: 'Arbitrages',
      lead: 'Là où le livret se contredit ou se tait, un arbitrage tranche. Chacun a sa question, sa réponse et sa raison.',
    },
    reconstructed: {
      title: 'Ce qui est reconstitué',
      lead: 'La carte imprimée n’était pas disponible. Cette page donne chaque valeur absente du livret, et la manière dont elle a été trouvée.',
    },
    about: {
      title: 'À propos de ce livre',
      lead: 'Les sources de ce livre, les droits sur le jeu et les noms de ses auteurs.',
    },
  },
  glossary: { letters: 'Lettres', french: 'anglais\u00a0:', also: 'aussi\u00a0:' },
  rulings: {
    chapters: 'Sections',
    ruling: 'Notre choix',
    other: 'Autre lecture',
    lines: (text) => `livret, ${text}`,
  },
};
