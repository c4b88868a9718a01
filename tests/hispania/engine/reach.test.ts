import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { step } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId, PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { reach, type Way } from '../../../src/books/hispania/engine/reach.ts';
import type { Picked } from '../../../src/books/hispania/engine/rules/units.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { stops } from '../../../src/books/hispania/engine/stops.ts';
import { loadScene } from '../../../src/books/hispania/scenes/load.ts';
import { accepts, total } from '../../../src/kernel/choices.ts';
import type { Action, Choice } from '../../../src/kernel/contract.ts';
import { type Roller, randomInt, roller } from '../../../src/kernel/dice.ts';
import { canonical } from '../../../src/kernel/hash.ts';
import { SEED } from '../../kernel/seed.ts';
import { open, play } from './set-up.ts';
import { everybody, type Stack, stacks } from './stacks.ts';

const ways = ({ state, from, units, leaders }: Stack) => reach(state, from, units, leaders);
const stopped = ({ state, from, units, leaders }: Stack) => stops(state, from, units, leaders);

/** The result of a way in short form: destination, places on the way, units. */
function brief({ to, path, arrives }: Way): string {
  const line = path.map(({ kind, fixed }) => (kind === 'step' ? fixed['to'] : kind)).join(' ');
  const n = total(arrives.units as Picked);
  return `${to}: ${line}: ${n}${arrives.leaders.length > 0 ? ` ${arrives.leaders.join(' ')}` : ''}`;
}

/** The number of units that begin the last step of a way. */
const setOut = (way: Way) => total(way.arrives.units as Picked) + way.arrives.leaders.length;
/** The number of them that count: none if leaders fall as they enter alone. */
const came = (way: Way) => (way.falls ? 0 : setOut(way));

/** The number of own units and leaders in a place. */
function standing(state: State, place: PlaceId, nation: NationId | null): number {
  return (state.places[place] ?? []).reduce((n, c) => n + (c.owner === nation && c.kind !== 'ruin' ? c.count : 0), 0);
}

/** Plays a way and checks what it says of itself. Gives names of what it has in it. */
function check({ state: start, from, units, leaders }: Stack, way: Way): readonly string[] {
  const nation = start.active;
  let state = start;
  let at: PlaceId = from;
  let before = start;
  let steps = 0;
  let last: Action | undefined;
  for (const action of way.path) {
    assert.ok(
      hispania.decision(state)?.choices.some((choice) => accepts(choice, action)),
      'it is offered',
    );
    if (action.kind === 'step') {
      assert.equal(action.fixed['from'], at);
      at = action.fixed['to'] as PlaceId;
      if (steps++ === 0) {
        const all: Picked = { ...units, ...leaders };
        for (const named of Object.values(action.values) as Picked[])
          for (const [key, n] of Object.entries(named)) assert.ok(n <= (all[key] ?? 0), 'they are of the stack');
      }
      before = state;
      last = action;
    }
    const applied = hispania.apply(state, action);
    assert.ok(applied.state, JSON.stringify(applied.refusal));
    state = applied.state;
    if (action !== last) continue;
    const moved = applied.facts.find((fact) => fact.kind === 'moved');
    if (moved?.kind !== 'moved' || at !== way.to) continue;
    assert.deepEqual({ units: moved.units, leaders: moved.leaders }, way.arrives);
    assert.equal(moved.river, way.river === true);
    assert.equal(
      applied.facts.some((fact) => fact.kind === 'left' && fact.why === 'leaves'),
      way.exits === true,
    );
  }
  assert.equal(at, way.to);
  assert.equal(steps, way.steps);
  const goesOn = state.phase === start.phase && state.active === nation && state.turn === start.turn;
  if (goesOn && !way.exits) {
    const now = standing(state, way.to, nation) - standing(before, way.to, nation);
    assert.equal(now, setOut(way) - (way.falls?.length ?? 0));
  }
  const stay = (way.held ?? []).reduce((n, h) => n + h.count, 0);
  const left = (way.left ?? []).reduce((n, l) => n + total(l.units as Picked) + l.leaders.length, 0);
  assert.equal(setOut(way) + stay + left, total(units) + total(leaders), 'everybody is somewhere');
  assert.equal(left > 0, way.partial === true);
  if (!way.ends) assert.ok(hispania.decision(state)?.choices.some((c) => c.fixed['from'] === way.to));
  if (way.ends && goesOn && !way.exits && !way.falls) assert.ok(way.why, 'a reason');
  return [
    way.held ? 'held' : [],
    way.partial ? 'partial' : [],
    way.exits ? 'exits' : [],
    way.falls ? 'falls' : [],
    way.strays ? 'strays' : [],
    way.river ? 'river' : [],
    way.battle ? 'battle' : [],
    way.arrives.leaders.length > 0 ? 'led' : [],
    way.arrives.leaders.length > 1 ? 'two leaders' : [],
    way.path.some(({ kind }) => kind === 'pin') ? 'pin' : [],
    way.to === 'sea' || from === 'sea' ? 'sea' : [],
    ['gascony', 'narbonne', 'africa'].includes(from) ? `from ${from}` : [],
    start.phase ?? [],
    Object.keys(units).some((key) => key.includes('pile')) ? 'pile' : [],
    way.why?.code ?? [],
    start.active ?? [],
  ].flat();
}

