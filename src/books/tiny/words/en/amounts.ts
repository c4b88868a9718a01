/** What a number that an answer names counts. */
export const AMOUNTS = { count: 'Units' };
