import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuery, writeQuery } from '../../../src/site/search/address.ts';
import { customRecord } from '../../../src/site/search/custom-record.ts';
import { cutPage } from '../../../src/site/search/cut.ts';
import { guess } from '../../../src/site/search/guess.ts';
import { hit, stretches } from '../../../src/site/search/hit.ts';
import { numberIn } from '../../../src/site/search/number.ts';
import type { SiteRecord } from '../../../src/site/search/record.ts';

describe('a rule number in a query', () => {
  const numbers: Readonly<Record<string, string>> = {
    '6.4': '6.4',
    ' r6.4 ': '6.4',
    '#r6.2b': '6.2b',
    'rule 5.1': '5.1',
    'Règle 5.1': '5.1',
    '§ 9.6': '9.6',
    '5.1-mountain': '5.1-mountain',
    '11-rome-forts': '11-rome-forts',
    '16.5-turn-21': '16.5-turn-21',
    '6': '6',
  };
  for (const [query, number] of Object.entries(numbers)) {
    it(`is read from ${JSON.stringify(query)}`, () => assert.equal(numberIn(query), number));
  }
  for (const query of ['', 'rome', '6.4 rivers', '320 BC', 'r', '6.', '1994']) {
    it(`is not seen in ${JSON.stringify(query)}`, () => assert.equal(numberIn(query), undefined));
  }
});

describe('the query in the address', () => {
  it('is read', () => {
    assert.deepEqual(readQuery('?q=river&kind=rule&nation=rome'), { q: 'river', kind: 'rule', nation: 'rome' });
    assert.deepEqual(readQuery('?q='), { q: '' });
    assert.equal(readQuery('?theme=dark'), undefined);
  });
  it('drops what it does not know', () => {
    assert.deepEqual(readQuery('?q=x&kind=spell&nation=%3Cb%3E'), { q: 'x' });
    assert.equal(readQuery(`?q=${'x'.repeat(900)}`)?.q.length, 200);
  });
  it('is written and taken away, and nothing else changes', () => {
    const page = 'https://example.org/hispania/rules/6-combat/?a=1#r6.4';
    const asked = writeQuery(page, { q: 'le cid', nation: 'el-cid' });
    assert.equal(asked, 'https://example.org/hispania/rules/6-combat/?a=1&q=le+cid&nation=el-cid#r6.4');
    assert.deepEqual(readQuery(new URL(asked).search), { q: 'le cid', nation: 'el-cid' });
    assert.equal(writeQuery(asked, undefined), page);
  });
});

describe('an excerpt', () => {
  it('is cut at its marks', () => {
    assert.deepEqual(stretches('… the <mark>Rivers</mark> of <mark>León,</mark>'), [
      { text: '… the ', mark: false },
      { text: 'Rivers', mark: true },
      { text: ' of ', mark: false },
      { text: 'León,', mark: true },
    ]);
    assert.deepEqual(stretches(''), []);
  });
  it('keeps what looks like markup as text', () => {
    assert.deepEqual(stretches('&lt;b&gt;León&lt;/b&gt; & more'), [{ text: '<b>León</b> & more', mark: false }]);
  });
});

describe('a built page', () => {
  const page = cutPage(`<!doctype html><html lang="fr"><body><main lang="en">
    <h1><span class="no" aria-hidden="true">6</span><span class="vh">6 </span>Combat</h1>
    <p>After   movement.</p><script>no()</script>
    <h2 class="r" id="r6.4"><a class="rid" href="#r6.4">6.4</a> Rivers</h2>
    <p>The <a class="n" href="/hispania/nations/rome/">Rome</a> adds 2 , <b>it</b> may.<sup class="ref"><a href="#note-x">I</a></sup></p>
    <section class="scene table"><h3>Over the Ebro</h3><p>Out.</p></section><ul><li>one</li><li>two</li></ul>
    <h3 class="r part" id="r6.4-bank">The bank <a class="rid" href="#r6.4-bank">6.4-bank</a></h3><p>Bank &amp; ford.</p>
    <h2>Not a rule</h2><p>Left out.</p>
    <nav>no</nav><footer>no</footer></main></body></html>`);

  it('tells its languages and its title', () => {
    assert.equal(page.lang, 'fr');
    assert.equal(page.textLang, 'en');
    assert.equal(page.title, '6 Combat');
    assert.equal(page.lead, 'After movement.');
  });
  it('is cut into rules', () => {
    assert.deepEqual(page.rules, [
      { id: '6.4', title: 'Rivers', text: 'The Rome adds 2, it may. one two', nations: ['rome'] },
      { id: '6.4-bank', title: 'The bank', text: 'Bank & ford.', nations: [] },
    ]);
  });
});

describe('a record', () => {
  const rule: SiteRecord = {
    id: '6.4',
    kind: 'rule',
    lang: 'en',
    title: 'Rivers',
    path: '6 Combat',
    address: '/hispania/rules/6-combat/#r6.4',
    text: 'The defender adds 2.',
    number: '6.4',
    nations: ['rome'],
    aliases: [],
  };

  it('is told to Pagefind with what the dialog shows and filters by', () => {
    assert.deepEqual(customRecord(rule, 7), {
      url: '/hispania/rules/6-combat/#r6.4',
      language: 'en',
      content: 'The defender adds 2.',
      meta: { title: 'Rivers', path: '6 Combat' },
      filters: { kind: ['rule'], nation: ['rome'], number: ['6.4'] },
      sort: { place: '7' },
    });
  });
  it('has its other spellings beside its title', () => {
    const { number: _, ...named } = rule;
    const { meta, filters } = customRecord({ ...named, kind: 'nation', nations: [], aliases: ['Roma', 'Romans'] }, 0);
    assert.deepEqual(meta, { title: 'Rivers', path: '6 Combat', aliases: 'Roma, Romans' });
    assert.deepEqual(filters, { kind: ['nation'] });
  });
  it('asks its question in a field of its own, which is worth less than a name', () => {
    assert.deepEqual(customRecord({ ...rule, kind: 'ruling' }, 0).meta, { question: 'Rivers', path: '6 Combat' });
  });
  it('comes back as a hit', () => {
    const { meta, filters, url } = customRecord(rule, 0);
    const found = hit({
      url,
      excerpt: 'The <mark>defender</mark>',
      meta: { path: '', ...meta },
      filters: { kind: ['rule'], number: filters?.['number'] ?? [] },
    });
    assert.deepEqual(found, {
      kind: 'rule',
      number: '6.4',
      title: 'Rivers',
      path: '6 Combat',
      address: '/hispania/rules/6-combat/#r6.4',
      excerpt: [
        { text: 'The ', mark: false },
        { text: 'defender', mark: true },
      ],
    });
  });
});

describe('a mistaken address', () => {
  it('may name a rule', () => {
    assert.equal(guess('/hispania/rules/6.4', ''), '6.4');
    assert.equal(guess('/fr/hispania/r5.1-mountain/', ''), '5.1-mountain');
    assert.equal(guess('/hispania/rules/combat/', '#r6.4'), '6.4');
    assert.equal(guess('/hispania/rules/6.4.html', ''), '6.4');
  });
  it('mostly does not', () => {
    assert.equal(guess('/hispania/nations/room/', ''), undefined);
    assert.equal(guess('/%E0%A4%A/', ''), undefined);
  });
});
