import type { Wide } from '../../../../words/lang.ts';

/** What the pages of the book say around its rules: head, contents, margins, foot, home. */
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
      'All chapters and all nation sheets of Hispania on one page, with their figures, glossary, rulings and index, to print or to search through.',
    lead: 'All chapters and all sheets on one page, to print or to keep, with contents, key terms, glossary, event tokens, rulings, player aid and index. The examples are played on their own pages and in their chapters.',
    link: 'The whole book on one page',
  },
  beside: {
    lessons: 'Learn it',
    puzzles: 'Puzzles',
    scenes: 'Also played',
    rules: 'Spoken of in',
    nations: 'Matters to',
    tokens: 'Event tokens',
    asked: 'Asked here',
  },

  foot: {
    about:
      'An unofficial work by players. Hispania was designed by Andreas Steding and published by Azure Wish in 1994.',
    data: 'Values in ‹ › are reconstructed: the printed map and nation sheets are not public.',
    aboutData: 'About the data',
    rulings: 'How the rules are read',
  },

  home: {
    title: 'Hispania',
    sub: 'Twenty-nine nations on one peninsula, 320\u00a0BC to AD\u00a01220: a rulebook you can play.',
    text: 'Every rule has its page, the examples are positions you can move, and the whole game can be played here.',
    by: 'The board game of 1994, designed by Andreas Steding',
    play: 'Play a game',
    learn: 'Learn to play',
    read: 'Read the rules',
    resume: 'Go on reading:',
    map: 'The map',
    nations: 'The nations',
    ages: 'Who is on the map',
    agesNote: '21 turns; points are counted after the turns in bold',
    turns: (from: number, to: number) => (from === to ? `turn ${from}` : `turns ${from} to ${to}`),
  },
} as const;

/** What must be said in every language of the book: the shape of the English words. */
export type BookWords = Wide<typeof SITE>;
