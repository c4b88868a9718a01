import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { readSummary, summaryOf } from '../../../src/books/hispania/ui/table/summary.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import type { Json } from '../../../src/kernel/contract.ts';

test('the summary of a game is read as it was kept, and anything else is none', () => {
  const kept = summaryOf(hispania.setup({ scenario: 'A' }, 1)) as unknown as Json;
  assert.deepEqual(readSummary(JSON.parse(JSON.stringify(kept))), kept);
  const { turn: _, ...without } = kept as unknown as Record<string, Json>;
  const others: readonly Json[] = [null, 3, 'A', [], {}, without, { ...(kept as object), nation: 'atlantis' }];
  for (const other of others) assert.equal(readSummary(other), undefined, JSON.stringify(other));
});

test('a game with corrections says so in the list of games', () => {
  const state = hispania.setup({ scenario: 'A', corrections: { income: { toledo: 8 } } }, 1);
  assert.equal(readSummary(summaryOf(state) as unknown as Json)?.corrected, true);
});

test('times are told as people say them', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const said = [-5_000, 10_000, minute, 59 * minute, 5 * hour, day, 6 * day, 15 * day, 70 * day, 400 * day];
  assert.deepEqual(said.map(GAMES.ago), [
    'just now',
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '5 hours ago',
    'yesterday',
    '6 days ago',
    '2 weeks ago',
    '2 months ago',
    'last year',
  ]);
});

test('room is told in sizes that can be read', () => {
  assert.equal(GAMES.room(1_234_567, 2_345_678_901), 'This site uses 1.2 MB on this device; 2.3 GB is free.');
  assert.equal(GAMES.room(0, 45_678), 'This site uses 0 kB on this device; 46 kB is free.');
});

test('a file is called so that every system takes the name', () => {
  assert.equal(GAMES.file('Scenario A: Inês, Martim'), 'scenario-a-ines-martim.json');
  assert.equal(GAMES.file('../../etc/<passwd>'), 'etcpasswd.json');
  assert.equal(GAMES.file('日本'), 'game.json');
});
