import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isReconstructed, type ValueRef } from '../../../src/books/hispania/engine/data/provenance.ts';
import { VALUES } from '../../../src/books/hispania/pages/values.ts';
import { faultOf, meant, type Row, refsOf, rows } from './numbers.ts';
import { numberOf, numbersOf, PAGES } from './prose.ts';

/** Numbers in the prose of sheets and chapters come from the data, or from a line of the rulebook. */
const TABLES = ['sheet-numbers', 'chapter-numbers'];
const ROWS = TABLES.flatMap(rows);
const told = ({ page, words, source }: Row) => `${page}: ${words} (${source})`;

describe('numbers in prose', () => {
  for (const page of Object.keys(PAGES)) {
    it(`of ${page} stand in a row each`, () => {
      const numbers = numbersOf(page);
      const own = ROWS.filter((row) => row.page === page).map((row) => ({ row, places: meant(row, numbers) }));
      const borne = new Set(own.flatMap(({ places }) => places));
      const astray = own.filter(({ places }) => places.length !== 1);
      const bare = numbers.filter((n) => !borne.has(n));
      assert.deepEqual(
        [
          ...astray.map(({ row, places }) => `${told(row)} is there ${places.length} times`),
          ...bare.map(({ line, at, text }) => {
            const [before, after] = [line.slice(0, at), line.slice(at + text.length)];
            return `no row for ${before.slice(-40)}[${text}]${after.slice(0, 40)}`;
          }),
        ],
        [],
        'Add, correct or remove these rows in sheet-numbers.tsv or chapter-numbers.tsv; numbers.ts explains them at its head',
      );
      assert.equal(borne.size, own.length, 'Remove a row, or show more words in it: two rows mean one number');
    });
  }

  it('are what the data says, or the line of the rulebook', () => {
    const wrong = ROWS.flatMap((row) => {
      const [found] = meant(row, numbersOf(row.page));
      const fault = found && faultOf(row, numberOf(found.text));
      return fault ? [`${told(row)}: ${fault}`] : [];
    });
    assert.deepEqual(wrong, [], 'Correct the number in the text, or the source in its row');
  });

  it('would be wrong if the data said otherwise', () => {
    const deaf = ROWS.filter((row) => {
      const [found] = meant(row, numbersOf(row.page));
      if (!found || /^R:\d+( & R:\d+)*$/.test(row.source)) return false;
      return faultOf(row, numberOf(found.text), (value) => 3 * value + 7) === undefined;
    });
    assert.deepEqual(deaf.map(told), [], 'Name the value itself in these rows: their sources do not depend on it');
  });

  it('of the list of nations are their order', () => {
    const text = readFileSync('content/en/hispania/rules/1-order-of-play.mdx', 'utf8');
    const listed = [...text.matchAll(/^(\d+)\. <Nation id="([^"]+)"/gm)].map(([, n, id]) => ({ order: Number(n), id }));
    assert.deepEqual(
      listed,
      Object.entries(VALUES.nations)
        .map(([id, { order }]) => ({ order, id }))
        .toSorted((a, b) => a.order - b.order),
      'List the nations in 1-order-of-play.mdx in the order of engine/data/nations.ts',
    );
  });

  it('are not typed where they are reconstructed', () => {
    const ours = ROWS.filter((row) => refsOf(row).some((ref: ValueRef) => isReconstructed(ref)));
    assert.deepEqual(
      ours.map(told),
      [],
      'Use a component such as <AtMost nation="badajoz" to="umayyads" />: these values are reconstructed and never typed',
    );
  });
});
