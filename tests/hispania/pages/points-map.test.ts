import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { dataSet, FIRST_SET, PUBLISHED } from '../../../src/books/hispania/engine/data/sets.ts';
import { forebears, merging } from '../../../src/books/hispania/pages/sheets/kin.ts';
import { pointsMaps, viewOf } from '../../../src/books/hispania/pages/sheets/points-map.ts';
import { VALUES } from '../../../src/books/hispania/pages/values.ts';
import { WHOLE } from '../../../src/books/hispania/ui/board/view.ts';

describe('what provinces are worth, on maps', () => {
  it('is what the data set of new games says, every value on one map', () => {
    assert.equal(VALUES, dataSet(PUBLISHED));
    assert.notEqual(VALUES, dataSet(FIRST_SET));
    for (const nation of NATIONS) {
      const { provincePoints, zonePoints } = VALUES.nations[nation];
      const shown = pointsMaps(nation).flatMap(({ turns, worth }) =>
        turns.flatMap((turn) => worth.map(({ province, vp }) => `${turn} ${province} ${vp}`)),
      );
      const scored = [
        ...Object.entries(provincePoints).flatMap(([turn, points]) =>
          Object.entries(points ?? {}).flatMap(([province, vp]) => (vp > 0 ? `${turn} ${province} ${vp}` : [])),
        ),
        ...zonePoints.flatMap(({ turn, zones }) =>
          PROVINCES.flatMap((province) => {
            const vp = zones[VALUES.provinces[province].zone]?.each ?? 0;
            return vp > 0 ? `${turn} ${province} ${vp}` : [];
          }),
        ),
      ];
      assert.deepEqual(shown.sort(), scored.sort(), nation);
    }
  });
  it('is marked where it is ours', () => {
    const [turn3, turn5] = pointsMaps('rome');
    assert.deepEqual(
      turn3?.worth.filter(({ ours }) => !ours).map(({ province }) => province),
      ['granada'],
    );
    assert.ok(turn5?.worth.every(({ ours }) => !ours));
    assert.deepEqual(
      turn5?.zones.find(({ zone }) => zone === 'south'),
      { zone: 'south', each: 4, all: 8 },
    );
  });
  it('is darkest where it is most, and turns that are alike share a map', () => {
    for (const nation of NATIONS) {
      const maps = pointsMaps(nation);
      const most = Math.max(...maps.flatMap(({ worth }) => worth.map(({ vp }) => vp)));
      for (const { vp, tone } of maps.flatMap(({ worth }) => worth))
        assert.equal(tone === 3, vp > (2 / 3) * most, nation);
      assert.equal(new Set(maps.map(({ worth, zones }) => JSON.stringify([worth, zones]))).size, maps.length, nation);
    }
  });
  it('is looked at near by if it lies together, and never beyond the map', () => {
    assert.deepEqual(viewOf(pointsMaps('rome')), WHOLE);
    for (const nation of NATIONS) {
      const maps = pointsMaps(nation);
      if (maps.length === 0) continue;
      const { x, y, w, h } = viewOf(maps);
      assert.ok(x >= WHOLE.x && y >= WHOLE.y && x + w <= WHOLE.x + WHOLE.w && y + h <= WHOLE.y + WHOLE.h + 1, nation);
      assert.ok(Math.abs(h / w - WHOLE.h / WHOLE.w) < 0.01, nation);
    }
    assert.ok(viewOf(pointsMaps('celts')).w < WHOLE.w);
  });
});

describe('what a nation was before', () => {
  it('is whose place it takes, and not who merges into it', () => {
    assert.deepEqual(forebears('hispano-romans'), ['rome']);
    assert.deepEqual(forebears('badajoz'), ['lusitanians']);
    assert.deepEqual([forebears('rome'), merging('rome')], [[], ['iberians']]);
    assert.deepEqual([forebears('visigoths'), merging('visigoths')], [[], ['cantabrians']]);
    for (const emirate of ['zaragoza', 'valencia', 'granada', 'seville'] as const) {
      assert.deepEqual([forebears(emirate), merging(emirate)], [['umayyads'], []]);
    }
  });
});
