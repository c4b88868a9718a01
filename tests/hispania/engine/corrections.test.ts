import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TABLES } from '../../../src/books/hispania/check/draw.ts';
import { CHECK } from '../../../src/books/hispania/check/index.ts';
import { readCorrections } from '../../../src/books/hispania/engine/corrections.ts';
import { MOST_HALVES } from '../../../src/books/hispania/engine/data/corrections.ts';
import {
  COMBAT_KINDS,
  NATIONS,
  PROVINCES,
  type ProvinceId,
  RIVERS,
} from '../../../src/books/hispania/engine/data/ids.ts';
import type { SetUp } from '../../../src/books/hispania/engine/data/scenarios.ts';
import {
  type Corrections,
  DATA_SET_NAMES,
  type DataSet,
  dataSet,
  PUBLISHED,
  sameBorder,
} from '../../../src/books/hispania/engine/data/sets.ts';
import { firstState } from '../../../src/books/hispania/engine/first-state.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { MOST_UNITS } from '../../../src/books/hispania/ui/corrections/amount.ts';
import { besideField, field, wrongIn } from '../../../src/books/hispania/ui/corrections/beside.ts';
import { fault as faultWords, faultWordsOf } from '../../../src/books/hispania/words/faults.ts';
import { text, wordsOf } from '../../../src/books/hispania/words/index.ts';
import { IN_PASSING } from '../../../src/kernel/check/check.ts';
import { playFrom } from '../../../src/kernel/check/play.ts';
import { type Roller, randomInt, roller } from '../../../src/kernel/dice.ts';
import { begin } from '../../../src/kernel/journal.ts';

const set = dataSet(PUBLISHED);
const codes = (corrections: unknown) =>
  (readCorrections(corrections, PUBLISHED).faults ?? []).map(({ code, path }) => `${code} ${path}`);
const celts = (places: object): Corrections => ({ setUps: { 1: { celts: places } } }) as Corrections;
const rome = (places: SetUp['rome'] & object): Corrections => ({
  setUps: { 4: { rome: { ...set.setUps[4].rome, ...places } } },
});

describe('corrections with which no game could begin', () => {
  it('are refused by name: kinds that a nation has no counters of, two forts, nations of other turns', () => {
    assert.deepEqual(codes(celts({ algarve: { elite: 1 } })), ['no-counters setUps.1.celts.algarve']);
    assert.deepEqual(codes(celts({ algarve: { castle: 1 } })), ['no-counters setUps.1.celts.algarve']);
    assert.deepEqual(codes(rome({ barcelona: { fort: 2 } })), ['two-works setUps.4.rome.barcelona']);
    assert.deepEqual(codes({ setUps: { 1: { rome: { duero: { elite: 1 } } } } }), [
      'both-set-up setUps.1.rome.duero',
      'not-there-then setUps.1.rome.duero',
    ]);
    assert.deepEqual(
      codes({ setUps: { 4: { iberians: { lisbon: { infantry: 1 } } } } }).at(-1),
      ['not-there-then setUps.4.iberians.lisbon'][0],
    );
    const galicians = { ...set.setUps[1].galicians, galicia: { infantry: 3 }, asturias: { infantry: 3 } };
    assert.deepEqual(codes({ setUps: { 1: { galicians } } }), [
      'more-than-counters setUps.1.galicians.galicia',
      'more-than-counters setUps.1.galicians.asturias',
      'more-than-counters setUps.1.galicians.porto',
      'more-than-counters setUps.1.galicians.duero',
    ]);
  });

  it('stand beside the field that is wrong, in words', async () => {
    const [words, said] = [await wordsOf('en'), await faultWordsOf('en')];
    const wrong = wrongIn(set, celts({ algarve: { elite: 1 } }));
    const [fault] = besideField(wrong, field.place(1, 'celts', 'algarve'));
    assert.ok(fault);
    assert.equal(text(words, faultWords(said, fault)), 'The game has no elites of the Celts.');
  });

  it('are not those that say that nothing stands somewhere', () => {
    for (const places of [{ algarve: { infantry: 0 } }, { algarve: {} }, { algarve: { infantry: 1, elite: 0 } }, {}]) {
      assert.deepEqual(codes(celts(places)), [], JSON.stringify(places));
      for (const options of TABLES) {
        const root = { is: 'game', options: { ...options, corrections: celts(places) }, seed: 1 } as const;
        assert.equal(begin(hispania, root).faults, undefined, JSON.stringify(places));
      }
    }
  });
});

