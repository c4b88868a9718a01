import { COMMON } from './common.ts';
import { ODDS } from './odds.ts';
import { ODDS_PAGE } from './odds-page.ts';

/** All words of the page of odds in one piece, as it loads them. */
export const AT_ODDS = { common: COMMON, odds: ODDS, page: ODDS_PAGE };
