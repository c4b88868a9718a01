import { typo } from '../../src/words/typo.ts';

/** What French must not contain. `docs/style.fr.md` says what to write instead, and why. */
export interface FrenchPattern {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
  /** A text in which it is found, and one that passes. */
  readonly sample: { readonly found: string; readonly passes: string };
}

/** The beginning and the end of a word: `\b` knows no accents. */
const B = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
const word = (inside: string, flags = 'gu'): RegExp => new RegExp(`${B}(?:${inside})${E}`, flags);

/** Names and words that begin with a vowel, or with an h that counts as none. */
const VOWEL = '[aeiouàâéèêîïôûœAEIOUÀÂÉÈÊÎÏÔÛŒ]|[Hh]ispano|[Hh]uesca|[Hh]amilcar|[Hh]asdrubal|[Hh]ermerich';

export const FRENCH_PATTERNS: readonly FrenchPattern[] = [
  {
    name: 'straight quotes',
    pattern: /["'“”](?!\d)|\.\.\./g,
    instead: 'the apostrophe ’, « » and …',
    sample: { found: "l'or", passes: 'l’Or' },
  },
  {
    name: 'missing space',
    pattern: /[\p{L}\p{N})»½][;!?](?!\p{L})|[\p{L})»]:(?=\s)| [;:!?%»]|« /gu,
    instead: 'a no-break space before ; : ! ? % and inside « »; pages are set by the build',
    sample: { found: 'Fin : tout', passes: 'Fin\u00a0: tout' },
  },
  {
    name: 'ordinals',
    pattern: new RegExp(`\\d(?:ème|éme|è|ère|ere|nde?)${E}`, 'gu'),
    instead: '1er, 1re, 2e, 21e',
    sample: { found: 'le 2ème mouvement', passes: 'le 1er round, le 2e mouvement' },
  },
  {
    name: 'capitals without accents',
    pattern: new RegExp(
      `(?:^|[.:!?]\\s)A (?=la |l’|partir|chaque|son )|${B}E(?=lites?${E}|bre${E}|tats?${E}|mirat|vénement|tendu)`,
      'gu',
    ),
    instead: 'À, Élite, Èbre, État, Émirat, Événement, Étendu',
    sample: { found: '2 Elites', passes: '2 Élites. Le joueur A la joue' },
  },
  {
    name: 'dates',
    pattern: /J\.? ?C(?!\.)|av\. |(?<=[ (])-\d/g,
    instead: '320 av. J.-C., with no-break spaces; the minus sign −',
    sample: { found: '320\u00a0av.\u00a0JC', passes: '320\u00a0av.\u00a0J.-C.' },
  },
  {
    name: 'contraction',
    pattern: new RegExp(`${B}(?:de|à)\\sles?\\s(?=\\p{Lu})`, 'gu'),
    instead: 'du, des, au, aux before a name',
    sample: { found: 'le tour de le Suève', passes: 'le tour du Suève' },
  },
  {
    name: 'elision',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:[ldnsLDNS]e|[Ll]a|[Qq]ue)\\s(?=${VOWEL})(?!onz|oui|un${E})`, 'gu'),
    instead: 'l’, d’, n’, s’, qu’ before a vowel',
    sample: { found: 'la retraite de Avila', passes: 'le onze, la hache, d’Avila, de Yusuf' },
  },
  {
    name: 'plural',
    pattern: new RegExp(
      `${B}(?:[2-9]|[1-9]\\d+)½?\\s(?:unité|province|Infanterie|Élite|Cavalerie|Chevalier|Berbère|Ruine|Chef|touche|tour|nation|round|dé|denier|Garnison|Armée)${E}`,
      'gu',
    ),
    instead: 'a plural from 2 on',
    sample: { found: '13 Élite', passes: '0 unité, 1½ unité, 2 unités' },
  },
  {
    name: 'singular',
    pattern: new RegExp(
      `${B}(?:0|½|1|1½)\\s(?:unités|provinces|Infanteries|Élites|Cavaleries|Chevaliers|touches|tours|points|rounds|dés)${E}`,
      'gu',
    ),
    instead: 'a singular below 2',
    sample: { found: '0 unités', passes: '10 unités, 2½ points' },
  },
  {
    name: 'faulty forms',
    pattern: new RegExp(`Château-forts|Châteaux-fort${E}|[Cc]hateau|${B}(?:Ors|PVs)${E}|\\d½?\\sor${E}`, 'gu'),
    instead: 'Châteaux-forts, Or and PV without plural',
    sample: { found: '4 or', passes: '2 Châteaux-forts pour 4 Or' },
  },
  {
    name: 'refused terms',
    pattern: new RegExp(
      `${B}jetons?${E}|tours? de jeu|nation souveraine|${B}rivières?${E}|nation activée|évènement|${B}(?:vassaux|vassal|fortins?|limitrophes?|excédents?|malus|quiconque)${E}|points de mouvement|mise initiale|passage forcé`,
      'giu',
    ),
    instead: 'pion, tour or séquence de jeu, nation suzeraine, fleuve, nation active, événement, unités en surplus …',
    sample: { found: 'un jeton', passes: 'un pion événement' },
  },
  {
    name: 'English left',
    pattern: word(
      'stack|odds|tokens?|bots?|hot-?seat|preset|undo|leaders?|save|the|and|with|turn|castle|knight|gold',
      'giu',
    ),
    instead: 'the French term',
    sample: { found: 'le stack', passes: 'la pile' },
  },
  {
    name: 'tone',
    pattern: word(
      'veuillez|cliquez|désolée?|basée?s? sur|au final|versus|opportunités?|en charge de|supporter|si ils?|malgré que|il convient de',
      'giu',
    ),
    instead: 'a plain statement; selon, enfin, contre, occasion',
    sample: { found: 'Veuillez choisir', passes: 'Choisissez une province' },
  },
  {
    name: 'decimals',
    pattern: new RegExp(`\\d\\.\\d+\\s?(?:%|PV|Or${E}|sur${E})|\\d \\d{3}${E}`, 'gu'),
    instead: 'a decimal comma; a no-break space between thousands',
    sample: { found: '63.5 %', passes: 'la règle 6.4' },
  },
  {
    name: 'double spaces',
    pattern: / {2,}|\u00a0 | \u00a0|\u202f /g,
    instead: 'one space',
    sample: { found: 'deux  espaces', passes: 'une espace' },
  },
];

/** The hits of a pattern in a text; the spaces of pages are set when the site is built. */
export function frenchHits({ pattern }: FrenchPattern, file: string, text: string): readonly string[] {
  const set = file.startsWith('content/') ? typo(text) : text;
  return [...set.matchAll(pattern)].map(({ 0: words, index }) =>
    set.slice(Math.max(0, index - 25), index + words.length + 25).trim(),
  );
}
