import type { Fact } from '../contract.ts';
import { hash, same } from '../hash.ts';
import { type Journal, jump, now, stateAt, undo } from '../journal.ts';
import { parseSave } from '../save-format.ts';
import { replaySave, toSave } from '../saves.ts';
import { must, under } from './breach.ts';
import type { Check } from './check.ts';

/** Checks a whole game in a journal: a save replays to the same hashes, and undo never passes its boundary. */
export function checkKept<S, F extends Fact>(check: Check<S, F>, journal: Journal<S, F>): void {
  under('saved', () => checkSaved(check, journal));
  under('undone', () => checkUndo(check, journal));
}

/** A save made in the middle, including undone answers, replays to its cursor and to its end. */
function checkSaved<S, F extends Fact>({ game }: Check<S, F>, journal: Journal<S, F>): void {
  const all = journal.entries.length;
  const middle = jump(journal, Math.floor(all / 2));
  const { save, faults } = parseSave(JSON.stringify(toSave(game, middle)), game);
  must(save !== undefined, `a save that cannot be read: ${JSON.stringify(faults)}`);
  const again = replaySave(game, save);
  must(again.journal !== undefined, `a save that plays otherwise: ${JSON.stringify(again.broken)}`);
  must(hash(now(again.journal)) === hash(now(middle)), 'a save that opens elsewhere');
  must(hash(stateAt(again.journal, all)) === hash(stateAt(journal, all)), 'a save that ends elsewhere');
}

/** Undo from every point. A seat that has answered later has seen the earlier answers. */
function checkUndo<S, F extends Fact>({ game }: Check<S, F>, journal: Journal<S, F>): void {
  const { entries } = journal;
  const generator = (n: number) => game.dice.of(stateAt(journal, n)).generator;
  const turned = (n: number) => entries[n - 1]?.rolled !== 0 || !same(generator(n - 1), generator(n));
  for (let n = 1; n <= entries.length; n++) {
    const last = entries[n - 1];
    const next = entries[n];
    if (!last) continue;
    const { at } = undo(game, jump(journal, n));
    if (at === n) continue;
    must(at === n - 1, `undo takes more than one answer back at ${n}`);
    must(!turned(n), `undo takes dice back at ${n}`);
    must(
      last.facts.every((fact) => fact.only === undefined),
      `undo takes back what was shown at ${n}`,
    );
    must(!next || (last.by.length === 1 && last.by[0] === next.by[0]), `undo crosses another’s answer at ${n}`);
  }
}

/** A state is plain data and opens as a position. `most` is the maximum number of characters. */
export function checkOpened<S, F extends Fact>({ game }: Check<S, F>, state: S, most: number): void {
  under('saved', () => {
    const text = JSON.stringify(state);
    must(text.length < most, `the state is ${text.length} characters long`);
    const read: unknown = JSON.parse(text);
    must(same(read, state), 'the state is no plain data');
    const opened = game.position(read);
    must(!opened.faults, `a state that is no position: ${JSON.stringify(opened.faults)}`);
    must(same(opened.state, state), 'a position that is another one');
  });
}
