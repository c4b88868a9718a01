import { NATIONS, type NationId, RULE_IDS, type RuleId, ruleOfNation } from './ids.ts';

export interface Rule {
  /** The heading as printed in the French rulebook, null where a part has none. */
  readonly title: string | null;
  /** First and last line in the text of the French rulebook, version 2. A numbered section covers its parts. */
  readonly lines: readonly [from: number, to: number];
  /** False where the text only explains: the engine never refuses or causes anything by this rule. */
  readonly mechanical: boolean;
}

/** Title and place in the rulebook of every rule id. Only pages and checks read this table. */
export const RULE_TABLE: Readonly<Record<RuleId, Rule>> = {
  '1': { title: 'Ordre de jeu', lines: [221, 343], mechanical: true },
  '1-nations': { title: 'Ordre des Nations', lines: [269, 343], mechanical: true },
  '2': { title: 'Revenu', lines: [345, 349], mechanical: false },
  '2.1': { title: 'Collecte du revenu', lines: [351, 394], mechanical: true },
  '2.1-special': { title: 'Cas spéciaux', lines: [380, 394], mechanical: true },
  '2.2': { title: 'Revenu des Nations soumises', lines: [395, 416], mechanical: true },
  '2.3': { title: 'Achat de nouvelles unités', lines: [418, 454], mechanical: true },
  '2.4': { title: 'Mise en réserve', lines: [456, 488], mechanical: true },
  '3': { title: 'Placement des nouvelles unités', lines: [490, 493], mechanical: false },
  '3.1': { title: 'Placement des achats', lines: [495, 519], mechanical: true },
  '3.2': { title: 'Placement des Renforts', lines: [520, 591], mechanical: true },
  '3.2-fill-up': { title: null, lines: [527, 541], mechanical: true },
  '3.2-gascony': { title: 'Gascogne / Narbonne', lines: [557, 567], mechanical: true },
  '3.2-africa': { title: 'Afrique', lines: [569, 573], mechanical: true },
  '3.2-sea': { title: 'Mer', lines: [575, 591], mechanical: true },
  '3.3': { title: 'Chefs', lines: [593, 607], mechanical: true },
  '4': { title: "Limite d'empilement", lines: [609, 612], mechanical: false },
  '4.1': { title: 'Empilement de base', lines: [614, 630], mechanical: true },
  '4.2': { title: 'Décompte de l’empilement', lines: [632, 641], mechanical: true },
  '4.3': { title: 'Bonus de capitale', lines: [643, 662], mechanical: true },
  '4.4': { title: "Bonus d'attaque", lines: [664, 678], mechanical: true },
  '4.5': { title: 'Vérification de la limite d’empilement', lines: [680, 722], mechanical: true },
  '4.6': { title: 'Retraite', lines: [724, 742], mechanical: true },
  '5': { title: 'Mouvement', lines: [744, 754], mechanical: true },
  '5-corners': { title: null, lines: [751, 754], mechanical: true },
  '5.1': { title: 'Capacité de mouvement', lines: [756, 815], mechanical: true },
  '5.1-mountain': { title: 'Montagne (Arrêt)', lines: [770, 774], mechanical: true },
  '5.1-nation': { title: 'Autre Nation (Arrêt)', lines: [778, 799], mechanical: true },
  '5.2': { title: 'Chefs', lines: [817, 852], mechanical: true },
  '5.3': { title: 'Passage en Force', lines: [854, 898], mechanical: true },
  '5.3-castle': { title: 'Château-fort', lines: [874, 898], mechanical: true },
  '5.4': { title: 'Mouvement dans les provinces non-hispaniques', lines: [900, 918], mechanical: true },
  '5.5': { title: 'Utilisation des Détroits', lines: [919, 938], mechanical: true },
  '5.6': { title: 'Mouvement en mer', lines: [940, 967], mechanical: true },
  '5.6-supremacy': { title: null, lines: [952, 967], mechanical: true },
  '6': { title: 'Combat', lines: [969, 991], mechanical: true },
  '6.1': { title: 'Choix des cibles', lines: [993, 1018], mechanical: true },
  '6.2': { title: 'Déroulement du combat', lines: [1020, 1086], mechanical: true },
  '6.2b': { title: 'Résumé des possibilités d’attaques', lines: [1088, 1139], mechanical: true },
  '6.2b-lone-leader': { title: null, lines: [1138, 1139], mechanical: true },
  '6.3': { title: 'Province montagneuse', lines: [1141, 1145], mechanical: true },
  '6.4': { title: 'Fleuve', lines: [1147, 1169], mechanical: true },
  '6.6': { title: 'Retraite', lines: [1171, 1214], mechanical: true },
  '6.6-transformation': { title: null, lines: [1210, 1214], mechanical: true },
  '6.7': { title: 'Exemples de Combat', lines: [1215, 1402], mechanical: false },
  '6.7-attacker': { title: 'TABLE DE COMBAT – ATTAQUANT', lines: [1222, 1237], mechanical: true },
  '6.7-defender': { title: 'TABLE DE COMBAT – DEFENSEUR', lines: [1239, 1254], mechanical: true },
  '6.8': { title: 'Vérification d’Empilement (après bataille)', lines: [1403, 1410], mechanical: true },
  '7': { title: 'Limite de Population', lines: [1411, 1434], mechanical: true },
  '8': { title: 'Points de Victoire (PV)', lines: [1436, 1493], mechanical: false },
  '8-kills': { title: null, lines: [1443, 1450], mechanical: true },
  '8-own-turn': { title: null, lines: [1451, 1453], mechanical: true },
  '8-turn-end': { title: null, lines: [1454, 1466], mechanical: true },
  '9': { title: 'Règles Spéciales', lines: [1496, 1499], mechanical: false },
  '9.1': { title: 'Invasion', lines: [1501, 1553], mechanical: true },
  '9.2': { title: 'Fougue', lines: [1555, 1608], mechanical: true },
  '9.3': { title: 'Zèle religieux', lines: [1610, 1634], mechanical: true },
  '9.4': { title: 'Transformation de Nations', lines: [1636, 1676], mechanical: true },
  '9.5': { title: 'Ruine et Reconstruction des Châteaux-forts', lines: [1678, 1705], mechanical: true },
  '9.5-rebuild': { title: null, lines: [1692, 1705], mechanical: true },
  '9.6': { title: 'Soumission des Nations', lines: [1707, 1822], mechanical: true },
  '9.6-submission': { title: 'Soumission', lines: [1722, 1776], mechanical: true },
  '9.6-duration': { title: 'Durée et Conséquences de la Soumission', lines: [1778, 1793], mechanical: true },
  '9.6-income': { title: 'Revenu (WISIGOTH, OMEYYAD)', lines: [1795, 1802], mechanical: true },
  '9.6-points': { title: 'Points de Victoire (PV)', lines: [1804, 1812], mechanical: true },
  '9.6-allies': { title: null, lines: [1813, 1822], mechanical: true },
  '10': { title: 'Règles optionnelles', lines: [1824, 1827], mechanical: false },
  '10.1': { title: 'Mise aux enchères des groupes de Nations', lines: [1829, 1853], mechanical: true },
  '10.2': { title: 'Signe de Dieu', lines: [1855, 1879], mechanical: true },
  '10.3': { title: 'Événements', lines: [1881, 2026], mechanical: true },
  '10.3-army': { title: 'Armée', lines: [1903, 1908], mechanical: true },
  '10.3-bravery': { title: 'Bravoure', lines: [1910, 1917], mechanical: true },
  '10.3-castle': { title: 'Château-fort', lines: [1919, 1926], mechanical: true },
  '10.3-die': { title: 'Dé', lines: [1928, 1933], mechanical: true },
  '10.3-ambush': { title: 'Embuscade', lines: [1935, 1945], mechanical: true },
  '10.3-ardour': { title: 'Fougue', lines: [1947, 1952], mechanical: true },
  '10.3-indiscipline': { title: 'Indiscipline', lines: [1954, 1957], mechanical: true },
  '10.3-minor-invasion': { title: 'Invasion (mineure)', lines: [1959, 1978], mechanical: true },
  '10.3-long-life': { title: 'Longue vie', lines: [1980, 1983], mechanical: true },
  '10.3-null': { title: 'Nul', lines: [1985, 1986], mechanical: true },
  '10.3-reshuffle': { title: 'Remise', lines: [1988, 1992], mechanical: true },
  '10.3-retreat': { title: 'Retraite', lines: [1994, 1999], mechanical: true },
  '10.3-ruse': { title: 'Ruse', lines: [2001, 2011], mechanical: true },
  '10.3-tactics': { title: 'Tactique', lines: [2013, 2019], mechanical: true },
  '10.3-treachery': { title: 'Traîtrise', lines: [2021, 2024], mechanical: true },
  '10.3-treasure': { title: 'Trésor', lines: [2026, 2026], mechanical: true },
  '10.4': { title: 'Soumission de Tous', lines: [2028, 2068], mechanical: true },
  '10.4-half': { title: null, lines: [2032, 2036], mechanical: true },
  '10.4-never': { title: null, lines: [2042, 2043], mechanical: true },
  '11': { title: 'Règles propres aux Nations', lines: [2070, 2070], mechanical: false },
  '11-alans': { title: 'Alain', lines: [2072, 2095], mechanical: true },
  '11-alans-ataces': { title: null, lines: [2082, 2083], mechanical: true },
  '11-alans-pillage': { title: 'Pillage', lines: [2084, 2088], mechanical: true },
  '11-almohads': { title: 'Almohade', lines: [2097, 2124], mechanical: true },
  '11-almohads-bounty': { title: null, lines: [2111, 2114], mechanical: true },
  '11-almoravids': { title: 'Almoravide', lines: [2126, 2157], mechanical: true },
  '11-almoravids-castles': { title: null, lines: [2134, 2139], mechanical: true },
  '11-almoravids-turn-20': { title: 'Tours 20/21', lines: [2148, 2154], mechanical: true },
  '11-aragon': { title: 'Aragon', lines: [2159, 2186], mechanical: true },
  '11-aragon-founding': { title: null, lines: [2163, 2169], mechanical: true },
  '11-aragon-ramiro': { title: null, lines: [2170, 2178], mechanical: true },
  '11-aragon-knights': { title: null, lines: [2179, 2181], mechanical: true },
  '11-badajoz': { title: 'Badajoz', lines: [2188, 2228], mechanical: true },
  '11-badajoz-founding': { title: null, lines: [2192, 2215], mechanical: true },
  '11-basques': { title: 'Basque', lines: [2230, 2250], mechanical: true },
  '11-byzantium': { title: 'Byzance', lines: [2252, 2265], mechanical: true },
  '11-byzantium-cid': { title: null, lines: [2262, 2262], mechanical: true },
  '11-cantabrians': { title: 'Cantabrien', lines: [2267, 2281], mechanical: true },
  '11-cantabrians-pillage': { title: 'Pillage', lines: [2275, 2276], mechanical: true },
  '11-cantabrians-end': { title: null, lines: [2277, 2279], mechanical: true },
  '11-carthage': { title: 'Carthage', lines: [2283, 2306], mechanical: true },
  '11-carthage-narbonne': { title: null, lines: [2296, 2300], mechanical: true },
  '11-castile': { title: 'Castille', lines: [2308, 2352], mechanical: true },
  '11-castile-founding': { title: null, lines: [2312, 2335], mechanical: true },
  '11-castile-knights': { title: null, lines: [2343, 2346], mechanical: true },
  '11-celts': { title: 'Celte', lines: [2354, 2370], mechanical: true },
  '11-crusade': { title: 'Croisade', lines: [2372, 2394], mechanical: true },
  '11-crusade-landing': { title: null, lines: [2378, 2381], mechanical: true },
  '11-crusade-ardour': { title: null, lines: [2382, 2384], mechanical: true },
  '11-crusade-ruins': { title: null, lines: [2387, 2388], mechanical: true },
  '11-el-cid': { title: 'El Cid', lines: [2396, 2566], mechanical: true },
  '11-el-cid-hire': { title: null, lines: [2405, 2425], mechanical: true },
  '11-el-cid-mission': { title: 'Objectif de la mission', lines: [2426, 2428], mechanical: true },
  '11-el-cid-battle': { title: 'Bataille', lines: [2429, 2434], mechanical: true },
  '11-el-cid-pay': { title: null, lines: [2435, 2449], mechanical: true },
  '11-el-cid-after': { title: null, lines: [2450, 2460], mechanical: true },
  '11-el-cid-valencia': { title: null, lines: [2461, 2471], mechanical: true },
  '11-el-cid-example': { title: null, lines: [2477, 2566], mechanical: false },
  '11-franks': { title: 'Franc', lines: [2567, 2594], mechanical: true },
  '11-franks-roland': { title: null, lines: [2578, 2583], mechanical: true },
  '11-franks-turn-13': { title: null, lines: [2584, 2591], mechanical: true },
  '11-galicians': { title: 'Galicien', lines: [2596, 2612], mechanical: true },
  '11-granada': { title: 'Grenade', lines: [2614, 2641], mechanical: true },
  '11-granada-founding': { title: null, lines: [2620, 2637], mechanical: true },
  '11-hispano-romans': { title: 'Hispano-Romain', lines: [2643, 2669], mechanical: true },
  '11-hispano-romans-founding': { title: null, lines: [2647, 2654], mechanical: true },
  '11-hispano-romans-forts': { title: null, lines: [2655, 2656], mechanical: true },
  '11-iberians': { title: 'Ibère', lines: [2671, 2681], mechanical: true },
  '11-iberians-end': { title: null, lines: [2677, 2678], mechanical: true },
  '11-leon': { title: 'León', lines: [2683, 2709], mechanical: true },
  '11-leon-founding': { title: null, lines: [2687, 2705], mechanical: true },
  '11-lusitanians': { title: 'Lusitanien', lines: [2711, 2740], mechanical: true },
  '11-lusitanians-viriathus': { title: null, lines: [2718, 2726], mechanical: true },
  '11-lusitanians-umayyads': { title: null, lines: [2730, 2738], mechanical: true },
  '11-navarre': { title: 'Navarre', lines: [2742, 2758], mechanical: true },
  '11-navarre-founding': { title: null, lines: [2747, 2749], mechanical: true },
  '11-navarre-sancho': { title: null, lines: [2753, 2756], mechanical: true },
  '11-umayyads': { title: 'Omeyyad', lines: [2760, 2836], mechanical: true },
  '11-umayyads-surrender': { title: null, lines: [2774, 2785], mechanical: true },
  '11-umayyads-narbonne': { title: null, lines: [2786, 2788], mechanical: true },
  '11-umayyads-turn-12': { title: null, lines: [2794, 2802], mechanical: true },
  '11-umayyads-berbers': { title: null, lines: [2816, 2824], mechanical: true },
  '11-umayyads-end': { title: null, lines: [2826, 2830], mechanical: true },
  '11-rome': { title: 'Rome', lines: [2838, 2892], mechanical: true },
  '11-rome-forts': { title: 'Romanisation', lines: [2856, 2864], mechanical: true },
  '11-rome-viriathus': { title: null, lines: [2865, 2869], mechanical: true },
  '11-rome-zones': { title: null, lines: [2870, 2887], mechanical: true },
  '11-zaragoza': { title: 'Saragosse', lines: [2894, 2930], mechanical: true },
  '11-zaragoza-founding': { title: null, lines: [2902, 2920], mechanical: true },
  '11-seville': { title: 'Séville', lines: [2932, 2960], mechanical: true },
  '11-seville-founding': { title: null, lines: [2939, 2946], mechanical: true },
  '11-seville-cities': { title: 'Grand Emirat', lines: [2951, 2955], mechanical: true },
  '11-suebi': { title: 'Suève', lines: [2962, 2980], mechanical: true },
  '11-valencia': { title: 'Valence', lines: [2982, 3011], mechanical: true },
  '11-valencia-founding': { title: null, lines: [2988, 3006], mechanical: true },
  '11-vandals': { title: 'Vandale', lines: [3013, 3052], mechanical: true },
  '11-vandals-march': { title: null, lines: [3023, 3034], mechanical: true },
  '11-vandals-pillage': { title: 'Pillage', lines: [3035, 3038], mechanical: true },
  '11-vandals-africa': { title: 'Tours 7-9 Afrique', lines: [3042, 3048], mechanical: true },
  '11-visigoths': { title: 'Wisigoth', lines: [3054, 3155], mechanical: true },
  '11-visigoths-castles': { title: null, lines: [3070, 3096], mechanical: true },
  '11-visigoths-stacking': { title: null, lines: [3081, 3082], mechanical: true },
  '11-visigoths-zones': { title: null, lines: [3097, 3119], mechanical: true },
  '11-visigoths-turn-10': { title: null, lines: [3120, 3123], mechanical: true },
  '11-visigoths-toledo': { title: null, lines: [3129, 3134], mechanical: true },
  '11-visigoths-neutrals': { title: null, lines: [3138, 3148], mechanical: true },
  '12': { title: 'Préparation du jeu', lines: [3159, 3170], mechanical: true },
  '13': { title: 'Version Standard (Conseillée)', lines: [3172, 3213], mechanical: true },
  '14': { title: 'Version Avancée', lines: [3215, 3224], mechanical: false },
  '14.1': { title: 'Nations Majeures', lines: [3226, 3241], mechanical: true },
  '14.2': { title: 'Autres Nations', lines: [3243, 3331], mechanical: true },
  '14.4': { title: 'Nombre minimum et maximum', lines: [3333, 3342], mechanical: true },
  '14.5': { title: 'Attribution forcée', lines: [3344, 3372], mechanical: true },
  '14.6': { title: 'Transformation', lines: [3374, 3419], mechanical: true },
  '14.6-minimum': { title: null, lines: [3395, 3417], mechanical: true },
  '14.7': { title: 'Règle optionnelle : Enchères secrètes', lines: [3421, 3429], mechanical: true },
  '14.8': { title: 'Règle optionnelle : Hispania « Barbare »', lines: [3431, 3472], mechanical: false },
  '14.8-turn-end': { title: 'PV de fin de tour', lines: [3439, 3444], mechanical: true },
  '14.8-own-turn': { title: 'PV durant le tour de la Nation', lines: [3446, 3458], mechanical: true },
  '15': { title: 'Score final', lines: [3473, 3489], mechanical: true },
  '16': { title: 'Scénarios', lines: [3491, 3499], mechanical: false },
  '16.1': { title: 'Scénario A : Jeu Court n°1', lines: [3501, 3511], mechanical: true },
  '16.2': { title: 'Scénario B : Jeu Court n°2', lines: [3513, 3518], mechanical: true },
  '16.3': { title: 'Scénario C : Jeu Moyen', lines: [3520, 3526], mechanical: true },
  '16.4': { title: 'Scénario D : Jeu Long (Conseillé)', lines: [3528, 3534], mechanical: true },
  '16.5': { title: 'Scénario E : Jeu Etendu', lines: [3536, 3582], mechanical: true },
  '16.5-turn-20': { title: 'Tour 20 ; 1101-1159', lines: [3544, 3556], mechanical: true },
  '16.5-turn-21': { title: 'Tour 21 ; 1160-1220', lines: [3558, 3582], mechanical: true },
};

