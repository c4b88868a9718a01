import { COMMON } from './common.ts';
import { CORRECTIONS_PAGE } from './corrections.ts';
import { CORRECTION_FAULTS, FAULTS, REMEDIES } from './faults.ts';

/** All words of the form for corrections in one piece, as it loads them. */
export const AT_CORRECTIONS = {
  common: COMMON,
  faults: { FAULTS, CORRECTION_FAULTS, REMEDIES },
  page: CORRECTIONS_PAGE,
};
