import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TINY } from '../../src/books/tiny/ui/playable.ts';
import { sayingIn } from '../../src/books/tiny/ui/shelf/saying.ts';
import type { Json } from '../../src/kernel/contract.ts';

const saying = sayingIn();

test('the shelf says where a game stands by the summary that the table keeps', () => {
  const state = TINY.game.setup({ form: 'solitaire', players: 1 }, 1);
  assert.deepEqual(saying(TINY.summary(state) as unknown as Json), ['Round 1 of 4']);
  assert.deepEqual(saying({ turn: 4, lastTurn: 4, over: true }), ['The game is over']);
});

test('it says nothing of what says nothing: anybody may have written it', () => {
  for (const kept of [null, 7, {}, { turn: 'x', lastTurn: 4, over: false }] as Json[])
    assert.equal(saying(kept), undefined);
});
