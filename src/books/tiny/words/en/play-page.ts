/** The words of the page on which the game is played. */
export const PLAY_PAGE = {
  title: 'Play The Ford',
  lead: 'A whole game on 3 places, played against each other, together or alone.',
  opening: 'The table is loading …',
  noScript: 'The game needs JavaScript.',
  failed: 'The table could not be loaded.',
};
