import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gameSeed, Wrong } from '../../scripts/command-line.ts';
import { seated } from '../../scripts/players.ts';
import { meanOf, shareOf, student } from '../../scripts/tournament/intervals.ts';
import { type Match, match, type Result } from '../../scripts/tournament/match.ts';
import { type Asked, readOptions } from '../../scripts/tournament/options.ts';
import { playTournament } from '../../scripts/tournament/play.ts';
import { moreOf, pointsOf, reportOf, table, winsOf } from '../../scripts/tournament/report.ts';
import { lineOf, readResults } from '../../scripts/tournament/results.ts';
import { fixturesOf, SEATINGS, sidesOf } from '../../scripts/tournament/seatings.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';

const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
after(() => rmSync(folder, { recursive: true }));

const read = (line: string) => readOptions(line.split(' ').filter((word) => word !== ''));
const { settings } = read('');
const near = (was: number | null, wanted: number, by = 1e-3) =>
  assert.ok(was !== null && Math.abs(was - wanted) < by, `${was}, not ${wanted}`);

const result = (over: Partial<Result> = {}): Result => ({
  game: 0,
  seating: 'AABB',
  points: [10, 20, 5, 6.5],
  nations: { rome: ['A', 12.5], carthage: ['B', 3] },
  answers: 7,
  hash: 'f00',
  ...over,
});

/** A player without a game: what comes of a fixture is made of its number. */
const quick =
  (played: string[] = [], shift = 0): Match =>
  (_, { game, seating }) => {
    played.push(`${game} ${seating}`);
    return result({ game, seating, points: [game, 1 + shift, 2, 3], hash: `${game} ${seating} ${shift}` });
  };

test('each level has two seats, in each of the six ways, with every seed', () => {
  assert.equal(new Set(SEATINGS).size, 6);
  for (const seating of SEATINGS) assert.deepEqual([...sidesOf(seating)].sort(), ['A', 'A', 'B', 'B']);
  // Every seat is either level's equally often.
  for (let i = 0; i < 4; i++) assert.equal(SEATINGS.filter((seating) => sidesOf(seating)[i] === 'A').length, 3);
  assert.deepEqual(
    fixturesOf(2).map(({ game, seating }) => `${game}${seating}`),
    [...SEATINGS.map((s) => `0${s}`), ...SEATINGS.map((s) => `1${s}`)],
  );
});

test('the command line: seatings are rounded up to whole seeds, what does not fit is named', () => {
  assert.deepEqual(settings, { ...settings, scenario: 'A', mode: 'standard', effort: 1, seed: '1' });
  assert.deepEqual(read('').settings.pairing, ['captain', 'novice']);
  assert.equal(read('--seatings 200').games, 34);
  assert.equal(read('--scenario D --pairing strategist,captain').file, 'results/tournament-D-strategist-captain.jsonl');
  assert.equal(read('--effort 0.5').settings.effort, 0.5);
  for (const line of [
    '--pairing captain',
    '--pairing captain,captain',
    '--pairing captain,novice,novice',
    '--pairing captain,general',
    '--seatings 0',
    '--effort 0',
    '--effort fast',
    '--scenario B --mode standard',
    '--bogus',
  ]) {
    assert.throws(
      () => read(line),
      (error) => error instanceof Wrong && error.message.length > 10,
      line,
    );
  }
});

test('of a result: points of a seat, shares of the win, who has more', () => {
  const one = result();
  assert.deepEqual([pointsOf(one, 'A'), pointsOf(one, 'B')], [15, 5.75]);
  assert.deepEqual([winsOf(one, 'A'), winsOf(one, 'B')], [1, 0]);
  assert.deepEqual([moreOf(one, 'A'), moreOf(one, 'B')], [1, 0]);
  // Three share the win, and both have as many.
  const tied = result({ seating: 'ABAB', points: [8, 8, 0, 0] });
  assert.deepEqual([winsOf(tied, 'A'), moreOf(tied, 'A'), moreOf(tied, 'B')], [0.5, 0.5, 0.5]);
  near(winsOf(result({ points: [8, 8, 8, 1] }), 'A'), 2 / 3);
});

