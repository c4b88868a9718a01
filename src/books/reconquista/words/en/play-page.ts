/** The words of the page on which the game is played. */
export const PLAY_PAGE = {
  title: 'Play Reconquista',
  lead: 'A whole campaign against Muslims that the rules lead: 20 starts, from the first revolts to Ferdinand and Isabella.',
  opening: 'The table is loading …',
  noScript: 'The game needs JavaScript. The rules, the map and the tables can be read without it.',
  failed: 'The table could not be loaded. Check your connection and load the page again.',
};
