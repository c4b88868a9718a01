/** What the shelf says of the book and of its games. */
export const SHELF = {
  begin: 'New game',
  over: 'The game is over',
  round: (round: number, of: number): string => `Round ${round} of ${of}`,
};
