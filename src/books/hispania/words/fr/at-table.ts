import type { Partly } from '../../../../words/lang.ts';
import type { AT_TABLE as English } from '../en/at-table.ts';
import { BOTS } from './bots.ts';
import { CORRECTED } from './corrected.ts';
import { DATA_SETS } from './data-sets.ts';
import { CORRECTION_FAULTS, FAULTS, REMEDIES } from './faults.ts';
import { INSPECT } from './inspect.ts';

/** Les mots de la table, d’un seul tenant, comme elle les charge ; le reste est en anglais. */
export const AT_TABLE: Partly<typeof English> = {
  inspect: INSPECT,
  bots: BOTS,
  corrected: CORRECTED,
  data: DATA_SETS,
  faults: { FAULTS, CORRECTION_FAULTS, REMEDIES },
};
