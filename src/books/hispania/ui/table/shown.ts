import type { ShownOf } from '../../../../ui/playable.ts';
import type { OfHispania } from '../kinds.ts';

/** What the page shows of a table of Hispania. */
export type ShownHere = ShownOf<OfHispania>;
