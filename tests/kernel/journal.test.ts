import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/kernel/contract.ts';
import { seeded } from '../../src/kernel/dice.ts';
import {
  begin,
  branch,
  jump,
  now,
  play,
  redo,
  restartPhase,
  stateAt,
  undo,
  undoStop,
} from '../../src/kernel/journal.ts';
import { act, type TinyFact, type TinyState, type TinyWritten, tiny } from './tiny.ts';
import { newGame, playAll } from './tiny-journal.ts';

const AUTO = { auto: true };
const POSITION: TinyWritten = {
  turn: 2,
  seat: 'south',
  phase: 'act',
  bid: 2,
  rolled: false,
  stones: { red: 2 },
  points: { north: 3, south: 0 },
  hidden: 5,
};

test('a root opens a new game, a position or a scene', () => {
  assert.deepEqual(now(newGame()).stones, { red: 3, blue: 2, white: 1 });
  const position = begin(tiny, { is: 'position', position: POSITION, seed: 7 });
  assert.ok(position.journal);
  assert.deepEqual(position.journal.start, { ...POSITION, dice: seeded(7) });
  const own = begin(tiny, { is: 'position', position: { ...POSITION, dice: seeded(3) } });
  assert.deepEqual(own.journal?.start.dice, seeded(3));
  const scene = begin(tiny, { is: 'scene', scene: 'x' }, tiny.position({ ...POSITION, turn: 4 }));
  assert.equal(scene.journal?.start.turn, 4);
});

test('a root that opens nothing says why', () => {
  const codes = (root: Parameters<typeof begin>[1]) => begin(tiny, root).faults?.map((f) => f.code);
  assert.deepEqual(codes({ is: 'game', options: null, seed: 1 }), ['bad-options']);
  assert.deepEqual(codes({ is: 'game', options: { stones: 'abc' }, seed: 1 }), ['bad-shape', 'bad-shape', 'bad-shape']);
  assert.deepEqual(codes({ is: 'position', position: { ...POSITION, bid: -1 } }), ['bad-shape']);
  assert.deepEqual(codes({ is: 'scene', scene: 'x' }), ['no-scene']);
  assert.deepEqual(begin(tiny, { is: 'scene', scene: 'x' }).faults?.[0]?.params, { scene: 'x' });
});

test('playing keeps what was asked and what happened, and changes no other journal', () => {
  const empty = newGame();
  const copy = structuredClone(empty);
  const played = play(tiny, empty, act.bid(2));
  assert.ok(played.journal);
  assert.deepEqual(empty, copy);
  assert.deepEqual(played.facts, [{ kind: 'bid', rule: 't1', seat: 'north', number: 2 }]);
  const [entry] = played.journal.entries;
  assert.equal(entry?.phase, '1-bid');
  assert.equal(entry?.rule, 't1');
  assert.deepEqual(entry?.by, ['north']);
  assert.equal(now(played.journal).bid, 2);
  // Shared, not copied: this is what makes keeping every state cheap.
  assert.equal(now(played.journal).stones, empty.start.stones);
});

test('a refusal plays nothing', () => {
  const { refusal, journal } = play(tiny, newGame(), act.take({ red: 1 }));
  assert.equal(refusal?.code, 'more-than-bid');
  assert.equal(journal, undefined);
});

test('dice laid out fall in this action and no other', () => {
  const journal = playAll(newGame(), act.bid(2), [act.roll, { given: [6, 5, 4] }]);
  assert.equal(now(journal).points.north, 11);
  assert.deepEqual(now(journal).dice.given, []);
  assert.equal(journal.entries[1]?.rolled, 2);
});

test('undo goes back to the start and says so', () => {
  let journal = playAll(newGame(), act.bid(2), act.take({ red: 1 }));
  assert.equal(undoStop(tiny, journal), undefined);
  journal = undo(tiny, undo(tiny, journal));
  assert.equal(journal.at, 0);
  assert.equal(undoStop(tiny, journal), 'start');
  assert.equal(undo(tiny, journal), journal);
  assert.equal(undoStop(tiny, journal, { unlimited: true }), 'start');
});

