/** What the reference pages are called in lists. */
export const REFERENCE_NAMES = {
  label: 'Reference',
  aid: 'Player aid',
  teach: 'Teach it in 15 minutes',
  others: 'If you know related games',
  often: 'Often missed',
  glossary: 'Glossary',
  combat: 'Combat tables',
  tokens: 'Event tokens',
  leaders: 'Leaders',
  timeline: 'Timeline',
  scenarios: 'Scenarios',
  rulings: 'Rulings',
  changes: 'What changed',
  coverage: 'Rule coverage',
  provinces: 'Provinces',
  data: 'About the data',
};

/** The same in another language. */
export type ReferenceNames = typeof REFERENCE_NAMES;

/** Titles of those pages that have no words of their own for it, and what each is for. */
export const REFERENCE = {
  aid: {
    title: 'Player aid',
    lead: 'The whole game on one sheet of paper, to print and keep at the table.',
  },
  rules: {
    title: 'Contents of the rules',
    lead: 'All chapters with their sections, and the rules of each nation. Each line links to its rule.',
  },
  index: {
    title: 'Index',
    lead: 'Every term, name and heading of the rules in alphabetical order. Bold numbers are the rules that define it or are about it; the others name it.',
  },
  often: {
    title: 'Rules often missed',
    lead: 'Rules that players of this game get wrong or find hard to locate. Each entry names its rule, and often has a position to try. The last part lists what this game leaves out.',
  },
  glossary: {
    title: 'Glossary',
    lead: 'Every term of the game in a sentence or two, with its rule, its French name, and its names in other games.',
  },
  tokens: {
    title: 'Event tokens',
    lead: 'The tokens of the optional rule: for each, its player, its moment and its effect.',
  },
  leaders: {
    title: 'Leaders',
    lead: 'All leaders: when each arrives and leaves, his special rules, and the nations that score for killing him.',
  },
  timeline: {
    title: 'Timeline',
    lead: '29 nations by 21 turns: arrivals, changes and scorings.',
  },
  scenarios: {
    title: 'Scenarios and set-ups',
    lead: 'The 5 scenarios with their groups, and the place of every unit at the start.',
  },
  changes: {
    title: 'What changed',
    lead: 'Every change of the rules since the first version of this site, newest first, with its rule and the reason.',
  },
  coverage: {
    title: 'Rule coverage',
    lead: 'Each rule of the rulebook, its place on this site, and the tests and scenes that prove that the game follows it.',
  },
  data: {
    title: 'About the data',
    lead: 'Values that the rulebook states, values that are reconstructed and how, and how to correct them if you own the game.',
  },
} as const;
