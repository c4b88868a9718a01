import type { HookTable } from '../rules/hooks.ts';
import { franks } from './franks.ts';
import { hispanoRomans } from './hispano-romans.ts';
import { neutrals } from './neutrals.ts';
import { rome } from './rome.ts';
import { vandals } from './vandals.ts';
import { visigoths } from './visigoths.ts';

/** What single nations do otherwise than the rules, one file each. */
export const NATION_HOOKS: HookTable = {
  rome,
  'hispano-romans': hispanoRomans,
  vandals,
  visigoths,
  franks,
  neutral: neutrals,
};
