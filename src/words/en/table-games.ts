/** Words of the table. */
export const GAMES = {};
