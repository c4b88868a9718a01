import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownNumber } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import {
  type HispaniaRecord,
  searchOfHispania,
  siteRecord,
} from '../../../src/books/hispania/pages/search/of-hispania.ts';
import { turnsIn, turnsOfLeader } from '../../../src/books/hispania/pages/search/turns.ts';
import { conceptsOf, slips, thesaurus } from '../../../src/site/search/concepts.ts';
import { finder } from '../../../src/site/search/find.ts';
import type { Kind, SiteRecord } from '../../../src/site/search/record.ts';
import { stem, wordsOf } from '../../../src/site/search/text.ts';

const WORDS = {
  stop: 'can i a across the how',
  like: { flee: 'retreat' },
  means: { 'passage en force': 'forced passage' },
  foreign: { asks: 'combien pour', means: { or: 'gold' } },
};

const record = (kind: Kind, id: string, title: string, text: string, more: Partial<HispaniaRecord> = {}): SiteRecord =>
  siteRecord({
    id,
    kind,
    lang: 'en',
    title,
    path: '',
    address: `/${kind}/${id}/`,
    text,
    nations: [],
    aliases: [],
    ...(kind === 'rule' && { number: ownNumber(id) ?? id }),
    ...more,
  });

const RECORDS = [
  record('rule', '6.4', 'Rivers', 'The defender adds 2.', { phases: ['combat'] }),
  record('rule', '6.6', 'Retreat', 'To a province next door. Rivers stop no retreat.', { phases: ['combat'] }),
  record('rule', '5.3', 'Forced passage', 'Past enemies, see 6.4.', { phases: ['movement'] }),
  record('rule', '11-rome-forts', 'Roman forts', 'A fort never retreats.', {
    nations: ['rome'],
    path: 'Rome',
    turns: [4, 5],
  }),
  record('nation', 'rome', 'Rome', 'From turn 2 on.', {
    nations: ['rome'],
    aliases: ['Roma', 'Romains'],
    turns: [2, 3, 4, 5],
  }),
  record('province', 'cordoba', 'Córdoba', 'A plain.', { aliases: ['Cordoue', 'Corduba'] }),
  record('scene', 'a-retreat', 'A retreat over a river', 'Rome must retreat over a river.', {
    nations: ['rome'],
    turns: [5],
  }),
];
const find = finder(RECORDS, { ...searchOfHispania('en'), query: WORDS });
const ids = (q: string, chosen = {}) => find({ q, chosen }).records.map(({ id }) => id);

describe('words', () => {
  it('are one in all their forms', () => {
    const same = [
      ['move', 'moves', 'moved', 'moving', 'movement', 'Movement'],
      ['buy', 'buying', 'bought', 'buys'],
      ['stop', 'stopped', 'stops', 'stopping'],
      ['castle', 'castles'],
      ['retreat', 'retreating', 'Retreats'],
      ['supremacy', 'supremacies'],
      ['roll', 'rolled', 'rolling'],
      ['submit', 'submission'],
      ['Córdoba', 'cordoba', 'CORDOBA'],
    ];
    for (const forms of same) assert.equal(new Set(forms.map(stem)).size, 1, forms.map((one) => stem(one)).join(' '));
  });
  it('that are others stay so', () => {
    for (const [one = '', other = ''] of [
      ['river', 'rive'],
      ['fort', 'forty'],
      ['pass', 'past'],
      ['elite', 'elf'],
    ]) {
      assert.notEqual(stem(one), stem(other));
    }
  });
  it('stand apart from what ties them, and a rule number is one', () => {
    const stems = (text: string) => wordsOf(text).map((word) => word.stem);
    assert.deepEqual(stems('Rome’s forts (6.2b), l’or'), ['rom', 'fort', '6.2b', 'or']);
  });
});

describe('what a query speaks of', () => {
  const vocabulary = ['retreat', 'river', 'forc', 'passag', 'castl', 'umayyad'];
  const forms = (query: string) =>
    conceptsOf(query, thesaurus(WORDS), vocabulary).map((concept) => [...concept.forms.keys()].join('|'));
  it('leaves out words that only ask, unless there are no others', () => {
    assert.deepEqual(forms('Can I retreat across a river?'), ['retreat', 'river']);
    assert.deepEqual(forms('how can i'), ['how', 'can', 'i']);
  });
  it('knows other words for the same, and those of other languages', () => {
    assert.deepEqual(forms('flee '), ['retreat']);
    assert.deepEqual(forms('passage en force '), ['forc', 'passag']);
  });
  it('knows what a word means beside those of another language, which only ask', () => {
    assert.deepEqual(forms('combien d’or pour passage en force '), ['gold', 'forc', 'passag']);
    assert.deepEqual(forms('river or castle '), ['river', 'or', 'castl']);
  });
  it('guesses the end of the last word, and small misspellings', () => {
    assert.deepEqual(forms('retr'), ['retreat']);
    assert.deepEqual(forms('retreet '), ['retreat']);
    assert.deepEqual(forms('umayad '), ['umayyad']);
    assert.deepEqual(forms('xylophon '), ['xylophon']);
  });
  it('counts slips: a letter too many, too few, another, or two swapped', () => {
    assert.equal(slips('castle', 'castle', 2), 0);
    assert.equal(slips('catsle', 'castle', 2), 1);
    assert.equal(slips('castl', 'castle', 2), 1);
    assert.equal(slips('castles', 'castle', 2), 1);
    assert.equal(slips('cattle', 'castle', 2), 1);
    assert.equal(slips('knight', 'castle', 2), 3);
  });
});

