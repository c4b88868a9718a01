import type { FoundPageWords } from '../en/found-pages.ts';

export const FOUND_PAGES: FoundPageWords = {
  play: {
    title: 'Jouer',
    lead: 'Le jeu complet dans le navigateur, autour d’un écran ou contre l’ordinateur.',
    asked: 'nouvelle partie, sauvegarder, charger une partie, jouer contre l’ordinateur, seul, solitaire',
  },
  odds: {
    title: 'Chances d’un combat',
    lead: 'Composez un combat et voyez-en l’issue, exactement.',
    asked: 'calculateur, probabilités, chances de gagner',
  },
  map: {
    title: 'La carte',
    lead: 'Toutes les provinces, leurs terrains, revenus et frontières.',
    asked: 'plateau, carte de l’Hispanie',
  },
  correct: {
    title: 'Corriger les données',
    lead: 'Pour qui possède le jeu : saisir ce qui est imprimé.',
    asked: 'erreur, correction, valeur fausse',
  },
  rules: {
    title: 'Sommaire des règles',
    lead: 'Tous les chapitres et leurs sections.',
    asked: 'table des matières, liste des règles, toutes les règles, chapitres',
  },
  terms: {
    title: 'Termes et conventions',
    lead: 'Les mots qui ont un seul sens, les nombres, les dés, les arrondis et le matériel.',
    asked: 'conventions, définitions, arrondi, matériel, contenu de la boîte',
  },
  index: {
    title: 'Index',
    lead: 'Tous les termes, noms et titres par ordre alphabétique.',
    asked: 'index alphabétique',
  },
  book: {
    title: 'Le livre entier',
    lead: 'Tous les chapitres et toutes les fiches sur une page, à imprimer.',
    asked: 'imprimer, pdf, télécharger',
  },
  aid: { lead: 'Tout le jeu sur une feuille.', asked: 'résumé, fiche, mémo' },
  often: {
    lead: 'Ce que l’on joue de travers, et ce que le jeu n’a pas.',
    asked: 'erreurs courantes, faq, questions',
  },
  glossary: { lead: 'Chaque terme et sa règle.', asked: 'termes, définitions, lexique' },
  combat: {
    lead: 'Ce qu’il faut obtenir au dé, type contre type.',
    asked: 'table de combat, tableau des pertes',
  },
  tokens: { lead: 'Qui les joue, quand, et leur effet.', asked: 'événements' },
  leaders: { lead: 'Quand chacun vient et part.', asked: 'liste des chefs' },
  timeline: {
    lead: 'Vingt-neuf nations, vingt et un tours, et leurs années.',
    asked: 'années, dates, quelle année, tours',
  },
  provinces: {
    lead: 'Toutes les provinces : zone, terrain, empilement, revenu, côte.',
    asked: 'liste des provinces, toutes les provinces, revenus des provinces',
  },
  scenarios: {
    lead: 'Les cinq scénarios, leurs groupes, les unités de départ.',
    asked: 'mise en place, départ',
  },
  rulings: {
    lead: 'Ce que l’on fait quand la règle se contredit ou se tait.',
    asked: 'errata, contradictions',
  },
  coverage: { lead: 'Chaque règle, sa place, sa preuve.', asked: 'tests, preuve' },
  data: {
    lead: 'Ce que dit la règle, et ce qui est reconstitué.',
    asked: 'sources, reconstitution',
  },
};
