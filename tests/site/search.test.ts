import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuery, writeQuery } from '../../src/site/search/address.ts';
import { PLAIN } from '../../src/site/search/counting.ts';
import { cutPage } from '../../src/site/search/cut.ts';
import { type Columns, packed, unpacked } from '../../src/site/search/data.ts';
import { excerpt } from '../../src/site/search/excerpt.ts';
import { finder } from '../../src/site/search/find.ts';
import { guess } from '../../src/site/search/guess.ts';
import { numberIn, numbersAround } from '../../src/site/search/number.ts';
import type { SearchOfBook } from '../../src/site/search/of-book.ts';
import type { SiteRecord } from '../../src/site/search/record.ts';
import { longer, shorter } from '../../src/site/search/shorter.ts';
import { together } from '../../src/site/search/together.ts';

describe('a rule number in a query', () => {
  const numbers: Readonly<Record<string, string>> = {
    '6.4': '6.4',
    ' r6.4 ': '6.4',
    '#r6.2b': '6.2b',
    'rule 5.1': '5.1',
    'Règle 5.1': '5.1',
    'rules 6.4': '6.4',
    'Rule no. 6.4': '6.4',
    '§ 9.6': '9.6',
    '§6.4': '6.4',
    'Section 4.3': '4.3',
    '5.1-mountain': '5.1-mountain',
    '11-rome-forts': '11-rome-forts',
    '16.5-turn-21': '16.5-turn-21',
    '6': '6',
    '11.20.3': '11.20.3',
    '§ 11.23': '11.23',
  };
  for (const [query, number] of Object.entries(numbers)) {
    it(`is read from ${JSON.stringify(query)}`, () => assert.equal(numberIn(query), number));
  }
  for (const query of ['', 'rome', '6.4 rivers', '320 BC', 'r', '6.', '1994']) {
    it(`is not seen in ${JSON.stringify(query)}`, () => assert.equal(numberIn(query), undefined));
  }
});

it('a number and those around it', () => {
  assert.deepEqual(numbersAround('11.23.9'), ['11.23.9', '11.23', '11']);
  assert.deepEqual(numbersAround('6.2b'), ['6.2b', '6']);
});

const FACETS = ['phase', 'nation', 'turn'];

describe('the query in the address', () => {
  it('is read, with several facets and several values of one', () => {
    assert.deepEqual(readQuery('?q=river&kind=rule,scene&nation=rome&turn=5&phase=combat', FACETS), {
      q: 'river',
      chosen: { kind: ['rule', 'scene'], phase: ['combat'], nation: ['rome'], turn: ['5'] },
    });
    assert.deepEqual(readQuery('?q=', FACETS), { q: '', chosen: {} });
    assert.equal(readQuery('?theme=dark', FACETS), undefined);
  });
  it('drops what it does not know', () => {
    assert.deepEqual(readQuery('?q=x&nation=%3Cb%3E&turn=3,3,,&theme=dark', FACETS), {
      q: 'x',
      chosen: { turn: ['3'] },
    });
    assert.equal(readQuery(`?q=${'x'.repeat(900)}`, FACETS)?.q.length, 200);
  });
  it('may be for all books', () => {
    assert.deepEqual(readQuery('?q=x&in=all', []), { q: 'x', chosen: {}, everywhere: true });
    const page = 'https://example.org/hispania/';
    const asked = writeQuery(page, { q: 'x', chosen: {}, everywhere: true }, []);
    assert.equal(asked, `${page}?q=x&in=all`);
    assert.equal(writeQuery(asked, undefined, []), page);
  });
  it('is written and taken away, and nothing else changes', () => {
    const page = 'https://example.org/hispania/rules/6-combat/?a=1#r6.4';
    const query = { q: 'le cid, hier', chosen: { kind: ['rule', 'scene'], nation: ['el-cid'] } } as const;
    const asked = writeQuery(page, query, FACETS);
    assert.equal(
      asked,
      'https://example.org/hispania/rules/6-combat/?a=1&q=le+cid,+hier&kind=rule,scene&nation=el-cid#r6.4',
    );
    assert.deepEqual(readQuery(new URL(asked).search, FACETS), query);
    assert.equal(writeQuery(asked, undefined, FACETS), page);
  });
});

