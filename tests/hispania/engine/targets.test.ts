import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { aim, battle, stay } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import type { Value } from '../../../src/kernel/contract.ts';
import { count } from '../../../src/kernel/counting.ts';
import { canonical } from '../../../src/kernel/hash.ts';
import { SEED } from '../../kernel/seed.ts';
import { open, play, refused, told } from './set-up.ts';

const KINDS = ['infantry', 'cavalry', 'castle'] as const;

/** Every way to aim `dice` one by one, as an answer writes it. */
function byHand(dice: readonly string[], targets: readonly string[]): ReadonlySet<string> {
  let ways: Record<string, Record<string, number>>[] = [Object.fromEntries(dice.map((die) => [die, {}]))];
  for (const die of dice) {
    ways = ways.flatMap((way) =>
      targets.map((target) => ({ ...way, [die]: { ...way[die], [target]: (way[die]?.[target] ?? 0) + 1 } })),
    );
  }
  return new Set(ways.map((way) => canonical(way)));
}

describe(`6.1 targets (seed ${SEED})`, () => {
  it('are every way of aiming each die, three of a castle, and nothing else', () => {
    const units = (kinds: readonly string[]) =>
      fc.record(
        Object.fromEntries(kinds.map((kind) => [kind, fc.integer({ min: 0, max: kind === 'castle' ? 1 : 2 })])),
      );
    fc.assert(
      fc.property(units(['infantry', 'knight']), units([...KINDS]), fc.boolean(), (mine, theirs, river) => {
        const list = (of: object, from = '') =>
          Object.entries(of)
            .filter(([, n]) => n > 0)
            .map(([kind, n]) => `${n} ${kind}${from}`)
            .join(', ');
        const from = river ? '<segovia' : '<cordoba';
        if (!list(mine) || !list(theirs)) return;
        const places = { toledo: `castile: ${list(mine, from)}; seville: ${list(theirs)}` };
        const begun = hispania.apply(open('castile', 'combat', places), battle('toledo')).state;
        const decision = begun && hispania.decision(begun);
        if (!begun || decision?.kind !== 'aim') return;
        const [choice] = decision.choices;
        assert.ok(choice && decision.choices.length === 1);
        const side = choice.fixed['side'];
        const expand = (of: object, castle: number) =>
          Object.entries(of).flatMap(([kind, n]) =>
            Array.from({ length: n * (kind === 'castle' ? castle : 1) }, () => kind),
          );
        const alive = (of: object) =>
          Object.entries(of)
            .filter(([, n]) => n > 0)
            .map(([kind]) => kind);
        const dice = side === 'attacker' ? expand(mine, 3) : expand(theirs, 3);
        const targets =
          side === 'attacker' ? alive(theirs) : alive(mine).map((kind) => (river ? `${kind}~river` : kind));
        const all = byHand(dice, targets);
        assert.equal(count(choice), all.size);
        for (const way of all) {
          const values = JSON.parse(way) as Record<string, Value>;
          assert.ok(accepts(choice, { kind: 'aim', fixed: choice.fixed, values }), way);
        }
        assert.ok(decision.preset && accepts(choice, decision.preset));
      }),
      { seed: SEED, numRuns: 150 },
    );
  });

  const start = open('castile', 'combat', {
    toledo: 'castile: knight<segovia, infantry<segovia, infantry<sierra-morena; seville: 2 infantry, cavalry, castle',
  });
  const { state } = play(start, [battle('toledo')]);

  it('are the attacker’s first (R:998-1012)', () => {
    assert.equal(hispania.decision(state)?.params['side'], 'attacker');
    assert.equal(refused(state, aim('defender', { infantry: { knight: 2 } })), 'other-side-aims 6.1');
    assert.equal(refused(state, stay('attacker')), 'aim-first 6.1');
    assert.equal(
      refused(state, aim('attacker', { knight: { infantry: 1 }, infantry: { infantry: 1 } })),
      'every-die-aims 6.1',
    );
    assert.equal(
      refused(state, aim('attacker', { knight: { elite: 1 }, infantry: { infantry: 2 } })),
      'no-such-target 6.1',
    );
    assert.equal(refused(state, aim('attacker', { castle: { infantry: 1 } })), 'no-such-dice 6.2');
    assert.equal(refused(state, aim('attacker', { constructor: { infantry: 1 } } as object)), 'no-such-dice 6.2');
  });

  it('set those apart that crossed a river, in round 1 alone (R:1149-1157)', () => {
    const { state: aimed } = play(state, [aim('attacker', { knight: { cavalry: 1 }, infantry: { castle: 2 } })]);
    const targets = (of = aimed) => {
      const range = hispania.decision(of)?.choices[0]?.ranges['cavalry'];
      return range?.is === 'counts' ? Object.keys(range.of).sort() : [];
    };
    assert.deepEqual(targets(), ['infantry', 'infantry~river', 'knight~river']);
    const { state: second } = play(
      aimed,
      [
        aim('defender', {
          infantry: { infantry: 2 },
          cavalry: { 'knight~river': 1 },
          castle: { 'infantry~river': 1, infantry: 2 },
        }),
        ...[1, 1, 1, 1, 1, 1, 1, 1, 1],
      ],
      [stay('attacker')],
      [stay('defender')],
      [aim('attacker', { knight: { cavalry: 1 }, infantry: { castle: 2 } })],
    );
    assert.deepEqual(targets(second), ['infantry', 'knight']);
  });

  it('are not asked where there is one way only, and never of neutrals', () => {
    const places = { toledo: 'umayyads: 2 infantry<cordoba, cavalry<cordoba; neutral: 2 infantry' };
    const { facts } = play(open('umayyads', 'combat', places, { turn: 13 }), [battle('toledo'), 1, 1, 1, 1, 1]);
    assert.deepEqual(
      told(facts, 'aimed').map(({ side, forced }) => [side, forced]),
      [
        ['attacker', true],
        ['defender', true],
      ],
    );
  });

  it('fall by default where a die is worth most, and none on who is surely gone', () => {
    const places = { segovia: 'castile: 2 knight<avila; seville: infantry, cavalry' };
    const { state: asked } = play(open('castile', 'combat', places), [battle('segovia')]);
    // Equal chances: first the cavalry, which cannot be bought; the second die finds less of it left.
    assert.deepEqual(hispania.decision(asked)?.preset?.values, { knight: { cavalry: 1, infantry: 1 } });
  });
});
