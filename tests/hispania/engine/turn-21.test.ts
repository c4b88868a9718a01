import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS, type NationId, PROVINCES, type ProvinceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { draftOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { scoreTurn } from '../../../src/books/hispania/engine/rules/scoring.ts';
import { open, type Places, read } from './set-up.ts';

/** Half points that a nation has at the end of a turn for what it holds. */
function scored(nation: NationId, turn: number, places: Places): number {
  const draft = draftOf(read(open(nation, 'movement', places, { turn })));
  scoreTurn(draft);
  return draft.state.nations[nation]?.points ?? 0;
}

/** The points of each province by itself, in half points; provinces without points are left out. */
function values(nation: NationId, turn: number, unit = 'infantry'): Readonly<Record<string, number>> {
  const all = PROVINCES.map((place) => [place, scored(nation, turn, { [place]: `${nation}: ${unit}` })] as const);
  return Object.fromEntries(all.filter(([, points]) => points > 0));
}

const worth = (points: number, places: readonly ProvinceId[]) =>
  Object.fromEntries(places.map((place) => [place, 2 * points]));

describe('provinces at the end of turn 21 (16.5-turn-21)', () => {
  it('of Castile: 5 for two, 2 for seven, 1 for eight (R:3564-3570)', () => {
    assert.deepEqual(values('castile', 21), {
      ...worth(5, ['cordoba', 'toledo']),
      ...worth(2, ['calatayud', 'duero', 'pamplona', 'porto', 'salamanca', 'zaragoza', 'segovia']),
      ...worth(1, ['asturias', 'avila', 'cantabria', 'galicia', 'leon', 'basque-country']),
      ...worth(1, ['tierra-de-campos', 'old-castile']),
    });
  });

  it('of Aragon: 2 for six, 1 for four (R:3571-3575)', () => {
    assert.deepEqual(values('aragon', 21), {
      ...worth(2, ['avila', 'calatayud', 'castellon', 'zaragoza', 'segovia', 'tortosa']),
      ...worth(1, ['barcelona', 'cuenca', 'huesca', 'pamplona']),
    });
  });

  it('of the Almohads: the income where a ruin lies, 1 for every other (R:3576-3580)', () => {
    const { provinces } = read(open('almohads', 'movement', { toledo: 'almohads: elite' }, { turn: 21 })).tables;
    assert.deepEqual(values('almohads', 21, 'elite'), worth(1, PROVINCES));
    for (const place of PROVINCES) {
      const there = scored('almohads', 21, { [place]: 'almohads: elite; castile: ruin' });
      assert.equal(there, provinces[place].income, place);
    }
  });

  it('of the others as on turn 19 (R:3581-3582)', () => {
    const others = NATIONS.filter((nation) => !['castile', 'aragon', 'almohads'].includes(nation));
    let scoring = 0;
    for (const nation of others) {
      const { pool, ends, provincePoints } = read(open(nation, 'movement', {}, { turn: 6 })).tables.nations[nation];
      if (ends !== null && ends.turn < 21) continue;
      const unit = pool.infantry ? 'infantry' : 'elite';
      assert.deepEqual(values(nation, 21, unit), values(nation, 19, unit), nation);
      if (provincePoints[19]) scoring += 1;
    }
    assert.ok(scoring > 5);
  });
});
