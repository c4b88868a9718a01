import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type Overlaps, overlapsOf, positionsOf, type Window } from '../../../scripts/overlaps/measure.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';

/** The number of names in a hundred that may find no room. */
const LEFT_OUT = 1;

/** The most crowded of 500 positions of recorded games (`npm run overlaps -- --write`): game and number of answers. */
const crowded = readFileSync(new URL('crowded.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

const states: readonly (readonly [string, State])[] = [...new Set(crowded.map(([game]) => game))].flatMap((game) => {
  const wanted = new Set(crowded.flatMap(([of, n]) => (of === game ? [Number(n)] : [])));
  return [...positionsOf(game, (n) => wanted.has(n))].map(([n, state]) => [`${game}, ${n}`, state] as const);
});

const measured = (window: Window): readonly (readonly [string, Overlaps])[] =>
  states.map(([at, state]) => [at, overlapsOf(state, window)]);

describe('the most crowded boards of recorded games', () => {
  it('are there', () => assert.equal(states.length, 20));

  for (const window of [1440, 'phone', 'phone, nearer'] as const)
    it(`have nothing on anything else: ${window}`, () => {
      for (const [at, { on, missing }] of measured(window)) assert.deepEqual([on, missing], [[], []], at);
    });

  // Counters of 30 px are too large there for every battle to stay clear of its neighbours; names do.
  it('have nothing on a name in a narrow window, and nearly all names', () => {
    const found = measured(1024);
    for (const [at, { on }] of found)
      assert.deepEqual(
        on.filter((pair) => !/^counters in .* and counters in /.test(pair)),
        [],
        at,
      );
    const [missing, names] = found.reduce(([a, b], [, one]) => [a + one.missing.length, b + one.names], [0, 0]);
    assert.ok((100 * missing) / names <= LEFT_OUT, `${missing} of ${names} names find no room`);
  });
});
