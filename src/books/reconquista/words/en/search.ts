/** The words of the search that only this book has. */
export const SEARCH = {
  one: { location: 'Location', start: 'Start' },
  many: { location: 'Locations', start: 'Starts' },
  facets: { phase: 'Phase', region: 'Region' },
  phases: {
    before: 'Before the game',
    rebellion: 'Rebellion',
    event: 'Event',
    income: 'Income',
    movement: 'Movement',
    reaction: 'Muslim reaction',
    sieges: 'Sieges',
    end: 'End of the turn',
    score: 'End of the game',
  },
} as const;
export type PhaseFacet = keyof typeof SEARCH.phases;
