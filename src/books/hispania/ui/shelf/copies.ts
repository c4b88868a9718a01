import { copiesOf } from '../../../../ui/table/copies.ts';
import { hispania } from '../../engine/game.ts';

/** Deals other dice to games of several persons that come from a file: it loads the engine. */
export const COPIES = copiesOf(hispania);
