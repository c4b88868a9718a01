import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gameSeed, Wrong } from '../../scripts/command-line.ts';
import { readOptions } from '../../scripts/selfplay/options.ts';
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
  // What no game could begin with is said as the form says it.
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