describe('where a stack can go', () => {
  it('every way can be played, and comes to what it says', () => {
    const seen = new Map<string, number>();
    for (const stack of stacks(2)) {
      for (const way of ways(stack)) {
        try {
          for (const name of check(stack, way)) seen.set(name, (seen.get(name) ?? 0) + 1);
        } catch (error) {
          assert.fail(`${stack.from} ${JSON.stringify([stack.units, stack.leaders, way])}: ${error}`);
        }
      }
    }
    // None of these may be missing from what was looked at.
    const wanted =
      'held partial falls strays river battle led pin sea movement second-movement ardour-movement ' +
      'halted-mountain halted-strait stopped spent spent-led umayyads franks rome carthage';
    assert.deepEqual(
      [...wanted.split(' '), 'from gascony', 'from narbonne', 'from africa', 'two leaders'].filter((x) => !seen.has(x)),
      [],
    );
  });

  it('every single step that is offered to a stack is among them', () => {
    for (const stack of stacks(3)) {
      const found = ways(stack);
      for (const to of new Set(fillings(stack.state, stack.from, { ...stack.units, ...stack.leaders }).map(toOf))) {
        const way = found.find((one) => one.to === to);
        assert.ok(way, `${stack.from} ${to}`);
        // A longer way comes first only if it leaves no unit behind, or loses none.
        if (way.steps > 1 && way.partial) assert.ok(!found.some((one) => one.to === to && one.steps === 1));
      }
    }
  });

  it('are told once each: safe before not, whole before in part, then in the order of steps', () => {
    for (const stack of stacks(7)) {
      const found = ways(stack);
      const order = found.map((way) => (way.falls ? 1000 : 0) + (way.partial ? 100 : 0) + way.steps);
      assert.deepEqual(
        order,
        [...order].sort((a, b) => a - b),
      );
      assert.equal(new Set(found.map((way) => JSON.stringify(way.path))).size, found.length);
      for (const way of found) {
        assert.notEqual(way.to, stack.from);
        const others = found.filter((other) => other.to === way.to && other !== way);
        if (way.partial && !way.falls) assert.ok(others.every((other) => other.partial || came(other) < came(way)));
        if (way.falls) assert.ok(others.every((other) => other.falls));
      }
    }
  });
});

/** Every answer that moves some of those named out of a place. */
function fillings(state: State, from: PlaceId, named: Picked): readonly Action[] {
  return (hispania.decision(state)?.choices ?? []).flatMap((choice) => {
    if (choice.kind !== 'step' || choice.fixed['from'] !== from) return [];
    return all(choice, named);
  });
}

function all({ kind, fixed, ranges }: Choice, named: Picked): readonly Action[] {
  let values: readonly Action['values'][] = [{}];
  for (const [name, range] of Object.entries(ranges)) {
    if (range.is !== 'counts') return [];
    let parts: readonly Picked[] = [{}];
    for (const [key, most] of Object.entries(range.of)) {
      parts = parts.flatMap((part) =>
        Array.from({ length: Math.min(most, named[key] ?? 0) + 1 }, (_, n) => (n > 0 ? { ...part, [key]: n } : part)),
      );
    }
    const fitting = parts.filter((part) => total(part) >= range.min && total(part) <= range.max);
    values = values.flatMap((value) => fitting.map((part) => ({ ...value, [name]: part })));
  }
  return values.map((value) => ({ kind, fixed, values: value }));
}

