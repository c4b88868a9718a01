import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fight } from '../../../scripts/odds/check.ts';
import { battle as fightAt } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { battleOf } from '../../../src/books/hispania/engine/rules/view.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { oddsAt, oddsOf } from '../../../src/books/hispania/odds/odds.ts';
import { seeded } from '../../../src/kernel/dice.ts';
import { SEED, withinFive } from '../../kernel/seed.ts';
import { hiring, sent } from '../engine/el-cid-set-up.ts';
import { open, play } from '../engine/set-up.ts';
import { at, begin, near, of } from './battles.ts';

/** Battles in positions of the game: within a round, before it, with the effects of nations and missions. */

const PLAYED = 300;

/** Plays a position on to the end of its battle, again and again. */
function agrees(state: State, what: string): void {
  const odds = of(state);
  let wins = 0;
  for (let i = 0; i < PLAYED; i++) wins += fight({ ...state, dice: seeded(SEED * 1000 + i) }).attackerWins;
  const p = odds.attackerWins;
  assert.ok(
    p < 1e-9 ? wins === 0 : p > 1 - 1e-9 ? wins === PLAYED : withinFive(wins, PLAYED, p),
    `${what}: ${p}, ${wins} of ${PLAYED}`,
  );
}

const MIXED = {
  attacker: {
    units: { infantry: 2, knight: 1, cavalry: 1 },
    river: { infantry: 1, cavalry: 1 },
    leader: true,
    tactics: 2,
  },
  defender: { units: { infantry: 2, castle: 1 } },
} as const;

describe(`odds within a round (seed ${SEED})`, () => {
  it('stand on the aims that stand', () => {
    const aims = {
      attacker: [
        { die: 'infantry', target: 'castle', count: 2 },
        { die: 'knight', target: 'castle', count: 1 },
        { die: 'cavalry', target: 'castle', count: 1 },
      ],
    } as const;
    const aimed = at(begin(MIXED), { step: 'defender-aims', aims });
    agrees(aimed, 'all at the castle');
    const [castle, usual] = [of(aimed, { rounds: 1 }), of(begin(MIXED), { rounds: 1 })];
    assert.equal(castle.losses.defender.infantry, 0);
    assert.ok((usual.losses.defender.infantry ?? 0) > 0);
  });
  it('of its odds those after each question are the mean: the first answer changes nothing that was expected', () => {
    const start = begin(MIXED);
    const preset = hispania.decision(start)?.preset;
    const next = preset && hispania.apply(start, preset).state;
    assert.ok(next && battleOf({ state: next })?.step === 'defender-aims');
    near(of(next).attackerWins, of(start).attackerWins);
  });
  it('stand on dice that stand, and on losses that have been taken', () => {
    const stood = at(begin(MIXED), {
      step: 'after-dice',
      aims: {},
      result: { attacker: { 'infantry~river': 1 }, defender: { castle: 2, infantry: 1 } },
    });
    agrees(stood, 'after the dice');
    const one = of(stood, { rounds: 1 });
    near(one.losses.attacker.infantry ?? 0, 1);
    near(one.losses.defender.infantry ?? 0, 1);
    near(one.rounds.mean, 1);
    const later = at(begin(MIXED), { step: 'attacker-retreats' });
    agrees(later, 'before the second round');
    near(of(later, { rounds: 0 }).undecided, 1);
    assert.ok(
      of(later).attackerWins > of(begin({ ...MIXED, attacker: { ...MIXED.attacker, tactics: 0 } })).attackerWins,
    );
  });
  it('know a brave unit that strikes first (10.3-bravery)', () => {
    const aims = {
      attacker: [
        { die: 'infantry', target: 'infantry', count: 2 },
        { die: 'knight', target: 'infantry', count: 1 },
        { die: 'cavalry', target: 'castle', count: 1 },
      ],
      defender: [
        { die: 'infantry', target: 'cavalry~river', count: 2 },
        { die: 'castle', target: 'knight', count: 3 },
      ],
    } as const;
    const bold = at(begin(MIXED), {
      step: 'dice',
      aims,
      brave: { side: 'attacker', die: 'knight', aimed: 'infantry', at: ['infantry', 'infantry'] },
    });
    agrees(bold, 'brave');
    const usual = at(begin(MIXED), { step: 'dice', aims });
    assert.ok(of(bold).attackerWins > of(usual).attackerWins);
  });
});

describe('odds of a position', () => {
  it('before a battle are those of the battle that would begin', () => {
    const start = open('castile', 'combat', {
      toledo: 'castile: 2 infantry<segovia, knight<avila; seville: 2 infantry, cavalry',
    });
    const begun = play(start, [fightAt('toledo')]).state;
    assert.deepEqual(oddsAt(start, 'toledo'), oddsOf(begun));
    assert.equal(oddsAt(start, 'porto'), undefined);
    assert.equal(oddsOf(start), undefined);
    const dry = open('castile', 'combat', {
      toledo: 'castile: 2 infantry<cordoba, knight<avila; seville: 2 infantry, cavalry',
    });
    assert.ok((oddsAt(dry, 'toledo')?.attackerWins ?? 0) > (oddsAt(start, 'toledo')?.attackerWins ?? 1));
  });
  it('know when a defender must submit (9.6-submission)', () => {
    const start = open('rome', 'combat', { toledo: 'rome: 2 elite<segovia; lusitanians: 2 infantry' }, { turn: 4 });
    const odds = oddsAt(start, 'toledo');
    const one = oddsAt(start, 'toledo', { rounds: 1 });
    assert.ok(odds && one && odds.submits > 0.1);
    near(odds.submits, 1 - odds.attackerWins - odds.defenderWins - odds.mutual);
    near(odds.rounds.mean, 1);
  });
  it('know when a lone castle surrenders (11-umayyads-surrender)', () => {
    const siege = (units: string) =>
      open(
        'umayyads',
        'combat',
        { segovia: units, toledo: 'umayyads: infantry' },
        { turn: 12, tally: { toledo: true } },
      );
    const alone = oddsAt(siege('umayyads: 2 infantry<toledo; visigoths: castle'), 'segovia');
    assert.deepEqual([alone?.attackerWins, alone?.rounds.mean, alone?.losses.defender.castle], [1, 0, 1]);
    const start = siege('umayyads: 2 infantry<avila; visigoths: castle, infantry');
    agrees(play(start, [fightAt('segovia')]).state, 'a castle that may be left alone');
  });
  it('know which units a mission spares (11-el-cid-mission)', () => {
    const start = hiring({ tortosa: 'aragon: infantry', zaragoza: 'zaragoza: castle, 2 infantry' });
    const fought = sent(start, 'zaragoza', { infantry: 1 }, { infantry: 2, knight: 1 });
    agrees(fought, 'a mission');
    const odds = of(fought);
    near(odds.losses.defender.castle ?? 1, 0);
    assert.ok((odds.losses.defender.infantry ?? 2) <= 1);
    assert.equal(odds.taken, 0);
  });
  it('are for as many units as the game has, and no more', () => {
    const huge = begin({
      attacker: { units: { elite: 60, infantry: 60, knight: 60 } },
      defender: { units: { infantry: 60, knight: 60 } },
    });
    assert.throws(() => oddsOf(huge), RangeError);
  });
});
