import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGames } from '../../../src/ui/table/games.ts';
import { createSaver } from '../../../src/ui/table/keeper-saver.ts';
import { createTabs } from '../../../src/ui/table/tabs.ts';
import { act, type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { onConsole } from '../../on-console.ts';
import { about, desk, summarise } from './keeper-desk.ts';
import { Browser } from './tabs-browser.ts';

test('what cannot even be written down is not called saved, and nobody waits for it', async (test) => {
  const told = onConsole(test);
  const { keeper } = await desk();
  const saver = createSaver<TinyState, TinyFact>({ keeper, game: tiny, id: 'g', writer: 'me', about: about() });
  const journal = playAll(newGame(), act.bid(2), act.roll);
  // A mistake of ours: a state that cannot be read.
  const state = Object.defineProperty({}, 'bid', {
    enumerable: true,
    get: () => {
      throw new RangeError('no whole number');
    },
  }) as TinyState;
  const entries = journal.entries.map((entry, i) => ({ ...entry, phase: `${i}`, state }));
  saver.keep({ ...journal, entries }, { summary: null });
  await saver.settled();
  const saving = saver.$saving.get();
  assert.ok(saving.is === 'not-saved');
  assert.equal(saving.trouble.code, 'failed');
  told(/no whole number/);
  // It was ours alone: the next answer is kept.
  saver.keep(journal, { summary: null });
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'saved');
});

test('a list that is left before the storage has opened lets go of the storage', async () => {
  const { keeper } = await desk();
  let closed = 0;
  let opened = (): void => {};
  const games = createGames({
    open: () =>
      new Promise((resolve) => {
        opened = () => resolve({ keeper: { ...keeper, close: () => void closed++ } });
      }),
    tabs: createTabs('tiny', new Browser().tab()),
    summarise,
    room: async () => undefined,
  });
  games.close();
  opened();
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(closed, 1);
  assert.equal(games.$games.get().is, 'opening');
});
