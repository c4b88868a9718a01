import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import {
  type Cardboard,
  checked,
  ofStart,
  ofState,
  withPlace,
  withSide,
  withUnits,
} from '../../../src/books/reconquista/ui/assistant/cardboard.ts';
import { linkOf, readLink } from '../../../src/books/reconquista/ui/assistant/link.ts';
import { FIRST } from '../../../src/books/reconquista/ui/table/new-game.ts';

/** The position of a cardboard game as it is entered: every start, edits of it, what is wrong with it, its link. */

const faults = (board: Cardboard) => checked(board).faults.map(({ code, path }) => `${code} ${path}`);
const start = ofStart(9);

describe('a position that is entered', () => {
  it('is each of the 20 starts, with the options that were chosen', () => {
    for (let turn = 1; turn <= 20; turn++) {
      const { state } = checked(ofStart(turn, { ...FIRST, table: 'advanced', options: ['caution'], rulings: ['G1'] }));
      assert.ok(state);
      const { dice: _, ...game } = reconquista.setup(
        { start: turn, events: 'advanced', options: ['caution'], rulings: { G1: 'b' } },
        0,
      );
      assert.deepEqual({ ...state, dice: undefined }, { ...game, dice: undefined });
    }
  });

  it('changes piece by piece, and loses units that its new side cannot have', () => {
    let board = withPlace(start, 'leon', { city: 'muslim', fort: true, held: undefined });
    board = withSide(board, 'leon', 'held', 'christian');
    assert.deepEqual(faults(board), ['no-units places.leon.held']);
    board = withUnits(withUnits(board, 'leon', 'held', 'garrison', 2), 'leon', 'held', 'order', 1);
    assert.deepEqual(board.places.leon.held, { side: 'christian', units: { garrison: 2, order: 1 } });
    board = withSide(board, 'leon', 'held', 'muslim');
    assert.deepEqual(board.places.leon.held, { side: 'muslim', units: { garrison: 2 } });
    board = withUnits(withSide(board, 'leon', 'siege', 'christian'), 'leon', 'siege', 'army', 1);
    assert.deepEqual(faults(board), []);
    assert.deepEqual(checked(board).state?.places.leon, board.places.leon);
    board = withSide(board, 'leon', 'siege', undefined);
    assert.equal('siege' in board.places.leon, false);
  });

  it('is refused with the field that is wrong', () => {
    const bare = withPlace(start, 'leon', { city: undefined, fort: undefined, held: undefined });
    assert.deepEqual(faults(withPlace(bare, 'leon', { fort: true })), ['lone-fort places.leon.fort']);
    const cid = { side: 'christian', units: { 'el-cid': 1 } } as const;
    assert.deepEqual(faults(withPlace(bare, 'leon', { held: cid })), ['lone-cid places.leon.held']);
    const army = { side: 'christian', units: { army: 1, 'el-cid': 1 } } as const;
    assert.deepEqual(faults(withPlace(withPlace(bare, 'leon', { held: army }), 'oviedo', { held: army })), [
      'two-cids places',
    ]);
    assert.deepEqual(faults(withPlace(bare, 'leon', { siege: { side: 'muslim', units: { army: 1 } } })), [
      'two-sides places.leon',
    ]);
  });

  it('has only what its phase has', () => {
    const full: Cardboard = {
      ...start,
      revolt: 'aragon',
      event: { id: 'mercenaries', left: 2, awaited: true },
      points: 4,
    };
    const at = (phase: Cardboard['phase']) => checked({ ...full, phase }).state;
    assert.deepEqual([at('rebellion')?.revolt, at('rebellion')?.event, at('rebellion')?.points], [null, null, 0]);
    assert.deepEqual([at('event')?.revolt, at('event')?.event], ['aragon', null]);
    assert.deepEqual([at('spending')?.event, at('spending')?.points], [{ id: 'mercenaries', left: 2 }, 4]);
    assert.deepEqual([at('reaction')?.event, at('reaction')?.points], [{ id: 'mercenaries', left: 2 }, 0]);
    assert.deepEqual(at('sieges')?.event, { id: 'mercenaries' });
  });

  it('comes back from its link; another link names no position, and a damaged one none that can be read', async () => {
    const board: Cardboard = { ...ofStart(5, { ...FIRST, table: 'six' }), phase: 'reaction', revolt: 'aragon' };
    const { state } = checked(board);
    assert.ok(state);
    const found = await readLink(await linkOf(state));
    assert.deepEqual(found, ofState(state));
    assert.equal(await readLink('#leon'), undefined);
    assert.equal(await readLink('#position=zzzz'), null);
  });
});
