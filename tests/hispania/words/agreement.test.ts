import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS, PLACES } from '../../../src/books/hispania/engine/data/ids.ts';
import { FACTS } from '../../../src/books/hispania/words/en/facts.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { STAGE } from '../../../src/books/hispania/words/en/stage.ts';
import { verbOf } from '../../../src/books/hispania/words/en/units.ts';
import { fact, text } from '../../../src/books/hispania/words/index.ts';
import type { Rich } from '../../../src/words/rich.ts';

/** Verbs agree with the units, the nation or the place that they tell of. */

const said = (rich: Rich): string => text(WORDS, rich);
const OWNERS = [...NATIONS, 'neutral'] as const;
/** The units of a sentence, and whether they are one. */
const TALLIES = [
  [{ infantry: 1 }, [], true],
  [{ castle: 1 }, [], true],
  [{}, ['viriathus'], true],
  [{ infantry: 2 }, [], false],
  [{ infantry: 1, knight: 1 }, [], false],
  [{ knight: 1 }, ['viriathus'], false],
] as const;

describe('the verb of units', () => {
  it('is that of their number, whichever nation they are of', () => {
    for (const owner of OWNERS) {
      for (const [units, leaders, one] of TALLIES) {
        assert.equal(verbOf(units, leaders, 'stand'), one ? 'stands' : 'stand');
        const stands = (is: 'stands' | 'holds' | 'left') => said(STAGE.stands(owner, { is, units, leaders }));
        assert.match(stands('stands'), one ? / stands\.$/ : / stand\.$/);
        assert.match(stands('holds'), one ? / holds the field\.$/ : / hold the field\.$/);
        assert.match(stands('left'), one ? / has retreated\.$/ : / have retreated\.$/);
        const left = said(STAGE.loss.left(owner, units, leaders, 'toledo'));
        assert.match(left, one ? / retreats to Toledo\.$/ : / retreat to Toledo\.$/);
        if (owner === 'neutral') continue;
        const arrived = { kind: 'arrived', rule: '3.2', nation: owner, place: 'toledo', units, leaders } as const;
        assert.match(said(fact(FACTS, arrived)), one ? / arrives in / : / arrive in /);
      }
    }
  });
});

describe('the verb of a place', () => {
  it('is plural of the Pyrenees only', () => {
    for (const place of PLACES) {
      assert.match(said(STAGE.verdict.yours(place, false)), place.endsWith('pyrenees') ? / are yours$/ : / is yours$/);
    }
    assert.equal(said(STAGE.verdict.yours('western-pyrenees', false)), 'The Western Pyrenees are yours');
  });
});
