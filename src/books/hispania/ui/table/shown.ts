import type { Shown } from '../../../../ui/table/shown.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { State } from '../../engine/state.ts';
import type { Seen } from '../deciding/seen.ts';

/** What the page shows of a table of Hispania. */
export type ShownHere = Shown<State, HispaniaFact, Seen>;
