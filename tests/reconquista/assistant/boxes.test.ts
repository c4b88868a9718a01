import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proceed } from '../../../src/books/reconquista/engine/actions.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import { setup } from '../../../src/books/reconquista/engine/setup.ts';
import { BOXES } from '../../../src/books/reconquista/pages/reaction/flow.ts';
import { ofStart } from '../../../src/books/reconquista/ui/assistant/cardboard.ts';
import { boxesOf } from '../../../src/books/reconquista/ui/reaction/boxes.ts';
import { reactionOf, reactionOfStart } from '../../../src/books/reconquista/ui/reaction/position.ts';
import { isRetold } from '../../../src/books/reconquista/ui/table/retold.ts';

/** A reaction that is stepped through follows the arrows of the flow chart. */

/** The arrows of the chart, as `pages/reaction/flow.ts` draws them. */
const ARROWS: readonly string[] = [
  'region force',
  ...['city', 'fort', 'garrison', 'armies'].map((raised) => `force ${raised}`),
  'armies target',
  'target along',
  'along left',
  'left march',
  'march target',
  'target contact',
  'contact battle',
  'contact siege',
  'battle march',
  // A victor first takes armies along, and leaves one: step 6 of the list.
  'battle along',
  'siege along',
];

/** The facts of a reaction with dice of a seed, up to its end or to a question to the player. */
function played(start: number, seed: number) {
  const state = { ...reactionOfStart(start).start, dice: setup({ start }, seed).dice };
  const done = reconquista.apply(state, proceed());
  assert.ok(done.state);
  return done.facts.filter(isRetold);
}

describe('the boxes of a reaction in its flow chart', () => {
  it('begin with the region die, follow the arrows, and reach every box', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 600; seed++) {
      const facts = played(1 + (seed % 20), seed);
      const way = boxesOf(facts);
      assert.equal(way[0], 'region', `seed ${seed}`);
      for (const [i, box] of way.entries()) {
        seen.add(box);
        const step = `${way[i - 1]} ${box}`;
        if (i > 0) assert.ok(ARROWS.includes(step), `seed ${seed}: ${step} of ${way.join(' ')}`);
      }
    }
    assert.deepEqual([...seen].sort(), BOXES.map(({ step }) => step).sort());
  });

  it('say with each fact where the reaction is: at the march after a move, at the siege after a siege has begun', () => {
    for (let seed = 0; seed < 200; seed++) {
      const facts = played(1 + (seed % 20), seed);
      for (const [i, { kind }] of facts.entries()) {
        const here = boxesOf(facts.slice(0, i + 1)).at(-1);
        if (kind === 'moved') assert.equal(here, 'march');
        if (kind === 'met') assert.equal(here, 'target');
        if (kind === 'besieged') assert.equal(here, 'siege');
      }
    }
  });

  it('need a position that can have a reaction', () => {
    const board = ofStart(12);
    assert.equal(reactionOf(board)?.start.phase, 'reaction');
    const empty = { ...board, places: { ...board.places, porto: { held: { side: 'muslim', units: {} } } } } as const;
    assert.equal(reactionOf(empty), undefined);
    assert.throws(() => reactionOfStart(21));
  });
});
