/** The unit of a number in an answer. */
export const AMOUNTS = { coins: 'Coins' };
