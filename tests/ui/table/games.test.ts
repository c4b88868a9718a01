import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSave } from '../../../src/kernel/saves.ts';
import { createGames, type FileLike, type Games, type GamesSeen } from '../../../src/ui/table/games.ts';
import type { Keeper } from '../../../src/ui/table/keeper.ts';
import { fileOf } from '../../../src/ui/table/keeper-file.ts';
import { createTabs } from '../../../src/ui/table/tabs.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { about, desk, kept, summarise, well } from './keeper-desk.ts';
import { Browser } from './tabs-browser.ts';
import { until } from './until.ts';

const JOURNAL = playAll(newGame(), act.bid(2), act.roll);
const DAY = 24 * 60 * 60 * 1000;

async function listOf(keeper: Keeper, more: { now?: () => number; browser?: Browser } = {}): Promise<Games> {
  const games = createGames({
    open: async () => ({ keeper }),
    tabs: createTabs('tiny', (more.browser ?? new Browser()).tab()),
    summarise,
    room: async () => ({ used: 1, free: 2, persisted: true }),
    ...(more.now ? { now: more.now } : {}),
  });
  await seen(games, ({ is }) => is === 'open');
  return games;
}

async function seen({ $games }: Games, holds: (seen: GamesSeen) => boolean): Promise<void> {
  await until(() => holds($games.get()));
  assert.ok(holds($games.get()), JSON.stringify($games.get()));
}

function open(games: Games): Extract<GamesSeen, { is: 'open' }> {
  const seen = games.$games.get();
  assert.ok(seen.is === 'open', JSON.stringify(seen));
  return seen;
}
const names = (games: Games): readonly string[] => open(games).games.map(({ name }) => name);
const file = (name: string, text: string): FileLike => ({ name, size: text.length, text: async () => text });

test('the list shows the games and the room, and follows what is done with them', async () => {
  const { keeper } = await desk();
  const id = await kept(keeper, JOURNAL, 'One');
  const games = await listOf(keeper);
  assert.deepEqual(names(games), ['One']);
  assert.deepEqual(open(games).room, { used: 1, free: 2, persisted: true });
  await games.rename(id, 'First');
  await games.duplicate(id, 'Second');
  assert.deepEqual(names(games), ['Second', 'First']);
});

test('what was deleted can be brought back until something else is done', async () => {
  const { keeper } = await desk();
  const [one, two] = [await kept(keeper, JOURNAL, 'One'), await kept(keeper, JOURNAL, 'Two')];
  const games = await listOf(keeper);
  await games.remove(one);
  assert.deepEqual(names(games), ['Two']);
  assert.deepEqual(open(games).removed, { id: one, name: 'One' });
  await games.refresh();
  assert.deepEqual(open(games).removed, { id: one, name: 'One' });
  await games.undo();
  assert.deepEqual(names(games), ['Two', 'One']);
  assert.equal(open(games).removed, undefined);

  await games.remove(one);
  await games.rename(two, 'Other');
  assert.equal(open(games).removed, undefined);
  // It takes no room any more.
  assert.equal((await keeper.load(one)).trouble?.code, 'missing');
  await games.remove(two);
  assert.deepEqual(open(games).removed, { id: two, name: 'Other' });
});

test('what was removed long ago is deleted when the list is opened', async () => {
  const { keeper, clock } = await desk();
  const [one, two] = [await kept(keeper, JOURNAL), await kept(keeper, JOURNAL)];
  clock.now = 1_000_000_000;
  well(await keeper.remove(one));
  clock.now += DAY;
  well(await keeper.remove(two));
  await listOf(keeper, { now: () => clock.now });
  assert.equal((await keeper.load(one)).trouble?.code, 'missing');
  well(await keeper.restore(two));
});

