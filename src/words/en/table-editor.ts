/** Words of the table. */
export const EDITOR = {};
