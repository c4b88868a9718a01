/** The words of the page on which the game is played. */
export const PLAY_PAGE = {
  title: 'Play Hispania by Draco Ideas',
  lead: 'A whole game against the revolt, from 198 BC: alone with three generals, or two and three players at one screen.',
  opening: 'The table is loading …',
  noScript: 'The game needs JavaScript. The rules and the list of spaces can be read without it.',
  failed: 'The table could not be loaded. Check your connection and load the page again.',
};
