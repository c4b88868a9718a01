import assert from 'node:assert/strict';
import test from 'node:test';
import { aimed } from '../../../src/books/hispania/ui/deciding/aiming.ts';

const KINDS = ['infantry', 'cavalry', 'castle'] as const;

test('a die taken from a target goes to another, also where nothing was aimed before', () => {
  assert.deepEqual(aimed({ infantry: 1 }, KINDS.slice(0, 2), 'infantry', 0, 1), { infantry: 0, cavalry: 1 });
  assert.deepEqual(aimed({ infantry: 2, cavalry: 1 }, KINDS, 'infantry', 1, 3), { infantry: 1, cavalry: 2, castle: 0 });
});

test('one more at a target is taken from the others in turn', () => {
  assert.deepEqual(aimed({ infantry: 2, cavalry: 1 }, KINDS, 'castle', 2, 3), { infantry: 0, cavalry: 1, castle: 2 });
  assert.deepEqual(aimed({ infantry: 1, cavalry: 1 }, KINDS, 'castle', 2, 2), { infantry: 0, cavalry: 0, castle: 2 });
});
