import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { handOf } from '../../../src/books/hispania/engine/options/tokens/hands.ts';
import { heldBy, isPlayed } from '../../../src/books/hispania/ui/table/panels/hand.ts';
import { askedIn } from './deciding-game.ts';

describe('a hand of event tokens', () => {
  it('holds each kind once, with what can be done with it or why not', () => {
    const { state, decision } = askedIn('B-advanced', 'window', ({ choices }) =>
      choices.some(({ kind }) => kind === 'play'),
    );
    assert.ok(isPlayed(state));
    let playable = 0;
    for (const seat of decision.by) {
      const held = heldBy(state, seat, decision);
      assert.equal(
        held.filter(({ token }) => token !== 'sign').reduce((sum, { count }) => sum + count, 0),
        handOf({ state }, seat).length,
      );
      for (const { plays, why } of held) {
        playable += plays.length;
        assert.equal(plays.length > 0, why === undefined);
        if (plays[0]) assert.ok(hispania.apply(state, { kind: 'play', fixed: plays[0].fixed, values: {} }).state);
      }
    }
    assert.equal(playable, decision.choices.filter(({ kind }) => kind === 'play').length);
  });
  it('can be looked at outside of a window, where nothing is to be played', () => {
    const { state } = askedIn('B-advanced', 'move', (_, { players = [] }) => players.some(({ tokens }) => tokens));
    const seat = state.players?.find(({ tokens }) => tokens)?.seat;
    assert.ok(seat);
    const held = heldBy(state, seat);
    assert.ok(held.length > 0);
    assert.ok(held.every(({ plays, why }) => plays.length === 0 && why === undefined));
  });
  it('says that the Sign of God has been used', () => {
    const { state } = askedIn(
      'A-standard',
      'move',
      ({ by }, { tally }) => tally.signs !== undefined && by.length === 1,
    );
    const [seat = ''] = state.tally.signs ?? [];
    assert.equal(heldBy(state, seat).find(({ token }) => token === 'sign')?.why?.code, 'sign-used');
  });
  it('is nothing in a game without tokens', () => {
    const { state } = askedIn('C-standard', 'move');
    assert.equal(isPlayed(state), state.options?.some((one) => one === 'tokens' || one === 'sign-of-god') ?? false);
  });
});
