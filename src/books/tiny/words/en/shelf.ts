/** The shelf's words about the book and its games. */
export const SHELF = {
  begin: 'New game',
  over: 'The game is over',
  round: (round: number, of: number): string => `Round ${round} of ${of}`,
};
