import type { HispaniaFact } from '../../../hispania/facts.ts';
import type { State } from '../../../hispania/state.ts';
import type { Shown } from '../../table/shown.ts';
import type { Seen } from '../deciding/seen.ts';

/** What the page shows of a table of Hispania. */
export type ShownHere = Shown<State, HispaniaFact, Seen>;
