import type { ShelfWords } from '../en/shelf.ts';

const span = (min: number, max: number): string =>
  min === max ? String(min) : max === min + 1 ? `${min} ou ${max}` : `${min} à ${max}`;

/** Un nombre de livres, en toutes lettres tant qu’il est petit. */
const number = (count: number): string =>
  ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'][count] ?? String(count);

/** Les mots de l’étagère : la page de tous les livres. */
export const SHELF: ShelfWords = {
  title: 'Des livres de règles à jouer',
  description:
    'Des livres de règles de jeux de plateau, en pages à jouer\u00a0: chaque règle a sa place, et les exemples sont des positions que l’on joue.',
  lead: 'Chaque exemple est une position à jouer. Celle-ci attend vos dés.',
  books: 'L’étagère',
  count: (open, coming) =>
    `${number(open)} ${open > 1 ? 'livres' : 'livre'}${coming > 0 ? `, ${number(coming)} à venir` : ''}`,
  here: 'Étagère',

  facts: { players: 'Joueurs', time: 'Durée', kind: 'Genre' },
  players: span,
  kinds: { competitive: 'chacun pour soi', cooperative: 'coopératif', solitaire: 'en solitaire' },
  length: {
    hours: (min, max) => (max === undefined ? `dès ${min}\u00a0heures` : `${span(min, max)}\u00a0heures`),
    minutes: (min, max) => (max === undefined ? `dès ${min}\u00a0minutes` : `${span(min, max)}\u00a0minutes`),
    turns: (count) => `${count}\u00a0tours`,
    rounds: (count) => `${count}\u00a0manches`,
  },
  by: (makers) => makers.join(', '),
  links: (title) => `Pages de ${title}`,

  states: { coming: 'À venir', rules: 'Règles à lire', playable: 'À commencer' },
  goOn: 'Reprendre',
  making: 'En préparation',
  nothing: 'Rien à ouvrir pour l’instant',
  kept: {
    title: 'Conservé sur cet appareil',
    none: 'Aucune partie pour l’instant.',
    nameless: 'Une partie sans nom',
    damaged: 'abîmée\u00a0: sa table en dit plus',
    played: (day) => `jouée le ${day}`,
    give: 'Tout enregistrer en un fichier',
    take: 'Ouvrir un tel fichier',
    replace: 'Remplacer par le contenu du fichier',
    file: 'scriptorium-conserve.jsonl',
    given: 'Le fichier contient les parties, les leçons, les marques de lecture et les réglages de cet appareil.',
    missing: (book) => `Les parties de ${book} n’ont pas pu être lues et manquent au fichier.`,
    unread: (book) => `Les parties de ${book} ne peuvent pas être lues à présent.`,
    taken: (count) => `Ajouts ou mises à jour\u00a0: ${count}.`,
    here: (count) => `Déjà sur cet appareil\u00a0: ${count}.`,
    other: (count) => `Non repris, car cet appareil a déjà autre chose\u00a0: ${count}.`,
    refused: (count) => `Illisibles\u00a0: ${count}.`,
    empty: 'Le fichier ne contient rien.',
    faults: {
      'too-large': 'Le fichier est trop grand.',
      'not-kept': 'Ce n’est pas un fichier de tout ce qui est conservé ici.',
      'newer-format': 'Le fichier vient d’une version plus récente du site.',
      'game-file': 'C’est le fichier d’une seule partie. Ouvrez-le à la table de son livre.',
      other: 'Le fichier n’a pas pu être lu.',
    },
  },
  nameOf: (title, coming) => (coming ? `${title}, à venir` : title),
};
