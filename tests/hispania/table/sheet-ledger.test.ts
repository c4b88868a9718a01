import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { scoreOf } from '../../../src/books/hispania/engine/rules/final-score.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { type Ledger, type Line, openLedger, type Read } from '../../../src/books/hispania/ui/table/sheet/ledger.ts';
import { sumOf } from '../../../src/books/hispania/ui/table/sheet/promise.ts';
import {
  carriedOver,
  costLines,
  eachOf,
  scoresOf,
  startingPoints,
  turnsScored,
} from '../../../src/books/hispania/ui/table/sheet/scores.ts';
import { endOf, GAMES, wholeGame } from './sheet-games.ts';

/** Every entry of a ledger comes to what the state keeps: of each nation, and of each player. */
function assertAddsUp(ledger: Ledger, state: State, where: string): void {
  for (const player of scoresOf(view(state))) {
    let sum = 0;
    for (const { nation, won, cost } of player.nations) {
      assert.equal(carriedOver(won, turnsScored(ledger, nation)), 0, `${where}: what ${nation} has won`);
      assert.equal(carriedOver(0 - cost, costLines(ledger, nation)), 0, `${where}: what ${nation} costs`);
      for (const line of ledger.of(nation)) sum += line.points;
    }
    const besides = ledger.besides(player.seat);
    assert.equal(carriedOver(player.besides, besides), 0, `${where}: ${player.seat} besides`);
    for (const line of besides) sum += line.points;
    assert.equal(sum, scoreOf(state, player.seat), `${where}: ${player.seat}`);
    assert.equal(player.points, sum);
  }
}

/** All lines of a ledger. */
const linesIn = (ledger: Ledger, state: State) => [
  ...NATIONS.map((nation) => ledger.of(nation)),
  ...(state.players ?? []).map(({ seat }) => ledger.besides(seat)),
];

describe('the ledger', () => {
  for (const file of GAMES) {
    it(`${file}: adds up after every answer`, () => {
      const { entries } = wholeGame(file);
      const ledger = openLedger();
      for (const [i, { state }] of entries.entries()) {
        ledger.follow({ entries, at: i + 1 });
        if (i % 25 === 0 || i === entries.length - 1) assertAddsUp(ledger, state, `answer ${i + 1}`);
      }
      assert.ok(linesIn(ledger, endOf(wholeGame(file))).flat().length > 20);
    });
  }

  it('goes back and on again, and into another game', () => {
    const { entries } = wholeGame('A-standard.json');
    const other = wholeGame('A-advanced.json');
    const ledger = openLedger();
    for (const [of, at] of [
      [entries, entries.length],
      [entries, 40],
      [entries, 300],
      [other.entries, 60],
      [entries, 299],
    ] as const) {
      ledger.follow({ entries: of, at });
      const anew = openLedger();
      anew.follow({ entries: of, at });
      const { state } = of[at - 1] as Read;
      assert.deepEqual(linesIn(ledger, state), linesIn(anew, state));
    }
    ledger.follow({ entries, at: 0 });
    assert.deepEqual(linesIn(ledger, wholeGame('A-standard.json').start).flat(), []);
  });

  it('reads one answer to go one answer on, however long the game is', () => {
    let reads = 0;
    const entries = wholeGame('A-standard.json').entries.map(
      ({ facts, state }): Read => ({
        get facts() {
          reads++;
          return facts;
        },
        state,
      }),
    );
    const ledger = openLedger();
    ledger.follow({ entries, at: entries.length - 1 });
    assert.equal(reads, entries.length - 1);
    ledger.follow({ entries: [...entries], at: entries.length });
    assert.equal(reads, entries.length);
    ledger.follow({ entries, at: entries.length - 3 });
    assert.equal(reads, entries.length, 'going back reads nothing');
  });

  it('tells of each province what it has brought; not where another rule has added to it, nor of what is no province', () => {
    let told = 0;
    let untold = 0;
    for (const file of GAMES) {
      const game = wholeGame(file);
      const barbarian = game.start.options?.includes('barbarian') ?? false;
      const read = view(endOf(game));
      for (const fact of game.entries.flatMap((entry) => entry.facts)) {
        if (fact.kind !== 'points') continue;
        const each = eachOf(read, fact);
        if (each) {
          told++;
          assert.equal(sumOf(each.map(([, points]) => ({ points }))), fact.points);
        } else {
          untold++;
          assert.ok(barbarian || fact.reason !== 'provinces', `${file}: ${fact.nation} on turn ${fact.turn}`);
        }
      }
    }
    assert.ok(told > 100 && untold > 0);
  });

  it('names the winners when the game is over, and the best player first', () => {
    const game = wholeGame('A-standard.json');
    const final = game.entries.flatMap(({ facts }) => facts).filter((fact) => fact.kind === 'final');
    const scores = scoresOf(view(endOf(game)));
    assert.deepEqual(
      scores.filter(({ wins }) => wins).map(({ seat }) => seat),
      final.filter((fact) => fact.kind === 'final' && fact.wins).map((fact) => fact.kind === 'final' && fact.seat),
    );
    assert.deepEqual(
      scores.map(({ points }) => points),
      [...scores.map(({ points }) => points)].sort((a, b) => b - a),
    );
    assert.ok(scoresOf(view(game.start)).every(({ wins }) => !wins));
  });
});

it('the points at the start are all that a player has on the first turn, until an entry reports them', () => {
  const { start } = wholeGame('A-standard.json');
  const on = (turn: number, scenario: 'A' | undefined): State => ({ ...start, turn, scenario }) as State;
  const bonus: Line = {
    kind: 'bonus',
    seat: '1',
    at: 1,
    turn: 1,
    points: 32,
    fact: { kind: 'bonus', rule: '16.1', seat: '1', points: 32 },
  };
  assert.equal(startingPoints(on(1, 'A'), 32, []), 32);
  assert.equal(startingPoints(on(1, undefined), 32, []), 0);
  assert.equal(startingPoints(on(2, 'A'), 32, []), 0);
  assert.equal(startingPoints(on(2, 'A'), 20, [bonus]), 32);
});
