import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle } from '../../../src/books/hispania/engine/actions.ts';
import type { CombatKind, PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Battle, Target } from '../../../src/books/hispania/engine/state/battle.ts';
import { oddsAt } from '../../../src/books/hispania/odds/odds.ts';
import type { WrittenBattle } from '../../../src/books/hispania/odds/written.ts';
import { castileAtToledo } from '../../../src/books/hispania/scenes/castile-at-toledo.ts';
import { romeAtSegovia } from '../../../src/books/hispania/scenes/rome-at-segovia.ts';
import { sevilleAtSalamanca } from '../../../src/books/hispania/scenes/seville-at-salamanca.ts';
import { suebiAtPorto } from '../../../src/books/hispania/scenes/suebi-at-porto.ts';
import { umayyadsAtToledo } from '../../../src/books/hispania/scenes/umayyads-at-toledo.ts';
import { play } from '../engine/set-up.ts';
import { at, ends, near, of, writtenOdds } from './battles.ts';

const one: WrittenBattle = { attacker: { units: { infantry: 1 } }, defender: { units: { infantry: 1 } } };

describe('odds worked out by hand', () => {
  it('one infantry against one: both need a 7', () => {
    const odds = writtenOdds(one);
    ends(odds, 3 / 8, 3 / 8, 1 / 4);
    near(odds.rounds.mean, 25 / 16);
    near(odds.losses.attacker.infantry ?? 0, 5 / 8);
    near(odds.rounds.after[2] ?? 0, 0.36 * 0.64);
    near(odds.taken, 3 / 8);
    // Castile scores 1 point for a Muslim infantry.
    near(odds.points, 2 * (5 / 8));
  });
  it('in the mountains the attacker needs an 8', () =>
    ends(writtenOdds({ ...one, terrain: 'mountain' }), 9 / 29, 14 / 29, 6 / 29));
  it('two against one', () => {
    ends(writtenOdds({ ...one, attacker: { units: { infantry: 2 } } }), 347 / 392, 27 / 392, 18 / 392);
    ends(writtenOdds({ ...one, defender: { units: { infantry: 2 } } }), 27 / 392, 347 / 392, 18 / 392);
  });
  it('a knight has two lives, and one if it is wounded or frail', () => {
    const knight = (more: object) => writtenOdds({ ...one, attacker: { units: { knight: 1 }, ...more } });
    ends(knight({}), 67 / 72, 2 / 72, 3 / 72);
    ends(knight({ wounded: { knight: 1 } }), 7 / 12, 1 / 6, 1 / 4);
    ends(knight({ frail: { knight: 1 } }), 7 / 12, 1 / 6, 1 / 4);
  });
  it('a castle rolls three dice, then two, then one; a betrayed one three to the last', () => {
    const castle = (more: object) => writtenOdds({ ...one, defender: { units: { castle: 1 }, ...more } });
    const [last, lastBoth] = [9 / 29, 6 / 29];
    const [second, secondBoth] = [last, lastBoth].map((then) => (0.3 * 0.36 * then) / (1 - 0.7 * 0.36));
    const [first = 0, firstBoth = 0] = [second ?? 0, secondBoth ?? 0].map(
      (then) => (0.3 * 0.216 * then) / (1 - 0.7 * 0.216),
    );
    ends(castle({}), first, 1 - first - firstBoth, firstBoth);
    ends(castle({ wounded: { castle: 2 } }), last, 14 / 29, lastBoth);
    const all = 1 - 0.7 * 0.216;
    ends(castle({ frail: { castle: true } }), (0.3 * 0.216) / all, (0.7 * 0.784) / all, (0.3 * 0.784) / all);
  });
  it('a river counts in the first round alone, and so do tactics', () => {
    const later = (first: number, ending: number) => first + 0.24 * ending;
    const wet = writtenOdds({ ...one, attacker: { units: { infantry: 1 }, river: { infantry: 1 } } });
    ends(wet, later(0.16, 3 / 8), later(0.36, 3 / 8), later(0.24, 1 / 4));
    const sly = writtenOdds({ ...one, defender: { units: { infantry: 1 }, tactics: 2 } });
    ends(sly, wet.attackerWins, wet.defenderWins, wet.mutual);
  });
  it('zeal and leaders count in all rounds', () => {
    const all = (p: number, q: number) => 1 - (1 - p) * (1 - q);
    const zeal = writtenOdds({ ...one, zeal: true });
    ends(zeal, (0.5 * 0.6) / all(0.5, 0.4), (0.5 * 0.4) / all(0.5, 0.4), 0.2 / all(0.5, 0.4));
    const led = writtenOdds({ ...one, attacker: { units: { infantry: 1 }, leader: true } });
    ends(led, (0.6 * 0.6) / all(0.6, 0.4), (0.4 * 0.4) / all(0.6, 0.4), 0.24 / all(0.6, 0.4));
    near(led.leaders.attacker, led.defenderWins + led.mutual);
    assert.equal(led.leaders.defender, 0);
  });
  it('a limit of rounds leaves the rest undecided', () => {
    const odds = writtenOdds(one, { rounds: 2 });
    ends(odds, 0.24 * 1.36, 0.24 * 1.36, 0.16 * 1.36);
    near(odds.undecided, 0.36 ** 2);
    near(odds.rounds.mean, 1.36);
    near(writtenOdds(one, { rounds: 0 }).undecided, 1);
    assert.throws(() => writtenOdds(one, { rounds: -1 }), RangeError);
  });
});

