import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawTopology, mapFacts } from '../../../scripts/map/build.ts';
import { faultsOf } from '../../../scripts/map/check.ts';
import { readCoastline } from '../../../scripts/map/coast.ts';
import { crossing, distance, type Line, type Point } from '../../../scripts/map/plane.ts';
import { type Arc, sharedLength } from '../../../scripts/map/topology.ts';
import { BORDERS, FOUR_CORNERS } from '../../../src/books/hispania/engine/data/borders.ts';

const topology = drawTopology(readCoastline());
const facts = mapFacts();

test('two provinces share a line if and only if they border on each other', () => {
  assert.deepEqual(faultsOf(topology, facts), []);
});

test('the check sees a border that is missing, one that is too much, a lost coast and a lost province', () => {
  const [first, ...rest] = facts.borders;
  assert.match(faultsOf(topology, { ...facts, borders: rest }).join(), /drawn, not in the data/);
  assert.match(
    faultsOf(topology, { ...facts, borders: [...facts.borders, ['galicia', 'granada']] }).join(),
    /galicia\|granada: in the data, not drawn/,
  );
  const inland = new Set([...facts.coastal].filter((id) => id !== 'seville'));
  assert.match(faultsOf(topology, { ...facts, coastal: inland }).join(), /seville: coast drawn/);
  const shapes = topology.shapes.filter(({ id }) => id !== 'toledo');
  assert.match(faultsOf({ ...topology, shapes }, facts).join(), /toledo: has no outline/);
  assert.ok(first);
});

test('every shared border is long enough to be seen', () => {
  for (const { between } of BORDERS) {
    const length = sharedLength(topology, ...between);
    assert.ok(length > 12, `${between.join(' and ')} share ${length.toFixed(1)} units`);
  }
});

test('where four provinces meet, the opposite ones touch in one point and share no line', () => {
  for (const [a, b, c, d] of FOUR_CORNERS) {
    assert.equal(sharedLength(topology, a, c), 0, `${a}, ${c}`);
    assert.equal(sharedLength(topology, b, d), 0, `${b}, ${d}`);
    const ends = (of: readonly string[]): Point[] =>
      topology.arcs.filter((arc) => of.every((id) => arc.of.includes(id))).flatMap(({ line }) => tips(line));
    const common = ends([a, b]).filter((p) =>
      [
        [b, c],
        [c, d],
        [d, a],
      ].every((pair) => ends(pair).some((q) => distance(p, q) < 0.01)),
    );
    assert.equal(common.length, 1, `${a}, ${b}, ${c}, ${d} meet in ${common.length} points`);
  }
});

test('no border crosses another', () => {
  const borders = topology.arcs.filter(({ kind }) => kind === 'border');
  for (const [i, one] of borders.entries()) {
    for (const other of borders.slice(i + 1)) assert.equal(crossings(one, other), 0, `${one.id} crosses ${other.id}`);
  }
});

const tips = (line: Line): Point[] => [line[0] as Point, line[line.length - 1] as Point];

/** Crossings of two arcs, apart from the corners they share. */
function crossings(one: Arc, other: Arc): number {
  let count = 0;
  const corners = [...tips(one.line), ...tips(other.line)];
  for (let i = 1; i < one.line.length; i++) {
    for (let j = 1; j < other.line.length; j++) {
      const [a, b] = [one.line[i - 1] as Point, one.line[i] as Point];
      const hit = crossing(a, b, other.line[j - 1] as Point, other.line[j] as Point);
      if (hit && corners.every((corner) => distance(corner, hit.at) > 0.2)) count++;
    }
  }
  return count;
}
