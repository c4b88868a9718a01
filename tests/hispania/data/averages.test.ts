import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NATIONS, type NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { AVERAGE_LINES } from '../../../src/books/hispania/engine/data/nations.sources.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { sourceOf } from '../../../src/books/hispania/engine/data/provenance.ts';
import { atTurn } from '../../../src/books/hispania/engine/data/timed.ts';

/**
 * The averages that are not printed follow from the sheets, by the estimate that `nations.sources.ts` describes. Half points,
 * rounded to whole points.
 */

const FIGHTERS = ['infantry', 'elite', 'knight', 'cavalry'] as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export function estimate(id: NationId): number {
  const { pool, firstTurn, provincePoints, specialPoints, arrivals } = NATION_TABLE[id];
  const counters = sum(FIGHTERS.map((kind) => atTurn(pool[kind] ?? 0, firstTurn)));
  const provinces = Math.ceil(counters / 2);
  const scorings = Object.entries(provincePoints).filter(([turn]) => Number(turn) <= 19);
  const held = sum(
    scorings.map(([, values = {}], i) => {
      const best = Object.values(values).sort((a, b) => b - a);
      return sum(best.slice(0, provinces)) * 0.75 ** i;
    }),
  );
  const promised = specialPoints.map((special) => {
    switch (special.kind) {
      case 'leader-lives':
      case 'takes-province':
        return special.vp;
      case 'city-castles':
        return special.each * special.provinces.length;
      case 'africa-exit':
        return special.each * counters;
      default:
        return 0;
    }
  });
  const come = Object.values(arrivals).flatMap((list = []) => list.map(({ units = {} }) => sum(Object.values(units))));
  return 2 * Math.max(Math.round((held + sum(promised) / 2) / 2), sum(come));
}

test('averages follow from the sheets where they are not printed', () => {
  for (const id of NATIONS) {
    const { auction } = NATION_TABLE[id];
    if (auction.kind === 'major') continue;
    assert.equal(auction.average, estimate(id), `${id}: ${estimate(id)}`);
    const printed = AVERAGE_LINES[id] !== undefined;
    assert.equal(sourceOf({ table: 'average', nation: id }).kind, printed ? 'known' : 'reconstructed');
  }
});

test('the estimate meets the one average that is printed: 30 for the Alans', () => {
  assert.equal(estimate('alans'), 60);
  assert.deepEqual(NATION_TABLE.alans.auction, { kind: 'bid', average: 60 });
});
