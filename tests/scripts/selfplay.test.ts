import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gameSeed, Wrong } from '../../scripts/command-line.ts';
import { seriesOf } from '../../scripts/selfplay/any-book.ts';
import { readOptions } from '../../scripts/selfplay/hispania-options.ts';
import { reconquistaSeries } from '../../scripts/selfplay/reconquista.ts';
import { data, scoresOf, table } from '../../scripts/selfplay/report.ts';
import { CHECKS } from '../../src/books/checks.ts';
import { correctionsText } from '../../src/books/hispania/engine/corrections-file.ts';
import { PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';

const read = (line: string) => readOptions(line.split(' ').filter((word) => word !== ''));

test('selfplay plays the standard version where there is one, with one player for all seats', async () => {
  const standard = await read('--scenario D');
  assert.equal(standard.game.mode, 'standard');
  assert.equal(standard.players.length, 4);
  assert.equal(standard.game.seats?.length, 4);
  const advanced = await read('--scenario B --players random');
  assert.equal(advanced.game.mode, 'advanced');
  assert.equal(advanced.players.length, 5);
  assert.equal(advanced.game.seats?.length, 5);
});

test('all options are those that the version allows; all alternatives are the other readings', async () => {
  const { game } = await read('--options all --rulings alternatives');
  assert.ok(game.options?.includes('group-auction') && !game.options.includes('barbarian'));
  assert.ok(Object.keys(game.rulings ?? {}).length > 20);
});

test('new games are played on the published set, or on one that is named', async () => {
  assert.equal((await read('')).game.set, PUBLISHED);
  assert.equal((await read('--set hispania-1994-1')).game.set, 'hispania-1994-1');
  await assert.rejects(read('--set hispania-1994-0'), Wrong);
});

test('an owner’s corrections are a file, as the form saves it or of the corrections alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corrections-'));
  const file = join(folder, 'mine.json');
  const corrections = { income: { toledo: 8 } };
  for (const text of [JSON.stringify(corrections), correctionsText({ name: 'Mine', corrections })]) {
    writeFileSync(file, text);
    assert.deepEqual((await read(`--data ${file}`)).game.corrections, corrections);
  }
  for (const text of ['{', '{"income":{"valencia":1}}', '{"is":"a save"}']) {
    writeFileSync(file, text);
    await assert.rejects(read(`--data ${file}`), (error) => error instanceof Wrong && error.message.length > 40, text);
  }
  // Options with which no game could begin are reported in the words of the form.
  writeFileSync(file, '{"setUps":{"1":{"celts":{"algarve":{"elite":1}}}}}');
  await assert.rejects(read(`--data ${file}`), /setUps\.1\.celts\.algarve: The game has no elites of the Celts\./);
  rmSync(folder, { recursive: true });
});

test('what does not fit is an error that says what would', async () => {
  for (const line of [
    '--scenario Z',
    '--scenario B --mode standard',
    '--options barbarian',
    '--rulings none-such',
    '--players random,random',
    '--games 0',
    '--bogus',
    '--data no-such-file.json',
  ]) {
    await assert.rejects(read(line), (error) => error instanceof Wrong && error.message.length > 10, line);
  }
});

test('a seed is any text, and each game of it has its own', () => {
  assert.equal(gameSeed('Viriathus', 1), gameSeed('Viriathus', 1));
  assert.notEqual(gameSeed('Viriathus', 1), gameSeed('Viriathus', 2));
});

test('a book without ways of its own is played at random in one of its forms', async () => {
  const check = (await CHECKS['tiny']?.()) ?? assert.fail('no tiny');
  const together = seriesOf(check, ['--form', 'cooperative-2', '--games', '3']);
  assert.equal(together.common.games, 3);
  assert.equal(typeof together.play(1).verdict, 'string');
  const each = seriesOf(check, ['--form', 'competitive-3']).play(1);
  assert.deepEqual(each, seriesOf(check, ['--form', 'competitive-3', '--seed', 'x']).play(1));
  assert.equal(Object.keys(each.points['seats'] ?? {}).length, 3);
  for (const wrong of [
    ['--form', 'chess'],
    ['--players', 'captain'],
    ['--shard', '3/2'],
  ])
    assert.throws(() => seriesOf(check, wrong), Wrong);
});

test('Reconquista is played in a form, at random or by a computer', () => {
  const series = reconquistaSeries(['--form', 'start-20', '--player', 'alferez']);
  const once = series.play(3);
  assert.deepEqual(series.play(3), once);
  assert.ok((once.points['seats']?.['christian'] ?? 0) > 0 && typeof once.verdict === 'string');
  assert.notDeepEqual(reconquistaSeries(['--form', 'start-20']).settings, series.settings);
  for (const wrong of [
    ['--form', 'start-21'],
    ['--player', 'captain'],
    ['--effort', '0'],
  ])
    assert.throws(() => reconquistaSeries(wrong), Wrong);
});

test('the report is of all games in which a name is counted', () => {
  const ended = [
    { answers: 4, points: { seats: { red: 1, blue: 2 } } },
    { answers: 6, points: { seats: { red: 2 } }, verdict: 'held' },
    { answers: 2, points: {}, verdict: 'held' },
  ];
  const scores = scoresOf(ended);
  assert.deepEqual(scores, {
    points: { seats: { red: { mean: 1.5, sd: 0.71, min: 1, max: 2 }, blue: { mean: 2, sd: 0, min: 2, max: 2 } } },
    verdicts: { held: 2 },
  });
  const report = { games: 3, finished: 3, deadEnds: 0, actions: 12, seconds: 1 };
  assert.deepEqual(data(report, scores), { ...report, ...scores.points, verdicts: { held: 2 } });
  assert.match(table(report, scores), /red .*1\.50.*0\.71.*1\.00.*2\.00/);
  assert.match(table(report, scores), /held: 2$/);
});

test('the command says which book lacks a game, and shares its games out', () => {
  const play = (line: string) =>
    spawnSync(process.execPath, ['scripts/selfplay.ts', ...line.split(' ')], { encoding: 'utf8' });
  const none = play('--book medioevo');
  assert.deepEqual([none.status, none.stdout], [2, '']);
  assert.match(none.stderr, /medioevo.*hispania, .*tiny/);
  const folder = mkdtempSync(join(tmpdir(), 'selfplay-'));
  const file = join(folder, 'lines.jsonl');
  for (const shard of ['2/2', '1/2'])
    assert.equal(play(`--book tiny --games 5 --shard ${shard} --file ${file}`).status, 0);
  const whole = join(folder, 'whole.jsonl');
  const { stdout } = play(`--book tiny --games 5 --file ${whole} --json`);
  const lines = (path: string) => readFileSync(path, 'utf8').split('\n').sort();
  assert.deepEqual(lines(file), lines(whole));
  const { seconds: _, ...joined } = JSON.parse(play(`--book tiny --games 5 --file ${file} --json`).stdout);
  const { seconds: __, ...once } = JSON.parse(stdout);
  assert.deepEqual(joined, once);
  rmSync(folder, { recursive: true });
});
