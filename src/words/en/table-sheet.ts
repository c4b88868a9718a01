/** Words of the table. */
export const SHEET = {};
