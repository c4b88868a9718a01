import type { FoundPageWords } from '../en/found-pages.ts';

export const FOUND_PAGES: FoundPageWords = {
  play: {
    title: 'Jouer',
    lead: 'La partie entière dans votre navigateur, sur un seul écran ou contre l’ordinateur. Les parties sont enregistrées sur cet appareil.',
    asked:
      'nouvelle partie, annuler un coup, reprendre un coup, enregistrer, sauvegarder, charger une partie, parties enregistrées, jouer contre l’ordinateur, adversaire, seul, solitaire, à plusieurs, IA',
  },
  odds: {
    title: 'Chances',
    lead: 'Les chances exactes de toute bataille que vous composez.',
    asked: 'calculateur, probabilités, chances de gagner, cotes, rapport de force, simulateur de bataille',
  },
  map: {
    title: 'La carte',
    lead: 'Toutes les provinces\u00a0: terrain, revenu, limite d’empilement et frontières.',
    asked: 'plateau, plateau de jeu, carte de l’Hispanie',
  },
  correct: {
    title: 'Corriger les données',
    lead: 'Pour qui possède le jeu\u00a0: saisir les valeurs imprimées à la place des valeurs reconstituées.',
    asked: 'erreur, correction, valeur fausse, signaler une erreur, valeurs imprimées',
  },
  rules: {
    title: 'Sommaire des règles',
    lead: 'Tous les chapitres et leurs sections en une liste.',
    asked: 'table des matières, liste des règles, toutes les règles, chapitres',
  },
  terms: {
    title: 'Termes et conventions',
    lead: 'Les mots qui n’ont qu’un sens, les nombres, les dés, les arrondis et le matériel.',
    asked: 'conventions, définitions, doit et peut, ou moins, arrondi, nombre de pions, matériel, contenu de la boîte',
  },
  index: {
    title: 'Index',
    lead: 'Tous les termes, noms et titres par ordre alphabétique.',
    asked: 'index alphabétique, de a à z',
  },
  book: {
    title: 'Le livre entier',
    lead: 'Tous les chapitres et toutes les fiches sur une seule page, à imprimer ou à enregistrer.',
    asked: 'imprimer les règles, pdf, télécharger, livret',
  },
  aid: {
    lead: 'Tout le jeu sur une feuille.',
    asked: 'résumé, mémo, pense-bête, récapitulatif',
  },
  often: {
    lead: 'Les règles que l’on joue souvent de travers, et ce que le jeu n’a pas.',
    asked: 'erreurs courantes, erreurs fréquentes, faq, questions et réponses',
  },
  glossary: { lead: 'Chaque terme et sa règle.', asked: 'termes, définitions, lexique, dictionnaire, vocabulaire' },
  combat: {
    lead: 'Le nombre qu’il faut à chaque type d’unité pour toucher chaque autre.',
    asked: 'table de combat, tableau de combat, table des touches, tableau des pertes, crt',
  },
  tokens: {
    lead: 'Pour chaque événement\u00a0: qui le joue, à quel moment, et son effet.',
    asked: 'événements, liste des événements, pions événements, jetons, cartes',
  },
  leaders: {
    lead: 'Pour chaque Chef\u00a0: son arrivée, son départ et ses règles propres.',
    asked: 'liste des chefs, tous les chefs, tuer un chef',
  },
  timeline: {
    lead: 'Les 29\u00a0nations en 21\u00a0tours, avec les années de chaque tour.',
    asked:
      'années, dates, quelle année, chronologie, piste des tours, tours, qui arrive, arrivée des barbares, tour\u00a01 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21',
  },
  provinces: {
    lead: 'Toutes les provinces\u00a0: zone, terrain, limite d’empilement, revenu et côte.',
    asked: 'liste des provinces, toutes les provinces, tableau des provinces, revenus des provinces',
  },
  scenarios: {
    lead: 'Les 5\u00a0scénarios, leurs groupes et leurs positions de départ.',
    asked: 'mise en place, départ, position de départ, unités de départ, début de la partie',
  },
  rulings: {
    lead: 'Notre choix là où le livret se contredit ou se tait.',
    asked: 'errata, contradictions, précisions, règles maison, lectures',
  },
  coverage: {
    lead: 'Chaque règle, avec les tests et les exemples qui prouvent que le jeu la suit.',
    asked: 'tests, preuve',
  },
  data: {
    lead: 'Les valeurs que donne le livret, et celles qui sont reconstituées.',
    asked: 'sources, reconstitution, séries de valeurs, chevrons',
  },
};
