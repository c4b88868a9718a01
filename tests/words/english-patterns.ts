/** A habit of translated English, as a pattern. `docs/style.md` says what to write instead, and why. */
export interface Pattern {
  readonly name: string;
  readonly pattern: RegExp | ((text: string) => readonly string[]);
  /** What to write instead. */
  readonly instead: string;
  /** Everything that a reader sees, the texts of the rules, or the prose of chapters and sheets. */
  readonly where: 'all' | 'rules' | 'prose';
  /** A sentence in which it is found, and one that passes. */
  readonly sample: { readonly found: string; readonly passes: string };
  /** Books in which it is a word of the game. */
  readonly wordOf?: readonly string[];
  /** Places that may have it, each with its reason. */
  readonly excused?: readonly Excuse[];
}

/** The words, wherever the file has them. */
export interface Excuse {
  readonly file: string;
  readonly words: string;
  readonly because: string;
}

/** Sentences of chapters and sheets have at most so many words. */
const LONGEST_SENTENCE = 35;

/** Sentences with more words. Rules in brackets are not counted, a run of names as one. */
function longSentences(text: string): readonly string[] {
  return text.split(/(?<=[.?!]) +/).filter((sentence) => {
    const counted = sentence.replace(/ \([§,; ]+\)/g, '').replace(/…(?:(?:,|,? and|,? or) (?:the )?…)+/g, '…');
    return counted.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)).length > LONGEST_SENTENCE;
  });
}

/** Labels, titles and buttons in a form that has been replaced; `…` stands for what the text fills in. */
const OLD_LABELS = [
  'More room to attack|When the limit is checked|Room for a retreat|What counts|Four provinces at a point|How far units move',
  'Who hits whom|Stacking again|Placing what was bought|Coming and going of leaders|Nations with their own income',
  'Reinforcements up to a number|Anybody may submit|A nation without an auction|What a mission aims at|What El Cid is paid',
  'Whom it hunts, whom it fears|Who hunts it|To whom it submits|Who submits to it|What it plays for|Never together with',
  'Spoken of in|Also played|Matters to|Asked here|How the rules are read|Half the income|Half the points|How .{1,12} begins',
  '[Oo]ur reading|[Tt]he reckoning|Do it|Filled in for you|Filled in:|Take .{1,9} filled in|Nearer|Farther|One step (?:on|back)',
  'is being reckoned …|Buy no more|Place no more|Rebuild none now|Take none over|Nobody goes on|Nobody enters|Go no further',
  'Do not hire him|Renounce … gold|Aim like this|Whom do you aim at\\?|Who moves, and where to\\?|Go on|Leave it|Whom he attacks',
  'Which stack moves and fights once more\\?|… may still go on\\. Who\\?|Is it sound\\?|First mend what is wrong\\.',
];

