import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import { hintAt } from '../../../src/books/hispania/ui/table/hint-at.ts';
import type { ShownHere } from '../../../src/books/hispania/ui/table/shown.ts';

const state = setup({ scenario: 'A' }, 1);
const hint = (kind: string, at: number, turn = 1, is = 'person'): number | undefined =>
  hintAt({
    state: { ...state, turn },
    seen: { decision: { kind } },
    journal: { at },
    sittings: [{ is }],
  } as unknown as ShownHere);

it('hints accompany the first turn of a person, but not the questions of a battle', () => {
  assert.equal(hint('move', 0), 0);
  assert.equal(hint('move', 1), 1);
  assert.equal(hint('battles', 4), 2);
  assert.equal(hint('retreat', 5), undefined);
  assert.equal(hint('aim', 5), undefined);
  assert.equal(hint('move', 9, 2), undefined);
  assert.equal(hint('move', 0, 1, 'computer'), undefined);
});
