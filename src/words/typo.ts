const HARD = '\u00a0';

/** Words that a number follows, and words that follow a number: neither begins a line without the other. */
const BEFORE =
  'tours?|règles?|chapitres?|sections?|joueurs?|scénarios?|rounds?|niveaux?|niveau|zones?|an|années?|lignes?|pages?|n°|le Chef|av\\.';
const AFTER =
  'Or|PV|unités?|provinces?|tours?|rounds?|joueurs?|nations?|touches?|dés?|pions?|places?|points?|piles?|Infanteries?|Élites?|Cavaleries?|Chevaliers?|Berbères?|Châteaux?-forts?|Ruines?|Forts?|Chefs?|Garnisons?|Armées?|fois|ou plus|ou moins|sur|minutes?|heures?|av\\.|J\\.-C\\.';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/'/g, '’'],
  [/\.\.\./g, '…'],
  // An abbreviation at the end of a sentence has its full stop.
  [/(?<=J\.-C\.)\.(?!\.)/g, ''],
  [/«[ \u00a0\u202f]*/g, `«${HARD}`],
  [/[ \u00a0\u202f]*»/g, `${HARD}»`],
  [/[ \u00a0\u202f]+([;:!?%])/g, `${HARD}$1`],
  [/([\p{L}\p{N})»›½’”])([;!?])/gu, `$1${HARD}$2`],
  [/([\p{L}\p{N})»›½])(:)(?=\s|$)/gu, `$1${HARD}$2`],
  [/(?<=\d) (?=\d{3}(?!\d))/g, HARD],
  [new RegExp(`(?<![\\p{L}])(${BEFORE}) (?=[\\d½])`, 'gu'), `$1${HARD}`],
  [new RegExp(`([\\d½]) (?=(?:${AFTER})(?![\\p{L}]))`, 'gu'), `$1${HARD}`],
  [/(?<=\bav\.) (?=J)/g, HARD],
  [/\b(1er|1re|\de) (?=\p{L})/gu, `$1${HARD}`],
];

/**
 * A French text with its typographic apostrophes and no-break spaces (U+00A0, the only one in the fonts of the site): before
 * `; : ! ? %`, inside « », between a number and what it counts. Applied twice it is the same.
 */
export function typo(text: string): string {
  return RULES.reduce((made, [found, instead]) => made.replace(found, instead), text);
}
