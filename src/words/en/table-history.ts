/** Words of the table. */
export const HISTORY = {};
