/** What the search says of the things of this game alone: kinds, facets and their values. */
export const search = {
  button: 'Search rules, nations, scenes',
  facets: { phase: 'Phase', nation: 'Nation', turn: 'Turn' },
  phases: {
    before: 'Before the game',
    income: 'Income',
    placement: 'Placement',
    movement: 'Movement',
    stacking: 'Stacking',
    combat: 'Combat',
    points: 'Points',
    population: 'Population',
    'turn-end': 'End of the turn',
  },
  /** What is asked of every leader: not shown. */
  ofLeaders: 'leader, comes, arrives, appears, leaves, disappears',
  /** What each event token is. */
  playedBy: (who: string, when: string): string => `Event token, played by ${who}, ${when}.`,
  /** What is asked of the sheet for explaining the game: not shown. */
  ofTeaching: 'explain the game, quick start, cheat sheet',
  kinds: { nation: 'Nations', province: 'Provinces', leader: 'Leaders', token: 'Event tokens' },
  one: { nation: 'Nation', province: 'Province', leader: 'Leader', token: 'Token' },
};

export type HispaniaSearchWords = typeof search;