const toOf = ({ fixed }: Action) => fixed['to'] as PlaceId;

const hasUnits = ({ values }: Action) => ['units', 'joined'].some((name) => total((values[name] ?? {}) as Picked) > 0);

interface Come {
  readonly steps: number;
  readonly came: number;
}

/** All results for any part of a stack, with all choices of the units left behind; undefined if there are too many to compute. */
function brute(
  { state, from, units, leaders }: Stack,
  most: number,
): ReadonlyMap<PlaceId, readonly Come[]> | undefined {
  const found = new Map<PlaceId, Come[]>();
  const seen = new Set<string>();
  let level = [{ state, at: from, named: { ...units, ...leaders } as Picked }];
  for (let steps = 1; level.length > 0; steps++) {
    const next: typeof level = [];
    for (const one of level) {
      for (const action of fillings(one.state, one.at, one.named)) {
        const applied = hispania.apply(one.state, action);
        let after = applied.state as State;
        for (
          let asked = hispania.decision(after);
          asked?.kind === 'pin' && asked.preset;
          asked = hispania.decision(after)
        )
          after = hispania.apply(after, asked.preset).state as State;
        const to = toOf(action);
        const going = Object.values(action.values).reduce<number>((n, part) => n + total(part as Picked), 0);
        const falls = !hasUnits(action) && applied.state && applied.facts.some(({ kind }) => kind === 'leader-killed');
        const came = falls ? 0 : going;
        const known = found.get(to) ?? [];
        found.set(to, [...known, { steps, came }]);
        if (after.phase !== state.phase || after.active !== state.active) continue;
        const named = everybody(after, to);
        const old = everybody(one.state, to);
        const less = (a: Picked, b: Picked) => Object.entries(a).map(([key, n]) => [key, n - (b[key] ?? 0)] as const);
        const those = Object.fromEntries(
          [...less(named.units, old.units), ...less(named.leaders, old.leaders)].filter(([, n]) => n > 0),
        );
        const key = canonical([to, those, after.places]);
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > most) return undefined;
        next.push({ state: after, at: to, named: those });
      }
    }
    level = next;
  }
  return found;
}

/** A small part of a stack. */
function few(stack: Stack, dice: Roller): Stack {
  let left = randomInt(dice, 1, 4);
  const units: Record<string, number> = {};
  for (const [key, n] of Object.entries(stack.units)) {
    const k = Math.min(left, randomInt(dice, 1, n));
    if (k > 0) units[key] = k;
    left -= k;
  }
  return { ...stack, units };
}

describe(`all that a stack can come to, whoever is left where (seed ${SEED})`, () => {
  it('is found: the same places, as many there, in as few steps', () => {
    const dice = roller(SEED);
    let compared = 0;
    let far = 0;
    for (const all of stacks(9)) {
      const stack = few(all, dice);
      const oracle = brute(stack, 300);
      if (!oracle) continue;
      compared++;
      const found = ways(stack);
      const told = JSON.stringify([stack.state.turn, stack.state.active, stack.from, stack.units, stack.leaders]);
      const places = [...oracle.keys()].filter((place) => place !== stack.from).sort();
      assert.deepEqual([...new Set(found.map(({ to }) => to))].sort(), places, told);
      for (const place of places) {
        const there = found.filter(({ to }) => to === place);
        const possible: readonly Come[] = oracle.get(place) ?? [];
        // No way brings more units there.
        assert.equal(Math.max(...there.map(came)), Math.max(...possible.map((one) => one.came)), `${told} ${place}`);
        for (const [i, way] of there.entries()) {
          far = Math.max(far, way.steps);
          // A way that is listed only because it avoids a river is longer.
          if (there.slice(0, i).some((other) => other.steps <= way.steps && came(other) >= came(way))) continue;
          const fewest = Math.min(...possible.filter((one) => one.came >= came(way)).map((one) => one.steps));
          assert.equal(way.steps, fewest, `${told} ${brief(way)}`);
        }
      }
    }
    assert.ok(compared > 150 && far >= 4, `${compared} compared, ${far} steps`);
  });
});

/** A state of a scene, before its line or after some of it. */
async function scene(id: string, after = 0): Promise<State> {
  const { position, line } = await loadScene(id);
  let { state } = hispania.position(position);
  for (const { action } of line.slice(0, after)) state = state && hispania.apply(state, action).state;
  assert.ok(state);
  return state;
}