test('several files are read, each with what came of it', async () => {
  const { keeper } = await desk();
  const games = await listOf(keeper);
  const text = JSON.stringify(toSave(tiny, JOURNAL));
  await games.importFiles([
    file('mine.json', text),
    file('broken.json', text.slice(0, 100)),
    { name: 'huge.json', size: 1e9, text: async () => assert.fail('it is not read') },
    { name: 'gone.json', size: 1, text: async () => Promise.reject(new DOMException('no', 'NotFoundError')) },
  ]);
  assert.deepEqual(names(games), ['mine']);
  assert.deepEqual(
    open(games).notes.map((note) => (note.is === 'faults' ? `${note.file} ${note.faults[0]?.code}` : note.is)),
    ['imported', 'broken.json not-json', 'huge.json too-large', 'gone.json unreadable'],
  );
  await games.importFiles([]);
  assert.deepEqual(open(games).notes, []);
});

test('a damaged game is saved as it is, and what is whole of it kept', async () => {
  const { keeper, raw } = await desk();
  const id = await kept(keeper, JOURNAL, 'One');
  const games = await listOf(keeper);
  assert.match((await games.exported(id)) ?? '', /^{"scriptorium":1/);
  await raw((db) => db.delete('entries', [id, 0]));
  await games.refresh();
  assert.deepEqual(
    open(games).games[0]?.faults.map(({ code }) => code),
    ['action-missing'],
  );
  assert.match((await games.exported(id)) ?? '', /^{"scriptorium":"raw"/);
  await games.rescue(id, 'Rescued');
  assert.deepEqual(names(games), ['Rescued', 'One']);
});

test('what does not succeed is said, with the name of the game', async () => {
  const { keeper } = await desk();
  const id = await kept(keeper, JOURNAL, 'One');
  const games = await listOf(keeper);
  well(await keeper.remove(id));
  well(await keeper.purge({ id }));
  await games.duplicate(id, 'Copy');
  assert.deepEqual(open(games).notes, [{ is: 'trouble', name: 'One', trouble: { code: 'missing' } }]);
  assert.equal(await games.exported(id), undefined);
});

test('storage that cannot be opened is said, and tried again', async () => {
  const { keeper } = await desk();
  let tries = 0;
  const games = createGames({
    open: async () => (tries++ === 0 ? { trouble: { code: 'blocked' } } : { keeper }),
    tabs: createTabs('tiny', new Browser().tab()),
    summarise,
    room: async () => undefined,
  });
  await seen(games, ({ is }) => is === 'closed');
  assert.deepEqual(games.$games.get(), { is: 'closed', trouble: { code: 'blocked' } });
  await games.retry();
  assert.deepEqual(names(games), []);
});

test('what another tab does is seen', async () => {
  const browser = new Browser();
  const other = createTabs('tiny', browser.tab());
  const { keeper } = await desk({ onChange: other.changed });
  const games = await listOf(keeper, { browser });
  const { record } = well(await keeper.create({ ...about('Elsewhere'), save: toSave(tiny, JOURNAL) }));
  const hold = other.hold(record.id, async () => {});
  await seen(games, (seen) => seen.is === 'open' && seen.games.length === 1);
  assert.deepEqual([...open(games).elsewhere], [record.id]);
  hold.release();
  games.close();
});

test('a file of another book stays with its note, to be handed on; one that was handed on is added when the list is opened', async () => {
  const { keeper } = await desk();
  const games = await listOf(keeper);
  const mine = fileOf({ ...about('Mine'), save: toSave(tiny, JOURNAL) });
  const other = mine.replaceAll('"game":"tiny"', '"game":"other"');
  await games.importFiles([file('other.json', other), file('photo.jpg', 'x')]);
  assert.deepEqual(
    open(games).notes.map((note) => note.is === 'faults' && [note.faults[0]?.code, note.text]),
    [
      ['other-game', other],
      ['not-json', undefined],
    ],
  );
  const files = [{ name: 'mine.json', text: mine }];
  const next = createGames({
    open: async () => ({ keeper: (await desk()).keeper }),
    tabs: createTabs('tiny', new Browser().tab()),
    summarise,
    handed: () => files.pop(),
    room: async () => undefined,
  });
  await seen(next, (now) => now.is === 'open' && now.games.length === 1);
  assert.deepEqual(
    open(next).notes.map((note) => note.is),
    ['imported'],
  );
});
