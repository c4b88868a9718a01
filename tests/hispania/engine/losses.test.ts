import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { aim, battle, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { CombatKind } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { SIDES } from '../../../src/books/hispania/engine/state/battle.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { SEED } from '../../kernel/seed.ts';
import { choices, open, play, refused, standing, told } from './set-up.ts';

const LIVES: { readonly [kind in CombatKind]?: number } = { knight: 2, castle: 3 };

/** Lives that an owner has in Toledo, by target: those over the river stand apart in round 1. */
function lives(state: State, owner: string, round: number): Record<string, number> {
  const left: Record<string, number> = {};
  for (const c of state.places.toledo ?? []) {
    if (c.owner !== owner || c.kind === 'leader' || c.kind === 'ruin') continue;
    const target = c.river && round === 1 ? `${c.kind}~river` : c.kind;
    left[target] = (left[target] ?? 0) + c.count * (LIVES[c.kind] ?? 1) - (c.hits ?? 0);
  }
  return left;
}

describe(`6.2 losses (seed ${SEED})`, () => {
  it('take from each target as many lives as hit it, at most all; both sides’ at once', () => {
    let rounds = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const dice = roller(seed);
        let state = open(
          'castile',
          'combat',
          {
            toledo:
              'castile: 2 knight<segovia, knight<cordoba, 2 infantry<segovia, infantry<cordoba; seville: 3 infantry, 2 cavalry, castle',
          },
          { seed },
        );
        for (let n = 0; n < 40; n++) {
          const decision = hispania.decision(state);
          const choice = decision?.choices.find(({ kind }) => ['battle', 'aim', 'stay'].includes(kind));
          if (!choice || hispania.queries['active']?.(state, ...([] as never[])) !== 'castile') break;
          const before = state;
          const frame = before.frames[0];
          const applied = hispania.apply(state, pick(choice, dice));
          assert.ok(applied.state);
          state = applied.state;
          if (told(applied.facts, 'rolled').length === 0 || frame?.kind !== 'battle') continue;
          checkRound(before, state, firstRound(applied.facts), frame.round);
          rounds++;
        }
      }),
      { seed: SEED, numRuns: 60 },
    );
    assert.ok(rounds > 60, `${rounds} rounds`);
  });

  /** The facts of one round: what follows by itself may be another one. */
  function firstRound(facts: readonly HispaniaFact[]): readonly HispaniaFact[] {
    const from = facts.findIndex(({ kind }) => kind === 'rolled');
    const next = facts.findIndex(({ kind }, i) => i > from && (kind === 'stays' || kind === 'battle-over'));
    return next < 0 ? facts : facts.slice(0, next);
  }

  function checkRound(before: State, after: State, facts: readonly HispaniaFact[], round: number): void {
    const rolled = told(facts, 'rolled');
    if (told(facts, 'rolled').some((r) => r.round !== round)) return;
    // All dice fall before anybody is lost.
    const last = facts.findLastIndex(({ kind }) => kind === 'rolled');
    assert.ok(facts.slice(0, last).every(({ kind }) => kind === 'aimed' || kind === 'rolled' || kind === 'battle'));
    for (const side of SIDES) {
      const shooter = side === 'attacker' ? 'castile' : 'seville';
      const hit = side === 'attacker' ? 'seville' : 'castile';
      const mine = rolled.filter((r) => r.side === side);
      // As many dice as stood before the round: one a unit, one a life of a castle.
      const dice = (before.places.toledo ?? [])
        .filter((c) => c.owner === shooter && c.kind !== 'ruin')
        .reduce((n, c) => n + (c.kind === 'castle' ? 3 - (c.hits ?? 0) : c.count), 0);
      assert.equal(mine.flatMap((r) => r.dice).length, dice);
      const taken = lives(before, hit, round);
      for (const r of mine) {
        assert.equal(r.hits, r.dice.filter((d) => d !== 1 && d >= r.needs).length);
        taken[r.target] = (taken[r.target] ?? 0) - r.hits;
      }
      const wasted = Object.fromEntries(
        Object.entries(taken)
          .filter(([, n]) => n < 0)
          .map(([target, n]) => [target, -n]),
      );
      const lost = told(facts, 'wasted').filter((w) => w.side === side);
      assert.deepEqual(Object.fromEntries(lost.map((w) => [w.target, w.hits])), wasted);
      if (told(facts, 'battle-over').length > 0 || after.frames.length === 0) continue;
      const left: Record<string, number> = {};
      for (const [target, n] of Object.entries(taken)) {
        const kind = target.split('~')[0] ?? '';
        if (n > 0) left[kind] = (left[kind] ?? 0) + n;
      }
      assert.deepEqual(lives(after, hit, 2), left);
    }
  }

  it('fall on the wounded first: three hits on two knights destroy one and wound the other', () => {
    const start = open(
      'almoravids',
      'combat',
      { toledo: 'almoravids: 4 infantry<cordoba; castile: 2 knight' },
      { turn: 19 },
    );
    const one = play(start, [battle('toledo'), 8, 1, 1, 1, 1, 1]);
    assert.deepEqual(
      told(one.facts, 'wounded').map(({ unit, lives: left }) => [unit, left]),
      [['knight', 1]],
    );
    const two = play(one.state, [stay('attacker')], [stay('defender'), 8, 8, 1, 1, 1, 1]);
    assert.deepEqual(
      told(two.facts, 'destroyed').map(({ unit, count }) => [unit, count]),
      [['knight', 1]],
    );
    assert.deepEqual(
      told(two.facts, 'wounded').map(({ lives: left }) => left),
      [1],
    );
    // A unit that was wounded before and is missed now is not reported as wounded again.
    const three = play(two.state, [stay('attacker'), 1, 1, 1, 1, 1]);
    assert.equal(told(three.facts, 'wounded').length, 0);
    assert.equal(standing(three.state, 'toledo', 'castile', 'knight'), 1);
  });

  it('make a castle roll fewer dice, and at the third hit a ruin of its own counter (R:1037-1043, 9.5)', () => {
    const start = open(
      'umayyads',
      'combat',
      { toledo: 'umayyads: 3 infantry<cordoba; visigoths: castle' },
      { turn: 12 },
    );
    const one = play(start, [battle('toledo'), 8, 1, 1, 1, 1, 1], [stay('attacker'), 8, 1, 1, 1, 1]);
    assert.deepEqual(
      told(one.facts, 'wounded').map(({ lives: left }) => left),
      [2, 1],
    );
    const two = play(one.state, [stay('attacker'), 8, 1, 1, 10]);
    assert.deepEqual(
      told(two.facts, 'ruined').map(({ owner }) => owner),
      ['visigoths'],
    );
    assert.equal(standing(two.state, 'toledo', 'visigoths', 'ruin'), 1);
    // It shot back all the same: results stand at once (R:1338-1345).
    assert.equal(standing(two.state, 'toledo', 'umayyads'), 2);
    const taken = open(
      'umayyads',
      'combat',
      { toledo: 'umayyads: 3 infantry<cordoba; seville: castle!2@special' },
      { turn: 13 },
    );
    const three = play(taken, [battle('toledo'), 8, 1, 1, 1]);
    assert.equal(three.state.places.toledo?.find((c) => c.kind === 'ruin')?.counter, 'special');
  });

  it('heal what survives when the battle ends (R:1044-1046)', () => {
    const start = open(
      'almoravids',
      'combat',
      {
        toledo: 'almoravids: infantry<cordoba; castile: knight, castle',
        // Not when all battles are over, but when this one is.
        denia: 'almoravids: infantry<cartagena; valencia: infantry',
      },
      { turn: 19 },
    );
    const { state } = play(start, [battle('toledo')], [aim('attacker', { infantry: { castle: 1 } }), 8, 1, 1, 1, 1]);
    assert.equal(hispania.queries['hits']?.(state, ...(['toledo', 'castile', 'castle'] as never[])), 1);
    const { state: over, facts } = play(
      state,
      [stay('attacker')],
      [stay('defender')],
      [aim('attacker', { infantry: { knight: 1 } }), 8, 8, 1, 1],
    );
    assert.deepEqual(
      told(facts, 'healed').map(({ units }) => units),
      [{ knight: 1 }, { castle: 1 }],
    );
    assert.ok((over.places.toledo ?? []).every((c) => c.hits === undefined));
    assert.equal(refused(over, stay('attacker')) === 'allowed', false);
    assert.equal(hispania.decision(over)?.kind, 'battles');
  });

  it('can be bought again: the counters are back (R:1061-1063)', () => {
    // Castile has four knights, all on the map; León plays before it.
    const start = open(
      'leon',
      'combat',
      { salamanca: 'leon: infantry<duero; castile: knight!1', segovia: 'castile: 2 knight', avila: 'castile: knight' },
      { turn: 16, gold: { castile: 12 } },
    );
    const sold = (...dice: number[]) => {
      let { state } = play(start, [battle('salamanca'), ...dice]);
      for (let n = 0; n < 9 && hispania.decision(state)?.kind !== 'buy'; n++) {
        const preset = hispania.decision(state)?.preset;
        assert.ok(preset);
        state = play(state, [preset]).state;
      }
      return choices(state, 'buy').map(({ fixed }) => fixed['unit']);
    };
    assert.deepEqual(sold(1, 8), ['infantry', 'castle']);
    assert.deepEqual(sold(8, 1), ['infantry', 'knight', 'castle']);
  });
});