test('undo stops at dice; dice laid out are dice; none rolled are none', () => {
  const rolled = playAll(newGame(), act.bid(2), act.roll, act.take({ red: 1 }));
  assert.equal(undoStop(tiny, rolled), undefined);
  assert.equal(undo(tiny, rolled).at, 2);
  assert.equal(undoStop(tiny, undo(tiny, rolled)), 'dice');
  assert.equal(undo(tiny, undo(tiny, rolled)).at, 2);
  assert.equal(undoStop(tiny, playAll(newGame(), act.bid(1), [act.roll, { given: [3] }])), 'dice');
  assert.equal(undoStop(tiny, playAll(newGame(), act.bid(0), act.roll)), undefined);
});

test('undo stops at what one seat was shown', () => {
  assert.equal(undoStop(tiny, playAll(newGame(), act.bid(0), act.look)), 'secret');
});

test('undo stops where another seat has answered', () => {
  const bid = playAll(newGame(), act.bid(0), act.done);
  assert.equal(undoStop(tiny, bid), undefined, 'south was asked, but has not answered');
  const answered = playAll(bid, act.pass);
  assert.equal(undoStop(tiny, answered), undefined, 'south may take the pass back');
  assert.equal(undoStop(tiny, undo(tiny, answered)), 'seat', 'but not what north did before it, even now');
});

test('a pass that the page made does not count, and goes back and forth with the answer before it', () => {
  const bid = playAll(newGame(), act.bid(0), act.done, [act.pass, AUTO]);
  assert.equal(undoStop(tiny, bid), undefined);
  assert.equal(undo(tiny, bid).at, 1);
  assert.equal(redo(undo(tiny, bid)).at, 3);
  const next = playAll(bid, act.bid(1));
  assert.equal(undo(tiny, next).at, 3, 'south takes back the bid');
  assert.equal(undoStop(tiny, undo(tiny, next)), 'seat', 'and goes no further: north played before');
  const dice = playAll(newGame(), act.bid(1), act.roll, act.done, [act.pass, AUTO]);
  assert.equal(undo(tiny, dice).at, 2);
  assert.equal(undoStop(tiny, undo(tiny, dice)), 'dice');
});

test('a pass that the page made between two answers of one seat stops nothing', () => {
  const journal = playAll(newGame(), act.bid(2), [act.take({ red: 1 }), AUTO], act.take({ blue: 1 }));
  const entries = journal.entries.map((entry) => ({ ...entry, by: [entry.auto ? 'south' : 'north'] }));
  const back = undo(tiny, { ...journal, entries });
  assert.equal(back.at, 2);
  assert.equal(undoStop(tiny, back), undefined);
  assert.equal(undo(tiny, back).at, 0);
});

test('unlimited undo crosses every boundary', () => {
  let journal = playAll(newGame(), act.bid(1), act.roll, act.look, act.done, act.pass, act.bid(2));
  for (let at = 5; at >= 0; at--) {
    journal = undo(tiny, journal, { unlimited: true });
    assert.equal(journal.at, at);
  }
});

test('redo brings back what was taken back until something else is played', () => {
  const journal = playAll(newGame(), act.bid(2), act.take({ red: 1 }), act.take({ blue: 1 }));
  const back = undo(tiny, undo(tiny, journal));
  assert.deepEqual(redo(redo(back)), journal);
  assert.equal(redo(journal), journal);
  assert.equal(redo(playAll(back, act.take({ red: 1 }))).at, 3, 'the same action is a redo');
  const otherwise = playAll(back, act.take({ red: 2 }));
  assert.equal(otherwise.entries.length, 2);
  assert.equal(redo(otherwise), otherwise);
  assert.equal(play(tiny, back, act.bid(1)).refusal?.code, 'not-offered');
});

test('a redo by playing gives the facts again', () => {
  const journal = playAll(newGame(), act.bid(2), act.take({ red: 1 }));
  assert.deepEqual(play(tiny, undo(tiny, journal), act.take({ red: 1 })).facts, journal.entries[1]?.facts);
});

