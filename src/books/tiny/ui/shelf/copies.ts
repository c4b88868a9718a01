import { copiesOf } from '../../../../ui/table/copies.ts';
import { tiny } from '../../engine/game.ts';

/** Deals other dice to games of several persons that come in from a file: it brings the engine. */
export const COPIES = copiesOf(tiny);
