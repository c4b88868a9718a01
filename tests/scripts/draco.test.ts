import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameSeed, Wrong } from '../../scripts/command-line.ts';
import { dracoSeries } from '../../scripts/selfplay/draco.ts';
import { pairOf, readOptions, reportOf, table } from '../../scripts/tournament/draco.ts';
import { played } from '../../src/books/hispania-draco/bots/playing.ts';
import { CHECK } from '../../src/books/hispania-draco/check/index.ts';
import { roller } from '../../src/kernel/dice.ts';

const words = (line: string) => line.split(' ').filter((word) => word !== '');

describe('selfplay of Hispania by Draco Ideas', () => {
  it('plays the same game of a seed again, by anybody', () => {
    for (const line of ['--form terror', '--form hispano --romans tribune --hispano random']) {
      const { common, play } = dracoSeries(words(line));
      const [one, other] = [1, 2].map(() => play(gameSeed(common.seed, 0)));
      assert.deepEqual(one, other);
      assert.ok(['victory', 'no-revolts', 'no-time'].includes(one?.verdict ?? ''), line);
    }
    for (const line of ['--form nothing', '--romans captain', '--hispano me'])
      assert.throws(() => dracoSeries(words(line)), Wrong);
  });
});

describe('a tournament of Hispania by Draco Ideas', () => {
  it('takes two different levels', () => {
    assert.deepEqual(readOptions([]).pairing, ['legate', 'tribune']);
    for (const line of ['--pairing legate', '--pairing legate,legate', '--pairing legate,tribune,legate', '--games 0'])
      assert.throws(() => readOptions(words(line)), Wrong);
  });

  it('lets both levels play a seed', () => {
    const asked = readOptions(words('--form terror-of-rome'));
    const seed = gameSeed(asked.seed, 1);
    const [, second] = pairOf(asked, 1);
    assert.deepEqual(second, played(CHECK.options(asked.form, roller(seed)), seed, 'tribune'));
  });

  it('counts the games that each has won, and those that only one has', () => {
    const won = { ending: 'victory', round: 5, answers: 9 } as const;
    const lost = { ending: 'no-time', round: 11, answers: 9 } as const;
    const report = reportOf(readOptions([]), [
      [won, lost],
      [won, won],
      [lost, lost],
      [lost, won],
      [won, lost],
    ]);
    assert.deepEqual(
      report.levels.map(({ level, won: n, alone }) => [level, n, alone]),
      [
        ['legate', 3, 2],
        ['tribune', 2, 1],
      ],
    );
    assert.match(table(report), /^legate: 3 of 5 won, 60\.0 % \(23\.1 to 88\.2\); 2 that the other lost$/m);
  });
});
