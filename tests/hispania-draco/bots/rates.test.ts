import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEVELS } from '../../../src/books/hispania-draco/bots/computer.ts';
import { ENTRIES, entryName, levelName, levelWith, mainLevel } from '../../../src/books/hispania-draco/bots/entries.ts';
import { gameSeed, played } from '../../../src/books/hispania-draco/bots/playing.ts';
import {
  estimateOf,
  gamesOf,
  nextLevel,
  RATES,
  rated,
  rateOf,
  shareOf,
} from '../../../src/books/hispania-draco/bots/rates.ts';
import { MEDIUM } from '../../../src/books/hispania-draco/engine/data/level.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import { faultOf } from '../../../src/books/hispania-draco/engine/setup.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { rangeOf } from '../../../src/kernel/interval.ts';

/** The table of win rates is what its computers play: after a change of rules or computers it is played again. */
describe('the table of win rates', () => {
  it('has each row once, that a game can be played with', () => {
    assert.equal(new Set(ENTRIES.map(({ id }) => id)).size, ENTRIES.length);
    assert.equal(ENTRIES.length, 3 + 5 * 2 + 7 + 5);
    for (const { id, options } of ENTRIES) assert.equal(faultOf(options), undefined, id);
  });

  it('has as many games of each row, by the rules of today', () => {
    assert.equal(RATES.version, draco.version);
    assert.deepEqual(
      Object.keys(RATES.rows),
      ENTRIES.map(({ id }) => id),
    );
    for (const level of LEVELS) {
      const all = ENTRIES.map(({ options }) => rateOf(level, options)?.games ?? 0);
      assert.ok(Math.min(...all) >= 20, `${level}: ${all}`);
      assert.equal(new Set(all).size, 1);
    }
  });

  for (const [level, ids] of [
    ['tribune', [0, 2, 12, 19, 22, 24]],
    ['legate', [1, 18]],
  ] as const)
    it(`its first games are played as they are recorded: ${level}`, () => {
      for (const i of ids) {
        const entry = ENTRIES[i] ?? assert.fail();
        const { ending, round } = played(entry.options, gameSeed(RATES.seed, entry.id, 0), level);
        assert.deepEqual({ ending, round }, RATES.rows[entry.id]?.[level]?.first[0], entry.id);
      }
    });

  it('a legate wins more than a tribune: over all levels beyond chance, and at no main level less', () => {
    const levels = ENTRIES.filter(({ options }) => !options.variants && !options.scenario);
    const [low, high] = LEVELS.map((level) => {
      const rates = levels.map(({ options }) => rateOf(level, options) ?? assert.fail());
      const [won, games] = [rates.reduce((n, one) => n + one.won, 0), rates.reduce((n, one) => n + one.games, 0)];
      return rangeOf(won / games, games);
    });
    assert.ok(low && high && low[1] < high[0], JSON.stringify([low, high]));
    for (const step of [0, 1, 2] as const) {
      const [tribune, legate] = LEVELS.map((level) => shareOf(level, { level: mainLevel(step) })?.share ?? 0);
      assert.ok((legate ?? 0) >= (tribune ?? 1), `${step}: ${legate} against ${tribune}`);
    }
  });

  it('a tribune wins often at the easy level, where random play does not win', () => {
    const level = mainLevel(0);
    const rate = rateOf('tribune', { level }) ?? assert.fail();
    assert.ok(rate.from > 1 / 4, JSON.stringify(rate));
    for (let seed = 1; seed <= 10; seed++) {
      const dice = roller(seed);
      const player = tempered(dice);
      let state = draco.setup({ level }, seed);
      for (let decision = draco.decision(state); decision; decision = draco.decision(state))
        state = draco.apply(state, answer(player, decision, dice)).state ?? assert.fail('refused');
      assert.notEqual(state.ended, 'victory');
    }
  });

  it('counts games', () => {
    const all = [
      { ending: 'victory', round: 6, answers: 1 },
      { ending: 'no-time', round: 11, answers: 1 },
      { ending: 'no-revolts', round: 4, answers: 1 },
    ] as const;
    const games = gamesOf(all);
    assert.deepEqual(games.endings, { victory: 1, 'no-time': 1, 'no-revolts': 1 });
    assert.deepEqual(games.first, [
      { ending: 'victory', round: 6 },
      { ending: 'no-time', round: 11 },
    ]);
    const { won, games: n, from, to, rounds } = rated(games);
    assert.deepEqual([won, n, rounds], [1, 3, 7]);
    assert.ok(from < 1 / 3 && to > 1 / 3);
  });
});

describe('the rate of a level', () => {
  it('is found by what changes the difficulty, and by nothing else', () => {
    assert.equal(entryName({ players: 3 }), levelName(MEDIUM));
    assert.deepEqual(rateOf('tribune', { players: 2, variants: [] }), rateOf('tribune', {}));
    // A scenario has its variants anyway.
    const scenario = 'river-of-oblivion' as const;
    assert.deepEqual(rateOf('tribune', { scenario, variants: ['pirates'] }), rateOf('tribune', { scenario }));
    assert.equal(rateOf('tribune', { variants: ['terror'], murder: true }), undefined);
    assert.equal(rateOf('tribune', { variants: ['terror', 'pirates'] }), undefined);
  });

  it('is estimated where it was not measured, and said to be', () => {
    const unmeasured = { level: { ...MEDIUM, coins: 7, armies: 1 } };
    assert.equal(rateOf('tribune', unmeasured), undefined);
    const { share, is } = shareOf('tribune', unmeasured) ?? assert.fail();
    assert.equal(is, 'estimate');
    assert.ok(share > 0 && share < 1);
    assert.equal(shareOf('tribune', {})?.is, 'measured');
    // Of a level with one other value it is what was measured there, but for half a game on both sides.
    const level = levelWith('coins', 5);
    const { won, games } = rateOf('tribune', { level }) ?? assert.fail();
    const near = estimateOf('tribune', { level }) ?? assert.fail();
    assert.ok(Math.abs(near - (won + 0.5) / (games + 1)) < 1e-9);
    assert.equal(shareOf('tribune', { ...unmeasured, variants: ['pirates'] }), undefined);
  });

  it('leads to a level to play next: harder by one value after a victory, easier after a defeat', () => {
    const steps = (won: boolean) => {
      const next = nextLevel({}, won, 'legate') ?? assert.fail();
      return Object.entries(next).filter(([one, value]) => value !== MEDIUM[one as keyof typeof MEDIUM]);
    };
    assert.equal(steps(true).length, 1);
    assert.equal(steps(false).length, 1);
    assert.notDeepEqual(steps(true), steps(false));
    assert.equal(nextLevel({ level: mainLevel(2) }, true, 'legate'), undefined);
    assert.equal(nextLevel({ level: mainLevel(0) }, false, 'legate'), undefined);
    // Of Hispano’s game the coins are fixed, and of a scenario what it allows.
    for (const won of [true, false]) {
      assert.equal(nextLevel({ variants: ['hispano'] }, won, 'legate')?.coins, MEDIUM.coins);
      const next = nextLevel({ scenario: 'new-empire', level: { ...MEDIUM, roads: 5 } }, won, 'legate');
      assert.deepEqual([next?.roads, next?.armies], [5, 2]);
    }
  });
});
