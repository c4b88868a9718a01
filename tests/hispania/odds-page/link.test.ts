import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Comparison,
  comparisonOf,
  copied,
  FIRST,
  MOST_BATTLES,
  nameFrom,
  removed,
} from '../../../src/books/hispania/ui/odds-page/comparison.ts';
import { isLink, linkOf, readLink } from '../../../src/books/hispania/ui/odds-page/link.ts';
import { PRESET_IDS, PRESETS } from '../../../src/books/hispania/ui/odds-page/presets.ts';
import { ODDS_PAGE } from '../../../src/books/hispania/words/en/odds-page.ts';
import type { Json } from '../../../src/kernel/contract.ts';
import { encode } from '../../../src/kernel/links.ts';

const named = (id: (typeof PRESET_IDS)[number]): Comparison => {
  const all = comparisonOf(PRESETS[id].map((one, i) => ({ ...one, name: ODDS_PAGE.named[id][i] ?? '' })));
  if (!all) throw new Error(id);
  return all;
};
const packed = async (value: unknown) => `#odds=${await encode(value as Json)}`;
const two = { attacker: { units: { infantry: 2 } }, defender: { units: { infantry: 2 } } };

describe('a link to a comparison', () => {
  for (const id of PRESET_IDS) {
    it(`brings back all of “${ODDS_PAGE.presets[id]}”`, async () => {
      const link = await linkOf(named(id));
      assert.ok(isLink(link));
      assert.match(link, /^#odds=[\w-]+$/);
      assert.ok(link.length < 400, `${link.length}`);
      assert.deepEqual(await readLink(link), { all: named(id), faults: [] });
    });
  }

  it('is short enough with as many battles as there is room for', async () => {
    let all: Comparison = named('retreat');
    while (all.length < MOST_BATTLES) all = copied(all, all[0].id)?.all ?? all;
    assert.equal(copied(all, 1), undefined);
    assert.ok((await linkOf(all)).length < 1000);
  });

  it('leaves out a battle that cannot be read, and says which and why', async () => {
    const link = await packed({
      v: 1,
      battles: [
        { battle: two },
        { battle: { ...two, defender: { units: { infantry: 99 } } } },
        { battle: two, by: { rounds: -1 } },
        { battle: two, name: 'a\u200bb' },
        7,
        { name: 'Last', battle: two },
      ],
    });
    const { all, faults } = await readLink(link);
    assert.deepEqual(
      all?.map(({ id, name }) => [id, name]),
      [
        [1, ''],
        [2, 'ab'],
        [3, 'Last'],
      ],
    );
    assert.deepEqual(
      faults.map(({ battle, fault }) => [battle, fault.code, fault.path]),
      [
        [1, 'not-written-right', 'defender.units.infantry'],
        [2, 'not-written-right', 'rounds'],
        [4, 'no-battle', ''],
      ],
    );
  });

  it('that is damaged as a whole has a fault with a name, and words for it', async () => {
    const good = await linkOf(named('castle'));
    const links: readonly (readonly [string, string])[] = [
      [good.slice(0, -8), 'damaged'],
      [`${good}%`, 'not-base64'],
      ['#odds=', 'not-base64'],
      [`#odds=${'A'.repeat(9000)}`, 'link-too-long'],
      [await packed(' '.repeat(50_000)), 'unfolds-too-large'],
      [await packed({ v: 1, battles: [] }), 'no-comparison'],
      [await packed({ v: 2, battles: [{ battle: two }] }), 'newer-link'],
      [await packed({ v: 1, battles: Array.from({ length: 7 }, () => ({ battle: two })) }), 'too-many-battles'],
      [
        await packed({ v: 1, battles: [{ battle: two, by: { retreat: { attacker: { winning: 0.3 } } } }] }),
        'not-an-integer',
      ],
      [await packed([[[[[[[[[1]]]]]]]]]), 'too-deep'],
      [await packed(null), 'no-comparison'],
      [await packed('odds'), 'no-comparison'],
    ];
    for (const [link, code] of links) {
      const { all, faults } = await readLink(link);
      assert.equal(all, undefined, code);
      assert.deepEqual(
        faults.map(({ fault }) => fault.code),
        [code],
      );
      for (const { fault } of faults) assert.match(ODDS_PAGE.link.why(fault), /^[A-Z].*\.$/);
    }
  });

  it('does not choke on any cut or turned letter of a good one', async () => {
    const good = await linkOf(named('retreat'));
    for (let i = 6; i < good.length; i++) {
      await readLink(good.slice(0, i));
      await readLink(`${good.slice(0, i)}${good[i] === 'A' ? 'B' : 'A'}${good.slice(i + 1)}`);
    }
  });

  it('is told from other fragments', () => {
    for (const other of ['', '#', '#_top', '#r6.4', '#oddsx', '#odds']) assert.equal(isLink(other), false);
  });
});

describe('the battles side by side', () => {
  it('are copied behind the one that is copied, without its name', () => {
    const all = named('castle');
    const copy = copied(all, 1);
    assert.deepEqual(
      copy?.all.map(({ id, name }) => [id, name]),
      [
        [1, '2 against 2'],
        [3, ''],
        [2, 'With a castle'],
      ],
    );
    assert.equal(copy?.id, 3);
    assert.deepEqual(copy?.all[1]?.battle, all[0].battle);
  });

  it('are removed, but for the last', () => {
    assert.deepEqual(
      removed(named('castle'), 1).map(({ id }) => id),
      [2],
    );
    assert.equal(removed(FIRST, 1), FIRST);
  });

  it('have names of one line, without what cannot be seen', () => {
    assert.equal(nameFrom('  To\n the \u202e end\u0000 '), 'To the end');
    assert.equal(nameFrom('x'.repeat(99)).length, 60);
  });
});