test('a phase is restarted as far as undo may go', () => {
  const journal = playAll(newGame(), act.bid(2), act.take({ red: 1 }), act.take({ blue: 1 }));
  assert.equal(restartPhase(tiny, journal).at, 1);
  assert.equal(restartPhase(tiny, restartPhase(tiny, journal)).at, 1);
  const rolled = playAll(
    newGame(),
    act.bid(2),
    act.take({ red: 1 }),
    act.roll,
    act.take({ blue: 1 }),
    act.take({ red: 1 }),
  );
  assert.equal(restartPhase(tiny, rolled).at, 3);
  assert.equal(restartPhase(tiny, rolled, { unlimited: true }).at, 1);
});

test('after the end, the last phase is restarted', () => {
  const position = { ...POSITION, turn: 6, phase: 'act' as const };
  const { journal } = begin(tiny, { is: 'position', position, seed: 1 }) as { journal: ReturnType<typeof newGame> };
  const over = playAll(journal, act.done, [act.pass, AUTO]);
  assert.equal(tiny.decision(now(over)), undefined);
  assert.equal(restartPhase(tiny, over).at, 0);
});

test('jump goes anywhere, branch ends there', () => {
  const journal = playAll(newGame(), act.bid(2), act.roll, act.take({ red: 1 }));
  assert.equal(jump(journal, 1).at, 1);
  assert.equal(jump(journal, -3).at, 0);
  assert.equal(jump(journal, 99).at, 3);
  assert.equal(now(jump(journal, 1)), stateAt(journal, 1));
  const twig = branch(journal, 1);
  assert.deepEqual([twig.at, twig.entries.length, journal.entries.length], [1, 1, 3]);
  assert.equal(redo(twig), twig);
});

test('in a window of several seats no one knows who answered, so that it counts as another', () => {
  const window = {
    ...tiny,
    decision: () => ({ ...(tiny.decision(newGame().start) as object), by: ['north', 'south'] }),
  };
  const once = play(window as unknown as typeof tiny, newGame(), act.bid(2));
  assert.ok(once.journal);
  const twice = play(window as unknown as typeof tiny, once.journal, act.take({ red: 1 }));
  assert.ok(twice.journal);
  assert.equal(undoStop(tiny, undo(tiny, twice.journal)), 'seat');
});

/** The tiny game with the number of each bid written in secret by the seat before: what it was is shown when stones are taken. */
const sealed = {
  ...tiny,
  apply(state: TinyState, action: Action) {
    const applied = tiny.apply(state, action);
    if (action.kind !== 'take' || applied.refusal) return applied;
    return { ...applied, facts: [{ kind: 'looked', rule: 't4', hidden: state.hidden } as TinyFact] };
  },
};

test('undo stops at an answer that has shown what was hidden, and at none that would have shown the same', () => {
  const journal = playAll(newGame(), act.bid(2), act.take({ red: 1 }));
  assert.equal(undoStop(tiny, journal), undefined);
  const again = play(sealed, undo(tiny, journal), act.take({ blue: 1 }));
  assert.ok(again.journal);
  assert.equal(undoStop(sealed, again.journal), 'secret');
  assert.equal(undoStop(sealed, again.journal, { unlimited: true }), undefined);
  assert.equal(undo(sealed, again.journal), again.journal);
});

test('undo stops at the last answer to a question of several seats, but not where the page passed without asking', () => {
  const journal = playAll(newGame(), act.bid(2), act.take({ red: 1 }), act.take({ blue: 1 }));
  const by = [['north'], ['north', 'south'], ['south']];
  const asked = (auto: object) => ({
    ...journal,
    entries: journal.entries.map((entry, i) => ({ ...entry, rule: 't3', by: by[i] ?? [], ...(i === 1 ? auto : {}) })),
  });
  assert.equal(undoStop(tiny, asked({})), 'secret');
  assert.equal(undoStop(tiny, asked(AUTO)), undefined);
});
