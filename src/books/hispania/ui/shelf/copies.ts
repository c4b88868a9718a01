import { copiesOf } from '../../../../ui/table/copies.ts';
import { hispania } from '../../engine/game.ts';

/** Deals other dice to games of several persons that come in from a file: it brings the engine. */
export const COPIES = copiesOf(hispania);
