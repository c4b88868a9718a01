import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_OPEN } from '../../../src/ui/kept/site-keys.ts';
import { gameOpenIn } from '../../../src/ui/table/busy.ts';

describe('a game is open', () => {
  const lock = (mode: string, name = GAME_OPEN) => ({ name, mode });

  it('while a page holds its lock, or waits for it', () => {
    assert.equal(gameOpenIn({ held: [lock('shared')] }), true);
    assert.equal(gameOpenIn({ held: [lock('exclusive')], pending: [lock('shared')] }), true);
  });
  it('not because somebody waits until none is, nor for other locks', () => {
    assert.equal(gameOpenIn({ held: [lock('exclusive')], pending: [lock('exclusive')] }), false);
    assert.equal(gameOpenIn({ held: [lock('shared', 'another')] }), false);
    assert.equal(gameOpenIn({}), false);
  });
});
