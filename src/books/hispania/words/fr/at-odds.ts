import { COMMON } from './common.ts';
import { ODDS } from './odds.ts';
import { ODDS_PAGE } from './odds-page.ts';

/** Tous les mots de la page des chances, d’un seul tenant, comme elle les charge. */
export const AT_ODDS = { common: COMMON, odds: ODDS, page: ODDS_PAGE };
