import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania, settled } from '../../../src/books/hispania/engine/game.ts';
import { unitsOf } from '../../../src/books/hispania/engine/rules/units.ts';
import { battleOf } from '../../../src/books/hispania/engine/rules/view.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { oddsAt } from '../../../src/books/hispania/odds/odds.ts';
import type { WrittenBattle } from '../../../src/books/hispania/odds/written.ts';
import type { Action, Choice } from '../../../src/kernel/contract.ts';
import { seeded } from '../../../src/kernel/dice.ts';
import { SEED, withinFive } from '../../kernel/seed.ts';
import { open, type Places, read } from '../engine/set-up.ts';
import { begin, near, of, writtenOdds } from './battles.ts';

const two: WrittenBattle = { attacker: { units: { infantry: 2 } }, defender: { units: { infantry: 2 } } };

/** All neighbours of Toledo, held by a nation. */
function held(nation: NationId): Places {
  const { nextDoor } = read(open(nation, 'combat', {})).tables;
  return Object.fromEntries(nextDoor.toledo.map((place) => [place, `${nation}: infantry`]));
}

/** As many as a way takes, leaders first. */
function all({ kind, fixed, ranges }: Choice): Action {
  const values = Object.entries(ranges).map(([name, range]) => {
    if (range.is !== 'counts') return [name, 0] as const;
    let left = range.max;
    const some = Object.entries(range.of).map(([key, n]) => {
      const k = Math.min(n, left);
      left -= k;
      return [key, k] as const;
    });
    return [name, Object.fromEntries(some.filter(([, n]) => n > 0))] as const;
  });
  return { kind, fixed, values: Object.fromEntries(values) };
}

/** Plays a battle by presets; a side with fewer than a number of units retreats in every possible way. Returns the result. */
function playOut(begun: State, below: { readonly attacker: number; readonly defender: number }) {
  const battle = battleOf({ state: begun });
  if (!battle) throw new Error('no battle');
  let { state, facts } = settled(begun);
  const gone = { attacker: false, defender: false };
  while (!facts.some(({ kind }) => kind === 'battle-over')) {
    const decision = hispania.decision(state);
    const side = decision?.params['side'];
    let action = decision?.preset;
    if (decision?.kind === 'retreat' && (side === 'attacker' || side === 'defender')) {
      const ways = decision.choices.filter(({ kind }) => kind === 'retreat');
      const few = unitsOf(state.places[battle.place] ?? [], battle[side]) < below[side];
      const [way] = ways;
      if (way && (few || gone[side])) {
        gone[side] = true;
        action = all(way);
      }
    }
    const applied = action && hispania.apply(state, action);
    if (!applied?.state) throw new Error(JSON.stringify(applied?.refusal));
    ({ state, facts } = applied);
  }
  const over = facts.find(({ kind }) => kind === 'battle-over');
  return over?.kind === 'battle-over' ? over.winner === battle.attacker : false;
}

describe(`6.6 policies of retreat (seed ${SEED})`, () => {
  it('below two: whoever has lost one goes, the attacker first', () => {
    const odds = writtenOdds(two, { retreat: { attacker: { below: 2 }, defender: { below: 2 } } });
    // One round has an effect: none, one or two of each side fall.
    const [none, one, both] = [0.36, 0.48, 0.16];
    const moves = 1 - none * none;
    near(odds.retreats.attacker, (one * none + one * one) / moves);
    near(odds.retreats.defender, (none * one) / moves);
    near(odds.attackerWins, (both * (none + one)) / moves);
    near(odds.mutual, (both * both) / moves);
    near(odds.taken, odds.attackerWins + odds.retreats.defender);
    near(odds.losses.attacker.infantry ?? 0, (one + 2 * both) / moves);
  });
  it('less likely to win than p: computed as if both fought on', () => {
    const odds = writtenOdds(two, { retreat: { defender: { winning: 0.3 } } });
    // One against two wins with 27/392, so it goes; one against one with 3/8, and two against one stay.
    const [none, one, both] = [0.36, 0.48, 0.16];
    const moves = 1 - none * none;
    const even = (one * one) / moves;
    const ahead = (one * none) / moves;
    near(odds.retreats.defender, (none * one) / moves);
    near(odds.attackerWins, (both * (none + one)) / moves + even * (3 / 8) + ahead * (27 / 392));
    const always = writtenOdds(two, { retreat: { defender: { winning: 0 } } });
    near(always.retreats.defender, 0);
  });
  it('agree with battles of the engine in which works and wounded knights stay behind', () => {
    const battles: readonly (readonly [WrittenBattle, attacker: number, defender: number])[] = [
      [
        {
          attacker: { units: { cavalry: 3 } },
          defender: { units: { infantry: 2, castle: 1 }, wounded: { castle: 2 }, leader: true },
        },
        0,
        3,
      ],
      [{ attacker: { units: { knight: 2, infantry: 2 } }, defender: { units: { infantry: 3, knight: 1 } } }, 3, 3],
    ];
    for (const [written, attacker, defender] of battles) {
      const odds = writtenOdds(written, { retreat: { attacker: { below: attacker }, defender: { below: defender } } });
      let taken = 0;
      for (let i = 0; i < 300; i++) {
        if (playOut({ ...begin(written), dice: seeded(SEED * 100 + i) }, { attacker, defender })) taken++;
      }
      assert.ok(odds.taken > 0.05 && odds.taken < 0.95, `${odds.taken}`);
      assert.ok(withinFive(taken, 300, odds.taken), `${odds.taken}, ${taken} of 300`);
    }
  });
  it('nobody goes where nobody may: the way is held, or was the attacker’s', () => {
    const sides = 'castile: 2 infantry<segovia; seville: 2 infantry';
    const ways = { attacker: { below: 9 }, defender: { below: 9 } };
    const shut = open('castile', 'combat', { toledo: sides, ...held('leon') });
    const none = oddsAt(shut, 'toledo', { retreat: ways });
    near((none?.retreats.attacker ?? 1) + (none?.retreats.defender ?? 1), 0);
    // Only the way by which the attacker came is open.
    const { segovia: _, ...others } = held('leon');
    const one = oddsAt(open('castile', 'combat', { toledo: sides, ...others }), 'toledo', { retreat: ways });
    near(one?.retreats.defender ?? 1, 0);
    assert.ok((one?.retreats.attacker ?? 0) > 0.5);
  });
  it('a knight goes unless it is wounded', () => {
    const odds = writtenOdds(
      { attacker: { units: { knight: 1 } }, defender: { units: { infantry: 1 } } },
      { retreat: { attacker: { below: 9 } } },
    );
    near(odds.retreats.attacker, 0.4 * 0.7);
    near(odds.attackerWins, 0.6 + 0.4 * 0.3 * (7 / 12));
  });
  it('leaders go with their men: a castle that stays behind fights without them, and nobody dies with it', () => {
    const odds = writtenOdds(
      {
        attacker: { units: { infantry: 1 } },
        defender: { units: { infantry: 1, castle: 1 }, wounded: { castle: 2 }, leader: true },
      },
      { aims: { attacker: { first: 'castle' } }, retreat: { defender: { below: 9 } } },
    );
    near(odds.retreats.defender, 0.4 ** 2 * 0.3);
    near(odds.attackerWins, 0.4 ** 2 * 0.7 * (9 / 29));
    near(odds.leaders.defender, 0);
    near(odds.losses.defender.infantry ?? 1, 0);
  });
  it('a castle never goes', () => {
    const odds = of(begin({ ...two, defender: { units: { castle: 1 } } }), { retreat: { defender: { below: 9 } } });
    near(odds.retreats.defender, 0);
  });
});
