import { copiesOf } from '../../../../ui/table/copies.ts';
import { reconquista } from '../../engine/game.ts';

/** Gives new dice to imported games of several persons; it loads the engine. */
export const COPIES = copiesOf(reconquista);
