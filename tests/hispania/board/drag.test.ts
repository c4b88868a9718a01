import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Drag,
  type DragEffect,
  type DragEvent,
  dragged,
  IDLE,
  type Laid,
  liftAt,
  SLIP,
} from '../../../src/books/hispania/ui/board/drag.ts';
import type { CounterState, Stack } from '../../../src/books/hispania/ui/board/types.ts';
import { layout, scaleOf, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';

function run(...events: readonly DragEvent[]): { readonly drag: Drag; readonly effects: readonly DragEffect[] } {
  const effects: DragEffect[] = [];
  let drag = IDLE;
  for (const event of events) {
    const [next, effect] = dragged(drag, event);
    drag = next;
    if (effect) effects.push(effect);
  }
  return { drag, effects };
}
const down: DragEvent = { is: 'down', pointer: 1, from: 'toledo', at: [100, 100] };
const away: DragEvent = { is: 'move', pointer: 1, at: [140, 100], over: 'cuenca' };

describe('dragging a stack', () => {
  it('lifts it when the pointer has moved, and drops it where it is let go', () => {
    assert.deepEqual(run(down, away).effects, [{ does: 'lift', from: 'toledo' }]);
    assert.deepEqual(run(down, away, { is: 'up', pointer: 1, over: 'segovia' }), {
      drag: IDLE,
      effects: [
        { does: 'lift', from: 'toledo' },
        { does: 'drop', from: 'toledo', to: 'segovia' },
      ],
    });
  });
  it('is a tap while the pointer stays', () => {
    const near: DragEvent = { is: 'move', pointer: 1, at: [100 + SLIP, 100], over: 'toledo' };
    assert.deepEqual(run(down, near, { is: 'up', pointer: 1, over: 'toledo' }), { drag: IDLE, effects: [] });
  });
  it('is put back by Escape, and by a second finger', () => {
    assert.deepEqual(run(down, away, { is: 'cancel' }).effects.at(-1), { does: 'put-back' });
    const second: DragEvent = { is: 'down', pointer: 2, from: 'toledo', at: [300, 300] };
    assert.deepEqual(run(down, away, second), {
      drag: IDLE,
      effects: [{ does: 'lift', from: 'toledo' }, { does: 'put-back' }],
    });
    // A tap that a second finger disturbs is none.
    assert.deepEqual(run(down, second), { drag: IDLE, effects: [] });
  });
  it('minds no pointer but its own, and none that began elsewhere', () => {
    assert.deepEqual(run({ ...down, from: undefined }, away), { drag: IDLE, effects: [] });
    assert.deepEqual(run(down, { ...away, pointer: 2 }).effects, []);
    assert.equal(run(down, away, { is: 'up', pointer: 2, over: 'segovia' }).drag.is, 'lifted');
  });
});

describe('a stack under the pointer', () => {
  const stack = (place: 'toledo' | 'cuenca', state: CounterState): Stack => ({
    place,
    counters: [{ id: place, nation: 'rome', kind: 'infantry', count: 2, state }],
  });
  const lie = (width: number, ...stacks: readonly Stack[]): Laid => ({
    stacks,
    labels: {},
    scale: scaleOf(WHOLE, width),
    unit: width / WHOLE.w,
  });
  const all = () => true;
  const at = layout.places.toledo.stack;
  it('is lifted by its counters', () => {
    assert.equal(liftAt(at, lie(960, stack('toledo', 'may')), all), 'toledo');
    assert.equal(liftAt([at[0] + 60, at[1]], lie(960, stack('toledo', 'may')), all), undefined);
  });
  it('lies still where it may not move', () => {
    assert.equal(liftAt(at, lie(960, stack('toledo', 'moved')), all), undefined);
    assert.equal(
      liftAt(at, lie(960, stack('toledo', 'may')), () => false),
      undefined,
    );
  });
  it('is never smaller than a finger', () => {
    const phone = lie(390, stack('toledo', 'may'));
    const reach = 21 / phone.unit;
    assert.equal(liftAt([at[0] + reach, at[1]], phone, all), 'toledo');
    assert.equal(liftAt([at[0] + reach * 1.2, at[1]], phone, all), undefined);
  });
  it('is the nearer one of two', () => {
    const both = lie(240, stack('toledo', 'may'), stack('cuenca', 'may'));
    assert.equal(liftAt(at, both, all), 'toledo');
    assert.equal(liftAt(layout.places.cuenca.stack, both, all), 'cuenca');
  });
});
