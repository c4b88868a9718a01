import { fetchedLater } from '../../../../ui/later.ts';

/** The win rates of the computers, fetched when they are first shown; a form can be filled in without them. */
export const useRates = fetchedLater(() => import('../../bots/rates.ts'));

/** The computers whose games measure how difficult a game is. */
export const MEASURED_BY = 'legate';