describe('the rulebook’s own battles (6.7), their first round', () => {
  const after1 = ({ position }: { readonly position: object }, place: PlaceId) => {
    const { state } = hispania.position(position);
    const odds = state && oddsAt(state, place, { rounds: 1 });
    if (!odds) throw new Error('no battle');
    return odds;
  };
  it('1: Rome hits on 6, is hit on 8', () => {
    const odds = after1(romeAtSegovia, 'segovia');
    near(odds.losses.defender.infantry ?? 0, 0.5);
    near(odds.losses.attacker.elite ?? 0, 1 - 0.7 ** 2);
    near(odds.undecided, 0.49);
  });
  it('2: two Suebi and two Galicians need a 7 each', () => {
    const odds = after1(suebiAtPorto, 'porto');
    near(odds.losses.attacker.infantry ?? 0, 2 * 0.4);
    near(odds.losses.defender.infantry ?? 0, 2 * 0.4);
    near(odds.mutual, 0.16 ** 2);
  });
  /** The first round with the targets that the book tells. */
  const aimed = ({ position }: { readonly position: object }, place: PlaceId, aims: Battle['aims']) => {
    const { state } = hispania.position(position);
    if (!state) throw new Error('no position');
    return of(at(play(state, [battle(place)]).state, { step: 'before-dice', aims }), { rounds: 1 });
  };
  const aim = (die: CombatKind, target: Target, count: number) => ({ die, target, count });
  it('3: Tarik’s cavalry cannot miss but on a 1, his infantry hits the castle on 4; Roderic’s men hit on 7 and 5', () => {
    const odds = aimed(umayyadsAtToledo, 'toledo', {
      attacker: [aim('infantry', 'castle', 2), aim('cavalry', 'infantry', 3)],
      defender: [aim('infantry', 'infantry', 2), aim('castle', 'infantry', 1), aim('castle', 'cavalry', 2)],
    });
    // A third hit on two units is lost.
    near(odds.losses.defender.infantry ?? 0, 3 * 0.9 - 0.9 ** 3);
    near(odds.losses.defender.castle ?? 0, 0);
    near(odds.losses.attacker.infantry ?? 0, 3 * 0.6 - 0.6 ** 3);
    near(odds.losses.attacker.cavalry ?? 0, 2 * 0.4);
  });
  it('4: Castile’s knight hits on 5, its infantry on 7; over the river Seville hits the knight on 6, infantry on 5', () => {
    const odds = aimed(castileAtToledo, 'toledo', {
      attacker: [aim('infantry', 'infantry', 2), aim('knight', 'infantry', 1)],
      defender: [aim('infantry', 'knight~river', 3), aim('cavalry', 'infantry~river', 1)],
    });
    near(odds.losses.defender.infantry ?? 0, 0.6 + 2 * 0.4);
    near(odds.losses.attacker.infantry ?? 0, 0.6);
    // Two hits of three at one half each.
    near(odds.losses.attacker.knight ?? 0, 0.5);
  });
  it('6.2: Seville’s cavalry hits on 4; five dice at cavalry need a 9', () => {
    const odds = aimed(sevilleAtSalamanca, 'salamanca', {
      attacker: [aim('cavalry', 'infantry', 2)],
      defender: [aim('infantry', 'cavalry', 2), aim('castle', 'cavalry', 3)],
    });
    near(odds.losses.defender.infantry ?? 0, 2 * 0.7);
    near(odds.losses.attacker.cavalry ?? 0, 2 * (1 - 0.8 ** 5) - 5 * 0.2 * 0.8 ** 4);
  });
});
