import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/new-game.ts';
import { draftOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { finalScore, scoreOf } from '../../../src/books/hispania/engine/rules/final-score.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { gameAt, goneOn } from './games.ts';
import { open, read, told } from './set-up.ts';

const A: Options = { scenario: 'A', mode: 'advanced', seats: ['1', '2', '3', '4'] };

/** `seat points`, with a star for those who win; whole points. */
function finals(state: State): readonly string[] {
  const draft = draftOf(read(state));
  finalScore(draft);
  return told(draft.facts, 'final').map(({ seat, points, wins }) => `${seat} ${points / 2}${wins ? '*' : ''}`);
}

describe('the final score (15)', () => {
  it('takes the bid off: with a bid of 29 the Alans win 4 with 33 points and lose 2 with 27', () => {
    const with_ = (points: number) => gameAt(A, { of: { 3: ['alans'] }, kept: { alans: { points, bid: 58 } } });
    assert.equal(scoreOf(with_(66), '3'), 8);
    assert.equal(scoreOf(with_(54), '3'), -4);
  });

  it('takes the fixed score off: the Visigoths win 9 with 55', () => {
    const state = gameAt(A, { of: { 1: ['visigoths'] }, kept: { visigoths: { points: 110, bid: 92 } } });
    assert.equal(scoreOf(state, '1'), 18);
  });

  it('adds all nations of a player, the dead ones too, and what he has besides; the highest wins', () => {
    const state = gameAt(A, {
      of: { 1: ['carthage', 'celts'], 2: ['rome'], 3: ['visigoths'] },
      kept: {
        carthage: { points: 25, bid: 22, ended: true },
        celts: { points: 30, bid: 24 },
        rome: { points: 90, bid: 82 },
      },
    });
    const players = state.players?.map((player) => (player.seat === '2' ? { ...player, adjust: 3 } : player)) ?? [];
    assert.deepEqual(finals({ ...state, players }), ['1 4.5', '2 5.5*', '3 0', '4 0']);
  });

  it('is won by half a point, and shared by equals', () => {
    const of = { 1: ['carthage'], 2: ['rome'], 3: ['visigoths'], 4: ['castile'] } as const;
    const state = gameAt(A, { of, kept: { carthage: { points: 9 }, rome: { points: 8 }, visigoths: { points: 9 } } });
    assert.deepEqual(finals(state), ['1 4.5*', '2 4', '3 4.5*', '4 0']);
  });

  it('is below nothing where nobody earns what he paid', () => {
    const of = { 1: ['carthage'], 2: ['rome'], 3: ['visigoths'], 4: ['castile'] } as const;
    const bids = { carthage: { bid: 22 }, rome: { bid: 82 }, visigoths: { bid: 92 }, castile: { bid: 78 } };
    assert.deepEqual(finals(gameAt(A, { of, kept: bids })), ['1 -11*', '2 -41', '3 -46', '4 -39']);
  });

  it('is told when the last turn is over, with the bonus of scenario A', () => {
    const standard = gameAt({ scenario: 'A' }, { turn: 13, stage: 'end', places: {} });
    const { state, facts } = goneOn(standard);
    assert.equal(state.stage, 'over');
    assert.deepEqual(
      told(facts, 'final').map(({ seat, points, wins }) => [seat, points / 2, wins]),
      [
        ['1', 16, true],
        ['2', 8, false],
        ['3', 0, false],
        ['4', 3, false],
      ],
    );
  });

  it('ranks the players once the game is over, and not before', () => {
    const standard = gameAt({ scenario: 'A' }, { turn: 13, stage: 'end', places: {} });
    const { state } = goneOn(standard);
    const outcome = hispania.outcome(state);
    assert.equal(outcome?.is, 'ranking');
    assert.deepEqual(
      outcome.results.map(({ seat, score, rank }) => [seat, score / 2, rank]),
      [
        ['1', 16, 1],
        ['2', 8, 2],
        ['4', 3, 3],
        ['3', 0, 4],
      ],
    );
    assert.equal(hispania.outcome(gameAt({ scenario: 'A' })), undefined);
  });

  it('is nobody’s in a position that was written down', () => {
    assert.deepEqual(finals(open('castile', 'movement', { toledo: 'castile: infantry' })), []);
  });
});
