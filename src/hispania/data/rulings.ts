import type { RuleId, RulingId } from './ids.ts';
import { RULINGS } from './ids.ts';

/** A reading chosen where the rulebook contradicts itself or is silent. Its words stand in `src/words`. */
export interface Ruling {
  /** The readings, by letter; only the default where the other was never a choice. */
  readonly choices: readonly ('a' | 'b')[];
  readonly default: 'a' | 'b';
  /** Whether the players of a game may choose. */
  readonly switch: boolean;
  /** The rules it touches. */
  readonly rules: readonly RuleId[];
  /** Lines of the rulebook and of the player aid that it weighs, and whether the designer's errata speak of it. */
  readonly sources: { readonly rules?: readonly number[]; readonly aid?: readonly number[]; readonly errata?: true };
}

const fixed = (rules: readonly RuleId[], sources: Ruling['sources']) =>
  ({ choices: ['a'], default: 'a', switch: false, rules, sources }) as const;
const open = (rules: readonly RuleId[], sources: Ruling['sources']) =>
  ({ choices: ['a', 'b'], default: 'a', switch: true, rules, sources }) as const;

/** All rulings. */
export const RULING_TABLE = {
  'berber-hits': open(['11-umayyads-berbers'], { rules: [2819], aid: [77] }),
  'navarre-turn': fixed(
    ['11-navarre', '11-navarre-founding', '11-navarre-sancho', '11-basques', '9.4', '14.6-minimum'],
    { rules: [2747, 2247, 1659, 3409] },
  ),
  'emirates-turn': fixed(['9.4', '14.2', '11-umayyads-end'], { rules: [1664, 2619, 2900, 2938, 2987, 3255] }),
  'cid-leader-leaves': open(['3.3', '11-el-cid'], { rules: [605, 2402, 2472] }),
  pelayo: fixed(['3.3', '11-castile-founding', '11-visigoths-neutrals'], { rules: [3135, 2332, 3147] }),
  ataces: open(['3.3', '11-alans'], { rules: [2081, 599] }),
  'scenario-a-bonus': fixed(['16.1'], { rules: [3508, 3179] }),
  'scenario-b': fixed(['16.2', '16'], { rules: [3497, 3517] }),
  'minor-invasion-stacking': open(['10.3-minor-invasion', '4.5'], { rules: [1962], aid: [96] }),
  'vandals-retreat-africa': open(['6.6', '5.4', '11-vandals-africa'], { rules: [1186, 3046, 914], errata: true }),
  'strait-retreat': open(['5.5', '6.6'], { rules: [927], errata: true }),
  'knight-vs-cavalry-mountain': open(['6.7-defender', '6.3'], { rules: [1250], aid: [70], errata: true }),
  'almohad-castles': open(['11-almohads', '9.5-rebuild', '16.5-turn-21'], { rules: [154, 3576], errata: true }),
  'badajoz-when': open(['11-badajoz-founding', '11-lusitanians-umayyads', '9.4'], {
    rules: [2193, 2733],
    errata: true,
  }),
  'long-life-alfonso': fixed(['10.3-long-life', '3.3'], { rules: [1980], aid: [97] }),
  'bravery-order': fixed(['10.3-bravery'], { rules: [1911], aid: [85] }),
  'gascony-narbonne': fixed(['5.4', '6.6'], { rules: [915, 1187] }),
  'byzantium-supremacy': fixed(['5.6-supremacy', '11-byzantium'], { rules: [953, 2257] }),
  'subject-vp-rounding': fixed(['9.6-points', '8-turn-end'], { rules: [1464, 1484, 1806, 2059] }),
  'umayyad-turn-12': fixed(['11-umayyads-turn-12', '3.2'], { rules: [2801] }),
  'leader-bonus': fixed(['5.2', '5.1-mountain'], { rules: [819, 838], errata: true }),
  sea: fixed(['5.6', '5.6-supremacy', '3.2-sea'], { rules: [942, 947, 955] }),
  'stopping-in-ally': fixed(['5.1-nation', '9.6-allies'], { rules: [791, 1813] }),
  'forced-passage-count': fixed(['5.3', '5.3-castle'], { rules: [858, 877, 890] }),
  'vandal-special-move': fixed(['11-vandals-march'], { rules: [3023] }),
  'carthage-to-narbonne': fixed(['11-carthage-narbonne', '5.4'], { rules: [2296, 918] }),
  'umayyads-to-narbonne': fixed(['11-umayyads-narbonne', '5.4'], { rules: [2786] }),
  hits: fixed(['6.1', '6.2', '6.4'], { rules: [998, 1030, 1152] }),
  'castle-dice': fixed(['6.1', '6.2b'], { rules: [1309] }),
  'attacker-retreat': fixed(['6.6', '4.6'], { rules: [1173, 1179] }),
  neutrals: fixed(['11-visigoths-neutrals', '9.4'], { rules: [3138, 3143] }),
  surrender: fixed(['11-umayyads-surrender', '11-visigoths-toledo'], { rules: [2774, 3129] }),
  'toledo-falls': open(['11-visigoths-toledo', '9.6-duration', '11-umayyads-surrender'], {
    rules: [1787, 3063, 3129, 2240, 2607, 2661, 2728, 2974],
  }),
  'cid-missions': fixed(['11-el-cid-hire', '11-el-cid-mission', '11-el-cid-pay'], { rules: [2409, 2423, 2435, 2441] }),
  'cid-valencia': fixed(['11-el-cid-valencia'], { rules: [2461] }),
  population: fixed(['7'], { rules: [1412, 1459, 2818], errata: true }),
  'forts-stacking': open(['4.2', '11-rome-forts'], { rules: [634] }),
  'fort-placing': fixed(['11-rome-forts'], { rules: [2856] }),
  capital: fixed(['4.3'], { rules: [645, 650] }),
  'free-castles': fixed(['11-visigoths-castles'], { rules: [3083, 3087] }),
  rebuild: fixed(['9.5-rebuild'], { rules: [1692, 1700] }),
  'emirate-castles': fixed(
    ['11-seville-founding', '11-valencia-founding', '11-granada-founding', '11-zaragoza-founding'],
    { rules: [2635, 2943, 3005] },
  ),
  'emirate-fallback': fixed(['11-valencia-founding', '11-granada-founding'], { rules: [2624, 2992] }),
  'zaragoza-choice': fixed(['11-zaragoza-founding'], { rules: [2902, 2911] }),
  kills: fixed(['8-kills'], { rules: [1443, 2529] }),
  'transformation-minimum': fixed(['14.6-minimum'], { rules: [3400, 3415] }),
  'fifth-major': fixed(['14.1'], { rules: [3217, 3228] }),
  'auction-when': fixed(['14.6', '14.2'], { rules: [2650, 3270] }),
  'event-draws': fixed(['10.3'], { rules: [1885, 1898], aid: [81] }),
  'surplus-retreat': fixed(['10.3-minor-invasion', '10.3-ruse', '10.3-null'], { aid: [107] }),
  'army-event': fixed(['10.3-army'], { rules: [1903], aid: [83] }),
  'dead-nations': fixed(['1-nations', '3.2'], { rules: [340, 523] }),
  'half-points': fixed(['8-turn-end'], { rules: [1464] }),
  ties: fixed(['15'], { rules: [1465] }),
  'standard-players': fixed(['13'], { rules: [3174] }),
  'fort-when': fixed(['11-rome-forts'], { rules: [2856] }),
  'lone-leader': fixed(['6.2b-lone-leader', '5.1-nation'], { rules: [1138] }),
  'must-leave': open(['3.2-gascony', '3.2-africa', '3.2-sea', '5.4'], { rules: [561, 588, 903] }),
  'off-map': fixed(['5.4'], { rules: [62, 903] }),
  'submission-retreat': fixed(['9.6-submission'], { rules: [1750, 1187] }),
  replay: fixed(['10.2', '10.3-die'], { rules: [1857, 1877, 1928] }),
  'subject-chain': fixed(['10.4'], { rules: [2030] }),
  'surrender-turn-14': open(['11-umayyads-surrender', '11-visigoths-toledo', '11-visigoths-neutrals'], {
    rules: [2774, 3134, 3144],
  }),
  'hit-roll': fixed(['6.2', '6.7'], { rules: [1023] }),
  'elite-knight-mountain': fixed(['6.7-defender'], { rules: [1252], aid: [71], errata: true }),
  'submission-conditions': fixed(['9.6-submission'], { rules: [1726] }),
  'one-overlord': fixed(['9.6-submission'], { rules: [2731] }),
  'submission-after-toledo': fixed(['9.6-duration', '11-visigoths-toledo'], { rules: [1787, 3129] }),
  'overlord-eliminated': fixed(['9.6-duration'], { rules: [1791, 523] }),
  'subject-income-lost': open(['2.2', '9.6-income'], { rules: [397, 1795, 3073] }),
  'subject-all-points': fixed(['9.6-points', '8-turn-end'], { rules: [1805, 1481] }),
  'lusitanian-revolt': fixed(['11-lusitanians-viriathus', '11-rome-viriathus'], { rules: [2718] }),
  viriathus: fixed(['11-lusitanians-viriathus', '11-rome-viriathus'], { rules: [2723, 2867] }),
  'badajoz-submission': fixed(['11-badajoz', '11-umayyads'], { rules: [2198, 2736, 2790] }),
  'badajoz-empty': fixed(['11-badajoz-founding'], { rules: [2201, 2214] }),
  'end-of-turn-order': fixed(['1', '9.4'], { rules: [239, 1457] }),
  'forced-out-castles': fixed(
    [
      '6.6-transformation',
      '9.5',
      '11-badajoz-founding',
      '11-granada-founding',
      '11-leon-founding',
      '11-zaragoza-founding',
      '11-valencia-founding',
    ],
    { rules: [2204, 2622, 2702, 2914, 2990] },
  ),
  'aragon-dead-franks': fixed(['11-aragon-founding'], { rules: [2164, 2168] }),
  'navarre-dead': open(['11-navarre-sancho', '3.3'], { rules: [2754] }),
  'leader-no-province': fixed(['3.3'], { rules: [595] }),
  'leader-retreat': fixed(['6.6', '4.2'], { rules: [1173] }),
  'off-map-cost': fixed(['3.2-gascony', '5.4'], { rules: [562] }),
  'vandal-retreat-points': open(['11-vandals-africa'], { rules: [3042, 3046] }),
  'two-leaders-stacking': fixed(['11-visigoths-stacking'], { rules: [3081] }),
  'barcelona-castle': open(['11-franks-turn-13'], { rules: [2584] }),
  'franks-no-retreat': fixed(['11-franks-roland', '6.6'], { rules: [2581] }),
  'fill-up': fixed(['3.2-fill-up', '11-rome', '11-umayyads-turn-12', '11-franks-turn-13'], {
    rules: [527, 2797, 2859, 2586],
  }),
  'pool-limit': fixed(['2.3', '3.2', '10.3-army'], { rules: [432, 523] }),
  'free-castle-empty': open(['11-visigoths-castles', '3.2'], { rules: [3083, 550] }),
  'south-of-douro': fixed(['11-visigoths-castles'], { rules: [3085] }),
  'pelayo-place': fixed(['11-castile-founding'], { rules: [2332] }),
  berbers: fixed(['11-umayyads-berbers'], { rules: [2816] }),
  'long-life-ends': fixed(['10.3-long-life', '11-aragon-ramiro'], { rules: [1980, 2176] }),
  'byzantium-cid': open(['11-byzantium-cid', '11-el-cid-hire'], { rules: [2262, 2407] }),
  'cid-battle': fixed(['11-el-cid-battle', '11-el-cid-pay'], { rules: [2429, 2437, 1005] }),
  'cid-off-map': fixed(['11-el-cid-valencia', '11-el-cid-after'], { rules: [2464, 2469] }),
  'cid-valencia-points': open(['11-valencia', '11-el-cid'], { rules: [3009] }),
  'crusade-ardour': fixed(['9.2', '11-crusade-ardour'], { rules: [1563, 1587, 2382] }),
  'crusade-coast': open(['11-crusade-landing', '3.2-sea'], { rules: [2379, 581] }),
  'almoravid-turn-20': fixed(['2.1-special', '11-almoravids-turn-20'], { rules: [381, 2148, 2151] }),
  'almohad-kills': open(['11-almohads-bounty', '8-kills'], { rules: [2111] }),
  'almohad-t21': fixed(['16.5-turn-21'], { rules: [3576] }),
  'turn-21-others': fixed(['16.5-turn-21'], { rules: [3581] }),
  'rome-zones': fixed(['11-rome-zones'], { rules: [2870, 2872] }),
  'rebuild-when': fixed(['9.5-rebuild'], { rules: [1695] }),
  'null-event': fixed(['10.3-null'], { rules: [1985], aid: [99] }),
  'minimum-where': open(['14.6-minimum', '11-castile-founding', '11-seville-founding'], { rules: [3407, 3415] }),
  'auction-nobody': fixed(['14.2', '14.5'], { rules: [3305, 3354] }),
  'fixed-score-short': fixed(['14.1', '16'], { rules: [3240] }),
  'barbarian-scoring': fixed(['14.8', '14.8-turn-end', '14.8-own-turn'], { rules: [3435, 3468] }),
  'all-submission': fixed(['10.4', '10.4-half'], { rules: [2030, 2045] }),
  'example-3-castle': fixed(['6.7', '6.7-attacker'], { rules: [1320] }),
  'africa-full': fixed(['3.2-africa', '5.5'], { rules: [570, 588] }),
  'shut-in': fixed(['3.2-gascony', '5.1-nation'], { rules: [561, 1813] }),
  'retreat-surplus': open(['4.6', '6.8', '4.5'], { rules: [724, 732, 721] }),
  'capital-lost': fixed(['4.3', '4.4'], { rules: [645, 660] }),
  'capital-surplus': fixed(['4.3', '4.6'], { rules: [651, 735] }),
  'leader-mountain': fixed(['5.1-mountain', '5.2'], { rules: [770, 822] }),
  'leader-split': fixed(['5.2'], { rules: [838] }),
  'rebuild-source': fixed(['9.5-rebuild'], { rules: [1699] }),
  'passage-leaders': fixed(['5.3', '5.2'], { rules: [858, 890] }),
  'knights-in-mountains': fixed(['6.3', '6.7-attacker'], { rules: [1145, 1228] }),
} as const satisfies Readonly<Record<RulingId, Ruling>>;

/** Rulings that the players of a game may switch. */
export type SwitchId = {
  [Id in RulingId]: (typeof RULING_TABLE)[Id]['switch'] extends true ? Id : never;
}[RulingId];

/** All switches, in the order of the rulings. */
export const SWITCHES: readonly SwitchId[] = RULINGS.filter((id): id is SwitchId => RULING_TABLE[id].switch);
