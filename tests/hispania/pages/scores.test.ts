import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { SCORES } from '../../../src/books/hispania/engine/data/scores/of.ts';
import {
  gamesOf,
  type NationScores,
  spreadOf,
  type Telling,
} from '../../../src/books/hispania/engine/data/scores/spread.ts';
import { PUBLISHED } from '../../../src/books/hispania/engine/data/sets.ts';
import { type Finding, findingsOf, standingsOf } from '../../../src/books/hispania/pages/sheets/findings.ts';
import { figureOf, printedAverage, turnRows } from '../../../src/books/hispania/pages/sheets/score-figure.ts';
import { sheetMoments } from '../../../src/books/hispania/words/en/sheet-moments.ts';
import { sheetScores } from '../../../src/books/hispania/words/en/sheet-scores.ts';

const UNTOLD: Telling = {
  sheet: [],
  held: {},
  stood: [],
  gains: {},
  from: {},
  gone: {},
  by: {},
  lost: {},
  struck: {},
  subject: {},
  capital: {},
};

/** A nation of a hundred games, of which all come to 20 half points. */
function scores(told: Partial<Telling>, early = 0): NationScores {
  const all = spreadOf(Array.from({ length: 100 }, () => 20));
  return { scenario: 'D', all, turns: {}, early, told: { ...UNTOLD, ...told } };
}

const kinds = (findings: readonly Finding[]) => findings.map(({ is }) => is);

describe('the figure of scores', () => {
  it('draws every game once, with the middle half of them black', () => {
    const points = [10, 12, 13, 14, 15, 16, 17, 40];
    const figure = figureOf(spreadOf(points));
    assert.deepEqual(figure.ends, [10, 40]);
    assert.deepEqual(figure.quartiles, [12, 16]);
    assert.equal(figure.mean, 137 / 8);
    // Two half points a column, from 0 on: 12 and 13, 14 and 15, 16 and 17 are two games each.
    assert.deepEqual(
      figure.columns.map(({ height }) => height * 2).filter((n) => n > 0),
      [1, 2, 2, 2, 1],
    );
    assert.deepEqual(
      figure.columns.flatMap(({ middle }, i) => (middle ? [2 * i] : [])),
      [12, 14, 16],
    );
    assert.equal(figure.columns.length, 21);
  });

  it('has room for the printed average and for points below nothing, and few numbers on its axis', () => {
    for (const points of [[-7, 3], [0], [30, 210]]) {
      const { columns, ticks, at } = figureOf(spreadOf(points), [92]);
      assert.ok(columns.length <= 24 && ticks.length <= 9, `${columns.length} ${ticks.length}`);
      for (const halves of [...points, 92]) assert.ok(at(halves) > 0 && at(halves) < 100, `${halves}`);
      assert.ok(ticks.some(({ halves }) => halves === 0));
      for (const tick of ticks) assert.ok(tick.at > 0 && tick.at < 100);
    }
  });

  it('shows printed averages only', () => {
    assert.equal(printedAverage('hispania-1994-1', 'rome'), 82);
    assert.equal(printedAverage('hispania-1994-1', 'alans'), 60);
    assert.equal(printedAverage('hispania-1994-1', 'celts'), undefined);
  });

  it('has a row for each turn that was scored', () => {
    assert.deepEqual(turnRows({ 3: spreadOf([2, 4]), 5: spreadOf([]) }), [{ turn: 3, mean: 3, quartiles: [2, 4] }]);
  });
});

