import type { ABOVE as ABOVE_EN, AMOUNTS as AMOUNTS_EN } from '../en/amounts.ts';

/** L’unité d’un nombre dans une réponse, et le titre au-dessus d’une de ses parties. */
export const AMOUNTS: typeof AMOUNTS_EN = { count: 'Unités' };
export const ABOVE: typeof ABOVE_EN = { others: 'Unités d’autres Lieux' };
