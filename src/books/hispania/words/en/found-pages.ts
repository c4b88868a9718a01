/**
 * The pages beside the book as the search finds them: what each is for, in fewer words than on the page, and under what it is looked
 * for. Reference pages have their titles from their list (`reference.ts`).
 */
export const FOUND_PAGES = {
  play: {
    title: 'Play the game',
    lead: 'The whole game in your browser, on one screen or against computers. Games are saved on this device.',
    asked:
      'new game, undo, take back a move, save a game, load a game, saved games, play against the computer, opponent, hot seat, solo, solitaire, AI, bot',
  },
  odds: {
    title: 'Odds',
    lead: 'The exact chances of any battle that you set up.',
    asked: 'odds calculator, battle calculator, battle odds, chances, probability, winning chances, simulator',
  },
  map: {
    title: 'The map',
    lead: 'All provinces with terrain, income, stacking limit and borders.',
    asked: 'board, game board, map of Hispania',
  },
  correct: {
    title: 'Correct the data',
    lead: 'For owners of the game: enter printed values in place of reconstructed ones.',
    asked: 'correct a mistake, wrong value, correction, report an error, printed values',
  },
  rules: {
    title: 'Contents of the rules',
    lead: 'All chapters with their sections in one list.',
    asked: 'table of contents, list of rules, all rules, index of rules, chapters',
  },
  terms: {
    title: 'Key terms and conventions',
    lead: 'Words with one meaning throughout, numbers, dice, rounding, and the components.',
    asked: 'conventions, definitions, must and may, or fewer, rounding, counter mix, components, contents of the box',
  },
  index: {
    title: 'Index',
    lead: 'All terms, names and headings by the alphabet.',
    asked: 'alphabetical index, a to z',
  },
  book: {
    title: 'The whole book',
    lead: 'All chapters and sheets on one page, to print or save.',
    asked: 'print the rules, pdf, download, rulebook',
  },
  aid: {
    lead: 'The whole game on one sheet of paper.',
    asked: 'reference card, summary, cheat sheet of the rules, quick reference',
  },
  often: {
    lead: 'Rules that players get wrong, and what this game leaves out.',
    asked: 'common mistakes, mistakes, faq, questions and answers',
  },
  glossary: {
    lead: 'Every term with its rule and its French name.',
    asked: 'terms, definitions, dictionary, vocabulary, French terms',
  },
  combat: {
    lead: 'The number that each kind of unit needs to hit each other kind.',
    asked: 'combat table, combat chart, hit table, to hit table, crt, combat results table',
  },
  tokens: {
    lead: 'For each token: its player, its moment and its effect.',
    asked: 'list of tokens, events, event cards',
  },
  leaders: {
    lead: 'For each leader: his arrival, his departure and his special rules.',
    asked: 'leaders list, list of leaders, all leaders, points for killing a leader',
  },
  timeline: {
    lead: '29 nations by 21 turns, with the years of each turn.',
    asked:
      'years, what year, which year, dates, turn track, turn record, chronology, overview of turns, who comes, when barbarians come or arrive and move, turn 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21',
  },
  provinces: {
    lead: 'All provinces with their zone, terrain, stacking limit, income and coast.',
    asked: 'list of provinces, all provinces, table of provinces, province list, incomes of provinces',
  },
  scenarios: {
    lead: 'The 5 scenarios with their groups and set-ups.',
    asked: 'set-up, setup, starting positions, initial placement, where do units start in scenario A',
  },
  rulings: {
    lead: 'Decisions where the rulebook contradicts itself or is silent.',
    asked: 'house rules, errata, clarifications, contradictions',
  },
  coverage: {
    lead: 'Each rule with the tests and scenes that prove that the game follows it.',
    asked: 'tests, proof, completeness',
  },
  data: {
    lead: 'Values that the rulebook states, and values that are reconstructed.',
    asked: 'sources, reconstruction, data sets, angle marks',
  },
} as const;

export type FoundPage = keyof typeof FOUND_PAGES;
/** The same in another language. */
export type FoundPageWords = Readonly<Record<FoundPage, { title?: string; lead: string; asked: string }>>;