export interface Chapter {
  readonly number: number;
  /** The last part of the chapter's address. It never changes. */
  readonly slug: string;
}

/** The sixteen chapters of the rulebook. */
export const CHAPTERS = [
  { number: 1, slug: '1-order-of-play' },
  { number: 2, slug: '2-income' },
  { number: 3, slug: '3-placement' },
  { number: 4, slug: '4-stacking' },
  { number: 5, slug: '5-movement' },
  { number: 6, slug: '6-combat' },
  { number: 7, slug: '7-population' },
  { number: 8, slug: '8-victory-points' },
  { number: 9, slug: '9-special-rules' },
  { number: 10, slug: '10-optional-rules' },
  { number: 11, slug: '11-nations' },
  { number: 12, slug: '12-setting-up' },
  { number: 13, slug: '13-standard-game' },
  { number: 14, slug: '14-advanced-game' },
  { number: 15, slug: '15-final-score' },
  { number: 16, slug: '16-scenarios' },
] as const satisfies readonly Chapter[];

export type ChapterNumber = (typeof CHAPTERS)[number]['number'];

/**
 * The number that the book prints for a rule. An unnumbered part has that of its section: its own name is for addresses, and
 * readers see the section's number (`5.1` of `5.1-mountain`).
 */
export function printedNumber(rule: string): string {
  return rule.split('-')[0] ?? rule;
}

/** The number of the chapter that a rule belongs to; what only one nation does is of chapter 11, and stands on its sheet. */
export function chapterOf(rule: RuleId): ChapterNumber {
  return Number.parseInt(rule, 10) as ChapterNumber;
}

/** The nation whose own rule this is: Rome of `11-rome` and `11-rome-forts`; nothing for a rule of all. */
export function nationOfRule(rule: string): NationId | undefined {
  return NATIONS.find((nation) => rule === ruleOfNation(nation) || rule.startsWith(`${ruleOfNation(nation)}-`));
}

/** The page that a rule stands on, below the book's address: `rules/6-combat/`, `nations/rome/`. */
export function pageOfRule(rule: RuleId): string {
  const nation = nationOfRule(rule);
  return nation ? `nations/${nation}/` : `rules/${CHAPTERS.find(({ number }) => number === chapterOf(rule))?.slug}/`;
}

/** All rules of a page, in the book's order: those of a chapter, itself first, without what stands on sheets; those of a nation. */
export function rulesOf(of: ChapterNumber | NationId): readonly RuleId[] {
  return RULE_IDS.filter((rule) => (nationOfRule(rule) ?? chapterOf(rule)) === of);
}
