/** The words of a part of a page that cannot be drawn. */
export const GUARD = {
  what: (what: string): string => `${what} cannot be shown.`,
  remedy:
    'The site has a fault, or the data is damaged. Nothing was deleted. Try again, or reload the page. If that fails, save the data as a file.',
  again: 'Try again',
  raw: 'Save the data',
  unwritten: 'The data cannot be written to a file.',
  parts: {
    board: 'The board',
    bar: 'The bar above the board',
    head: 'The part above the question',
    question: 'The question',
    leaf: 'This panel beside the board',
    menu: 'The menu',
    deciding: 'The bar below the board',
    story: 'The story of the game',
    table: 'The table',
    home: 'The form for a new game',
    list: 'The list of games',
    game: (name: string): string => `The game “${name}”`,
    scene: 'The live position',
    lesson: 'The lesson',
    puzzle: 'The puzzle',
  },
};
