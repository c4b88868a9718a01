import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_SET } from '../../../src/books/hispania/engine/data/sets.ts';
import { enteredIn, enteredOf } from '../../../src/books/hispania/ui/corrections/entered.ts';
import { CORRECTED } from '../../../src/books/hispania/words/en/corrected.ts';
import { DATA_SETS } from '../../../src/books/hispania/words/en/data-sets.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { text } from '../../../src/books/hispania/words/index.ts';

const all = {
  income: { toledo: 8, avila: 2 },
  removeBorders: [['algarve', 'seville']],
  points: { celts: { 3: { algarve: 4 }, 5: { algarve: 4 } } },
  setUps: { 1: { celts: {} } },
} as const;

test('a corrected game says what was entered, and what of it is about a nation', () => {
  assert.equal(
    CORRECTED.game(enteredIn(all)),
    'Played with corrected data: 2 incomes, 1 border, points of 1 nation and starting units of 1 nation.',
  );
  const { points, setUps } = enteredOf(all, 'celts');
  assert.equal(
    text(WORDS, CORRECTED.nation('celts', points, setUps)),
    'For the Celts: points of turns 3 and 5 and units at the start of turn 1.',
  );
  assert.deepEqual(CORRECTED.nation('rome', [], []), []);
});

test('data sets are told by name, and by what they have otherwise', () => {
  const none = { incomes: [], points: {}, setUps: { 1: [], 4: [] }, averages: [] } as const;
  assert.equal(
    DATA_SETS.differs({
      ...none,
      incomes: ['toledo', 'avila'],
      points: { celts: [3] },
      setUps: { 1: ['rome'], 4: ['rome'] },
    }),
    'Compared with the first set, it has other values for 2 incomes, the points of 1 nation and the set-up of 1 nation.',
  );
  assert.match(DATA_SETS.playedOn(DATA_SETS.sets[FIRST_SET].name), /first set/);
});
