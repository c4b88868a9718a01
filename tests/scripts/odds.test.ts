import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { Wrong } from '../../scripts/command-line.ts';
import { readOptions } from '../../scripts/odds/options.ts';

test('odds reads both sides, with a nation or without', () => {
  const { battle, rounds, json } = readOptions([
    '--attacker',
    '2 infantry, knight,1 infantry',
    '--defender',
    'rome: 2 elite, 1 fort',
    '--terrain',
    'mountain',
    '--leader',
    'both',
    '--river',
    '4',
    '--rounds',
    '3',
  ]);
  assert.deepEqual(battle.attacker, {
    units: { infantry: 3, knight: 1 },
    river: { infantry: 3, knight: 1 },
    leader: true,
  });
  assert.deepEqual(battle.defender, { nation: 'rome', units: { elite: 2, fort: 1 }, leader: true });
  assert.deepEqual([battle.terrain, battle.zeal, rounds, json], ['mountain', false, 3, false]);
  const usual = readOptions(['--attacker', '1 infantry', '--defender', '1 castle', '--leader', 'defender', '--json']);
  assert.deepEqual([usual.battle.attacker.leader, usual.battle.defender.leader, usual.json], [false, true, true]);
});

test('what does not fit is an error that says what would', () => {
  const sides = ['--attacker', '2 infantry', '--defender', '1 infantry'];
  for (const line of [
    [],
    ['--attacker', '2 infantry'],
    ['--attacker', '2 infantries', '--defender', '1 infantry'],
    ['--attacker', '0 infantry', '--defender', '1 infantry'],
    ['--attacker', '1 castle', '--defender', '1 infantry'],
    ['--attacker', '1 infantry', '--defender', '2 castle'],
    ['--attacker', '1 infantry', '--defender', ''],
    ['--attacker', 'gaul: 1 infantry', '--defender', '1 infantry'],
    [...sides, '--terrain', 'sea'],
    [...sides, '--river', '3'],
    [...sides, '--leader', 'nobody'],
    [...sides, '--rounds', '0'],
    [...sides, '--bogus'],
  ]) {
    assert.throws(
      () => readOptions(line),
      (error) => error instanceof Wrong && error.message.length > 10,
      line.join(' '),
    );
  }
});

test('the command prints these figures as data and nothing else, and ends with 2 on what does not fit', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/odds.ts', ...args], { encoding: 'utf8' });
  const told = run('--attacker', '1 infantry', '--defender', '1 infantry', '--terrain', 'plain', '--json');
  assert.equal(told.status, 0);
  const data = JSON.parse(told.stdout);
  assert.deepEqual(Object.keys(data), [
    'attackerWins',
    'defenderWins',
    'mutual',
    'undecided',
    'attackerLosses',
    'defenderLosses',
    'rounds',
  ]);
  assert.ok(Math.abs(data.attackerWins - 3 / 8) < 1e-12 && Math.abs(data.rounds - 25 / 16) < 1e-12);
  const wrong = run('--attacker', '1 dragon', '--defender', '1 infantry');
  assert.deepEqual([wrong.status, wrong.stdout], [2, '']);
  assert.match(wrong.stderr, /"dragon"; it may be infantry/);
  assert.equal(run('--attacker', '60 elite, 60 infantry, 60 knight', '--defender', '60 infantry, 60 knight').status, 2);
});
