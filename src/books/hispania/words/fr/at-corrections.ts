import { COMMON } from './common.ts';
import { CORRECTIONS_PAGE } from './corrections.ts';
import { CORRECTION_FAULTS, FAULTS, REMEDIES } from './faults.ts';

/** Tous les mots du formulaire des corrections, d’un seul tenant, comme il les charge. */
export const AT_CORRECTIONS = {
  common: COMMON,
  faults: { FAULTS, CORRECTION_FAULTS, REMEDIES },
  page: CORRECTIONS_PAGE,
};
