import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compare } from '../../../scripts/odds/check.ts';
import { drawBattle, told } from '../../../scripts/odds/compositions.ts';
import type { ByKind, Odds } from '../../../src/books/hispania/odds/figures.ts';
import type { AimPolicy, RetreatPolicy } from '../../../src/books/hispania/odds/policy.ts';
import type { WrittenBattle } from '../../../src/books/hispania/odds/written.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { SEED } from '../../kernel/seed.ts';
import { near, writtenOdds } from './battles.ts';

const drawn = fc.integer({ min: 0, max: 1_000_000 }).map((seed) => drawBattle(roller(seed)));
const aims: fc.Arbitrary<AimPolicy> = fc.constantFrom<AimPolicy[]>(
  'default',
  'best',
  { first: 'castle' },
  { first: 'knight' },
);
const retreats: fc.Arbitrary<RetreatPolicy> = fc.oneof(
  fc.constant('never' as const),
  fc.record({ below: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ winning: fc.constantFrom(0.2, 0.5, 0.9) }),
);
const RUNS = { seed: SEED, numRuns: 80 };
const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
const infantry = (attackers: number, defenders: number, more: Partial<WrittenBattle> = {}): WrittenBattle => ({
  attacker: { units: { infantry: attackers } },
  defender: { units: { infantry: defenders } },
  ...more,
});

function whole({ attackerWins, defenderWins, mutual, undecided, retreats, submits }: Odds): number {
  return sum([attackerWins, defenderWins, mutual, undecided, retreats.attacker, retreats.defender, submits]);
}

describe(`odds of any battle (seed ${SEED})`, () => {
  it('are whole: ends, rounds and survivors sum up, losses and survivors agree', () => {
    fc.assert(
      fc.property(
        drawn,
        aims,
        aims,
        retreats,
        retreats,
        fc.option(fc.integer({ min: 1, max: 6 })),
        (written, a, d, ra, rd, n) => {
          const odds = writtenOdds(written, {
            aims: { attacker: a, defender: d },
            retreat: { attacker: ra, defender: rd },
            ...(n === null ? {} : { rounds: n }),
          });
          near(whole(odds), 1, 'ends');
          assert.ok(Math.abs(sum(odds.rounds.after) + odds.undecided - 1) < 1e-6, 'rounds');
          for (const side of ['attacker', 'defender'] as const) {
            near(sum(odds.survivors[side].map(({ chance }) => chance)), 1, 'survivors');
            for (const [kind, had] of Object.entries(written[side].units) as [keyof ByKind, number][]) {
              const left = sum(odds.survivors[side].map(({ units, chance }) => chance * (units[kind] ?? 0)));
              near(left + (odds.losses[side][kind] ?? 0), had, kind);
            }
          }
          const mean = sum(odds.rounds.after.map((chance, i) => i * chance)) + (n ?? 0) * odds.undecided;
          assert.ok(Math.abs(mean - odds.rounds.mean) < 1e-5, `${mean} ${odds.rounds.mean}`);
        },
      ),
      RUNS,
    );
  });
  it('of infantry in a plain are the same from both sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (a, d) => {
        const [one, other] = [writtenOdds(infantry(a, d)), writtenOdds(infantry(d, a))];
        near(one.attackerWins, other.defenderWins);
        near(one.mutual, other.mutual);
        near(one.rounds.mean, other.rounds.mean);
        near(one.losses.attacker.infantry ?? 0, other.losses.defender.infantry ?? 0);
      }),
      RUNS,
    );
  });
  it('of infantry are better with one more, with a leader, with zeal; worse in mountains and over a river', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), (a, d) => {
        const wins = (written: WrittenBattle) => writtenOdds(written).attackerWins;
        const usual = wins(infantry(a, d));
        assert.ok(wins(infantry(a + 1, d)) > usual);
        assert.ok(wins(infantry(a, d + 1)) < usual);
        assert.ok(wins(infantry(a, d, { attacker: { units: { infantry: a }, leader: true } })) > usual);
        assert.ok(wins(infantry(a, d, { zeal: true })) > usual);
        assert.ok(wins(infantry(a, d, { terrain: 'mountain' })) < usual);
        assert.ok(wins(infantry(a, d, { attacker: { units: { infantry: a }, river: { infantry: 1 } } })) <= usual);
      }),
      RUNS,
    );
  });
  it('come near those of an unlimited battle as the limit of rounds grows', () => {
    fc.assert(
      fc.property(drawn, (written) => {
        const [all, many] = [writtenOdds(written), writtenOdds(written, { rounds: 200 })];
        for (const end of ['attackerWins', 'defenderWins', 'mutual'] as const)
          assert.ok(Math.abs(all[end] - many[end]) < 1e-9);
        assert.ok(Math.abs(all.points - many.points) < 1e-7);
      }),
      RUNS,
    );
  });
});

describe(`odds against the engine's own battles (seed ${SEED}; npm run odds:check is the long form)`, () => {
  it('lie within five standard errors', () => {
    const dice = roller(SEED);
    for (let i = 0; i < 12; i++) {
      const written = drawBattle(dice);
      for (const { name, exact, played, errors } of compare(written, 120, SEED * 1000 + i * 1000)) {
        assert.ok(errors <= 5, `${told(written)}: ${name} ${exact}, played ${played}`);
      }
    }
  });
});