describe('the search', () => {
  it('puts what speaks of all that was asked before what speaks of some, and rules before scenes', () => {
    assert.deepEqual(ids('can I retreat across a river').slice(0, 2), ['6.6', 'a-retreat']);
  });
  it('puts what bears a name before what speaks of it', () => {
    assert.equal(ids('rome')[0], 'rome');
    assert.equal(ids('Romains')[0], 'rome');
    assert.deepEqual(ids('Cordoue'), ['cordoba']);
    assert.deepEqual(ids('corduba'), ['cordoba']);
  });
  it('finds by another name what speaks of the thing by its own', () => {
    assert.deepEqual(ids('forts of the Romains').slice(0, 2), ['11-rome-forts', 'rome']);
  });
  it('lets a rule of one nation wait, unless that nation is asked for', () => {
    assert.ok(ids('retreats').indexOf('6.6') < ids('retreats').indexOf('11-rome-forts'));
    assert.equal(ids('forts of rome')[0], '11-rome-forts');
  });
  it('opens what a number names, then what speaks of it', () => {
    assert.deepEqual(ids('rule 6.4'), ['6.4', '5.3']);
    assert.equal(find({ q: '§6.4', chosen: {} }).exact, '6.4');
    assert.equal(find({ q: '9.9', chosen: {} }).exact, undefined);
    assert.equal(find({ q: '6.4', chosen: { phase: ['movement'] } }).exact, undefined);
    assert.deepEqual(ids('11-rome-forts'), ['11-rome-forts']);
    assert.equal(ids('11.23.1')[0], '11-rome-forts');
    assert.equal(find({ q: 'rule 11.23.1', chosen: {} }).exact, '11.23.1');
  });
  it('opens the section around a number that no rule has', () => {
    assert.equal(ids('6.4.7')[0], '6.4');
    assert.equal(find({ q: '6.4.7', chosen: {} }).exact, undefined);
  });
  it('keeps to what is chosen: any of one facet, all facets together', () => {
    assert.deepEqual(ids('', { kind: ['scene', 'province'] }), ['cordoba', 'a-retreat']);
    assert.deepEqual(ids('', { nation: ['rome'], turn: ['5'] }), ['11-rome-forts', 'rome', 'a-retreat']);
    assert.deepEqual(ids('retreat', { nation: ['rome'], kind: ['rule'] }), ['11-rome-forts']);
    assert.deepEqual(ids(''), []);
  });
  it('counts each value as if it were chosen beside the other facets', () => {
    const { counts, count } = find({ q: 'retreat', chosen: { kind: ['rule'] } });
    assert.equal(count, 2);
    assert.deepEqual(Object.fromEntries(counts['kind'] ?? []), { rule: 2, scene: 1 });
    assert.deepEqual(Object.fromEntries(counts['nation'] ?? []), { rome: 1 });
    assert.deepEqual(Object.fromEntries(counts['phase'] ?? []), { combat: 1 });
  });
  it('marks in an excerpt what was asked, also in other words', () => {
    const [first] = find({ q: 'flee', chosen: { phase: ['combat'] } }).hits(0, 1);
    assert.deepEqual(
      first?.excerpt.filter(({ mark }) => mark).map(({ text }) => text),
      ['retreat'],
    );
  });
});

describe('the turns that a record is about', () => {
  it('are those its text names', () => {
    assert.deepEqual(turnsIn('On turns 3, 5 and 7, from turn 9 on.'), [3, 5, 7, 9]);
    assert.deepEqual(turnsIn('Turns 7 to 9, and turn 22; return 5.'), [7, 8, 9]);
    assert.deepEqual(turnsIn('Four in turn.'), []);
    assert.deepEqual(turnsIn('Aux tours\u00a03, 5 et 7, puis du tour 9 au tour 10 ; autour 6.'), [3, 5, 7, 9, 10]);
    assert.deepEqual(turnsIn('Des tours 7 à 9.'), [7, 8, 9]);
  });
  it('are those in which a leader lives', () => {
    assert.deepEqual(turnsOfLeader('el-cid'), [17]);
    assert.deepEqual(turnsOfLeader('alfonso-vi'), [17, 18, 19]);
    assert.deepEqual(turnsOfLeader('ramiro'), [16]);
  });
});

describe('what was most likely meant', () => {
  const vocabulary = ['forc', 'passag', 'sealed', 'player', '5', 'lone'];
  const words = thesaurus({ stop: 'how', like: {}, means: { 'passage en force': 'forced passage', seul: 'lone' } });
  const meant = (q: string) => conceptsOf(q, words, vocabulary).map(({ forms }) => [...forms.keys()][0]);

  it('is put right before phrases are looked for', () => {
    assert.deepEqual(meant('pasage en forec '), meant('passage en force '));
    assert.deepEqual(meant('pasage en force '), ['forc', 'passag']);
  });
  it('is not another word where a French word is known', () => assert.deepEqual(meant('seul '), ['lone']));
  it('is a number, in letters or in figures', () => assert.deepEqual(meant('five '), ['5']));
});
