/**
 * Text in the form that the search reads: words without accents and case, cut to their stem, so that `Córdoba` is
 * `cordoba` and `moving`, `moved`, `movement` and `move` are one. Text and query use the same functions, in every
 * language.
 */

/** A word or a rule number, with its position in the text. */
export interface Word {
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

/** A rule number is one word (`6.2b`, `11.23.1`); an English `’s` or a French `l’` is none. */
const WORD = /\d+(?:\.\d+)+b?|[\p{L}\p{M}\p{N}½]+/gu;
const APOSTROPHE = /['’]/;
const ELISION = /^(s|l|d|n|qu|j|m|t|c)$/;
/** French dice, which without their accent would be the article `de`. */
const DICE = /^dés?$/i;

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const to = index + written.length;
    if (written.length < 3 && ELISION.test(written) && APOSTROPHE.test(`${text[index - 1]}${text[to]}`)) continue;
    words.push({ stem: stem(written), from: index, to });
  }
  return words;
}

/** Without accents, in lower case. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const known = new Map<string, string>();

/** The stem of a word. It need not be a word, but all forms of a word must have the same stem. */
export function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) {
    found = DICE.test(word.normalize('NFC')) ? 'die' : cut(fold(word));
    known.set(word, found);
  }
  return found;
}

/** The stems of irregular forms that no ending explains. */
const IRREGULAR: Readonly<Record<string, string>> = {
  // A decision where the book is silent; a rule is something else, and the general stem would be the same for both.
  ruling: 'ruling',
  rulings: 'ruling',
  built: 'build',
  rebuilt: 'rebuild',
  bought: 'buy',
  fought: 'fight',
  left: 'leave',
  lost: 'lose',
  kept: 'keep',
  held: 'hold',
  dead: 'die',
  dies: 'die',
  died: 'die',
  dying: 'die',
  dice: 'die',
  won: 'win',
  paid: 'pay',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  fell: 'fall',
  fallen: 'fall',
  gone: 'go',
  goes: 'go',
  went: 'go',
  came: 'come',
  stood: 'stand',
  spent: 'spend',
  met: 'meet',
  broke: 'break',
  broken: 'break',
  drawn: 'draw',
  drew: 'draw',
  chosen: 'choose',
  chose: 'choose',
  men: 'man',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  submission: 'submit',
  submissions: 'submit',
  population: 'population',
  mission: 'mission',
  missions: 'mission',
};

/** Long enough to lose an ending, and with a vowel left. */
const whole = (rest: string): boolean => rest.length > 2 && /[aeiouy]/.test(rest);

function cut(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return final(irregular);
  if (word.length < 4 || /\d/.test(word)) return word;
  let rest = word;
  if (rest.endsWith('ies')) rest = `${rest.slice(0, -3)}y`;
  else if (rest.endsWith('eaux')) rest = rest.slice(0, -1);
  else if (/(ss|sh|ch|x|z)es$/.test(rest)) rest = rest.slice(0, -2);
  else if (/[^su]s$/.test(rest)) rest = rest.slice(0, -1);
  for (const ending of ['ing', 'ed', 'ment', 'ation']) {
    const before = rest.slice(0, -ending.length);
    if (rest.endsWith(ending) && whole(before)) {
      // `stopped` is `stop`, but `roll` keeps its two.
      rest = ending === 'ing' || ending === 'ed' ? before.replace(/([^aeiouylsz])\1$/, '$1') : before;
      break;
    }
  }
  return final(rest);
}

function final(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/y$/, 'i').replace(/e$/, '');
}