export const PATTERNS: readonly Pattern[] = [
  {
    name: 'nobody',
    where: 'all',
    pattern: /\b(?:every|any|some|no)body\b/gi,
    instead: 'no unit, no nation, no player; each unit; a passive verb where the actor does not matter',
    sample: { found: 'Nobody checks stacking.', passes: 'Stacking is not checked.' },
  },
  {
    name: 'headless who',
    where: 'all',
    pattern: /(?:^|[.;:!?] )(?:Who|Whose|What)\b[^.?!]*[.;](?=\s|$)/g,
    instead: 'a noun as subject; a question may begin with Who or What and ends in ?',
    sample: { found: 'Who attacks pays 2 gold.', passes: 'Who attacks first? The attacker pays 2 gold.' },
  },
  {
    name: 'whoever',
    where: 'all',
    pattern: /\b(?:who(?:so)?ever|whom(?:ever)?)\b/gi,
    instead: 'the player who, the nation that; units that',
    sample: { found: 'Whoever finds no way out is removed.', passes: 'Units that cannot withdraw are removed.' },
  },
  {
    name: 'archaic',
    where: 'all',
    pattern:
      /\b(?:reckon\w*|bows?|anew|upon|wholly|whence|all the same|on the spot|in other hands)\b|(?<!^|[.?!] )\bsave (?:for|that|castles|beside|the one|badajoz)\b/gi,
    instead: 'calculate, submit, again, on, all, from where, still, at once, another player has it, except',
    sample: { found: 'All units save castles may retreat.', passes: 'A nation may save 8 gold. Save that text.' },
  },
  {
    name: 'unit more',
    where: 'all',
    pattern:
      /\b(?:units?|provinces?|turns?|castles?|infantry) (?:more|fewer)\b|\bone (?:more|fewer)(?=[,.;:]|$| (?:in|for|there|and|or|at|to|when|if|is)\b)/g,
    instead: '1 additional province; the limit is 1 higher',
    sample: { found: 'It enters one province more.', passes: 'It enters one more province: one more than before.' },
  },
  {
    name: 'an infantry',
    where: 'all',
    pattern: /\b(?:an?|each|every|another|no) (?:infantry|cavalry)\b(?! units?\b)/gi,
    instead: '1 infantry, an infantry unit',
    sample: { found: 'It buys an infantry.', passes: 'It buys 1 infantry; an infantry unit costs 4 gold.' },
  },
  {
    name: 'has 5 for',
    where: 'all',
    pattern: /\b(?:has|have|had) [½\d]+(?: points?)? for\b/g,
    instead: 'scores 5 points for',
    sample: { found: 'Castile has 5 for killing him.', passes: 'Castile scores 5 points for killing him.' },
  },
  {
    name: 'other word',
    where: 'all',
    pattern: /\bpiles?\b|\bevents?\b(?! (?:tokens?|cards?)\b)/gi,
    instead: 'stack, event token',
    wordOf: ['reconquista'],
    sample: { found: 'The pile may stay.', passes: 'A stack may stay; each player draws 2 event tokens.' },
  },
  {
    name: 'may not',
    where: 'all',
    pattern: /\bmay not\b|\bshall\b|\bmust go\b|(?<!leader |player )\b[Ww]ho (?:goes|stays|moves|enters|comes)\b/g,
    instead: 'cannot, must, must be removed; name the units',
    sample: { found: 'A castle may not retreat.', passes: 'A castle cannot retreat. A leader who stays is removed.' },
  },
  {
    name: 'has to',
    where: 'rules',
    pattern: /\b(?:has|have|had) to\b/g,
    instead: 'must',
    sample: { found: 'The nation has to pay.', passes: 'The nation must pay.' },
  },
  {
    name: 'reading',
    where: 'all',
    pattern: /\b(?:other|our|another) readings?\b|[Ff]illed in\b|\beven where any/g,
    instead: 'alternative ruling, default ruling; suggested',
    sample: { found: 'By the other reading he stays.', passes: 'Under the alternative ruling he stays.' },
  },
  {
    name: 'stands in',
    where: 'rules',
    pattern: /\bstands? in (?:\d|§|chapter|a list|the (?:list|table|rule|book))/g,
    instead: 'see 5.2; the number in brackets',
    sample: { found: 'The price stands in the table.', passes: 'See the table for the price.' },
  },
  {
    name: 'heir',
    where: 'all',
    pattern: /\b(?:the heirs?|heirs? of|(?:an|its|their) heirs?|the (?:great|small) (?:nation|one)s?)\b/gi,
    instead: 'successor; overlord, subject',
    sample: { found: 'The heir receives its castles.', passes: 'The successor receives its castles.' },
  },
  {
    name: 'next door',
    where: 'all',
    pattern: /\bnext (?:door|to)\b|\bneighbou?rs?\b|\bfeeds?\b|\bstarves?\b/gi,
    instead: 'adjacent; supports 2 units; is removed',
    excused: [
      { file: 'src/books/hispania/words/en/bots.ts', words: 'next to nothing', because: 'A size, not a place.' },
    ],
    sample: { found: 'It moves next door.', passes: 'It moves to an adjacent province, which supports 2 units.' },
  },
  {
    name: 'player he',
    where: 'all',
    pattern: /\bplayers?\b[^.;:]{0,60}\b(?:he|him|his)\b/g,
    instead: 'they, their; a leader near a player is named again',
    sample: { found: 'The player keeps his token.', passes: 'The player keeps their token. He leaves.' },
  },
  {
    name: 'the book says',
    where: 'all',
    pattern: /\b[Tt]he book (?:prints?|gives?|names?|has|does|lets?|says?|states?|recommends|exempts)\b/g,
    instead: 'the rulebook prints',
    sample: { found: 'The book prints 5.', passes: 'The rulebook prints 5.' },
  },
  {
    name: 'for nothing',
    where: 'all',
    pattern: /\bfor nothing\b|\bfree of charge\b|\bthrow(?:s|n)?\b/g,
    instead: 'free; roll',
    sample: { found: 'It has a castle for nothing.', passes: 'It receives 1 castle free and rolls its dice.' },
  },
  {
    name: 'two units',
    where: 'rules',
    pattern:
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) (?:units?|infantry|cavalry|elites?|knights?|castles?|forts?|provinces?|points?|gold|dice|turns|rounds)\b/g,
    instead: 'figures for what is counted in play',
    sample: { found: 'It holds two units.', passes: 'It holds 2 units. Two units stay only if they open a sentence.' },
  },
  {
    name: 'old label',
    where: 'all',
    pattern: new RegExp(`^(?:${OLD_LABELS.join('|')})$`, 'g'),
    instead: 'the label of today: one name for a rule, a panel and a button wherever it is named',
    sample: { found: 'More room to attack', passes: 'Attack bonus' },
  },
  {
    name: 'bare chapter',
    where: 'all',
    pattern: /\(11\)|\bchapter 11\b/g,
    instead: 'the rule of the nation, which prints its number and its nation; chapter 11 only as a whole',
    sample: { found: 'Rome has forts (11).', passes: 'Rome has forts (11.23.1 Rome).' },
  },
  {
    name: 'long sentence',
    where: 'prose',
    pattern: longSentences,
    instead: `two sentences, a list or a table; at most ${LONGEST_SENTENCE} words`,
    sample: { found: 'It may go '.repeat(12).trim(), passes: `${'It may go '.repeat(11).trim()}. It stays.` },
  },
];
