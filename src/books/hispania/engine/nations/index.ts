import type { HookTable } from '../rules/hooks.ts';
import { almohads } from './almohads.ts';
import { almoravids } from './almoravids.ts';
import { carthage } from './carthage.ts';
import { crusade } from './crusade.ts';
import { elCid } from './el-cid.ts';
import { franks } from './franks.ts';
import { hispanoRomans } from './hispano-romans.ts';
import { lusitanians } from './lusitanians.ts';
import { navarre } from './navarre.ts';
import { neutrals } from './neutrals.ts';
import { rome } from './rome.ts';
import { seville } from './seville.ts';
import { umayyads } from './umayyads.ts';
import { vandals } from './vandals.ts';
import { visigoths } from './visigoths.ts';

/** The hooks of single nations, one file each. */
export const NATION_HOOKS: HookTable = {
  rome,
  'hispano-romans': hispanoRomans,
  vandals,
  visigoths,
  franks,
  almohads,
  almoravids,
  carthage,
  crusade,
  'el-cid': elCid,
  lusitanians,
  navarre,
  seville,
  umayyads,
  neutral: neutrals,
};
