import { copiesOf } from '../../../../ui/table/copies.ts';
import { draco } from '../../engine/game.ts';

/** Gives new dice to imported games of several persons; it loads the engine. */
export const COPIES = copiesOf(draco);
