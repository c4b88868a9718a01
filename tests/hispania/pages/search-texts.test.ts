import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteRecords } from '../../../src/books/hispania/pages/records.ts';
import {
  type HispaniaRecord,
  searchOfHispania,
  siteRecord,
} from '../../../src/books/hispania/pages/search/of-hispania.ts';
import { dataWords, plain } from '../../../src/books/hispania/pages/sheets/words.ts';
import { SCENE_IDS } from '../../../src/books/hispania/scenes/ids.ts';
import { SCENE_WORDS } from '../../../src/books/hispania/words/en/scenes.ts';
import { customRecord } from '../../../src/site/search/custom-record.ts';
import { packed } from '../../../src/site/search/data.ts';
import { finder } from '../../../src/site/search/find.ts';
import type { SiteRecord } from '../../../src/site/search/record.ts';
import { isOfTexts } from '../../../src/site/search/text-index.ts';
import { stretches, termsOf, textHits, unlisted } from '../../../src/site/search/texts.ts';

const record = (id: string, text: string, more: Partial<HispaniaRecord> = {}): SiteRecord =>
  siteRecord({
    id,
    kind: 'scene',
    lang: 'en',
    title: `The ${id}`,
    path: '6.4',
    address: `/scenes/${id}/`,
    text,
    nations: [],
    aliases: [],
    ...more,
  });

const OF = searchOfHispania('en');
const RIVER = record('river', 'A knight rides.', { whole: 'A knight rides. The ford is deep.', turns: [5] });
const BANK = record('bank', 'A knight waits at the ford.');
const TOWN = record('town', 'A market.', { nations: ['rome'] });
const find = finder([RIVER, BANK, TOWN], { ...OF, query: { stop: 'the a can i', like: {}, means: {} } });
const ids = (q: string, chosen = {}) =>
  find({ q, chosen })
    .inTexts()
    .records.map(({ id }) => id);

describe('what is looked for in whole texts', () => {
  it('is the words without those that only ask, and what is meant as it stands in quotes', () => {
    const stop = new Set(['the', 'can', 'i']);
    assert.equal(termsOf('Can I cross the Tagus?', stop), 'cross Tagus');
    assert.equal(termsOf('rule 6.4', stop), '"6.4"');
    assert.equal(termsOf(' "over the Tagus" ', stop), '"over the Tagus"');
    assert.equal(termsOf('the', stop), '');
    assert.equal(termsOf('""', stop), '');
  });
  it('is looked for where the list does not say all of it, and where the facets let it', () => {
    assert.deepEqual(ids('ford'), ['river', 'town']);
    assert.deepEqual(ids('knight'), ['town']);
    assert.deepEqual(ids('knight ford'), ['river', 'town']);
    assert.deepEqual(ids('ford', { turn: ['5'] }), ['river']);
    assert.deepEqual(ids('ford', { nation: ['rome'] }), ['town']);
    assert.deepEqual(ids('"waits at the ford"'), ['river', 'bank', 'town']);
    assert.deepEqual(ids('the'), []);
    assert.deepEqual(ids(''), []);
  });
  it('leaves out what the list shows', () => {
    const { terms, records } = find({ q: 'knight ford', chosen: {} }).inTexts();
    const query = { terms, books: [{ book: 'hispania', records }] };
    assert.deepEqual(
      unlisted(query, new Set([RIVER.address, BANK.address])).books[0]?.records.map(({ id }) => id),
      ['town'],
    );
  });
});

describe('what was found in whole texts', () => {
  const fragment = (key: string) => ({ excerpt: 'The <mark>ford</mark> &lt;', filters: { record: [key] } });
  it('stands in its order, each as its record says, without what is no record', () => {
    const hits = textHits([fragment('scene town'), fragment('scene gone'), fragment('scene river')], {
      records: [RIVER, TOWN],
    });
    assert.deepEqual(
      hits.map(({ address }) => address),
      ['/scenes/town/', '/scenes/river/'],
    );
    assert.deepEqual(hits[1], {
      kind: 'scene',
      lang: 'en',
      number: undefined,
      title: 'The river',
      path: '6.4',
      address: '/scenes/river/',
      excerpt: [
        { text: 'The ', mark: false },
        { text: 'ford', mark: true },
        { text: ' <', mark: false },
      ],
      book: undefined,
    });
  });
  it('is never read as markup', () => {
    assert.deepEqual(stretches('&lt;b&gt;'), [{ text: '<b>', mark: false }]);
  });
});

describe('the index of whole texts', () => {
  it('is given the whole of a record, of which the file of the list has only part', () => {
    assert.deepEqual(customRecord(RIVER), {
      url: 'en/scene river',
      language: 'en',
      content: 'A knight rides. The ford is deep.',
      meta: { title: 'The river' },
      filters: { record: ['scene river'] },
    });
    assert.equal(customRecord(BANK).content, BANK.text);
    // A French record may lead to the English page, and must not take the place of its record.
    assert.notEqual(customRecord({ ...RIVER, lang: 'fr' }).url, customRecord(RIVER).url);
    assert.doesNotMatch(packed([RIVER], 'en', OF), /deep/);
  });
  it('holds every step of every scene, and the rules and the advice of a nation with its sheet', () => {
    const rome = {
      of: 'rome' as const,
      lang: 'en',
      title: 'Rome',
      lead: '',
      history: 'One. Two. Three.',
      rules: [{ id: '11-rome', title: 'Rome: special rules', text: 'It has no income.', links: [] }],
      advice: 'Leave no elite alone.',
    };
    const records = siteRecords('en', [rome]);
    const whole = (kind: string, id: string) => records.find((one) => one.kind === kind && one.id === id)?.whole ?? '';
    assert.match(
      whole('nation', 'rome'),
      /One\. Two\. Three\. Rome: special rules\. It has no income\. Leave no elite alone\.$/,
    );
    const { names } = dataWords('en');
    for (const id of SCENE_IDS) {
      for (const step of SCENE_WORDS[id].steps) assert.ok(whole('scene', id).includes(plain(step, names)), id);
    }
  });
  it('is made of what the dialog loads and of nothing else', () => {
    for (const path of [
      'pagefind.js',
      'pagefind-entry.json',
      'wasm.en.pagefind',
      'index/en_1.pf_index',
      'a.en.pf_meta',
    ])
      assert.ok(isOfTexts(path), path);
    for (const path of ['wasm.unknown.pagefind', 'pagefind-ui.js', 'pagefind-worker.js', '../x.pf_meta'])
      assert.ok(!isOfTexts(path), path);
  });
});
