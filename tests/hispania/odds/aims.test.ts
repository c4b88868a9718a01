import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawBattle, told } from '../../../scripts/odds/compositions.ts';
import { OTHER } from '../../../src/books/hispania/engine/rules/hits.ts';
import { defaultAims } from '../../../src/books/hispania/engine/rules/targets.ts';
import { battleOf } from '../../../src/books/hispania/engine/rules/view.ts';
import type { Side } from '../../../src/books/hispania/engine/state/battle.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { aimBy } from '../../../src/books/hispania/odds/aims.ts';
import { expected, hitsOn } from '../../../src/books/hispania/odds/hits.ts';
import { muster } from '../../../src/books/hispania/odds/muster.ts';
import { type Aimed, type Guns, gunsOf } from '../../../src/books/hispania/odds/needs.ts';
import type { AimPolicy } from '../../../src/books/hispania/odds/policy.ts';
import type { WrittenBattle } from '../../../src/books/hispania/odds/written.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { SEED } from '../../kernel/seed.ts';
import { begin, writtenOdds } from './battles.ts';

/** The dice of a side and their targets in the first round of a battle. */
function shots(written: WrittenBattle, side: Side) {
  const state = begin(written);
  const read = view(state);
  const battle = battleOf(read);
  if (!battle) throw new Error('no battle');
  const [me, enemy] = [muster(read, battle, side, false), muster(read, battle, OTHER[side], false)];
  const led = {
    attacker: side === 'attacker' ? me.led : enemy.led,
    defender: side === 'defender' ? me.led : enemy.led,
  };
  const targets = enemy.groups.map(({ target }) => target);
  const guns = gunsOf(read, battle, side, led, me.army.kinds, targets);
  const lives = Uint16Array.from(enemy.groups, ({ line, start }) => line.lives[start] ?? 0);
  const dice = me.army.dice.slice(me.start * me.army.kinds.length, (me.start + 1) * me.army.kinds.length);
  const aim = (policy: AimPolicy): Aimed => {
    const aimed = new Uint16Array(dice.length * targets.length);
    aimBy(policy, guns, { of: dice, from: 0 }, { of: lives, from: 0 }, aimed);
    return aimed;
  };
  return { read, battle, guns, lives, dice, aim };
}

/** The expected value of aimed dice, in points. */
function worth(guns: Guns, lives: Uint16Array, aimed: Aimed): number {
  return guns.targets.reduce((sum, _, t) => {
    const chances = hitsOn(guns, aimed, t, lives[t] ?? 0);
    return sum + (chances ? expected(chances) * (guns.worth[t] ?? 0) : 0);
  }, 0);
}

/** The most that any way of aiming may be expected to bring, tried one after the other. */
function tried(guns: Guns, lives: Uint16Array, dice: Uint16Array): number {
  const aimed = new Uint16Array(guns.dice.length * guns.targets.length);
  const wide = guns.targets.length;
  const from = (die: number, target: number, left: number): number => {
    if (die === guns.dice.length) return worth(guns, lives, aimed);
    const cell = die * wide + target;
    if (target === wide - 1) {
      aimed[cell] = left;
      return from(die + 1, 0, dice[die + 1] ?? 0);
    }
    let most = 0;
    for (let n = 0; n <= left; n++) {
      aimed[cell] = n;
      most = Math.max(most, from(die, target + 1, left - n));
    }
    return most;
  };
  return from(0, 0, dice[0] ?? 0);
}

describe(`6.1 policies of aiming (seed ${SEED})`, () => {
  it('default: as the engine fills them in', () => {
    const draw = roller(SEED);
    for (let i = 0; i < 500; i++) {
      const written = drawBattle(draw);
      for (const side of ['attacker', 'defender'] as const) {
        const { read, battle, guns, aim } = shots(written, side);
        const aimed = aim('default');
        const aims = guns.dice.flatMap((die, d) =>
          guns.targets.map((target, t) => [die, target, aimed[d * guns.targets.length + t] ?? 0] as const),
        );
        assert.deepEqual(
          new Set(aims.filter(([, , n]) => n > 0).map(String)),
          new Set(defaultAims(read, battle, side).map(({ die, target, count }) => String([die, target, count]))),
          told(written),
        );
      }
    }
  });
  it('best: no other way of aiming may be expected to cost the enemy more', () => {
    const draw = roller(SEED + 1);
    for (let i = 0; i < 150; i++) {
      const written = drawBattle(draw);
      for (const side of ['attacker', 'defender'] as const) {
        const { guns, lives, dice, aim } = shots(written, side);
        const best = aim('best');
        assert.ok(Math.abs(worth(guns, lives, best) - tried(guns, lives, dice)) < 1e-6, told(written));
        dice.forEach((n, d) => {
          const row = best.slice(d * guns.targets.length, (d + 1) * guns.targets.length);
          assert.equal(
            row.reduce((a, b) => a + b, 0),
            n,
          );
        });
      }
    }
  });
  it('one type first: as long as something of it may be expected to be left', () => {
    const written: WrittenBattle = {
      attacker: { units: { infantry: 6 } },
      defender: { units: { infantry: 1, castle: 1 } },
    };
    const { guns, aim } = shots(written, 'attacker');
    assert.deepEqual(guns.targets, ['infantry', 'castle']);
    // A die takes 0.4 of the infantry, which is gone after three of them.
    assert.deepEqual([...aim({ first: 'infantry' })], [3, 3]);
    assert.deepEqual([...aim({ first: 'castle' })], [0, 6]);
    const chance = (first: 'infantry' | 'castle') =>
      writtenOdds(written, { aims: { attacker: { first } }, rounds: 1 }).losses.defender.castle ?? 0;
    assert.ok(chance('castle') > chance('infantry'));
  });
});
