import assert from 'node:assert/strict';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { begin, type Journal, jump, now, play, undo } from '../../../src/kernel/journal.ts';
import { parseSave } from '../../../src/kernel/save-format.ts';
import { replaySave, toSave } from '../../../src/kernel/saves.ts';

/** A whole game in a journal: saved and loaded it plays again to the same hashes, and undo never goes where it may not. */

/** The journal of a game that was played. */
export function journalOf(options: Options, seed: number, actions: readonly Action[]): Journal<State> {
  const begun = begin(hispania, { is: 'game', options, seed });
  assert.deepEqual(begun.faults, undefined, 'a game that does not begin');
  let journal = begun.journal as Journal<State>;
  for (const action of actions) {
    const played = play(hispania, journal, action);
    assert.ok(played.journal, JSON.stringify(played.refusal));
    journal = played.journal;
  }
  return journal;
}

/** Saves the game in its middle and at its end, and plays each save again: the same state, and nothing lost. */
export function checkSaved(journal: Journal<State>): void {
  for (const at of [Math.floor(journal.entries.length / 2), journal.entries.length]) {
    const here = jump(journal, at);
    const { save, faults } = parseSave(JSON.stringify(toSave(hispania, here)), hispania);
    assert.deepEqual(faults, undefined, 'a save that cannot be read');
    if (!save) continue;
    const again = replaySave(hispania, save);
    assert.deepEqual(again.broken, undefined, 'a save that plays otherwise');
    if (again.journal) assert.equal(hash(now(again.journal)), hash(now(here)));
  }
}

/** From every point: undo takes back no dice, nothing that a seat was shown alone, and no answer across another's. */
export function checkUndo(journal: Journal<State>): void {
  const { entries } = journal;
  for (let n = 1; n <= entries.length; n++) {
    const last = entries[n - 1];
    const next = entries[n];
    const { at } = undo(hispania, jump(journal, n));
    if (at === n) continue;
    assert.equal(at, n - 1);
    assert.equal(last?.rolled, 0, `undo takes dice back at ${n}`);
    assert.ok(
      last?.facts.every((fact) => fact.only === undefined),
      `undo takes back what was shown at ${n}`,
    );
    // Whoever has answered after that has seen it.
    if (next)
      assert.deepEqual([last?.by.length, last?.by[0]], [1, next.by[0]], `undo crosses another's answer at ${n}`);
  }
}
