import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSummary } from '../../../src/books/hispania/ui/table/summary.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import type { GameRecord } from '../../../src/ui/table/keeper.ts';
import { readFile } from '../../../src/ui/table/keeper-file.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { desk, kept, well } from '../../ui/table/keeper-desk.ts';

/** Possible replacements of any stored value. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e300,
  8.64e15 + 1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  10n,
  '',
  'x'.repeat(100_000),
  '\u202egnorts\u0000',
  new Date(Number.NaN),
  new Map([[1, 2]]),
  [],
  [null],
  [{ seat: 'north' }],
  {},
  JSON.parse('{"__proto__":{"turn":1}}'),
  { turn: 1e300, lastTurn: Number.NaN, over: 1, scores: [{ seat: 7, points: 'x' }] },
];

/** A record, and every field of it by its path. */
function* changed(value: unknown): Generator<unknown> {
  for (const hostile of HOSTILE) yield hostile;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const other of changed(part)) {
      yield Array.isArray(value)
        ? value.map((one, i) => (String(i) === key ? other : one))
        : { ...value, [key]: other };
    }
  }
}

it('one game, whatever its record holds, never takes the others from the list, and what is listed can be shown', async () => {
  const journal = playAll(newGame(), act.bid(2), act.roll);
  const { keeper, raw } = await desk();
  const mine = await kept(keeper, journal, 'Mine');
  const other = await kept(keeper, journal, 'Other');
  const record = await raw((db) => db.get('games', other));
  const whole = { ...(record as object), deleted: 1, writer: 'tab' };
  const [sound] = well(await keeper.list()).games.filter(({ id }) => id === mine);
  let count = 0;
  for (const hostile of changed(whole)) {
    // Not marked as removed but where that is the field in question.
    const now =
      typeof hostile === 'object' && hostile !== null && (hostile as Partial<GameRecord>).deleted === 1
        ? (({ deleted: _, ...rest }) => rest)(hostile as GameRecord)
        : hostile;
    await raw((db) => db.put('games', now, other));
    const { games } = well(await keeper.list());
    assert.deepEqual(
      games.find(({ id }) => id === mine),
      sound,
    );
    for (const game of games) {
      // As a row of the list shows it: a date, how long ago, points.
      new Date(game.played).toISOString();
      GAMES.exactly(game.played);
      GAMES.ago(Date.now() - game.played);
      const summary = game.record && readSummary(game.record.summary);
      for (const { points } of summary?.scores ?? []) GAMES.score(points);
      // A file that is not reported as damaged can be opened.
      if (game.faults.length > 0 || game.record?.game !== 'tiny') continue;
      const text = (await keeper.exportText(game.id)).text;
      assert.deepEqual(text && readFile(text, tiny).faults, undefined, text?.slice(0, 200));
    }
    count++;
  }
  assert.ok(count > 500, String(count));
});
