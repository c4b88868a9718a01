import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCorrections } from '../../../src/books/hispania/engine/corrections.ts';
import {
  correctionsText,
  LONGEST_NAME,
  readCorrectionsFile,
} from '../../../src/books/hispania/engine/corrections-file.ts';
import { PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { type Corrections, dataSet, PUBLISHED, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { amountText, readAmount } from '../../../src/books/hispania/ui/corrections/amount.ts';
import { besideField, field, wrongIn } from '../../../src/books/hispania/ui/corrections/beside.ts';
import {
  edgeNow,
  edgeOf,
  setUpOf,
  withEdge,
  withIncome,
  withPoints,
  withSetUp,
  withUnits,
} from '../../../src/books/hispania/ui/corrections/edit.ts';
import { enteredIn, enteredOf, isEmpty } from '../../../src/books/hispania/ui/corrections/entered.ts';
import { ASIDE, KEY, keepOn, keptOn } from '../../../src/books/hispania/ui/corrections/kept.ts';
import { begin } from '../../../src/kernel/journal.ts';
import { parseSave } from '../../../src/kernel/save-format.ts';
import { toSave } from '../../../src/kernel/saves.ts';

const set = dataSet(PUBLISHED);
const codes = (all: Corrections) => wrongIn(set, all).map(({ fault, fields }) => [fault.code, ...fields].join(' '));

describe('an amount', () => {
  it('is read as people write it, in halves', () => {
    for (const [text, halves] of [
      ['0', 0],
      ['3', 6],
      ['1½', 3],
      ['½', 1],
      [' 1.5 ', 3],
      ['2,5', 5],
      ['2.0', 4],
      ['0,5', 1],
      ['12', 24],
    ] as const) {
      assert.deepEqual(readAmount(text), { is: 'amount', halves }, text);
    }
    assert.deepEqual(readAmount('  '), { is: 'nothing' });
    for (const text of ['x', '1.25', '-1', '½½', '1½5', '.', ',0', '1e3', '99999']) {
      assert.deepEqual(readAmount(text), { is: 'unreadable' }, text);
    }
  });

  it('is written as it is read', () => {
    for (let halves = 0; halves <= 40; halves++) {
      assert.deepEqual(readAmount(amountText(halves)), { is: 'amount', halves });
    }
    assert.equal(amountText(undefined), '');
  });
});

describe('an edit', () => {
  it('puts one value in, and takes it out without a trace', () => {
    let all = withPoints(withIncome({}, 'toledo', 8), 'rome', 5, 'seville', 0);
    assert.deepEqual(all, { income: { toledo: 8 }, points: { rome: { 5: { seville: 0 } } } });
    all = withPoints(withIncome(all, 'toledo', undefined), 'rome', 5, 'seville', undefined);
    assert.deepEqual(all, {});
  });

  it('takes a whole starting position over with the first unit that changes', () => {
    const at = { turn: 1, nation: 'celts', province: 'lisbon' } as const;
    const before = setUpOf({}, set, 1, 'celts');
    const all = withUnits({}, set, at, 'infantry', 3);
    assert.deepEqual(all.setUps?.[1]?.celts, { ...before, lisbon: { infantry: 3 } });
    assert.equal(withUnits(all, set, at, 'infantry', 0).setUps?.[1]?.celts?.lisbon, undefined);
    assert.deepEqual(withSetUp(all, 1, 'celts', undefined), {});
    // The place is empty: that is also a position, and can be played.
    const none = withSetUp({}, 1, 'celts', {});
    assert.deepEqual(tables(PUBLISHED, none).setUps[1].celts, {});
  });

  it('changes a border, its river, or makes one; what the set has is no correction', () => {
    const pair = ['seville', 'algarve'] as const;
    assert.deepEqual(edgeOf(set, pair), { river: null });
    const gone = withEdge({}, set, pair, null);
    assert.equal(tables(PUBLISHED, gone).borders.seville.algarve, undefined);
    assert.equal(edgeNow(gone, set, pair), null);
    const wet = withEdge(gone, set, pair, { river: 'tagus' });
    assert.deepEqual(tables(PUBLISHED, wet).borders.algarve.seville, { river: 'tagus' });
    assert.deepEqual(edgeNow(wet, set, ['algarve', 'seville']), { river: 'tagus' });
    assert.deepEqual(withEdge(wet, set, pair, { river: null }), {});
    const made = withEdge({}, set, ['lisbon', 'alcantara'], { river: 'tagus' });
    assert.deepEqual(tables(PUBLISHED, made).borders.alcantara.lisbon, { river: 'tagus' });
    assert.deepEqual(withEdge(made, set, ['alcantara', 'lisbon'], null), {});
    for (const one of [gone, wet, made]) assert.deepEqual(wrongIn(set, one), []);
  });
});

describe('what is wrong', () => {
  it('stands beside the field that it is about', () => {
    assert.deepEqual(codes(withIncome({}, 'valencia', 3)), [`contradicts-line ${field.income('valencia')}`]);
    const sum = wrongIn(set, withIncome({}, 'segovia', 3));
    assert.equal(besideField(sum, field.income('segovia')).length, 1);
    assert.equal(besideField(sum, field.income('avila'))[0]?.code, 'contradicts-sum');
    assert.equal(besideField(sum, field.income('toledo')).length, 0);
    assert.deepEqual(codes(withEdge({}, set, ['toledo', 'segovia'], null)), [
      `contradicts-line ${field.border('segovia', 'toledo')}`,
    ]);
    assert.deepEqual(codes(withPoints({}, 'galicians', 10, 'porto', 2)), [
      `contradicts-line ${field.points('galicians', 10, 'porto')}`,
    ]);
    const at = { turn: 1, nation: 'carthage', province: 'cartagena' } as const;
    assert.deepEqual(codes(withUnits({}, set, at, 'infantry', 2)), [
      `contradicts-line ${field.place(1, 'carthage', 'cartagena')}`,
    ]);
  });

  it('has a field for everything, whatever a file brings', () => {
    for (const all of [
      { points: { rome: { 4: { toledo: 2 } } } },
      { addBorders: [{ between: ['duero', 'galicia'] }] },
      { removeBorders: [['duero', 'galicia']] },
      { setUps: { 1: { celts: { toledo: { infantry: 9 } } } } },
    ] as readonly Corrections[]) {
      const wrong = wrongIn(set, all);
      assert.ok(wrong.length > 0, JSON.stringify(all));
      for (const { fields } of wrong) assert.ok(fields.length > 0, JSON.stringify(all));
    }
  });
});

describe('what was entered', () => {
  const all: Corrections = {
    income: { toledo: 8 },
    removeBorders: [['algarve', 'seville']],
    addBorders: [{ between: ['seville', 'algarve'], river: 'tagus' }],
    points: { rome: { 3: { toledo: 2 }, 5: { toledo: 2 } } },
    setUps: { 1: { celts: {} } },
  };

  it('is told in short, a border with another river once', () => {
    assert.deepEqual(enteredIn(all), {
      incomes: ['toledo'],
      borders: [['seville', 'algarve']],
      points: ['rome'],
      setUps: ['celts'],
    });
    assert.deepEqual(enteredOf(all, 'rome'), { points: [3, 5], setUps: [] });
    assert.deepEqual(enteredOf(all, 'celts'), { points: [], setUps: [1] });
    assert.equal(isEmpty(all), false);
    assert.equal(isEmpty({ points: { rome: {} } }), true);
  });

  it('comes back from a file as it was, with its name', () => {
    const { named } = readCorrectionsFile(correctionsText({ name: 'My copy', corrections: all }));
    assert.deepEqual(named, { name: 'My copy', corrections: all });
    assert.ok(readCorrections(named?.corrections, PUBLISHED).corrections);
  });
});

describe('a file', () => {
  const faults = (text: string) => readCorrectionsFile(text).faults?.map(({ code }) => code);

  it('is refused by name when it is something else, too large, damaged or newer', () => {
    assert.deepEqual(faults('{"is":"a save"}'), ['not-corrections']);
    assert.deepEqual(faults('[]'), ['not-corrections']);
    assert.deepEqual(faults('{"income":'), ['not-json']);
    assert.deepEqual(faults(`"${'x'.repeat(500_000)}"`), ['too-large']);
    assert.deepEqual(faults('{"is":"hispania-corrections","format":2}'), ['newer-corrections']);
    assert.deepEqual(faults('{"income":{"__proto__":2}}'), ['forbidden-key']);
    assert.deepEqual(faults('{"income":{"atlantis":2}}'), ['not-written-right']);
    assert.deepEqual(faults('{"income":{"toledo":41}}'), ['not-written-right']);
    assert.deepEqual(faults('{"is":"hispania-corrections","format":1,"name":3,"corrections":{}}'), [
      'not-written-right',
    ]);
    const many = Object.fromEntries(PROVINCES.map((id) => [id, 99]));
    assert.equal(faults(JSON.stringify({ income: many }))?.length, 8);
  });

  it('may be corrections alone, and has a name that fits a line', () => {
    assert.deepEqual(readCorrectionsFile('{"income":{"toledo":8}}').named, {
      name: '',
      corrections: { income: { toledo: 8 } },
    });
    const text = correctionsText({ name: ` a\u0000b${'x'.repeat(90)}`, corrections: {} });
    assert.equal(readCorrectionsFile(text).named?.name.length, LONGEST_NAME);
  });
});

describe('a game with corrections', () => {
  it('has them and its data set in its save, and is the same game again', () => {
    const options = { scenario: 'A', set: PUBLISHED, corrections: { income: { toledo: 8 } } };
    const { journal } = begin(hispania, { is: 'game', options, seed: 1 });
    assert.ok(journal);
    const { save } = parseSave(JSON.stringify(toSave(hispania, journal)), hispania);
    assert.ok(save && save.root.is === 'game');
    assert.deepEqual(save.root.options, options);
    assert.deepEqual(begin(hispania, save.root).journal?.start, journal.start);
    assert.equal(tables(journal.start.set, journal.start.corrections).provinces.toledo.income, 8);
  });
});

describe('the device', () => {
  const store = (kept: Record<string, string> = {}) => ({
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });

  it('keeps one list, and says so where it keeps nothing', () => {
    const one = store();
    assert.deepEqual(keptOn(one), { is: 'nothing' });
    const named = { name: 'Mine', corrections: { income: { toledo: 8 } } };
    assert.equal(keepOn(one, named), true);
    assert.deepEqual(keptOn(one), { is: 'list', named });
    assert.deepEqual(keptOn(undefined), { is: 'forbidden' });
    const full = {
      ...store(),
      setItem: () => {
        throw new Error('full');
      },
    };
    assert.equal(keepOn(full, named), false);
  });

  it('puts aside what it cannot read: nothing is written over', () => {
    const one = store({ [KEY]: '{"is":' });
    assert.equal(keptOn(one).is, 'damaged');
    assert.equal(one.kept[ASIDE], '{"is":');
  });
});
