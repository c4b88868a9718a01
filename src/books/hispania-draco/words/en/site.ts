/** The words of the pages around the rules: head, contents, foot, first page, and the titles of reference pages. */
export const SITE = {
  title: 'Hispania by Draco Ideas',
  nav: {
    play: 'Play',
    learn: 'Learn',
    rules: 'Rules',
    map: 'Map',
    spaces: 'Spaces',
    missed: 'Often missed',
    rulings: 'Rulings',
  },
  reference: 'Reference',
  searched: 'Search rules, towns, variants',
  foot: {
    about:
      'An unofficial work by players. Hispania was designed by Miguel Marqués and is published by Draco Ideas; it is another game than Hispania of 1994.',
    data: 'Values in ‹ › are reconstructed: the printed board was not available.',
  },
  home: {
    sub: 'One to three Romans conquer the peninsula together; the rules lead the revolt.',
    text: 'A whole game at a table that knows the rules, at any of 243 levels, with 7 variants and 5 scenarios. And all rules, with their rulings and every town.',
    play: 'Play a game',
    read: 'Read the rules',
    resume: 'Continue reading:',
    by: 'The cooperative game of 2024, designed by Miguel Marqués',
    parts: 'What is here',
  },
  pages: {
    rules: {
      title: 'Contents of the rules',
      lead: 'The 10 chapters, in the order of the rulebook. It has no numbers; those here are of this book.',
    },
    map: {
      title: 'The map',
      lead: 'The board as far as the rulebook tells of it: 44 towns, 5 seas and their connections, to look at and to hang up.',
    },
    spaces: {
      title: 'Spaces and connections',
      lead: 'All 44 towns and 5 seas with their shields, connections and segments, and what of them is reconstructed.',
    },
    aid: { title: 'Player aid', lead: 'The rules of play on one page, to print.' },
    teach: {
      title: 'Teach this game in 10 minutes',
      lead: 'For the player who explains the game, what to say, what to show and what to leave for later.',
    },
    glossary: {
      title: 'Glossary',
      lead: 'The terms of the game, each with its rule and the word of the French rulebook.',
    },
    missed: { title: 'Often missed', lead: 'Rules that players miss, by the phase in which they matter.' },
    rulings: {
      title: 'Rulings',
      lead: 'Every question that the rulebook leaves open, with the ruling that this book follows and the reason. None of them is official.',
    },
    reconstructed: {
      title: 'What is reconstructed',
      lead: 'Facts that the rulebook does not print, each with its value and the reason for it.',
    },
    about: {
      title: 'About this book',
      lead: 'The game and its publisher, the sources of this book, and what may be wrong in it.',
    },
  },
  glossary: { letters: 'Letters', french: 'French:' },
  rulings: {
    sections: 'Sections',
    ruling: 'Ruling',
    other: 'Alternative',
    lines: (text: string): string => `rulebook, ${text}`,
    /** By the letter of their ids; those on variants and on scenarios have the same. */
    titles: {
      C: 'Combat and support',
      M: 'Movement and return',
      G: 'Garrisons and the end of the game',
      H: 'The Hispanic phase',
      S: 'Set-up',
      V: 'Variants and scenarios',
      X: 'The text of the rulebook',
    },
  },
} as const;
