import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { customs } from '../../../src/books/hispania/ui/table/customs.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import type { Seat } from '../../../src/kernel/contract.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import type { Entry } from '../../../src/kernel/entry.ts';
import { begin, stateAt } from '../../../src/kernel/journal.ts';
import { answerersOf, decisionFor } from '../../../src/ui/table/asking.ts';
import { random } from '../../../src/ui/table/computer.ts';
import * as play from '../../../src/ui/table/session.ts';
import { isPerson, type Sitting } from '../../../src/ui/table/sitting.ts';

/**
 * Random games of several persons at one screen, with bids in secret and event tokens: whatever can be taken back has shown nobody
 * what others kept to themselves. What is looked for is written down here from the rules, not asked of the kernel.
 */

const SEED = 1994;
type Table = play.Table<State, HispaniaFact>;
type Made = Entry<State, HispaniaFact>;

/** The seat of each answer, and whether it was the page's own. */
type Givers = WeakMap<object, { readonly seat: Seat; readonly page: boolean }>;

/** Bids that an answer has opened: of seats that had written them down in secret. */
function openedBy({ state }: { readonly state: State }, entry: Made): readonly Seat[] {
  const frame = state.frames.at(-1);
  return entry.facts.flatMap((fact) => {
    if (fact.kind !== 'bid') return [];
    const sealed = frame?.kind === 'sealed-auction' && frame.nation === fact.nation;
    const group = frame?.kind === 'group-auction' && frame.lots.some((lot) => lot === fact.nation);
    return sealed || group ? [fact.seat] : [];
  });
}

/** The information about others, answers or bids, that the seat that answered after point `from` has learnt until now. */
function learnt({ journal }: Table, givers: Givers, from: number, to: number): 'answers' | 'bids' | undefined {
  const giver = givers.get(journal.entries[from] as Made)?.seat;
  for (let i = from; i < to; i++) {
    const entry = journal.entries[i] as Made;
    const other = givers.get(entry);
    if (other && !other.page && other.seat !== giver) return 'answers';
    if (openedBy({ state: stateAt(journal, i) }, entry).some((seat) => seat !== giver)) return 'bids';
  }
  return undefined;
}

/** Whether the answer before point `n` is the last to a question of several persons. */
function closes({ journal }: Table, givers: Givers, n: number): boolean {
  const [before, last] = [journal.entries[n - 2], journal.entries[n - 1]];
  if (!before || !last || givers.get(before)?.page || givers.get(last)?.page) return false;
  return before.by.length === 2 && last.by.length === 1 && before.by.includes(last.by[0] ?? '');
}

/** Whether undo can stop only for hidden information: no dice, no fact of a seat's own, no other seat. */
function wasOpen({ journal, sittings }: Table, givers: Givers): boolean {
  const { entries, at } = journal;
  for (let n = at; n > 0; n--) {
    const last = entries[n - 1] as Made;
    if (last.rolled > 0 || last.facts.some(({ only }) => only !== undefined)) return false;
    const [before, after] = [
      entries.findLast((entry, i) => i < n && !givers.get(entry)?.page),
      entries.find((entry, i) => i >= n && !givers.get(entry)?.page),
    ];
    const alone = before?.by.length === 1 && after?.by.length === 1 && before.by[0] === after.by[0];
    if (before && after && !alone) return false;
    const giver = givers.get(last);
    if (giver && !giver.page && !last.joined && isPerson(sittings, giver.seat)) return true;
  }
  return false;
}

interface Seen {
  bids: number;
  closed: number;
  open: number;
}

/** Everything that could be taken back now has shown nothing, and nothing else is kept from being taken back. */
function check(table: Table, givers: Givers, seen: Seen): void {
  const { at, entries } = table.journal;
  const last = entries[at - 1];
  if (!last) return;
  const told = `answer ${at}: ${JSON.stringify(last.action)}`;
  const stop = play.undoBlocked(hispania, customs, table);
  if (openedBy({ state: stateAt(table.journal, at - 1) }, last).some((seat) => seat !== givers.get(last)?.seat)) {
    seen.bids++;
    assert.ok(stop === 'secret' || stop === 'dice', `${told} has opened bids: ${stop}`);
  }
  if (closes(table, givers, at)) {
    seen.closed++;
    assert.ok(stop, `${told} has closed a question of several`);
  } else if (stop === 'secret' && last.facts.every(({ only }) => only === undefined)) {
    // A page's pass may lie between.
    let first = at - 1;
    while (first > 0 && givers.get(entries[first] as Made)?.page) first--;
    assert.ok(learnt(table, givers, first, at) ?? closes(table, givers, first + 1), `${told} has shown nothing`);
  } else if (wasOpen(table, givers)) {
    seen.open++;
    assert.equal(stop, undefined, told);
  }
  let back = table;
  while (!play.undoBlocked(hispania, customs, back)) {
    back = play.takeBack(hispania, customs, back);
    assert.equal(learnt(table, givers, back.journal.at, at), undefined, `${told}: back to ${back.journal.at}`);
  }
}

