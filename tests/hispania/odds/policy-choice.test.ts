import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Chosen } from '../../../src/books/hispania/odds/policy.ts';
import {
  aimId,
  aimOf,
  aimsFor,
  isUsual,
  readText,
  retreatId,
  retreatOf,
  textOf,
  withAims,
  withRetreat,
} from '../../../src/books/hispania/ui/odds/policy-choice.ts';

describe('how both sides decide, as it is chosen', () => {
  it('is written without what is as usual, so that equal choices are equal questions', () => {
    const best = withAims(withRetreat({}, 'defender', { below: 2 }), 'attacker', 'best');
    assert.deepEqual(best, { aims: { attacker: 'best' }, retreat: { defender: { below: 2 } } });
    assert.equal(
      JSON.stringify(withAims(withAims({}, 'defender', 'best'), 'attacker', 'best')),
      JSON.stringify(withAims(withAims({}, 'attacker', 'best'), 'defender', 'best')),
    );
    const back = withAims(withRetreat(best, 'defender', 'never'), 'attacker', 'default');
    assert.deepEqual([back, isUsual(back), isUsual(best)], [{}, true, false]);
  });
  it('offers one kind first where there is a choice, and what is chosen already', () => {
    assert.deepEqual(aimsFor(['infantry']), ['default', 'best']);
    assert.deepEqual(aimsFor(['castle', 'infantry']), ['default', 'best', 'first-infantry', 'first-castle']);
    assert.deepEqual(aimsFor(['infantry'], { first: 'knight' }), ['default', 'best', 'first-knight']);
    for (const id of aimsFor(['infantry', 'castle', 'fort'])) assert.equal(aimId(aimOf(id)), id);
    for (const id of ['never', 'below', 'winning']) assert.equal(retreatId(retreatOf(id)), id);
  });
  it('is remembered on the device; what cannot be read is as usual', () => {
    const all: readonly Chosen[] = [
      {},
      { aims: { attacker: 'best', defender: { first: 'castle' } } },
      { retreat: { attacker: { winning: 0.3 }, defender: { below: 12 } } },
    ];
    for (const chosen of all) assert.deepEqual(readText(textOf(chosen)), chosen);
    for (const text of [
      null,
      '',
      '[]',
      '{"aims":3}',
      '{"aims":{"attacker":"first-ruin"},"retreat":{"attacker":"below-0","defender":"winning-33"}}',
      '{"retreat":{"attacker":"below-99"}}',
      `{"aims":"${'x'.repeat(2000)}"}`,
      '{"__proto__":{"aims":{"attacker":"best"}}}',
    ])
      assert.deepEqual(readText(text), {}, `${text}`.slice(0, 60));
  });
});
