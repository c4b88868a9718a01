import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTACKER_HITS, DEFENDER_HITS, TABLE_KINDS } from '../../../src/books/hispania/engine/data/combat.ts';

/** The tables as printed, a row for each target: plain and mountain for each kind that rolls. */
const PRINTED = {
  attacker: {
    columns: ['infantry', 'cavalry', 'knight', 'elite'],
    infantry: '7 8 4 8 5 6 6 7',
    elite: '8 9 5 9 6 7 8 9',
    cavalry: '7 8 4 8 5 6 7 8',
    knight: '8 9 5 9 6 7 8 9',
    castle: '8 9 5 9 6 7 8 9',
  },
  defender: {
    columns: ['infantry', 'elite', 'knight', 'castle'],
    infantry: '7 7 7 7 5 5 7 7',
    elite: '8 8 8 8 6 6 8 8',
    cavalry: '9 7 9 7 7 7 9 7',
    knight: '8 8 8 8 6 6 8 8',
  },
} as const;

test('the attacker needs what the table prints', () => {
  const { columns, ...rows } = PRINTED.attacker;
  for (const target of TABLE_KINDS) {
    const row = columns.flatMap((kind) => Object.values(ATTACKER_HITS[kind][target]));
    assert.equal(row.join(' '), rows[target], target);
  }
});

test('the defender needs what the table prints, cavalry as infantry', () => {
  const { columns, ...rows } = PRINTED.defender;
  for (const target of ['infantry', 'elite', 'cavalry', 'knight'] as const) {
    const row = columns.flatMap((kind) => Object.values(DEFENDER_HITS[kind][target]));
    assert.equal(row.join(' '), rows[target], target);
  }
  assert.deepEqual(DEFENDER_HITS.cavalry, DEFENDER_HITS.infantry);
});
