import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuery, writeQuery } from '../../../src/site/search/address.ts';
import { cutPage } from '../../../src/site/search/cut.ts';
import { Engine } from '../../../src/site/search/engine.ts';
import { excerpt } from '../../../src/site/search/excerpt.ts';
import { guess } from '../../../src/site/search/guess.ts';
import { numberIn } from '../../../src/site/search/number.ts';
import { type IndexRecord, indexRecord } from '../../../src/site/search/record.ts';
import { almost, fold, stem } from '../../../src/site/search/text.ts';

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
  const text = (result: ReturnType<typeof excerpt>) => result.map((part) => part.text).join('');
  const marked = (result: ReturnType<typeof excerpt>) => result.filter((part) => part.mark).map((part) => part.text);
  const long = `${'word '.repeat(40)}the Rivers of León, <b>León</b> and more. ${'word '.repeat(40)}`;

  it('shows where most matches are, with marks', () => {
    const result = excerpt(long, new Set(['river', 'leon']));
    assert.deepEqual(marked(result), ['Rivers', 'León', 'León']);
    assert.match(text(result), /^… .*the Rivers of León, <b>León<\/b> and more\..* …$/);
  });
  it('is the whole of a short text', () => {
    assert.equal(text(excerpt('A short text.', new Set(['text']))), 'A short text.');
    assert.deepEqual(excerpt('', new Set()), []);
  });
  it('begins at the beginning if nothing matches', () => {
    assert.match(text(excerpt(long, new Set())), /^word word .* …$/);
  });
});

describe('words', () => {
  it('are compared without accents and case', () => {
    for (const name of ['León', 'Léon', 'LEON', 'leo\u0301n']) assert.equal(fold(name), 'leon');
    assert.equal(fold('Œuvre'), 'oeuvre');
  });
  it('are compared without the ending of the plural', () => {
    const pairs = {
      castles: 'castle',
      cities: 'city',
      châteaux: 'château',
      passes: 'pass',
      royaux: 'royal',
      cross: 'cross',
    };
    for (const [many, one] of Object.entries(pairs)) assert.equal(stem(fold(many)), stem(fold(one)), many);
  });
  it('are almost the same with one slip', () => {
    for (const slip of ['viriatus', 'viriathsu', 'viriathus', 'viriathuss', 'viriatbus']) {
      assert.ok(almost(slip, 'viriathus'), slip);
    }
    for (const other of ['viritus', 'hannibal', 'suhtairiv']) assert.ok(!almost(other, 'viriathus'), other);
  });
});

describe('the engine', () => {
  const record = (
    id: string,
    kind: IndexRecord['kind'],
    title: string,
    more: Partial<IndexRecord> = {},
  ): IndexRecord => ({
    id,
    kind,
    title,
    path: '',
    address: `/${id}/`,
    text: '',
    ...more,
  });
  const engine = new Engine([
    record('6.4', 'rule', 'Rivers', { number: '6.4', text: 'Across a river the defender adds 2.', nations: ['rome'] }),
    record('6.2', 'rule', 'A round', { number: '6.2', text: 'A round has dice. See 6.4. Rome and León roll.' }),
    record('leon', 'nation', 'León', { nations: ['leon'], text: 'A kingdom.', aliases: ['Léon', 'Legio'] }),
    record('q', 'ruling', 'What does León do at the river?', { text: 'León waits. León goes.' }),
    record('cordoba', 'province', 'Córdoba', { text: 'In the South.', aliases: ['Cordoue', 'Corduba'] }),
  ]);
  const ids = (q: string, more = {}) => engine.search({ q, ...more }).results.map((result) => result.record.id);

  it('finds with and without accents', () => {
    for (const q of ['leon', 'León', 'Léon', 'LEÓN']) assert.deepEqual(ids(q), ['leon', 'q', '6.2'], q);
  });
  it('puts what bears a name before what speaks of it', () => assert.equal(ids('river')[0], '6.4'));
  it('finds other spellings', () => {
    assert.deepEqual(ids('Cordoue'), ['cordoba']);
    assert.deepEqual(ids('corduba'), ['cordoba']);
  });
  it('finds beginnings of words, plurals, and words with a slip', () => {
    assert.deepEqual(ids('cord'), ['cordoba']);
    assert.equal(ids('rivers')[0], '6.4');
    assert.deepEqual(ids('kingdon'), ['leon']);
  });
  it('wants all words, or as many as there are', () => {
    assert.deepEqual(ids('leon dice'), ['6.2']);
    assert.deepEqual(ids('river xyzzy'), ids('river'));
    assert.deepEqual(ids('xyzzy'), []);
  });
  it('jumps to a number', () => {
    for (const q of ['6.4', 'r6.4', 'rule 6.4']) {
      const { results, exact } = engine.search({ q });
      assert.equal(results[0]?.record.id, '6.4');
      assert.equal(exact, '6.4');
    }
    assert.equal(engine.search({ q: '6.9' }).exact, undefined);
  });
  it('filters, and lists what passes when nothing is typed', () => {
    assert.deepEqual(ids('river', { kind: 'ruling' }), ['q']);
    assert.deepEqual(ids('', { kind: 'rule' }), ['6.4', '6.2']);
    assert.deepEqual(ids('', { nation: 'rome' }), ['6.4']);
    assert.deepEqual(ids(''), []);
  });
});

describe('a built page', () => {
  const page = cutPage(`<!doctype html><html lang="fr"><body><main lang="en">
    <h1><span class="no" aria-hidden="true">6</span><span class="vh">6 </span>Combat</h1>
    <p>After   movement.</p><script>no()</script>
    <h2 class="r" id="r6.4"><a class="rid" href="#r6.4">6.4</a> Rivers</h2>
    <p>The <a class="n" href="/hispania/nations/rome/">Rome</a> adds 2 , <b>it</b> may.</p><ul><li>one</li><li>two</li></ul>
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

describe('a record for the index', () => {
  it('leaves out its language and what is empty', () => {
    const record = { id: 'a', kind: 'rule', lang: 'en', title: 'T', path: 'P', address: '/', text: 'x' } as const;
    const { lang: _, ...rest } = record;
    assert.deepEqual(indexRecord({ ...record, nations: [], aliases: [] }), rest);
    assert.deepEqual(indexRecord({ ...record, nations: ['rome'], aliases: ['b'] }), {
      ...rest,
      nations: ['rome'],
      aliases: ['b'],
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