describe('an excerpt', () => {
  const told = (text: string, ...stems: string[]) =>
    excerpt(text, new Set(stems))
      .map(({ text: part, mark }) => (mark ? `[${part}]` : part))
      .join('');
  it('marks what was asked, in whatever form it stands', () => {
    assert.equal(told('The Rivers of León, a river.', 'river', 'leon'), 'The [Rivers] of [León], a [river].');
    assert.equal(told('No more.', 'river'), 'No more.');
    assert.equal(told(''), '');
  });
  it('keeps what looks like markup as text', () =>
    assert.equal(told('<b>León</b> & more', 'leon'), '<b>[León]</b> & more'));
  it('is the part that says most, from the beginning of its sentence', () => {
    const many = 'A castle stands here. '.repeat(20);
    assert.equal(
      told(`${many}No castle retreats over a river. ${many}`, 'castl', 'retreat', 'river').slice(0, 46),
      '…No [castle] [retreats] over a [river]. A [castle]'.slice(0, 46),
    );
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
    <h2 id="play">How to play it</h2><ul><li>Wait.</li></ul><div data-pagefind-ignore>Findings.</div>
    <h2>Scenes</h2><p>Left out.</p>
    <nav>no</nav><footer>no</footer></main></body></html>`);

  it('tells its language and its title', () => {
    assert.equal(page.lang, 'fr');
    assert.equal(page.title, '6 Combat');
    assert.equal(page.lead, 'After movement.');
  });
  it('is cut into rules', () => {
    assert.deepEqual(page.rules, [
      { id: '6.4', title: 'Rivers', text: 'The Rome adds 2, it may. one two', links: ['/hispania/nations/rome/'] },
      { id: '6.4-bank', title: 'The bank', text: 'Bank & ford.', links: [] },
    ]);
  });
  it('gives the advice below its heading, without figures', () => assert.equal(page.advice, 'Wait.'));
});

/** A book with more nations than a letter has values, and with turns. */
const BOOK: SearchOfBook = {
  title: 'Book',
  kinds: [],
  facets: [
    { id: 'phase', title: 'Phase', values: ['income', 'combat', 'points'].map((id) => [id, id]) },
    {
      id: 'nation',
      title: 'Nation',
      values: [...Array.from({ length: 1300 }, (_, n) => `n-${n}`), 'rome', 'el-cid'].map((id) => [id, id]),
    },
    { id: 'turn', title: 'Turn', values: Array.from({ length: 40 }, (_, n) => [`${n + 1}`, `${n + 1}`]) },
  ],
  ranking: PLAIN,
  query: { stop: 'the which way', like: {}, means: {} },
};

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
    facets: { phase: [], nation: ['rome'], turn: [] },
    aliases: [],
  };

  it('keeps one of its names that read alike', () => {
    const named: SiteRecord = { ...rule, aliases: ['Château-fort', 'le Cid', 'châteaux forts', 'Le Cid'] };
    const [read] = unpacked(JSON.parse(packed([named], 'en', BOOK)) as Columns, 'en', '');
    assert.deepEqual(read?.aliases, ['Château-fort', 'le Cid']);
  });

  it('comes back from the file as it was, below the address of the site', () => {
    const leader: SiteRecord = {
      ...rule,
      id: 'el-cid',
      kind: 'leader',
      address: '/hispania/nations/el-cid/#leader-el-cid',
      aliases: ['Le Cid', 'Rodrigo'],
      facets: { phase: ['combat', 'points'], nation: ['rome'], turn: ['17'] },
    };
    const { number: _, ...unnumbered } = leader;
    const bank: SiteRecord = {
      ...rule,
      id: '6.4-bank',
      number: '6.4-bank',
      address: '/hispania/rules/6-combat/#r6.4-bank',
    };
    const page: SiteRecord = {
      ...unnumbered,
      id: 'odds',
      kind: 'page',
      address: '/hispania/odds/',
      path: '',
      facets: { phase: [], nation: [], turn: ['20', '21'] },
    };
    const other: SiteRecord = {
      ...page,
      id: 'map',
      lang: 'fr',
      address: '/hispania/map/',
      facets: { phase: [], nation: ['el-cid', 'rome'], turn: [] },
    };
    const asked: SiteRecord = { ...bank, asked: ['cross the water', 'banks', 'the bank', 'which way'] };
    const forts: SiteRecord = {
      ...rule,
      id: '11-rome-forts',
      number: '11.23.1',
      address: '/hispania/nations/rome/#r11-rome-forts',
    };
    const all = [rule, asked, forts, unnumbered, page, other];
    const read = unpacked(JSON.parse(packed(all, 'en', BOOK)) as Columns, 'en', '/site');
    assert.deepEqual(
      read,
      all.map((one) => ({
        ...one,
        asked: one === asked ? ['bank', 'cross water'] : [],
        address: `/site${one.address}`,
      })),
    );
  });
});

describe('values of facets in the file', () => {
  const page = (nations: readonly string[]): SiteRecord => ({
    id: 'all',
    kind: 'page',
    lang: 'en',
    title: 'All',
    path: '',
    address: '/all/',
    text: '',
    aliases: [],
    facets: { nation: nations },
  });

  it('come back however many a book has', () => {
    const [, nation] = BOOK.facets;
    const all = nation?.values.map(([id]) => id) ?? [];
    const [read] = unpacked(JSON.parse(packed([page(all)], 'en', BOOK)) as Columns, 'en', '');
    assert.deepEqual(read?.facets?.['nation'], all);
  });

  it('are those that the book names', () => {
    assert.throws(() => packed([page(['narnia'])], 'en', BOOK), /page all: nation has no value narnia/);
  });
});

describe('several books together', () => {
  const of = (id: string, ...titles: readonly string[]) => ({
    id,
    about: { title: id.toUpperCase() },
    find: finder(
      titles.map(
        (title, n): SiteRecord => ({
          id: `${n}`,
          kind: 'rule',
          lang: 'en',
          title,
          path: '',
          address: `/${id}/#r${n}`,
          text: '',
          number: `${n}`,
          aliases: [],
        }),
      ),
      { query: { stop: '', like: {}, means: {} } },
    ),
  });
  const books = [of('one', 'Retreat', 'A long retreat', 'Castles'), of('two', 'Retreat', 'Rivers')];

  it('give the best of each, then the next of each, and each hit says its book', () => {
    const found = together(books, { q: 'retreat', chosen: {} });
    assert.equal(found.count, 3);
    assert.deepEqual(
      found.hits(0, 9).map(({ book, title }) => [book, title]),
      [
        ['ONE', 'Retreat'],
        ['TWO', 'Retreat'],
        ['ONE', 'A long retreat'],
      ],
    );
    assert.deepEqual(Object.fromEntries(found.counts['kind'] ?? []), { rule: 3 });
  });

  it('lead with the rule whose number was typed, of each book that has it', () => {
    const found = together(books, { q: '2', chosen: {} });
    assert.equal(found.exact, '2');
    assert.deepEqual(
      found.hits(0, 1).map(({ book, title }) => [book, title]),
      [['ONE', 'Castles']],
    );
  });

  it('are one if it is one, whose hits need not say it', () => {
    const [one] = books;
    assert.ok(one);
    assert.deepEqual(
      together([one], { q: 'castles', chosen: {} })
        .hits(0, 1)
        .map(({ book }) => book),
      [undefined],
    );
  });

  it('look through the whole texts of each', () => {
    const { terms, books: texts } = together(books, { q: 'fort', chosen: {} }).inTexts();
    assert.equal(terms, 'fort');
    assert.deepEqual(
      texts.map(({ book, named, records }) => [book, named, records.length]),
      [
        ['one', 'ONE', 3],
        ['two', 'TWO', 2],
      ],
    );
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

describe('words as letters', () => {
  it('take less room, and come back as they were', () => {
    const texts = [
      'the river and the road and the castle & the fort',
      'by the river and the fort, the_river; Córdoba’s fort',
      '',
    ];
    const { letters, words, texts: short } = shorter(texts);
    assert.ok(short.join('').length < texts.join('').length);
    assert.ok(!letters.includes('&') && !letters.includes('_'));
    assert.deepEqual(short.map(longer({ letters, words })), texts);
  });

  it('are never letters of the text', () => {
    assert.throws(() => shorter(['это']), /letter/);
  });
});

describe('what players type', () => {
  const said = (id: string, ...asked: string[]): SiteRecord => ({
    id,
    kind: 'rule',
    lang: 'en',
    title: 'Rule',
    path: '',
    address: `/rules/#r${id}`,
    text: 'Units stand in a province.',
    aliases: [],
    asked,
  });
  const records = [said('1'), said('2', 'how many guys fit', 'get past'), said('3', 'guys', 'fit')];
  const book = { ...BOOK, query: { stop: 'how many', like: {}, means: { 'get past': 'slip by' } } };
  const file = JSON.parse(packed(records, 'en', book)) as Columns;
  const find = finder(unpacked(file, 'en', ''), book);
  const first = (q: string) => find({ q, chosen: {} }).records[0]?.id;

  it('finds what it is typed for, best where one phrase says it all', () =>
    assert.equal(first('guys fit province'), '2'));

  it('is read as a query is', () => assert.equal(first('get past units'), '2'));
});

describe('a query that is a title', () => {
  const rule = (id: string, title: string, ...aliases: string[]): SiteRecord => ({
    id,
    kind: 'rule',
    lang: 'fr',
    title,
    path: '',
    address: `/rules/#r${id}`,
    text: 'Un Château-fort a 3 dés. Chaque Château-fort stoppe 1 unité.',
    number: id,
    aliases,
  });
  const find = finder(
    [
      rule('5.3-castle', 'Passage en force devant un Château-fort', 'Château-fort'),
      rule('10.3-castle', 'Château-fort'),
    ],
    {
      query: { stop: 'un en', like: { forteresse: 'château fort' }, means: {} },
      ranking: { kinds: {}, standings: [{ begins: '10.', worth: 0.7 }] },
    },
  );
  const first = (q: string) => find({ q, chosen: {} }).records[0]?.id;

  for (const q of [
    'Château-fort',
    'château fort',
    'chateau fort',
    'châteaux-forts',
    'Châteaux forts',
    'un château fort',
  ])
    it(`has that title first, before one with the name beside its own: ${q}`, () =>
      assert.equal(first(q), '10.3-castle'));

  it('is so in its own words only: of an equivalent, the weights of both decide', () =>
    assert.equal(first('forteresse'), '5.3-castle'));

  it('finds the longer title by the longer query', () => assert.equal(first('passage château-fort'), '5.3-castle'));
});
