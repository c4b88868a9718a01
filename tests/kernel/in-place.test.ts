import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlace, onStates } from '../../src/kernel/in-place.ts';
import { act, type TinyFact, type TinyState, tiny } from './tiny.ts';
import { newGame } from './tiny-journal.ts';

test('a position in place asks, plays and takes back as the pure functions do', () => {
  const { start } = newGame();
  const position = inPlace<TinyState, TinyFact>(tiny, start);
  const bid = tiny.apply(start, act.bid(2));
  assert.ok(bid.state);
  assert.deepEqual(position.make(act.bid(2)).facts, bid.facts);
  assert.deepEqual(position.state(), bid.state);
  assert.deepEqual(position.decision(), tiny.decision(bid.state));
  assert.ok(position.make(act.bid(2)).refusal);
  assert.deepEqual(position.state(), bid.state, 'a refused action changes nothing');
  position.unmake();
  assert.deepEqual(position.state(), start);
  assert.throws(() => position.unmake(), RangeError);
});

test('a game with means of its own plays with them', () => {
  const own = onStates(tiny, newGame().start);
  assert.equal(inPlace({ ...tiny, inPlace: () => own }, newGame().start), own);
});
