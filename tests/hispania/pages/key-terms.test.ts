import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { COMBAT_KINDS, NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { TOKEN_TOTAL } from '../../../src/books/hispania/engine/data/tokens.sources.ts';
import { SPECIAL_CASTLES } from '../../../src/books/hispania/engine/data/tokens.ts';
import { countersOf } from '../../../src/books/hispania/pages/reference/counters.ts';
import { VALUES } from '../../../src/books/hispania/pages/values.ts';

const TEXT = readFileSync(new URL('../../../content/en/hispania/rules/key-terms.mdx', import.meta.url), 'utf8');
const DEFINED = [...TEXT.matchAll(/^- \*\*([^*]+)\.\*\* /gm)].flatMap(([, name = '']) =>
  name.toLowerCase().split(', '),
);

describe('key terms and conventions', () => {
  for (const term of [
    'active',
    'own',
    'ally',
    'enemy',
    'control',
    'empty',
    'adjacent',
    'unit',
    'stack',
    'destroy',
    'remove',
    'must',
    'may',
    'cannot',
    'bounds',
    'dice',
    'halves',
  ])
    it(`settle ${term}`, () => assert.ok(DEFINED.includes(term), DEFINED.join(', ')));
  it('say how bounds, dice and rounding read', () => {
    for (const words of ['4 or fewer', '7 or higher', 'at most', 'Rounding']) assert.ok(TEXT.includes(words), words);
  });
  it('cite rules that exist', () => {
    const cited = [...TEXT.matchAll(/<Rid id="([^"]+)"/g)].map(([, id = '']) => id);
    assert.ok(cited.length > 30);
    for (const id of cited) assert.ok(id in RULE_TABLE, id);
  });
});

describe('the components', () => {
  const [, components = ''] = TEXT.split('## Components');
  it('have the numbers of the data', () => {
    const provinces = Object.keys(VALUES.provinces).length;
    assert.ok(components.includes(`${provinces} provinces in 4 zones`));
    assert.ok(components.includes(`each of the ${NATIONS.length} nations`));
    assert.ok(components.includes(`${TOKEN_TOTAL.count} event tokens`));
    assert.ok(components.includes(`${SPECIAL_CASTLES} special castles`));
    assert.ok(components.includes('<Counters '));
  });
  it('count all counters of a nation, those of a later turn too', () => {
    assert.equal(countersOf('rome', 'elite'), VALUES.nations.rome.pool.elite);
    assert.equal(countersOf('aragon', 'knight'), 3);
    for (const nation of NATIONS)
      assert.ok(
        COMBAT_KINDS.some((kind) => countersOf(nation, kind) > 0),
        nation,
      );
  });
});
