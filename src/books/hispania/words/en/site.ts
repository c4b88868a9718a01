import type { Wide } from '../../../../words/lang.ts';

/** The words of the book’s pages around its rules: head, contents, margins, foot, home. */
export const SITE = {
  title: 'Hispania',

  nav: {
    rules: 'Rules',
    nations: 'Nations',
    scenes: 'Examples',
    learn: 'Learn',
    play: 'Play',
    odds: 'Odds',
    map: 'Map',
    rulings: 'Rulings',
  },
  contents: {
    nations: 'Nations',
    rules: 'Contents of the rules',
    terms: 'Key terms and conventions',
    index: 'Index',
  },

  whole: {
    title: 'The whole book',
    description:
      'All chapters and all nation sheets of Hispania on one page, with their figures, glossary, rulings and index, to print or to search.',
    lead: 'All chapters and all sheets on one page, to print or to save, with contents, key terms, glossary, event tokens, rulings, player aid and index. Examples can be played on their own pages and in their chapters.',
    link: 'The whole book on one page',
  },
  beside: {
    lessons: 'Lessons',
    puzzles: 'Puzzles',
    scenes: 'Examples',
    rules: 'Referenced by',
    nations: 'Affects',
    tokens: 'Event tokens',
    asked: 'Decisions',
  },

  foot: {
    about:
      'An unofficial work by players. Hispania was designed by Andreas Steding and published by Azure Wish in 1994.',
    data: 'Values in ‹ › are reconstructed: the printed map and nation sheets are not public.',
    aboutData: 'About the data',
    rulings: 'Rulings',
  },

  home: {
    title: 'Hispania',
    sub: 'Twenty-nine nations on one peninsula, 320\u00a0BC to AD\u00a01220: a rulebook you can play.',
    text: 'Every rule has its page, the examples are positions you can try, and the whole game can be played here.',
    by: 'The board game of 1994, designed by Andreas Steding',
    play: 'Play a game',
    learn: 'Learn to play',
    read: 'Read the rules',
    resume: 'Continue reading:',
    map: 'The map',
    nations: 'The nations',
    ages: 'Nations on the map',
    agesNote: '21 turns; turns in bold are scoring turns',
    turns: (from: number, to: number) => (from === to ? `turn ${from}` : `turns ${from} to ${to}`),
  },
} as const;

/** What must be said in every language of the book: the shape of the English words. */
export type BookWords = Wide<typeof SITE>;
