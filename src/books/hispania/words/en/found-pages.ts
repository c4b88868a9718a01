/**
 * The pages beside the book as the search finds them: what each is for, in fewer words than on the page, and under what it is looked
 * for. Reference pages have their titles from their list (`reference.ts`).
 */
export const FOUND_PAGES = {
  play: {
    title: 'Play the game',
    lead: 'The whole game in your browser, at one screen or against computers; games are saved on this device.',
    asked:
      'new game, undo, take back a move, save a game, load a game, saved games, play against the computer, opponent, hot seat, solo, solitaire, AI, bot',
  },
  odds: {
    title: 'Odds',
    lead: 'Set up any battle and see what comes of it, exactly.',
    asked: 'odds calculator, battle calculator, battle odds, chances, probability, winning chances, simulator',
  },
  map: {
    title: 'The map',
    lead: 'All provinces with terrain, income, stacking and borders.',
    asked: 'board, game board, map of Hispania',
  },
  correct: {
    title: 'Correct the data',
    lead: 'For owners of the game: enter what is printed where we have reconstructed it.',
    asked: 'correct a mistake, wrong value, correction, report an error, printed values',
  },
  rules: {
    title: 'Contents of the rules',
    lead: 'All chapters with their sections on one list.',
    asked: 'table of contents, list of rules, all rules, index of rules, chapters',
  },
  book: {
    title: 'The whole book',
    lead: 'All chapters and sheets on one page, to print or to keep.',
    asked: 'print the rules, pdf, download, rulebook',
  },
  aid: {
    lead: 'The whole game on one sheet of paper.',
    asked: 'reference card, summary, cheat sheet of the rules, quick reference',
  },
  often: {
    lead: 'What players of this game get wrong, and what it does not have.',
    asked: 'common mistakes, mistakes, faq, questions and answers',
  },
  glossary: {
    lead: 'Every term with its rule and its French name.',
    asked: 'terms, definitions, dictionary, vocabulary, French terms',
  },
  combat: {
    lead: 'What each kind has to roll against each other.',
    asked: 'combat table, combat chart, hit table, to hit table, crt, combat results table',
  },
  tokens: {
    lead: 'Who plays each, when, and what it does.',
    asked: 'list of tokens, events, event cards',
  },
  leaders: {
    lead: 'When each comes and goes, and what he brings.',
    asked: 'leaders list, list of leaders, all leaders, points for killing a leader',
  },
  timeline: {
    lead: 'Twenty-nine nations by twenty-one turns, with the years of each turn.',
    asked:
      'years, what year, which year, dates, turn track, turn record, chronology, overview of turns, who comes, when barbarians come or arrive and move, turn 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21',
  },
  provinces: {
    lead: 'All provinces with their zone, terrain, stacking limit, income and coast.',
    asked: 'list of provinces, all provinces, table of provinces, province list, incomes of provinces',
  },
  scenarios: {
    lead: 'The five scenarios, their groups, and where all units start.',
    asked: 'set-up, setup, starting positions, initial placement, where do units start in scenario A',
  },
  rulings: {
    lead: 'What is done where the rulebook contradicts itself or is silent.',
    asked: 'house rules, errata, clarifications, contradictions',
  },
  coverage: {
    lead: 'Each rule, where it stands, and what proves that the game plays it.',
    asked: 'tests, proof, completeness',
  },
  data: {
    lead: 'What the rulebook states, and what is reconstructed.',
    asked: 'sources, reconstruction, data sets, angle marks',
  },
} as const;

export type FoundPage = keyof typeof FOUND_PAGES;
/** The same in another language. */
export type FoundPageWords = Readonly<Record<FoundPage, { title?: string; lead: string; asked: string }>>;
