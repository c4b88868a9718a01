import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clause } from '../../../src/books/hispania/words/clause.ts';
import { HAND } from '../../../src/books/hispania/words/fr/hand.ts';
import { n, p } from '../../../src/books/hispania/words/marks.ts';
import { t } from '../../../src/words/rich.ts';

describe('a sentence as a clause', () => {
  it('begins small and has no full stop', () =>
    assert.deepEqual(clause(['Sans Chef, l’Infanterie s’arrête.'], []), ['sans Chef, l’Infanterie s’arrête']));
  it('keeps the first letter of a name, as text and as a mark', () => {
    assert.deepEqual(clause(['Hermeric stays.'], ['Hermeric']), ['Hermeric stays']);
    const marked = t`${n('rome')} controls ${p('toledo')}.`;
    assert.deepEqual(clause(marked, [])[0], marked[0]);
  });
  it('is not needed of a place out of reach, whose reason has no stop of its own', () =>
    assert.equal(HAND.outOfReach('Cette Infanterie a pris la mer.'), 'hors de portée. Cette Infanterie a pris la mer'));
});
