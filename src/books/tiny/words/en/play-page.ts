/** The words of the page on which the game is played. */
export const PLAY_PAGE = {
  title: 'Play The Ford',
  lead: 'A whole game on three places, against each other, together or alone.',
  opening: 'The table is being laid …',
  noScript: 'The game is played with a script.',
  failed: 'The table could not be loaded.',
};
