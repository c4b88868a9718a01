import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TOWNS } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { holdersOf, isHolders } from '../../../src/books/hispania-draco/ui/board/holders.ts';
import { BLUE, position, RED, YELLOW } from '../play.ts';

it('the holders of a position are a letter for each town: the highest garrison, revolts, an army', () => {
  const holders = holdersOf(
    position({
      garrisons: { osca: [YELLOW, BLUE], emerita: [BLUE, RED], salduba: [RED, 'legio'] },
      variants: ['legio-hispana'],
      revolts: { toletum: 2, lucus: 1 },
      armies: [{ at: 'lucus' }],
    }),
  );
  const signs = { osca: '3', emerita: '1', salduba: 'l', toletum: 'r', lucus: 'a', gades: '.' } as const;
  for (const [at, sign] of Object.entries(signs)) assert.equal(holders[TOWNS.indexOf(at as 'osca')], sign, at);
  assert.ok(isHolders(holders));
  for (const text of ['', holders.slice(1), `${holders}.`, holders.replace('a', 'x')])
    assert.ok(!isHolders(text), text);
});
