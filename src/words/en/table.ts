/** Words of the table. */
export const TABLE = {};
