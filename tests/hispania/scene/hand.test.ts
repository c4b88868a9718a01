import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { step } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { terrain } from '../../../src/books/hispania/lessons/terrain.ts';
import { routeShape } from '../../../src/books/hispania/ui/board/route.ts';
import { scaleOf, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';
import { look } from '../../../src/books/hispania/ui/deciding/look.ts';
import { bestWays, handMarks, NO_PROSPECTS, routeOf } from '../../../src/books/hispania/ui/deciding/moving.ts';
import { parted } from '../../../src/books/hispania/ui/deciding/parted.ts';
import { withStates } from '../../../src/books/hispania/ui/deciding/pointing.ts';
import { prospectsOf, wayAgain, whyNotTo } from '../../../src/books/hispania/ui/deciding/prospects.ts';
import {
  halfOf,
  partOf,
  type Stack,
  sizeOf,
  wholeStack,
  withCount,
} from '../../../src/books/hispania/ui/deciding/stacks.ts';
import { wayTold } from '../../../src/books/hispania/ui/deciding/way-told.ts';
import { sceneOfStep } from '../../../src/books/hispania/ui/lesson/start.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import { actAll, back, forward, lastFacts, open as openScene } from '../../../src/ui/scene/session.ts';
import { open } from '../engine/set-up.ts';

const landing = open(
  'carthage',
  'movement',
  { sea: 'carthage: 12 infantry, hamilcar', cadiz: 'carthage: infantry' },
  {
    turn: 1,
  },
);
const state = open(
  'carthage',
  'movement',
  {
    cadiz: 'carthage: 3 infantry',
    gibraltar: 'carthage: infantry',
    seville: 'iberians: 2 infantry',
    granada: 'iberians: infantry',
  },
  { turn: 2 },
);

const stackIn = (of: typeof state, place: Stack['from']): Stack => {
  const { decision } = look(of);
  assert.ok(decision);
  return wholeStack(decision, place);
};

describe('the counters of a stack in the hand', () => {
  const drawn = (of: typeof state, stack: Stack) =>
    withStates(look(of), stack, parted)
      .filter(({ place }) => place === stack.from)
      .flatMap(({ counters }) => counters.map(({ kind, count, state: is }) => [kind, count, is]));
  const whole = stackIn(landing, 'sea');
  it('all go, with the leader, until another number is chosen', () => {
    assert.deepEqual(drawn(landing, whole), [
      ['infantry', 12, 'chosen'],
      ['leader', 1, 'chosen'],
    ]);
  });
  it('are those that go, which a drag lifts, and beside them those that stay', () => {
    assert.deepEqual(drawn(landing, partOf(whole, 4, {})), [
      ['infantry', 4, 'chosen'],
      ['infantry', 8, undefined],
      ['leader', 1, undefined],
    ]);
    const ids = withStates(look(landing), partOf(whole, 4, {}), parted).flatMap(({ counters }) =>
      counters.map(({ id }) => id),
    );
    assert.equal(new Set(ids).size, ids.length);
  });
  it('are told apart by kind, by name and by wounds', () => {
    const [leader = ''] = Object.keys(whole.leaders);
    const counter = (id: string, kind: 'knight' | 'leader', count: number, wounds = 0) =>
      ({ id, nation: 'carthage', kind, count, wounds }) as const;
    const hand = { units: { 'knight/hits=1': 1, knight: 2 }, leaders: { [leader]: 1 } };
    const goes = (one: Parameters<typeof parted>[0]) =>
      parted(one, hand).flatMap(({ count, state: is }) => (is === 'chosen' ? [count] : []));
    assert.deepEqual(goes(counter('a', 'knight', 3)), [2]);
    assert.deepEqual(goes(counter('b', 'knight', 2, 1)), [1]);
    assert.deepEqual(goes(counter('sea carthage leader hamilcar 0', 'leader', 1)), [1]);
    assert.deepEqual(goes(counter('sea carthage leader hannibal 0', 'leader', 1)), []);
  });
});

describe('a whole stack that was dragged', () => {
  const whole = stackIn(landing, 'sea');
  const { decision } = look(landing);
  assert.ok(decision);
  it('can be sent to the same place in another number, while it stands where it stood', () => {
    const way = wayAgain(landing, decision, { whole, stack: partOf(whole, 3, {}), to: 'seville' });
    assert.equal(way?.to, 'seville');
    assert.deepEqual(
      way?.path.map(({ values }) => values),
      [{ units: { infantry: 3 } }],
    );
    const other = { ...whole, units: { infantry: 11 } };
    assert.equal(wayAgain(landing, decision, { whole: other, stack: partOf(whole, 3, {}), to: 'seville' }), undefined);
  });
  it('cannot where that number does not come', () => {
    assert.equal(wayAgain(landing, decision, { whole, stack: partOf(whole, 1, {}), to: 'segovia' }), undefined);
  });
});

describe('how many of a stack go', () => {
  const whole = stackIn(landing, 'sea');
  const [leader = ''] = Object.keys(whole.leaders);
  it('is all of them and their leader, until another number is chosen', () => {
    assert.equal(sizeOf(whole), 13);
    assert.ok(leader.includes('hamilcar'));
  });
  it('is one, half or any number at one press, with the leader as he is', () => {
    assert.equal(halfOf(whole.units), 6);
    assert.equal(sizeOf(partOf(whole, 3, whole.leaders)), 4);
    const alone = withCount(whole, 'leaders', leader, 0);
    assert.equal(sizeOf(partOf(whole, 3, alone.leaders)), 3);
    // More than there are is all.
    assert.deepEqual(partOf(whole, 40, whole.leaders), whole);
  });
  it('keeps the order of the kinds when a number changes', () => {
    const mixed: Stack = { from: 'cadiz', units: { infantry: 12, cavalry: 5 }, leaders: {} };
    const fewer = withCount(mixed, 'units', 'infantry', 10);
    assert.deepEqual(Object.entries(fewer.units), [
      ['infantry', 10],
      ['cavalry', 5],
    ]);
    assert.deepEqual(withCount(fewer, 'units', 'infantry', 0).units, { cavalry: 5 });
  });
  it('keeps the kinds in proportion, and never rounds to another number', () => {
    const mixed: Stack = { from: 'cadiz', units: { infantry: 4, cavalry: 2, elite: 1 }, leaders: {} };
    assert.equal(halfOf(mixed.units), 4);
    for (let n = 0; n <= 7; n++) assert.equal(sizeOf(partOf(mixed, n, {})), n);
    assert.deepEqual(partOf(mixed, 1, {}).units, { infantry: 1 });
    assert.deepEqual(partOf(mixed, 4, {}).units, { infantry: 2, cavalry: 1, elite: 1 });
  });
});

describe('the way of a stack', () => {
  const stack = stackIn(state, 'cadiz');
  const prospects = prospectsOf(state, stack);
  const to = (place: Stack['from']) => routeOf(stack, prospects, place, whyNotTo(state, stack, place));
  const scale = scaleOf(WHOLE, 960);

  it('leads through all places between, and says which', () => {
    const far = [...bestWays(prospects.ways)].find(([, { steps }]) => steps > 1);
    assert.ok(far);
    const [place, way] = far;
    const places = to(place)?.places ?? [];
    assert.equal(places[0], 'cadiz');
    assert.equal(places.at(-1), place);
    assert.equal(places.length, way.steps + 1);
    const { through } = wayTold(WORDS, state, 'cadiz', way);
    assert.deepEqual(through, places.slice(1, -1));
    assert.match(text(WORDS, WORDS.around.hand.way(wayTold(WORDS, state, 'cadiz', way))), /2 provinces, by /);
  });
  it('goes as far as it can towards a place out of reach, and a bar is there', () => {
    const stop = whyNotTo(state, stack, 'leon');
    assert.ok(stop);
    const route = to('leon');
    assert.equal(route?.places.at(-1), stop.at);
    assert.equal(route?.stops, stop.next);
    assert.notEqual(stop.at, 'cadiz');
    assert.equal(stop.refusal.rule.length > 0, true);
  });
  it('is nothing to the place where it stands', () => {
    assert.equal(to('cadiz'), undefined);
  });
  it('begins and ends beside the counters, and points at the target', () => {
    const shape = routeShape({ places: ['cadiz', 'gibraltar', 'granada'] }, [], scale);
    assert.ok(shape);
    assert.match(shape.path, /^M\d+ \d+C/);
    // From Gibraltar to Granada the way leads to the east.
    assert.ok(Math.abs(shape.angle) < 60, `${shape.angle}`);
    assert.equal(routeShape({ places: ['cadiz'] }, [], scale), undefined);
    assert.ok(routeShape({ places: ['cadiz'], stops: 'seville' }, [], scale));
    // Where no border is, no line ends at one.
    assert.equal(routeShape({ places: ['cadiz'], stops: 'galicia' }, [], scale), undefined);
    assert.equal(routeShape({ places: ['sea'], stops: 'galicia' }, [], scale), undefined);
    assert.ok(routeShape({ places: ['sea', 'seville'], stops: 'badajoz' }, [], scale));
  });
  it('is marked by its first steps until the engine has found it', () => {
    const seen = look(state);
    const before = handMarks(seen, stack, NO_PROSPECTS);
    const after = handMarks(seen, stack, prospects);
    assert.deepEqual(
      Object.keys(before).filter((place) => !(place in after)),
      [],
    );
    assert.ok(Object.keys(after).length > Object.keys(before).length);
  });
});

describe('a move over several places in a scene', () => {
  const { session } = openScene(hispania, sceneOfStep(terrain, terrain.steps[0]));
  assert.ok(session);
  const first = step('cuenca', 'valencia', { cavalry: 2 });
  const second = step('valencia', 'denia', { 'cavalry/steps=1/from=cuenca': 2 });
  const moved = actAll(hispania, session, [first, second]);

  it('is one gesture: it is told, taken back and made again as one', () => {
    assert.equal(moved.journal.at, 2);
    assert.deepEqual(
      lastFacts(moved).flatMap((fact) => (fact.kind === 'moved' ? [fact.to] : [])),
      ['valencia', 'denia'],
    );
    const undone = back(hispania, moved);
    assert.equal(undone.journal.at, 0);
    assert.equal(forward(hispania, undone).journal.at, 2);
  });
  it('is forgotten as one when other answers take its place', () => {
    const other = actAll(hispania, back(hispania, moved), [first]);
    const again = actAll(hispania, other, [second]);
    assert.equal(back(hispania, again).journal.at, 1);
  });
  it('ends before a step that is refused', () => {
    const halted = actAll(hispania, session, [first, step('valencia', 'lisbon', { 'cavalry/steps=1/from=cuenca': 2 })]);
    assert.equal(halted.journal.at, 1);
    assert.ok(halted.refused);
  });
});
