/** What the reference pages are called in lists. */
export const REFERENCE_NAMES = {
  label: 'Reference',
  aid: 'Player aid',
  teach: 'Teach it in 15 minutes',
  often: 'Often missed',
  glossary: 'Glossary',
  combat: 'Combat tables',
  tokens: 'Event tokens',
  leaders: 'Leaders',
  timeline: 'Timeline',
  scenarios: 'Scenarios',
  rulings: 'Rulings',
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
    lead: 'The whole game on one sheet of paper: print it, and keep it beside the board.',
  },
  rules: {
    title: 'Contents of the rules',
    lead: 'All chapters with their sections, and the rules of each nation. Each line leads to the rule.',
  },
  often: {
    title: 'Rules often missed',
    lead: 'What players of this game get wrong, or look for longest, each with its rule, and where there is one, a position to try it on. At the end, what they look for in vain.',
  },
  glossary: {
    title: 'Glossary',
    lead: 'Every term of the game in a sentence or two, with its rule, its French name, and what other games call it.',
  },
  tokens: {
    title: 'Event tokens',
    lead: 'The tokens of the optional rule: who plays each, when, and what it does.',
  },
  leaders: {
    title: 'Leaders',
    lead: 'Everybody with a name: when he comes and goes, what he brings beside his bonus, and who scores for killing him.',
  },
  timeline: {
    title: 'Timeline',
    lead: 'Twenty-nine nations by twenty-one turns: who comes, what changes, and what is scored.',
  },
  scenarios: {
    title: 'Scenarios and set-ups',
    lead: 'The five scenarios with their groups, and where all units stand when they begin.',
  },
  coverage: {
    title: 'Rule coverage',
    lead: 'Each rule of the book, where it stands here, and what proves that the game plays it.',
  },
  data: {
    title: 'About the data',
    lead: 'What the rulebook states, what is reconstructed and how, and how to put it right if you own the game.',
  },
} as const;
