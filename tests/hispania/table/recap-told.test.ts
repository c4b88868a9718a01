import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { Units } from '../../../src/books/hispania/engine/facts/units.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { outcomeOf } from '../../../src/books/hispania/ui/table/history/battles.ts';
import { rollsOf } from '../../../src/books/hispania/ui/table/history/rolls.ts';
import { isWay, waysOf } from '../../../src/books/hispania/ui/table/history/ways.ts';
import { wholeGame } from './whole-game.ts';

const moved = (from: PlaceId, to: PlaceId, units: Units = { infantry: 2 }): HispaniaFact => ({
  kind: 'moved',
  rule: '5',
  nation: 'suebi',
  from,
  to,
  units,
  leaders: [],
  river: false,
});
const halted = (place: PlaceId, why: 'mountain' | 'pinned', units: Units = { infantry: 2 }): HispaniaFact => ({
  kind: 'halted',
  rule: '5.1-mountain',
  nation: 'suebi',
  place,
  units,
  why,
});
const told = (...facts: readonly HispaniaFact[]) => waysOf(facts).map((one) => (isWay(one) ? one.places : one.kind));

describe('moves, told short', () => {
  it('are one way for a stack that goes on', () => {
    assert.deepEqual(told(moved('porto', 'duero'), moved('galicia', 'asturias'), moved('duero', 'leon')), [
      ['porto', 'duero', 'leon'],
      ['galicia', 'asturias'],
    ]);
  });

  it('are ways of their own for other units, for those that had stopped, and for a way back', () => {
    assert.equal(told(moved('porto', 'duero'), moved('duero', 'leon', { infantry: 1 })).length, 2);
    assert.equal(told(moved('porto', 'duero'), halted('duero', 'mountain'), moved('duero', 'leon')).length, 2);
    assert.equal(told(moved('porto', 'duero'), moved('duero', 'porto')).length, 2);
  });

  it('name who had to stay behind', () => {
    assert.deepEqual(told(moved('porto', 'duero'), halted('duero', 'pinned', { infantry: 1 })), [
      ['porto', 'duero'],
      'halted',
    ]);
  });

  it('lose no unit of a whole game', () => {
    for (const { facts } of wholeGame('D-standard').entries) {
      const steps = waysOf(facts).flatMap((one) => (isWay(one) ? [one.places.length - 1] : []));
      assert.equal(
        steps.reduce((a, b) => a + b, 0),
        facts.filter(({ kind }) => kind === 'moved').length,
      );
    }
  });
});

describe('a battle, told short', () => {
  it('says who fought, who holds the field, and what each has lost', () => {
    const game = wholeGame('D-standard');
    const facts = game.entries.flatMap((entry) => entry.facts);
    let [from, battles] = [0, 0];
    for (;;) {
      const begin = facts.findIndex(({ kind }, i) => i >= from && kind === 'battle');
      if (begin < 0) break;
      const end = facts.findIndex(({ kind }, i) => i > begin && kind === 'battle-over');
      const battle = facts.slice(begin, end + 1);
      const outcome = outcomeOf(battle);
      const [first, last] = [battle[0], battle.at(-1)];
      assert.ok(outcome && first?.kind === 'battle' && last?.kind === 'battle-over');
      assert.deepEqual(outcome.sides, { attacker: first.attacker, defender: first.defender });
      assert.deepEqual([outcome.end?.winner, outcome.rounds, outcome.place], [last.winner, last.rounds, first.place]);
      for (const { owner, units, leaders } of outcome.lost) {
        const gone = battle.reduce((sum, f) => sum + (f.kind === 'destroyed' && f.owner === owner ? f.count : 0), 0);
        assert.equal(
          Object.values(units).reduce((a, b) => a + b, 0),
          gone,
        );
        assert.equal(leaders.length, battle.filter((f) => f.kind === 'leader-killed' && f.owner === owner).length);
      }
      battles++;
      from = end;
    }
    assert.equal(battles, rollsOf(game).battles.filter(({ is }) => is === 'battle').length);
  });

  it('can be told from its midst, and while it goes on', () => {
    const outcome = outcomeOf([
      {
        kind: 'rolled',
        rule: '6.3',
        place: 'leon',
        round: 2,
        side: 'defender',
        owner: 'galicians',
        die: 'infantry',
        target: 'infantry',
        needs: 7,
        dice: [8],
        first: 4,
        hits: 1,
      },
      { kind: 'destroyed', rule: '6.2', place: 'leon', side: 'attacker', owner: 'suebi', unit: 'infantry', count: 1 },
    ]);
    assert.deepEqual(outcome, {
      place: 'leon',
      sides: { defender: 'galicians', attacker: 'suebi' },
      rounds: 2,
      lost: [{ owner: 'suebi', units: { infantry: 1 }, leaders: [] }],
    });
    assert.equal(outcomeOf([]), undefined);
  });
});