describe('the examples of rule 5', () => {
  it('infantry of Segovia: two provinces, one mountain (R:809-815)', async () => {
    const found = ways(everybody(await scene('segovia-to-cordoba'), 'segovia'));
    const to = (place: PlaceId) => found.filter((way) => way.to === place);
    assert.deepEqual(to('cordoba').map(brief), ['cordoba: toledo cordoba: 3']);
    assert.deepEqual(
      to('avila').map(({ ends, why, steps }) => [ends, why?.code, why?.rule, steps]),
      [[true, 'halted-mountain', '5.1-mountain', 1]],
    );
    assert.deepEqual(
      to('cordoba').map(({ ends, why }) => [ends, why?.code]),
      [[true, 'spent']],
    );
    assert.deepEqual(to('gibraltar'), []);
    const stop = stopped(everybody(await scene('segovia-to-cordoba'), 'segovia'));
    assert.equal(stop.find(({ place }) => place === 'gibraltar')?.refusal.code, 'spent');
  });

  it('with a leader to Gibraltar, or over two mountains to Cantabria (R:831-836)', async () => {
    const state = await scene('to-gibraltar-with-a-leader');
    const both = everybody(state, 'segovia');
    const first = (stack: Stack, place: PlaceId) => ways(stack).find(({ to }) => to === place);
    for (const place of ['gibraltar', 'cantabria'] as const) {
      const way = first(both, place);
      assert.deepEqual(
        [way?.steps, way?.arrives, way?.partial],
        [3, { units: { infantry: 1 }, leaders: ['alfonso-vi'] }, undefined],
      );
      assert.equal(first({ ...both, leaders: {} }, place), undefined);
      assert.deepEqual(first({ ...both, units: {} }, place)?.arrives, { units: {}, leaders: ['alfonso-vi'] });
    }
    assert.equal(first({ ...both, leaders: {} }, 'avila')?.ends, true);
    assert.equal(first(both, 'avila')?.ends, false);
  });

  it('from Denia to Lisbon the cavalry goes on with him, where the infantry is spent (R:843-851)', () => {
    const state = open('seville', 'movement', { denia: 'seville: cavalry, infantry, al-mutamid' });
    const found = ways(everybody(state, 'denia'));
    const lisbon = found.find(({ to }) => to === 'lisbon');
    assert.equal(lisbon?.steps, 5);
    assert.deepEqual(lisbon?.arrives, { units: { cavalry: 1 }, leaders: ['al-mutamid'] });
    assert.equal(lisbon?.partial, true);
    assert.deepEqual(
      lisbon?.left?.map(({ units, why }) => [units, why?.code]),
      [[{ infantry: 1 }, 'spent-led']],
    );
    // All go where all can.
    assert.ok(found.filter(({ steps }) => steps <= 3).every(({ partial }) => !partial));
  });

  it('past two at Toledo four stay (R:855-890), or all go round', async () => {
    const state = open('castile', 'movement', { segovia: 'castile: 6 infantry', toledo: 'seville: 2 infantry' });
    const found = ways(everybody(state, 'segovia'));
    const cordoba = found.find(({ to }) => to === 'cordoba');
    assert.deepEqual(
      [cordoba?.held, cordoba?.arrives.units, cordoba?.partial, cordoba?.steps],
      [[{ place: 'toledo', count: 4 }], { infantry: 2 }, undefined, 2],
    );
    const toledo = found.find(({ to }) => to === 'toledo');
    assert.deepEqual([toledo?.battle, toledo?.river, toledo?.ends], [{ owner: 'seville', units: 2 }, true, false]);
    const four = open('castile', 'movement', { segovia: 'castile: 4 infantry', toledo: 'seville: 2 infantry' });
    const held = ways(everybody(four, 'segovia')).find(({ to }) => to === 'toledo');
    assert.deepEqual([held?.ends, held?.why?.code], [true, 'stopped']);
    const refusals = stopped(everybody(four, 'segovia'));
    assert.equal(refusals.find(({ place }) => place === 'cordoba')?.refusal.code, 'stopped');
  });

  it('who stays is answered on the way where kinds differ; those who go farther go on', () => {
    const state = open('seville', 'movement', {
      cordoba: 'seville: 2 infantry, 2 cavalry',
      toledo: 'castile: infantry',
    });
    const found = ways(everybody(state, 'cordoba'));
    const segovia = found.find(({ to }) => to === 'segovia');
    assert.deepEqual([segovia?.held, segovia?.arrives.units], [[{ place: 'toledo', count: 2 }], { cavalry: 2 }]);
    // If more stay than are held, a question decides which are held, and the preset answers it.
    const there = open('seville', 'movement', {
      cordoba: 'seville: 2 cavalry',
      'la-mancha': 'seville: infantry',
      avila: 'seville: 2 infantry',
      toledo: 'castile: infantry',
    });
    const { state: mixed } = play(
      there,
      [step('la-mancha', 'toledo', { infantry: 1 })],
      [step('avila', 'toledo', { infantry: 2 })],
    );
    const way = ways(everybody(mixed, 'cordoba')).find(({ to }) => to === 'segovia');
    assert.deepEqual([way?.held, way && brief(way)], [undefined, 'segovia: toledo segovia pin: 2']);
  });

  it('over the Ebro, or round by Tortosa and dry (R:1165-1169)', async () => {
    const found = ways(everybody(await scene('round-by-tortosa'), 'barcelona'));
    const zaragoza = found.filter(({ to }) => to === 'zaragoza');
    assert.deepEqual(
      zaragoza.map((way) => [brief(way), way.river]),
      [
        ['zaragoza: zaragoza: 1', true],
        ['zaragoza: tortosa zaragoza: 1', undefined],
      ],
    );
  });

  it('a strait ends it, the sea is landed from, and Gascony costs nothing (R:925-931, 3.2)', async () => {
    const isles = open('aragon', 'movement', { valencia: 'aragon: infantry' });
    const majorca = ways(everybody(isles, 'valencia')).find(({ to }) => to === 'majorca');
    assert.deepEqual([majorca?.steps, majorca?.ends, majorca?.why?.code], [1, true, 'halted-strait']);
    const suebi = open(
      'suebi',
      'movement',
      { gascony: 'suebi: infantry', galicia: 'galicians: infantry' },
      { turn: 7 },
    );
    const over = ways(everybody(suebi, 'gascony'));
    assert.equal(over.find(({ to }) => to === 'narbonne')?.strays, true);
    assert.equal(over.find(({ to }) => to === 'tortosa')?.steps, 3);
  });

  it('leaving the game is a way that ends, with nobody left to ask why (5.4)', () => {
    const state = open(
      'umayyads',
      'movement',
      { huesca: 'umayyads: 2 cavalry', toledo: 'umayyads: infantry' },
      { turn: 11 },
    );
    const stack = everybody(state, 'huesca');
    const narbonne = ways(stack).find(({ to }) => to === 'narbonne');
    assert.ok(narbonne && check(stack, narbonne).includes('exits'));
    assert.deepEqual(
      [narbonne.exits, narbonne.ends, narbonne.why, narbonne.strays],
      [true, true, undefined, undefined],
    );
  });

  it('a leader goes on alone last of all, and never where others can go with him', () => {
    const state = open(
      'castile',
      'movement',
      {
        segovia: 'castile: 2 infantry, alfonso-vi',
        toledo: 'seville: infantry',
        cordoba: 'seville: infantry',
      },
      { turn: 17 },
    );
    const found = ways(everybody(state, 'segovia'));
    const cordoba = found.filter(({ to }) => to === 'cordoba');
    assert.ok(cordoba.length > 0 && cordoba.every(({ falls }) => falls?.[0] !== 'alfonso-vi' || cordoba.length === 1));
    const alone = found.find(({ path }) => path.length === 2 && path[0]?.fixed['to'] === 'toledo');
    assert.deepEqual([alone?.partial, alone?.held, alone?.left?.[0]?.why?.code], [true, undefined, 'stopped']);
  });

  it('nothing where nobody moves, or nobody is named', async () => {
    const state = await scene('segovia-to-cordoba');
    assert.deepEqual(reach(state, 'segovia', {}, {}), []);
    assert.deepEqual(stops(state, 'segovia', {}, {}), []);
    assert.deepEqual(reach(state, 'toledo', { infantry: 1 }, {}), []);
    const fight = open('castile', 'combat', { segovia: 'castile: infantry; seville: infantry' });
    assert.deepEqual(reach(fight, 'segovia', { infantry: 1 }, {}), []);
  });
});
