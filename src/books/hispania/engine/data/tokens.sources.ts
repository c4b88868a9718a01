/** How many event tokens there are in all is known, and the two castle counters they use; the counts by kind are not. */
export const TOKEN_TOTAL = { count: 27, line: 1883 } as const;
