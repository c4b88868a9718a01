import assert from 'node:assert/strict';
import { it } from 'node:test';
import { NATIONS, type NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { DATA_SET_NAMES, dataSet } from '../../../src/books/hispania/engine/data/sets.ts';

/** The printed text at the end of each nation's part, by the line it ends with. */
const PRINTED: Readonly<Partial<Record<NationId, readonly [line: number, others: readonly NationId[]]>>> = {
  alans: [2095, ['visigoths']],
  almohads: [2118, ['almoravids', 'crusade']],
  almoravids: [2157, ['castile', 'seville', 'crusade', 'almohads']],
  aragon: [2183, ['zaragoza', 'navarre']],
  badajoz: [2228, ['leon', 'seville']],
  basques: [2250, ['cantabrians', 'rome', 'franks']],
  byzantium: [2265, ['hispano-romans', 'visigoths', 'granada']],
  cantabrians: [2281, ['galicians', 'basques']],
  carthage: [2306, ['iberians', 'rome']],
  castile: [2348, ['umayyads', 'leon', 'zaragoza', 'seville']],
  celts: [2370, ['lusitanians']],
  crusade: [2392, ['almoravids', 'almohads']],
  'el-cid': [2475, ['valencia']],
  franks: [2594, ['basques']],
  galicians: [2612, ['cantabrians', 'suebi']],
  granada: [2641, ['valencia', 'seville']],
  'hispano-romans': [2669, ['byzantium']],
  iberians: [2681, ['carthage']],
  leon: [2709, ['castile', 'badajoz']],
  lusitanians: [2740, ['celts', 'rome', 'suebi']],
  navarre: [2758, ['aragon', 'zaragoza']],
  umayyads: [2832, ['castile', 'visigoths']],
  rome: [2892, ['carthage', 'lusitanians', 'basques']],
  zaragoza: [2930, ['castile', 'navarre', 'aragon']],
  seville: [2960, ['badajoz', 'castile', 'granada']],
  suebi: [2980, ['lusitanians', 'galicians']],
  valencia: [3011, ['byzantium', 'el-cid', 'granada']],
  vandals: [3052, []],
  visigoths: [3150, ['alans', 'byzantium', 'umayyads']],
};

it('nations go against those that their own part names, and those whose part names them (14.2)', () => {
  for (const name of DATA_SET_NAMES) {
    const { nations } = dataSet(name);
    for (const nation of NATIONS) {
      const own = PRINTED[nation]?.[1] ?? [];
      const others = NATIONS.filter((other) => PRINTED[other]?.[1].includes(nation));
      assert.deepEqual(
        [...nations[nation].incompatible].sort(),
        [...new Set([...own, ...others])].sort(),
        `${nation}, line ${PRINTED[nation]?.[0]}`,
      );
    }
  }
});
