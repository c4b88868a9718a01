import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allHits, counted, hitsIn, isExcused, left } from './english-hits.ts';
import { PATTERNS } from './english-patterns.ts';
import { textsOfPage, textsOfWords } from './texts.ts';

const COMMAND = 'npm exec -- node tests/words/english-hits.ts --write';

describe('the English of the site', () => {
  const hits = allHits();
  const found = counted(hits);
  const table = left();

  for (const { name, instead } of PATTERNS) {
    const places = [...new Set([...found.keys(), ...table.keys()])].filter((place) => place.startsWith(`${name}\t`));
    const count = (place: string): number => found.get(place)?.length ?? 0;

    it(`has no more of “${name}” than the table`, () => {
      const more = places.filter((place) => count(place) > (table.get(place) ?? 0));
      const said = more.flatMap((place) => [
        `${count(place)} instead of ${table.get(place) ?? 0}:`,
        ...(found.get(place) ?? []).map(({ file, line, words }) => `  ${file}:${line}  ${words}`),
      ]);
      assert.equal(more.length, 0, `Write ${instead} (docs/style.md).\n${said.join('\n')}`);
    });

    it(`has no less of “${name}” than the table, so that it only goes down`, () => {
      const fewer = places.filter((place) => count(place) < (table.get(place) ?? 0));
      assert.deepEqual(fewer, [], `Better than the table: lower it with\n  ${COMMAND}`);
    });
  }

  it('has every place that is excused', () => {
    const unused = PATTERNS.flatMap((pattern) =>
      (pattern.excused ?? [])
        .filter(
          ({ file, words }) =>
            !hits.some((hit) => hit.pattern === pattern && hit.file === file && hit.words.includes(words)),
        )
        .map(({ file, words }) => `${pattern.name}: ${words}, in ${file}`),
    );
    assert.deepEqual(unused, [], 'Delete excuses of words that are gone');
  });
});

describe('a pattern of translated English', () => {
  const file = 'content/en/sample.mdx';
  for (const pattern of PATTERNS) {
    const find = (text: string): number => hitsIn(pattern, { file, line: 1, text }).length;
    it(`finds its sample: ${pattern.name}`, () => {
      assert.equal(find(pattern.sample.found), 1, pattern.sample.found);
      assert.equal(find(pattern.sample.passes), 0, pattern.sample.passes);
    });
  }

  it('is none in a book of which it is a word', () => {
    const [first] = PATTERNS;
    assert.ok(first);
    const pattern = { ...first, wordOf: ['sample'] };
    const find = (at: string): number => hitsIn(pattern, { file: at, line: 1, text: first.sample.found }).length;
    assert.equal(find('content/en/sample/rules/1.mdx'), 0);
    assert.equal(find('content/en/other/rules/1.mdx'), 1);
  });

  it('excuses words in one file only', () => {
    const [first] = PATTERNS;
    assert.ok(first);
    const pattern = { ...first, excused: [{ file, words: 'Somebody else', because: 'a sample' }] };
    const excused = (of: { file: string; text: string }): boolean | undefined =>
      hitsIn(pattern, { line: 1, ...of }).map(isExcused)[0];
    assert.equal(excused({ file, text: 'Somebody else plays.' }), true);
    assert.equal(excused({ file, text: 'Somebody plays.' }), false);
    assert.equal(excused({ file: 'content/en/other.mdx', text: 'Somebody else plays.' }), false);
  });
});

describe('texts that a reader sees', () => {
  it('are the lines of a page, without history, quotations, comments and components', () => {
    const page = [
      '---',
      'title: Seville',
      '---',
      "import Nation from 'nobody.astro';",
      '<Fragment slot="history">',
      'Nobody came.',
      '</Fragment>',
      '## 4.1 Basic limit',
      '<Table caption="Units" note="Limits">',
      '- **Turn 16:** <Nation id="seville" /> moves.<Ruling id="a" /> It says “nobody” (<Rid id="9.1" />, [try it](../nobody/)).',
      '{/* Nobody',
      'reads this. */}',
      '<History>Nobody.</History>',
    ].join('\n');
    assert.deepEqual(
      textsOfPage('page', page).map(({ line, text }) => [line, text]),
      [
        [2, 'Seville'],
        [8, 'Basic limit'],
        [9, 'Units. Limits'],
        [10, 'Turn 16: … moves. It says “…” (§, try it).'],
      ],
    );
  });

  it('are the strings and templates of the words, without ids, types and searched words', () => {
    const words = `
      import { nobody } from 'nobody here';
      // Nobody reads this.
      const a: 'a type' = { 'a key': 'A text', also: ['an alias'], forms: ['a form'], asked: 'a question' };
      const b = t\`\${n('el-cid')} has \${one ? 'a unit' : more}, “in words” (\${r('6.6')}).\`;
    `;
    assert.deepEqual(
      textsOfWords('words', words).map(({ line, text }) => [line, text]),
      [
        [4, 'A text'],
        [5, '… has …, “…” (§).'],
        [5, 'a unit'],
      ],
    );
  });
});