test('intervals are computed from seeds, not from seatings: by hand', () => {
  // Means of the seeds 2 and 6: the error of 4 is 2, and Student has 12.706 of one degree.
  const two = meanOf([
    [1, 3],
    [5, 7],
  ]);
  near(two.mean, 4);
  near(two.low, 4 - 25.412);
  near(two.high, 4 + 25.412);
  // One seating a seed: the variance 1 over 3 seeds.
  near(meanOf([[1], [2], [3]]).high, 2 + 4.303 / Math.sqrt(3));
  // The same result four times over is no more than once.
  assert.deepEqual(meanOf([[1, 1, 1, 1], [3, 3, 3, 3], []]), meanOf([[1], [3]]));
  // An error of √(1/24) is that of 6 independent observations; Student has 3.182.
  const share = shareOf([
    [1, 1],
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
  near(share.mean, 0.5);
  near(share.low, 0.1038);
  near(share.high, 0.8962);
  // Nothing was ever lost: 3 seeds count as three observations, whatever was seated; Student has 4.303.
  const all = shareOf([[1, 1], [1, 1], [1]]);
  near(all.low, 3 / (3 + 4.303 ** 2));
  assert.equal(all.high, 1);
  // Seeds that all come out alike say no more than their games.
  near(
    shareOf([
      [0, 1],
      [0, 1],
      [0, 1],
    ]).high,
    0.5 + (4.303 / 2) * Math.sqrt(1 / (6 + 4.303 ** 2)),
  );
  assert.deepEqual(shareOf([[1, 0]]), { mean: 0.5, low: null, high: null });
  near(student(9), 2.262);
  near(student(10), 2.228, 5e-3);
  near(student(33), 2.0345);
});

test('the report: each level, the difference, the nations; ties of all kinds', () => {
  const results = [
    result(),
    result({ seating: 'BBAA', nations: { rome: ['B', 4], carthage: ['B', 5] } }),
    result({ game: 1, points: [1, 2, 3, 4], nations: { rome: ['A', 7.5] } }),
  ];
  const report = reportOf(settings, results);
  assert.deepEqual([report.seeds, report.seatings], [2, 3]);
  const [captain, novice] = report.levels;
  assert.deepEqual([captain.level, novice.level], ['captain', 'novice']);
  near(captain.points.mean, (15 + 5.75 + 1.5) / 3);
  near(captain.wins.mean, 1 / 3);
  near(captain.wins.mean + novice.wins.mean, 1, 2e-4);
  near(report.difference.mean, (9.25 - 9.25 - 2) / 3);
  assert.deepEqual(report.nations, {
    rome: [
      { games: 2, mean: 10 },
      { games: 1, mean: 4 },
    ],
    carthage: [
      { games: 0, mean: null },
      { games: 2, mean: 4 },
    ],
  });
  const told = table(report);
  assert.match(told, /3 seatings of 2 seeds/);
  assert.match(told, /\| rome +\| +10\.0 \| +4\.0 \| +6\.0 \|/);
  assert.match(told, /share of wins +\| +33\.3 % \(/);
});

test('a file of results: what is damaged or of other settings does not count, and is named', () => {
  const other = lineOf({ ...settings, engine: settings.engine + 1 }, result({ game: 3 }));
  const good = lineOf(settings, result());
  const twice = lineOf(settings, result({ hash: 'later' }));
  const foreign = good.replace('"game":0', '"game":-1');
  const quarter = good.replace('6.5', '6.25');
  const nowhere = good.replace('rome', 'atlantis');
  const cut = lineOf(settings, result({ game: 5 })).slice(0, 60);
  const text = `${good}\n${other}${foreign}${quarter}${nowhere}[]\nnull\n${twice}${cut}`;
  const { known, others, damaged } = readResults(text, settings);
  assert.deepEqual([...known], [['0 AABB', result()]]);
  assert.equal(others, 1);
  assert.deepEqual(damaged, [4, 5, 6, 7, 8, 10]);
  for (const otherwise of [
    { effort: 2 },
    { seed: '2' },
    { set: 'hispania-1994-1' as const },
    { mode: 'advanced' },
    { scenario: 'D' },
  ])
    assert.equal(readResults(lineOf({ ...settings, ...otherwise } as typeof settings, result()), settings).others, 1);
});

test('a run goes on from what stands in the file, and plays nothing twice but one game to compare', () => {
  const asked: Asked = { ...read('--seatings 12'), file: join(folder, 'new', 'resumed.jsonl') };
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  let left = 7;
  const stops: Match = (...args) => {
    if (left-- === 0) throw new Error('stopped');
    return quick()(...args);
  };
  assert.throws(() => playTournament(asked, stops, say), /stopped/);
  // It was stopped while it wrote.
  const text = readFileSync(asked.file, 'utf8');
  assert.equal(text.split('\n').length, 8);
  writeFileSync(asked.file, text.slice(0, -20));
  const played: string[] = [];
  const results = playTournament(asked, quick(played), say);
  assert.deepEqual(played, ['0 BAAB', '1 AABB', '1 ABAB', '1 ABBA', '1 BBAA', '1 BABA', '1 BAAB']);
  assert.deepEqual(
    results.map(({ game, seating }) => ({ game, seating })),
    fixturesOf(2),
  );
  assert.match(said.join('\n'), /line 7\./);
  // All of it stands there now, but for the damaged line.
  const again: string[] = [];
  assert.deepEqual(playTournament(asked, quick(again), say), results);
  assert.deepEqual(again, ['1 BAAB']);
  // Fewer are asked for: only those are counted.
  assert.equal(playTournament({ ...asked, games: 1 }, quick(), say).length, 6);
});

test('shards have each seating once, and the whole finds them in the joined file', () => {
  const asked = (name: string, shard: string): Asked => ({
    ...read(`--seatings 12 --shard ${shard}`),
    file: join(folder, name),
  });
  const say = () => undefined;
  const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1).sort();
  const results = playTournament(asked('whole.jsonl', '1/1'), quick(), say);
  for (const shard of ['1/2', '2/2'])
    assert.equal(playTournament(asked('joined.jsonl', shard), quick(), say).length, 6);
  assert.deepEqual(lines('joined.jsonl'), lines('whole.jsonl'));
  const played: string[] = [];
  assert.deepEqual(playTournament(asked('joined.jsonl', '1/1'), quick(played), say), results);
  assert.equal(played.length, 1);
});

test('players who have changed are not mixed with those of the file; other settings stand beside each other', () => {
  const asked: Asked = { ...read('--seatings 6'), file: join(folder, 'changed.jsonl') };
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const before = playTournament(asked, quick(), say);
  const text = readFileSync(asked.file, 'utf8');
  assert.throws(() => playTournament(asked, quick([], 1), say), Wrong);
  assert.equal(readFileSync(asked.file, 'utf8'), text);
  const harder = { ...asked, settings: { ...settings, effort: 2 } };
  playTournament(harder, quick([], 1), say);
  assert.match(said.join('\n'), /6 results of other settings/);
  assert.deepEqual(playTournament(asked, quick(), say), before);
});

test('a real game, between computers and players at random, comes out the same each time', () => {
  const asked = read('--pairing novice,random --seed tiny');
  const one = match(asked.settings, { game: 0, seating: 'ABBA' });
  assert.deepEqual(match(asked.settings, { game: 0, seating: 'ABBA' }), one);
  assert.equal(one.points.length, 4);
  assert.equal(one.nations.rome?.[0], sideOfRome());
  const { known, damaged } = readResults(lineOf(asked.settings, one), asked.settings);
  assert.deepEqual([known.get('0 ABBA'), damaged], [one, []]);

  function sideOfRome() {
    const start = hispania.setup({ scenario: 'A', seats: ['1', '2', '3', '4'] }, 1);
    return 'ABBA'[Number(start.nations.rome?.seat) - 1];
  }
});

test('players answer for their own seats, and nobody for one where nobody sits', () => {
  const state = hispania.setup({ scenario: 'A', seats: ['1', '2', '3', '4'] }, gameSeed('1', 0));
  const decision = hispania.decision(state);
  assert.ok(decision);
  const answers = seated(['random'], ['elsewhere'], 1);
  assert.throws(() => answers(state, decision, 0), /nobody sits/);
  const pass = (seat: string) => ({ kind: 'pass', fixed: { seat }, ranges: {} });
  const window = { ...decision, by: ['2', '1'], choices: ['1', '2'].map(pass) };
  assert.deepEqual(seated(['random', 'random'], ['1', '2'], 1)(state, window, 0).fixed, { seat: '2' });
});

test('the command ends with 2 on what does not fit', () => {
  const wrong = spawnSync(process.execPath, ['scripts/tournament.ts', '--pairing', 'novice'], { encoding: 'utf8' });
  assert.deepEqual([wrong.status, wrong.stdout], [2, '']);
  assert.match(wrong.stderr, /two levels/);
});
