import type { ShownOf } from '../../../../ui/playable.ts';
import type { OfHispania } from '../kinds.ts';

/** The page's view of a table of Hispania. */
export type ShownHere = ShownOf<OfHispania>;
