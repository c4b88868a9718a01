/** The words of the search that only this book has. */
export const SEARCH = {
  one: { space: 'Space' },
  many: { space: 'Spaces' },
  facets: { phase: 'Phase', province: 'Province' },
  phases: {
    before: 'Before the game',
    roman: 'Roman phase',
    hispanic: 'Hispanic phase',
    end: 'End of the round',
  },
} as const;
export type PhaseFacet = keyof typeof SEARCH.phases;
