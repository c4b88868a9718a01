/** The words of a part of a page that cannot be drawn. */
export const GUARD = {
  what: (what: string): string => `${what} cannot be shown.`,
  remedy:
    'The mistake is ours, or its data is damaged. Nothing was deleted. Try again, or reload the page; if it stays so, save its data as a file.',
  again: 'Try again',
  raw: 'Save its data',
  unwritten: 'Its data cannot be written to a file.',
  parts: {
    board: 'The board',
    bar: 'The bar above the board',
    head: 'What stands above the question',
    question: 'The question',
    leaf: 'This page beside the board',
    menu: 'The menu',
    deciding: 'The bar below the board',
    table: 'The table',
    home: 'The form of a new game',
    list: 'The list of games',
    game: (name: string): string => `The game “${name}”`,
    scene: 'The live position',
    lesson: 'The lesson',
    puzzle: 'The puzzle',
  },
};