describe('findings', () => {
  it('says nothing where nothing was measured enough', () => {
    assert.deepEqual(kinds(findingsOf(scores({}))), ['lasts']);
    assert.deepEqual(kinds(findingsOf(scores({ from: { other: 20 } }, 10))), []);
    assert.deepEqual(standingsOf(scores({ sheet: [3], stood: [9], held: { toledo: [9] } })), []);
  });

  it('what it lives on: shares of what it earns, what is little left out', () => {
    assert.deepEqual(findingsOf(scores({ from: { kills: 6, provinces: 13.5, missions: 0.5, given: -2 } }, 10)), [
      {
        is: 'lives-on',
        shares: [
          ['provinces', 0.675],
          ['kills', 0.3],
        ],
      },
    ]);
  });

  it('what makes a difference: the best of each turn, no province twice, no loss', () => {
    const told = {
      sheet: [3, 5],
      stood: [90, 80],
      gains: {
        3: { toledo: [40, 9, 2], cuenca: [30, 8, 2] },
        5: { toledo: [40, 12, 2], avila: [30, 7, 2], segovia: [30, -9, 2] },
      } as const,
    };
    assert.deepEqual(findingsOf(scores(told, 10)), [
      { is: 'difference', province: 'cuenca', turn: 3, more: 8, games: 30, of: 90 },
      { is: 'difference', province: 'toledo', turn: 5, more: 12, games: 40, of: 80 },
    ]);
    assert.deepEqual(findingsOf(scores({ ...told, gains: { 3: { toledo: [40, 3.9, 1] } } }, 10)), []);
  });

  it('what ends it, and by whose hand', () => {
    const told = { gone: { 0: 20, 7: 10, 9: 15 }, by: { rome: 20, visigoths: 5 } };
    assert.deepEqual(findingsOf(scores(told, 45)), [
      { is: 'never', part: 0.2 },
      { is: 'dies', part: 0.25, turn: 9 },
      { is: 'by', id: 'rome', part: 0.8 },
    ]);
    assert.deepEqual(findingsOf(scores({ gone: { 7: 14 }, by: { rome: 14 } }, 14)), []);
  });

  it('whom it submits to, where its capital is, whom it meets', () => {
    const told = {
      subject: { visigoths: 14, rome: 70 },
      capital: { toledo: 30, avila: 10 },
      struck: { rome: 3.2, celts: 0.9 },
      lost: { rome: 0.9 },
    };
    assert.deepEqual(findingsOf(scores(told, 10)), [
      { is: 'prey', others: [['rome', 3.2]] },
      { is: 'capital', place: 'toledo', part: 0.3 },
      { is: 'subject', others: [['rome', 0.7]] },
    ]);
  });

  it('where it stands: of the games in which it is there', () => {
    const told = { sheet: [3, 5], stood: [100, 50], held: { toledo: [80, 24], avila: [49, 50] } };
    assert.deepEqual(standingsOf(scores(told)), [
      { turn: 3, there: 1, mean: 1.29, mostly: [['toledo', 0.8]], more: 0 },
      { turn: 5, there: 0.5, mean: 1.48, mostly: [['avila', 1]], more: 0 },
    ]);
  });
});

describe('the scores of the published set', () => {
  const measured = SCORES[PUBLISHED];

  it('are of that set, of every nation and all of its games, and their shares are none of more', {
    skip: !measured,
  }, () => {
    if (!measured) return;
    assert.equal(measured.set, PUBLISHED);
    for (const nation of NATIONS) {
      const one: NationScores | undefined = measured.nations[nation];
      assert.ok(one, nation);
      assert.equal(gamesOf(one.all), measured.games, nation);
      const told: Telling = one.told;
      for (const [province, counts] of Object.entries(told.held)) {
        assert.equal(counts.length, told.sheet.length);
        counts.forEach((n, i) => {
          assert.ok(n <= (told.stood[i] ?? 0), `${nation} ${province}`);
        });
      }
      assert.deepEqual(
        told.sheet,
        told.sheet.toSorted((a, b) => a - b),
      );
      assert.ok(Object.values(told.gone).reduce<number>((sum, n = 0) => sum + n, 0) === one.early, nation);
    }
  });
});

describe('the words of scores', () => {
  const { findings, spread, source, moment } = sheetScores;
  it('tell shares, points and dates', () => {
    assert.equal(
      source(400, 'D', 'captain', '2026-11-28'),
      '400 games of scenario D between Captains, 28 November 2026',
    );
    assert.equal(
      spread.told(17.125, [12, 16], [10, 40]),
      '8.6 points on average; in half of the games 6 to 8, in all games 5 to 20.',
    );
    assert.equal(findings.livesOn([['provinces', 0.998]]).join(''), 'Its points are all for provinces.');
    assert.equal(
      findings
        .livesOn([
          ['provinces', 0.62],
          ['kills', 0.3],
        ])
        .join(''),
      'Of every 100 points that it scores, 62 are for provinces and 30 for units that it destroys.',
    );
    assert.equal(findings.dies(0.34, 9), 'It is eliminated early in 34 of 100 games, most often on turn 9.');
    assert.match(moment.stands(17, 19, 8, 0, 1), /^Turn 17 of 19\. 8 units off the map, ½ points so far\. $/);
  });

  it('say what to try for every nation', () => {
    assert.deepEqual(Object.keys(sheetMoments), [...NATIONS]);
  });
});
