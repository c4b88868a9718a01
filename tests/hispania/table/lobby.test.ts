import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROVINCES, SCENARIOS } from '../../../src/books/hispania/engine/data/ids.ts';
import { PUBLISHED, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import { SCORING_TURNS } from '../../../src/books/hispania/engine/data/turns.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { modeOf } from '../../../src/books/hispania/engine/new-game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { heldIn, LAND, landOf } from '../../../src/books/hispania/ui/table/lobby/land.ts';
import { LANDS } from '../../../src/books/hispania/ui/table/lobby/lands.ts';
import { livesOf } from '../../../src/books/hispania/ui/table/lobby/lives.ts';
import packed from '../../../src/books/hispania/ui/table/lobby/short.generated.json' with { type: 'json' };
import { SHORT } from '../../../src/books/hispania/ui/table/lobby/short.ts';
import { firstGame, firstNation, groupAt, seatedAll, withMode } from '../../../src/books/hispania/ui/table/new-game.ts';
import { PERSONS } from '../../../src/books/hispania/words/en/persons.ts';
import { begin } from '../../../src/kernel/journal.ts';
import { decode } from '../../../src/kernel/links.ts';
import { readShared } from '../../../src/ui/table/seating.ts';

/** The page of the games: what its pictures show, and what is chosen there. */

test('the map of a scenario is that of its start, and its end one that the engine can reach', () => {
  for (const scenario of SCENARIOS) {
    const { starts, ends } = LANDS.scenarios[scenario];
    const state = hispania.setup({ scenario, mode: modeOf(scenario), set: PUBLISHED }, 1);
    assert.equal(starts, landOf(state), scenario);
    assert.match(ends, LAND, scenario);
    assert.ok(heldIn(ends).size > PROVINCES.length / 2, scenario);
  }
  assert.deepEqual(
    [LANDS.set, LANDS.engine],
    [PUBLISHED, hispania.version],
    'run npm run lobby -- --write after a change of the data',
  );
});

test('a land is read as it was written, and what is not understood is nobody’s', () => {
  const { starts } = LANDS.scenarios.A;
  assert.equal(heldIn(starts).get('galicia'), 'galicians');
  assert.equal(heldIn('??').size, 0);
  assert.equal(heldIn('').size, 0);
  for (const other of ['', 'GA', `${starts}GA`, starts.toLowerCase()]) assert.doesNotMatch(other, LAND);
});

test('the lives of nations lie beside each other, and no bar leaves the scenario', () => {
  const wanted = firstGame('toledo', PERSONS);
  for (const index of [0, 1, 2, 3]) {
    const lives = livesOf(tables(PUBLISHED), 'A', groupAt(wanted, index));
    assert.ok(lives.length > 3);
    for (const { from, to, row, nation } of lives) {
      assert.ok(1 <= from && from <= to && to <= 13, nation);
      const same = lives.filter((other) => other.row === row && other.nation !== nation);
      for (const other of same) assert.ok(other.to < from || to < other.from, `${nation} and ${other.nation}`);
    }
  }
});

test('one press seats persons everywhere, or computers at all seats but the first person’s', () => {
  const first = firstGame('toledo', PERSONS);
  assert.equal(firstNation(first), 'carthage');
  const persons = seatedAll(first, 'persons', PERSONS);
  assert.deepEqual(
    persons.chairs.map(({ is, name }) => [is, name]),
    [1, 2, 3, 4].map((n) => ['person', PERSONS.person(n)]),
  );
  assert.equal(firstNation(persons), undefined);
  assert.deepEqual(seatedAll(persons, 'computers', PERSONS), first);
  // Where nations are bid for, nobody knows who begins.
  assert.equal(firstNation(withMode(first, 'advanced', PERSONS)), undefined);
  assert.equal(firstNation({ ...first, options: ['group-auction'] }), undefined);
});

test('a short game begins with its nation, for a person, and ends with a scoring', async () => {
  for (const { id, first, last } of SHORT) {
    const { value } = await decode(packed[id]);
    const { shared } = readShared(value ?? null, hispania);
    const position = shared?.position as unknown as State;
    const { journal, faults } = begin(hispania, { is: 'position', position });
    assert.equal(faults, undefined, id);
    assert.deepEqual([position.active, position.turn, position.lastTurn], [id, first, last]);
    assert.ok(SCORING_TURNS.includes(last), id);
    assert.equal(landOf(journal?.start as State), LANDS.short[id]);
    const person = shared?.sittings?.filter(({ is }) => is === 'person') ?? [];
    assert.deepEqual(
      person.map(({ seat }) => seat),
      [position.nations[id]?.seat],
    );
  }
});
