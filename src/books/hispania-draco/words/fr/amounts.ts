import type { AMOUNTS as EN } from '../en/amounts.ts';

/** L’unité d’un nombre dans une réponse. */
export const AMOUNTS: typeof EN = { coins: 'Deniers' };
