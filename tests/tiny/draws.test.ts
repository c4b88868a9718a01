import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stay } from '../../src/books/tiny/engine/actions.ts';
import { tiny } from '../../src/books/tiny/engine/game.ts';
import type { Written } from '../../src/books/tiny/engine/position.ts';
import { begin, now, play, undoStop } from '../../src/kernel/journal.ts';
import { checkScene } from '../../src/kernel/runner.ts';
import { parseSave } from '../../src/kernel/save-format.ts';
import { replaySave, toSave } from '../../src/kernel/saves.ts';
import type { Scene, Step } from '../../src/kernel/scene.ts';

/** The last answer of a round, after which an event card is drawn. */
const LAST: Written = {
  form: 'competitive',
  phase: 'move',
  active: 'blue',
  places: { tower: { owner: 'blue', units: { infantry: 2 } } },
};

const scene = (step: Step): Scene => ({
  id: 'rain-comes',
  rules: ['8'],
  source: { own: true },
  position: LAST,
  seed: 1,
  line: [step],
  after: [{ is: 'value', of: 'card', args: [], equals: 'rain' }],
  tasks: [],
  wrong: [],
});
const faults = (step: Step) => checkScene(tiny, scene(step)).map(({ code, path }) => `${code} ${path}`);

describe('a card that a scene lays out', () => {
  it('comes up', () => {
    assert.deepEqual(faults({ action: stay(), draws: { event: ['rain'] } }), []);
  });

  it('is wanted exactly: one that is not drawn, too few, one that cannot come up, and a die instead are faults', () => {
    assert.deepEqual(faults({ action: stay(), draws: { event: ['rain', 'fog'] } }), ['not-drawn line.0']);
    assert.deepEqual(faults({ action: stay(), draws: { lot: ['rain'] } }), ['not-drawn line.0']);
    assert.deepEqual(faults({ action: stay() }), ['too-few-dice line.0']);
    assert.deepEqual(faults({ action: stay(), draws: { event: ['snow'] } }), ['die-does-not-fit line.0']);
    assert.deepEqual(faults({ action: stay(), dice: [2] }), ['die-does-not-fit line.0']);
  });
});

describe('a card that is drawn in a game', () => {
  const begun = begin(tiny, { is: 'position', position: LAST, seed: 1 });
  assert.ok(begun.journal);
  const played = play(tiny, begun.journal, stay(), { draws: { event: ['fog'] } });
  assert.ok(played.journal);

  it('stands in the save, and comes up when that is played again', () => {
    const { save, faults: unread } = parseSave(JSON.stringify(toSave(tiny, played.journal)), tiny);
    assert.ok(save, JSON.stringify(unread));
    assert.deepEqual(save.entries[0]?.draws, { event: ['fog'] });
    const again = replaySave(tiny, save);
    assert.ok(again.journal, JSON.stringify(again.broken));
    assert.equal(now(again.journal).card, 'fog');
    assert.equal(now(again.journal).dice.draws, undefined);
  });

  it('is not taken back, as a die is not', () => {
    assert.equal(undoStop(tiny, played.journal), 'dice');
  });
});