describe('the sentences of corrections', () => {
  it('are no other’s: no code of theirs is a code of a file or a position too', async () => {
    const { FAULTS, CORRECTION_FAULTS } = await faultWordsOf('en');
    assert.deepEqual(
      Object.keys(CORRECTION_FAULTS).filter((code) => Object.hasOwn(FAULTS, code)),
      [],
    );
  });

  it('count gold and points in halves where they are said in a new game, too', async () => {
    const said = await faultWordsOf('en');
    const words = await wordsOf('en');
    const params = { line: 360, known: 4, given: 3 };
    for (const path of ['income.valencia', 'corrections.income.valencia']) {
      const told = text(words, faultWords(said, { code: 'contradicts-line', path, params }));
      assert.equal(told, 'The rulebook, line 360, says 2 gold; you entered 1½ gold.');
    }
  });
});

/** Corrections as anybody may enter them in the form: what it has fields for, within what its fields take. */
function anyCorrections(on: DataSet, dice: Roller): Corrections {
  const one = <T>(list: readonly T[]): T => list[randomInt(dice, 0, list.length - 1)] as T;
  const few = (most: number): readonly number[] => Array.from({ length: randomInt(dice, 0, most) }, (_, i) => i);
  const half = () => randomInt(dice, 0, MOST_HALVES);
  const count = () => (randomInt(dice, 0, 9) === 0 ? randomInt(dice, 0, MOST_UNITS) : randomInt(dice, 0, 3));
  const turns = [...on.scoringTurns, randomInt(dice, 1, 21)];
  const pair = (): readonly [ProvinceId, ProvinceId] => [one(PROVINCES), one(PROVINCES)];
  const setUp = (turn: 1 | 4): SetUp =>
    Object.fromEntries(
      few(2).map(() => {
        const there = Object.keys(on.setUps[turn]) as (typeof NATIONS)[number][];
        const nation = randomInt(dice, 0, 3) === 0 ? one(NATIONS) : one(there);
        const before = on.setUps[turn][nation] ?? {};
        const own = Object.keys(before) as ProvinceId[];
        const places = few(3).map((): [ProvinceId, object] => [
          own.length > 0 && randomInt(dice, 0, 1) === 0 ? one(own) : one(PROVINCES),
          Object.fromEntries(few(2).map(() => [one(COMBAT_KINDS), count()])),
        ]);
        return [nation, { ...before, ...Object.fromEntries(places) }];
      }),
    );
  const removeBorders = few(4).map(() => one(on.borders).between);
  const addBorders = few(3).map(() => ({
    between: pair(),
    ...(randomInt(dice, 0, 2) === 0 && { river: one(RIVERS) }),
  }));
  const some = <T>(value: T): T | undefined => (randomInt(dice, 0, 2) === 0 ? value : undefined);
  const all = {
    income: some(Object.fromEntries(few(3).map(() => [one(PROVINCES), half()]))),
    addBorders: some(addBorders.filter(({ between: [a, b] }) => a !== b)),
    removeBorders: some(removeBorders.filter((a, i) => !removeBorders.slice(0, i).some((b) => sameBorder(a, b)))),
    points: some(Object.fromEntries(few(2).map(() => [one(NATIONS), { [one(turns)]: { [one(PROVINCES)]: half() } }]))),
    setUps: { 1: setUp(1), 4: setUp(4) },
  };
  return JSON.parse(JSON.stringify(all)) as Corrections;
}

describe('any corrections within what the form takes', () => {
  it('are either told what is wrong with them, beside a field, or every scenario begins and is played with them', () => {
    let [right, wrong] = [0, 0];
    for (let seed = 1; seed <= 48; seed++) {
      const dice = roller(seed);
      const name = DATA_SET_NAMES[seed % DATA_SET_NAMES.length] ?? PUBLISHED;
      const corrections = anyCorrections(dataSet(name), dice);
      const { faults } = readCorrections(corrections, name);
      if (faults) {
        wrong++;
        for (const { fields } of wrongIn(dataSet(name), corrections)) assert.ok(fields.length > 0, `seed ${seed}`);
        continue;
      }
      right++;
      for (const options of TABLES) {
        const start = firstState({ ...options, set: name, corrections }, seed);
        assert.equal(hispania.position(start).faults, undefined, `seed ${seed}`);
      }
      const table = TABLES[right % TABLES.length];
      assert.ok(table);
      playFrom(CHECK, firstState({ ...table, set: name, corrections }, seed), { seed, care: IN_PASSING, most: 20 });
    }
    assert.ok(right > 8 && wrong > 8, `${right} right, ${wrong} wrong`);
  });
});
