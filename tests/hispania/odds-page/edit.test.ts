import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { COMBAT_KINDS, NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { SIDES } from '../../../src/books/hispania/engine/state/battle.ts';
import { readBattle, senselessIn, type WrittenBattle } from '../../../src/books/hispania/odds/written.ts';
import { FIRST } from '../../../src/books/hispania/ui/odds-page/comparison.ts';
import {
  everMeet,
  kindsFor,
  leadersFor,
  type Spans,
  setCrossing,
  setFrail,
  setLeader,
  setNation,
  setRiver,
  setRounds,
  setRuling,
  setTactics,
  setTerrain,
  setTreachery,
  setTurn,
  setUnits,
  setWounded,
  setZeal,
} from '../../../src/books/hispania/ui/odds-page/edit.ts';

const spans = Object.fromEntries(
  NATIONS.map((id) => [id, [NATION_TABLE[id].firstTurn, NATION_TABLE[id].ends?.turn ?? 21]]),
) as unknown as Spans;
const { battle: two } = FIRST[0];

describe('setting up a battle', () => {
  it('takes back what no longer goes together', () => {
    let battle = setUnits(setUnits(two, 'attacker', 'knight', 3), 'defender', 'castle', 1);
    battle = setFrail(setWounded(battle, 'attacker', 'knight', 2), 'attacker', 5);
    assert.deepEqual(battle.attacker.frail, { knight: 1 });
    battle = setTreachery(setWounded(battle, 'defender', 'castle', 2), true);
    assert.deepEqual([battle.defender.wounded, battle.defender.frail], [{ castle: 2 }, { castle: true }]);
    battle = setUnits(battle, 'attacker', 'knight', 1);
    assert.deepEqual([battle.attacker.wounded, battle.attacker.frail], [{ knight: 1 }, undefined]);
    battle = setUnits(battle, 'defender', 'fort', 1);
    assert.deepEqual(battle.defender, { units: { infantry: 2, fort: 1 } });
  });

  it('lets as many cross a river as there are', () => {
    let battle = setCrossing(setUnits(two, 'attacker', 'elite', 1), true);
    assert.deepEqual(battle.attacker.river, { infantry: 2, elite: 1 });
    battle = setUnits(setRiver(battle, 'elite', 0), 'attacker', 'infantry', 1);
    assert.deepEqual(battle.attacker.river, { infantry: 1 });
    assert.equal(setCrossing(battle, false).attacker.river, undefined);
  });

  it('does not write what is as usual: a way and back ends where it began', () => {
    const ways: readonly ((battle: WrittenBattle, on: boolean) => WrittenBattle)[] = [
      (b, on) => setUnits(b, 'defender', 'castle', on ? 1 : 0),
      (b, on) => setLeader(b, 'attacker', on),
      (b, on) => setTactics(b, 'defender', on),
      (b, on) => setTerrain(b, on ? 'mountain' : 'plain'),
      (b, on) => setZeal(b, on),
      (b, on) => setRuling(b, 'berber-hits', on),
      (b, on) => setCrossing(b, on),
      (b, on) => setNation(b, 'attacker', on ? 'rome' : undefined, spans),
    ];
    for (const way of ways) {
      assert.notDeepEqual(way(two, true), two);
      assert.deepEqual(way(way(two, true), false), two);
    }
    assert.deepEqual(setRounds(setRounds({}, 3), undefined), {});
  });

  it('puts two nations on a turn on which both are on the map, if there is one', () => {
    const battle = setNation(setNation(two, 'attacker', 'umayyads', spans), 'defender', 'visigoths', spans);
    assert.equal(battle.turn, 11);
    assert.equal(setNation(setTurn(battle, 12), 'defender', 'franks', spans).turn, 12);
    assert.equal(everMeet(battle, spans), true);
    const never = setNation(battle, 'defender', 'carthage', spans);
    assert.deepEqual([never.turn, everMeet(never, spans)], [11, false]);
  });

  it('gives a leader the name of his nation’s, and none to a nation that has none', () => {
    const led = setLeader(two, 'attacker', true);
    assert.equal(setNation(led, 'attacker', 'umayyads', spans).attacker.leader, 'tarik');
    assert.equal(setNation(led, 'attacker', 'celts', spans).attacker.leader, undefined);
    assert.deepEqual(leadersFor('castile'), ['pelayo', 'alfonso-vi']);
  });

  it('takes a fort from who has none', () => {
    const fort = setUnits(two, 'defender', 'fort', 1);
    assert.equal(setNation(fort, 'defender', 'rome', spans).defender.units.fort, 1);
    assert.equal(setNation(fort, 'defender', 'seville', spans).defender.units.fort, undefined);
  });

  it('makes nothing but battles that can be read, whatever is pressed', () => {
    const n = fc.integer({ min: 0, max: 9 });
    const side = fc.constantFrom(...SIDES);
    const nation = fc.option(fc.constantFrom(...NATIONS), { nil: undefined });
    const step = fc.oneof(
      fc.tuple(side, fc.constantFrom(...COMBAT_KINDS), n).map(
        ([s, kind, m]) =>
          (b: WrittenBattle) =>
            kindsFor(s).includes(kind) ? setUnits(b, s, kind, kind === 'castle' || kind === 'fort' ? m % 2 : m) : b,
      ),
      fc.tuple(side, n).map(
        ([s, m]) =>
          (b: WrittenBattle) =>
            setWounded(b, s, 'knight', m),
      ),
      fc.tuple(side, n).map(
        ([s, m]) =>
          (b: WrittenBattle) =>
            setFrail(b, s, m),
      ),
      fc.integer({ min: 0, max: 2 }).map((m) => (b: WrittenBattle) => setWounded(b, 'defender', 'castle', m)),
      fc.boolean().map((on) => (b: WrittenBattle) => setTreachery(b, on)),
      fc.boolean().map((on) => (b: WrittenBattle) => setCrossing(b, on)),
      fc.tuple(side, nation).map(
        ([s, of]) =>
          (b: WrittenBattle) =>
            of && b[s === 'attacker' ? 'defender' : 'attacker'].nation === of ? b : setNation(b, s, of, spans),
      ),
      fc.tuple(side, fc.boolean()).map(
        ([s, on]) =>
          (b: WrittenBattle) =>
            setLeader(b, s, on),
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const battle = steps.reduce((b, next) => next(b), two);
        assert.deepEqual(senselessIn(battle), []);
        assert.deepEqual(readBattle(JSON.parse(JSON.stringify(battle))), { value: battle });
      }),
      { seed: 711 },
    );
  });
});