/** A game of a number of answers, some of them undone and replaced. */
function hotSeat(options: Options, sittings: readonly Sitting[], seed: number, most: number): Seen {
  const dice = roller(seed);
  const player = tempered(dice);
  const seen: Seen = { bids: 0, closed: 0, open: 0 };
  const givers: Givers = new WeakMap();
  const begun = begin(hispania, { is: 'game', options, seed });
  assert.ok(begun.journal);
  let table: Table = play.sit(begun.journal, sittings, seed % 2 === 0 ? 'always' : 'matters');
  const note = (before: Table, seat: Seat, page: boolean): void => {
    for (const entry of table.journal.entries.slice(before.journal.at)) {
      if (!givers.has(entry)) givers.set(entry, { seat, page });
    }
  };
  for (let i = 0; i < most; i++) {
    const before = table;
    const asked = play.asking(hispania, customs, table);
    if (asked.is === 'over') break;
    if (asked.is === 'table') {
      const names = answerersOf(customs, sittings, asked.decision);
      table = play.inWindow(table, names[randomInt(dice, -1, names.length - 1)]?.seat ?? null);
    } else if (asked.is === 'person') {
      const decision = decisionFor(customs, asked.decision, asked.seat);
      table = play.acts(hispania, table, [answer(player, decision, dice)], customs.isWindow(decision));
      note(before, asked.seat, false);
    } else {
      table = play.goOn(hispania, customs, table, ({ seat, decision }) =>
        random<State>(seed)(stateAt(table.journal, table.journal.at), decisionFor(customs, decision, seat), i),
      );
      note(before, asked.seat, asked.is === 'pass' && before.window?.at !== before.journal.at);
    }
    const next = play.asking(hispania, customs, table);
    if (table.journal === before.journal || next.is === 'computer' || next.is === 'pass') continue;
    check(table, givers, seen);
    if (randomInt(dice, 1, 12) === 1) table = play.takeBack(hispania, customs, table);
  }
  return seen;
}

const person = (seat: string): Sitting => ({ seat, name: `Player ${seat}`, is: 'person' });
const four = ['1', '2', '3', '4'];

describe(`undo between persons, in random games (seed ${SEED})`, () => {
  const advanced: Options = { scenario: 'B', mode: 'advanced', options: ['tokens', 'sealed-bids'], seats: four };
  const standard: Options = { scenario: 'A', mode: 'standard', options: ['group-auction'], seats: four };
  const majors: Options = { ...advanced, options: ['tokens', 'sealed-bids', 'group-auction'] };
  const persons = four.map(person);
  const mixed: readonly Sitting[] = [{ seat: '1', name: 'c', is: 'computer' }, ...persons.slice(1)];
  const GAMES: readonly (readonly [string, Options, readonly Sitting[], number, number])[] = [
    ['written bids and tokens', advanced, persons, 1, 300],
    ['a computer among them', advanced, mixed, 1, 200],
    ['majors auctioned too', majors, persons, 1, 120],
    ['groups auctioned', standard, persons, 20, 14],
  ];
  for (const [i, [name, options, sittings, games, most]] of GAMES.entries()) {
    it(`${name}: never gives back an answer that has shown what others hid, and gives back all others`, () => {
      const seen: Seen = { bids: 0, closed: 0, open: 0 };
      for (let n = 0; n < games; n++) {
        const one = hotSeat(options, sittings, SEED + 100 * i + n, most);
        seen.bids += one.bids;
        seen.closed += one.closed;
        seen.open += one.open;
      }
      assert.ok(seen.bids > 0 && seen.closed > 0 && seen.open > 20, JSON.stringify(seen));
    });
  }
});
