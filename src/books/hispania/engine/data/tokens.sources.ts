/** The total number of event tokens and their two castle counters are known; the counts by kind are not. */
export const TOKEN_TOTAL = { count: 27, line: 1883 } as const;
