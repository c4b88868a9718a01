import { expect, type Page, test } from '@playwright/test';
import { scoreOf } from '../../src/hispania/rules/final-score.ts';
import { playersOf } from '../../src/hispania/rules/players.ts';
import { now } from '../../src/kernel/journal.ts';
import { sizeOf, startsOf, wholeStack } from '../../src/ui/hispania/deciding/moving.ts';
import { firstGame } from '../../src/ui/hispania/table/new-game.ts';
import { TABLE } from '../../src/words/en/table.ts';
import { half } from '../../src/words/half.ts';
import { answer, asked, beginWith, expectQuestion, openHome, row } from './table.ts';
import { answered, type Beside, begun, question, since } from './table-game.ts';
import { FEATS, type Feat, type Gesture, gesture } from './table-player.ts';

/** Makes a gesture with the pointer. */
async function make(page: Page, table: Beside, { actions, ...how }: Gesture): Promise<void> {
  const decision = question(table);
  if (!decision) return;
  if (how.by === 'answer') return answer(page, decision, actions[0] as never);
  const start = startsOf(decision).indexOf(how.stack.from);
  await page.locator('.moves .choices').first().locator('.choice').nth(start).click();
  await expect(page.locator('.who-goes')).toBeVisible();
  if (how.by === 'list') await page.locator(`.ways [data-way="${how.way.to}"]`).first().click();
  else await page.locator(`.mapsheet [data-place="${how.way.to}"]`).click();
}

test('scenario A is played from a new game to its final score, by pointer', async ({ page }) => {
  test.slow();
  const seed = 'lisbon-2';
  let table = begun(firstGame(seed, TABLE.begin.names));
  await openHome(page);
  await beginWith(page, seed);
  const done = new Map<Feat, number>();
  const kinds = new Set<string>();
  let before: Beside | undefined;
  for (let decision = question(table); decision; decision = question(table)) {
    // The page asks what the game asks, computers and dice included: the same seed has made the same game.
    await expectQuestion(page, decision, since(table, before));
    kinds.add(decision.kind);
    const next = gesture(table, done);
    await make(page, table, next);
    before = table;
    table = answered(table, ...next.actions);
  }
  // Somebody has moved by list and by board, fought, fled, bought, placed and removed.
  expect([...done.keys()].sort()).toEqual([...FEATS].sort());
  expect([...kinds]).toEqual(expect.arrayContaining(['move', 'battles', 'retreat', 'buy', 'place', 'remove', 'cull']));

  const state = now(table.journal);
  const scores = playersOf(state)
    .map((seat) => ({ seat, points: scoreOf(state, seat) }))
    .sort((a, b) => b.points - a.points);
  await expect(asked(page)).toContainText('The game is over.');
  await expect(asked(page).locator('.ranking li')).toHaveText(
    scores.map(({ seat, points }) => `${seat} ${half(points)}`),
  );
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.getByRole('button', { name: 'Games' }).click();
  const game = row(page, 'Scenario A: Inês');
  await expect(game.locator('.standing b')).toHaveText('over');
  await expect(game.locator('.points li')).toHaveCount(4);
  await game.getByRole('button', { name: /^Look at it/ }).click();
  await expect(asked(page).locator('.ranking')).toBeVisible();
});
