/** The words of the alphabetical index beside its entries. */
export const INDEX_PAGE = {
  letters: 'Letters',
  /** What a name is if it does not say so itself. */
  kinds: { leader: 'leader', token: 'event token' },
} as const;
