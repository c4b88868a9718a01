import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import {
  byPlayer,
  chanceOf,
  DICE,
  type Fought,
  luckIn,
  rollsOf,
} from '../../../src/books/hispania/ui/table/history/rolls.ts';
import { jump } from '../../../src/kernel/journal.ts';
import { checking, degreeOf, inSlices, luckOf, type Verdict } from '../../../src/ui/table/dice.ts';
import { act } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { copyOf, upTo, type WholeGame, wholeGame } from './whole-game.ts';

const NAMES = ['A-advanced', 'A-standard', 'B-advanced', 'C-advanced', 'D-standard', 'E-advanced'];

function check(game: WholeGame): Verdict {
  const work = checking(game, DICE);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** The answer that brought the `i`th fact of a kind, and the facts with it changed. */
function tampered<K extends HispaniaFact['kind']>(
  game: WholeGame,
  kind: K,
  i: number,
  change: (fact: HispaniaFact & { readonly kind: K }) => HispaniaFact,
): { readonly n: number; readonly game: WholeGame } {
  const where = game.entries.flatMap(({ facts }, n) =>
    facts.flatMap((fact, k) => (fact.kind === kind ? [[n, k]] : [])),
  );
  const [n = 0, k = 0] = where.at(i) ?? [];
  const changed = copyOf(game, n + 1, (facts) =>
    facts.map((fact, j) => (j === k ? change(fact as HispaniaFact & { readonly kind: K }) : fact)),
  );
  return { n: n + 1, game: changed };
}

describe('the check of the dice', () => {
  for (const name of NAMES) {
    it(`${name}: all dice are those that the seed gives`, () => {
      const game = wholeGame(name);
      const verdict = check(game);
      assert.equal(verdict.is, 'same');
      assert.ok(verdict.is === 'same');
      const rolled = game.entries.reduce((sum, entry) => sum + entry.rolled, 0);
      assert.ok(rolled > 50);
      assert.equal(verdict.dice, rolled);
      assert.equal(verdict.laid, 0);
      assert.equal(verdict.hidden > 0, name === 'B-advanced', 'tokens are drawn by dice that nobody is told');
    });
  }

  it('finds a die that was tampered with, the first and the last as well', () => {
    const game = wholeGame('D-standard');
    for (const i of [0, 1, 40, -1]) {
      let number = 0;
      let was = 0;
      const { n, game: changed } = tampered(game, 'rolled', i, (fact) => {
        const last = fact.dice.length - 1;
        number = fact.first + last;
        was = fact.dice[last] ?? 0;
        return { ...fact, dice: fact.dice.with(last, was === 10 ? 1 : was + 1) };
      });
      assert.deepEqual(check(changed), { is: 'die', n, number, told: was === 10 ? 1 : was + 1, seed: was });
    }
  });

  it('finds a lot that was tampered with, and a throw', () => {
    const game = wholeGame('A-advanced');
    const lot = tampered(game, 'lot-drawn', 2, (fact) => {
      const i = fact.among.indexOf(fact.drawn);
      return { ...fact, drawn: fact.among[(i + 1) % fact.among.length] ?? '' };
    });
    assert.deepEqual([check(lot.game).is, (check(lot.game) as { n: number }).n], ['die', lot.n]);
    const thrown = tampered(game, 'threw', 1, (fact) => ({ ...fact, dice: [((fact.dice[0] ?? 1) % 10) + 1, 1] }));
    assert.equal(check(thrown.game).is, 'die');
  });

  it('finds dice that are numbered wrong, kept secret, or of another seed', () => {
    const game = wholeGame('D-standard');
    const twice = tampered(game, 'rolled', 9, (fact) => ({ ...fact, first: fact.first - 1 }));
    assert.deepEqual(check(twice.game), { is: 'astray', n: twice.n });
    const other: WholeGame = { ...game, root: { ...game.root, seed: 1 } as WholeGame['root'] };
    assert.deepEqual(check(other), { is: 'astray', n: 0 });
    const last = game.entries.findLastIndex((entry) => entry.rolled > 0);
    const state = game.entries[last]?.state;
    assert.ok(state);
    const dice = { ...state.dice, generator: state.dice.generator.map((word) => word ^ 1) };
    const entries = game.entries.map((entry, i) => (i === last ? { ...entry, state: { ...state, dice } } : entry));
    assert.deepEqual(check({ ...game, entries }), { is: 'astray', n: last + 1 });
  });

  it('counts dice that lay there beforehand, and those of another game', () => {
    const work = checking(
      playAll(newGame(), act.bid(2), [act.roll, { given: [3, 4] }], act.done, act.pass, act.bid(3), act.roll),
      {
        of: (state) => state.dice,
        told: (fact) =>
          fact.kind === 'rolled' && fact.results.length === 2
            ? { first: 1, faces: 6, results: fact.results }
            : undefined,
      },
    );
    let step = work.next();
    while (!step.done) step = work.next();
    assert.deepEqual(step.value, { is: 'same', dice: 5, laid: 2, hidden: 3 });
  });

  it('is done in slices, and can be ended', async () => {
    const game = wholeGame('A-standard');
    let now = 0;
    const progress: number[] = [];
    const slicing = { ms: 8, clock: () => now++, pause: async () => {}, onProgress: (n: number) => progress.push(n) };
    const verdict = await inSlices(checking(game, DICE), slicing);
    assert.equal(verdict?.is, 'same');
    assert.ok(progress.length > 50 && progress.length < game.at / 4, `${progress.length} pauses`);
    const control = new AbortController();
    const ended = inSlices(checking(game, DICE), {
      ...slicing,
      signal: control.signal,
      pause: async () => control.abort(),
    });
    assert.equal(await ended, undefined);
  });
});

describe('how the dice fell', () => {
  it('knows the chance of a die: a natural 1 never hits', () => {
    assert.deepEqual([1, 2, 3, 7, 10, 11, -3].map(chanceOf), [0.9, 0.9, 0.8, 0.4, 0.1, 0, 0.9]);
  });

  it('adds up what was to be expected, and its spread', () => {
    const luck = luckOf([
      { dice: 10, chance: 0.5, hits: 7 },
      { dice: 4, chance: 0.9, hits: 4 },
    ]);
    assert.equal(luck.dice, 14);
    assert.equal(luck.hits, 11);
    assert.ok(Math.abs(luck.expected - 8.6) < 1e-9);
    assert.ok(Math.abs(luck.spread ** 2 - (2.5 + 0.36)) < 1e-9);
  });

  it('names how far off it is', () => {
    const at = (hits: number) => degreeOf({ dice: 100, hits, expected: 50, spread: 5 });
    assert.deepEqual(
      [46, 54, 55, 60, 65, 35].map((hits) => at(hits).degree),
      ['even', 'even', 'some', 'much', 'rare', 'rare'],
    );
    assert.deepEqual([at(46).more, at(54).more], [false, true]);
    assert.equal(degreeOf({ dice: 2, hits: 2, expected: 1, spread: 0.7 }).degree, 'few');
  });
});

describe('the dice of a whole game by battle', () => {
  for (const name of NAMES) {
    it(`${name}: has every roll once, in its battle`, () => {
      const game = wholeGame(name);
      const { battles, drawn } = rollsOf(game);
      const facts = game.entries.flatMap((entry) => entry.facts);
      assert.deepEqual(
        battles.flatMap(({ rolls }) => rolls.map(({ fact }) => fact)),
        facts.filter(({ kind }) => kind === 'rolled'),
      );
      assert.equal(drawn.length, facts.filter(({ kind }) => kind === 'threw' || kind === 'lot-drawn').length);
      const real = battles.filter(({ is }) => is === 'battle');
      assert.equal(real.length, facts.filter(({ kind }) => kind === 'battle').length);
      assert.ok(real.every(({ over }) => over));
      for (const { is, place, attacker, defender, rolls, n, end } of battles) {
        for (const { fact, n: at } of rolls) {
          assert.equal(fact.place, place);
          assert.equal(fact.owner, fact.side === 'attacker' ? attacker : defender);
          assert.ok(at >= n && at <= end);
          assert.ok(is === 'battle' || fact.rule === '11-vandals-march');
        }
      }
    });
  }

  it('are the same, read answer by answer and with answers taken back', () => {
    for (const name of ['A-standard', 'B-advanced']) {
      const game = wholeGame(name);
      const whole = rollsOf(copyOf(game));
      const growing = copyOf(game);
      for (let n = 0; n <= game.at; n++) rollsOf(upTo(growing, n));
      assert.deepEqual(rollsOf(growing), whole);
      for (let n = game.at; n > 0; n -= 7) {
        assert.deepEqual(rollsOf(jump(growing, n)), rollsOf(jump(copyOf(game), n)), `${name}, ${n}`);
      }
    }
  });

  it('leave out what was rolled again', () => {
    const rolls = ['A-standard', 'B-advanced', 'C-standard', 'C-advanced'].flatMap((name) =>
      rollsOf(wholeGame(name)).battles.flatMap((battle) => battle.rolls),
    );
    const again = rolls.filter((roll) => roll.again !== undefined);
    assert.ok(again.length > 0, 'a game in which dice were rolled again');
    assert.equal(luckIn(again).dice, 0);
    const counted = rolls.filter((roll) => roll.again === undefined);
    assert.equal(
      luckIn(rolls).hits,
      counted.reduce((sum, { fact }) => sum + fact.hits, 0),
    );
  });

  it('add up to the same by player as by battle', () => {
    const game = wholeGame('D-standard');
    const { battles } = rollsOf(game);
    const players = byPlayer(battles, ['1', '2', '3', '4']);
    assert.deepEqual(
      players.slice(0, 4).map(({ seat }) => seat),
      ['1', '2', '3', '4'],
    );
    const of = (all: readonly { readonly rolls: Fought['rolls'] }[]) => all.map(({ rolls }) => luckIn(rolls));
    for (const key of ['dice', 'hits', 'expected'] as const) {
      const sum = (lucks: ReturnType<typeof of>) => lucks.reduce((so, luck) => so + luck[key], 0);
      assert.ok(Math.abs(sum(of(players)) - sum(of(battles))) < 1e-6, key);
    }
    // The results of the dice of a whole game match their needs, within five standard errors.
    const { hits, expected, spread } = luckIn(battles.flatMap(({ rolls }) => rolls));
    assert.ok(Math.abs(hits - expected) < 5 * spread, `${hits} ${expected} ${spread}`);
  });
});
