import type { NationId } from './ids.ts';

/**
 * The sections of chapter 11 in the order of the rulebook: nations by their French names, each with its parts. The place in these
 * lists is the number of a section, the same in every language: Rome is 11.23, its forts are 11.23.1. A number never changes and is
 * never given again: a new section goes to the end of its list, and a withdrawn one leaves null in its place.
 */
export const NATION_SECTIONS: readonly (readonly [nation: NationId, ...parts: (string | null)[]])[] = [
  ['alans', 'ataces', 'pillage'],
  ['almohads', 'bounty'],
  ['almoravids', 'castles', 'turn-20'],
  ['aragon', 'founding', 'ramiro', 'knights'],
  ['badajoz', 'founding'],
  ['basques'],
  ['byzantium', 'cid'],
  ['cantabrians', 'pillage', 'end'],
  ['carthage', 'narbonne'],
  ['castile', 'founding', 'knights'],
  ['celts'],
  ['crusade', 'landing', 'ardour', 'ruins'],
  ['el-cid', 'hire', 'mission', 'battle', 'pay', 'after', 'valencia', 'example'],
  ['franks', 'roland', 'turn-13'],
  ['galicians'],
  ['granada', 'founding'],
  ['hispano-romans', 'founding', 'forts'],
  ['iberians', 'end'],
  ['leon', 'founding'],
  ['lusitanians', 'viriathus', 'umayyads'],
  ['navarre', 'founding', 'sancho'],
  ['umayyads', 'surrender', 'narbonne', 'turn-12', 'berbers', 'end'],
  ['rome', 'forts', 'viriathus', 'zones'],
  ['zaragoza', 'founding'],
  ['seville', 'founding', 'cities'],
  ['suebi'],
  ['valencia', 'founding'],
  ['vandals', 'march', 'pillage', 'africa'],
  ['visigoths', 'castles', 'stacking', 'zones', 'turn-10', 'toledo', 'neutrals'],
];

/** The numbers by rule id: 11.23.1 for `11-rome-forts`. */
export const SECTION_NUMBERS: ReadonlyMap<string, string> = new Map(
  NATION_SECTIONS.flatMap(([nation, ...parts], i) => [
    [`11-${nation}`, `11.${i + 1}`] as const,
    ...parts.flatMap((part, n) => (part === null ? [] : [[`11-${nation}-${part}`, `11.${i + 1}.${n + 1}`] as const])),
  ]),
);
