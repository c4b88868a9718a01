/** The words of the pages around the rules: head, contents, foot, first page, and the titles of reference pages. */
export const SITE = {
  title: 'Reconquista',
  nav: {
    play: 'Play',
    rules: 'Rules',
    learn: 'Learn',
    reaction: 'Reaction',
    map: 'Map',
    starts: 'Starts',
    tables: 'Tables',
    rulings: 'Rulings',
  },
  contents: 'Contents of the rules',
  reference: 'Reference',
  searched: 'Search rules, locations, events',
  locations: 'Locations',
  foot: {
    about:
      'An unofficial work by players. Reconquista was designed by David Kershaw and published by White Dog Games in 2015.',
    data: 'Values in ‹ › are reconstructed: the printed map was not available.',
  },
  home: {
    sub: 'One player, twenty turns, twenty locations: the Christian kingdoms against Moorish Spain.',
    text: 'A whole campaign at a table that knows the rules, from any of the twenty starts; and all rules with their rulings, tables and map.',
    play: 'Play a campaign',
    read: 'Read the rules',
    resume: 'Continue reading:',
    reaction: 'The Muslim reaction',
    aid: 'Player aid',
    assistant: 'Play on cardboard',
    by: 'The solitaire game of 2015, designed by David Kershaw',
    parts: 'What is here',
  },
  pages: {
    rules: {
      title: 'Contents of the rules',
      lead: 'The 18 sections of rules in the rulebook, with the parts that this book names.',
    },
    map: {
      title: 'The map',
      lead: 'The 5 regions with their 20 locations, die numbers, mountains, roads and ports. The text below the picture says the same.',
    },
    starts: {
      title: 'The 20 starts',
      lead: 'The set-ups of turns 1 to 20, each with its history. A game begins with any of them and lasts to turn 20.',
    },
    reaction: {
      title: 'The Muslim reaction, step by step',
      lead: 'In phase 5 two or three dice raise a Muslim force, and number order leads it. Follow the arrows; each box leads to its rule.',
    },
    assistant: {
      title: 'Assistant for the cardboard',
      lead: 'Enter the position of your own game, and a phase of the enemy is carried out step by step, with the dice of the app or with yours.',
    },
    tables: {
      title: 'Tables',
      lead: 'All tables of the game on one page: rebellions, events, the Muslim force, battle, siege, prices and results.',
    },
    aid: { title: 'Player aid', lead: 'All that the player looks up during a game, on one page of A4.' },
    glossary: { title: 'Glossary', lead: 'The terms of the game, each with its rule and its French name.' },
    missed: { title: 'Often missed', lead: 'Rules that are easily overlooked, by the phase in which they matter.' },
    rulings: {
      title: 'Rulings',
      lead: 'Where the rulebook contradicts itself or is silent, a ruling decides. Each has its question, its answer and its reason.',
    },
    reconstructed: {
      title: 'What is reconstructed',
      lead: 'The printed map was not available. This page lists every value that is not in the rulebook, and how it was found.',
    },
    about: {
      title: 'About this book',
      lead: 'The sources of this book, the rights in the game, and the people who made it.',
    },
  },
  glossary: { letters: 'Letters', french: 'French:', also: 'also:' },
  rulings: {
    chapters: 'Sections',
    ruling: 'Default ruling',
    other: 'Alternative',
    lines: (text: string): string => `rulebook, ${text}`,
  },
} as const;
