import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { storyOf } from '../../../src/books/hispania/ui/table/story/story.ts';
import { STORY } from '../../../src/books/hispania/words/en/story.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { now } from '../../../src/kernel/journal.ts';
import { half } from '../../../src/words/half.ts';
import { expectAccessibleInBoth } from '../shared/axe.ts';
import { smallerThan } from '../shared/targets.ts';
import { asked, bring, openGame, openHome } from './table.ts';
import { alone, fileFor, gameAt, NAMES, sittingsFor, wholeGame } from './table-game.ts';

/** The story of a game, at its end and while it goes on. */

const story = (page: Page) => page.locator('.story');

/** The longest time that a game is judged in slices, on a busy machine. */
const JUDGING = 60_000;

test('the story of a finished game: charts with their tables, a turning point, what if, picture and text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = wholeGame('A-standard');
  const told = storyOf(game);
  await openHome(page);
  await bring(page, fileFor('Told', game, sittingsFor(game, NAMES[0] ?? '')));
  await openGame(page, 'Told');
  await asked(page).getByRole('button', { name: TABLE.menu.story }).click();

  // It has an address of its own: back leads out of it, and a reload opens it again.
  await expect(page).toHaveURL(/#game=[^/]+\/story$/);
  await page.goBack();
  await expect(story(page)).toHaveCount(0);
  await page.goForward();
  await page.reload();
  await expect(story(page)).toBeVisible();

  const [you = '', , winner = ''] = NAMES;
  await expect(story(page).getByRole('heading', { level: 1 })).toHaveText(`${winner} wins by 153`);
  const ranking = story(page).getByRole('list', { name: STORY.ranking }).getByRole('listitem');
  await expect(ranking.first()).toContainText('57');
  await expect(ranking.filter({ hasText: STORY.you(you) })).toHaveCount(1);

  // The chart says in a sentence, and below it, what a turn brought; its table has every number.
  const points = story(page).getByRole('region', { name: STORY.charts.points });
  const slider = points.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^After turn 13: ${you} −147, `));
  await page.keyboard.press('<');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After turn 12: /);
  await slider.focus();
  await page.keyboard.press('Home');
  for (let turn = 0; turn < 5; turn++) await page.keyboard.press('ArrowRight');
  await expect(points.locator('.because')).toContainText(`${winner} +29`);
  await points.getByText(STORY.table, { exact: true }).click();
  const last = points.getByRole('row').last();
  for (const { points: halves } of told.players) await expect(last).toContainText(half(halves.at(-1) ?? 0));

  const turning = story(page).getByRole('region', { name: /turning point/i });
  await expect(turning.getByRole('listitem').first()).toBeVisible({ timeout: JUDGING });
  await expectAccessibleInBoth(page, '.story');

  // The picture has the size that messengers show, and the text says how it went.
  const coming = page.waitForEvent('download');
  await page.keyboard.press('e');
  const given = await coming;
  expect(given.suggestedFilename()).toBe('hispania-turn-13.png');
  const png = readFileSync(await given.path());
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  await story(page).getByRole('button', { name: STORY.text.copy }).click();
  await expect(story(page).locator('.said')).toHaveText(STORY.text.copied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`Hispania: ${winner} wins by 153`);
  expect(text).toContain(STORY.forum.turningTitle);

  // A map leads to the board at that moment, and from there the story is one press away.
  await story(page)
    .getByRole('button', { name: /^Turn 5, / })
    .click();
  await expect(story(page)).toHaveCount(0);
  await expect(page.locator('.history .head small')).toHaveText(`answer ${told.scorings[1]?.at} of ${game.at}`);
  await page.keyboard.press('Escape');
  await asked(page).getByRole('button', { name: TABLE.menu.story }).click();
  await turning.getByRole('button', { name: STORY.turning.seeLong(1) }).click();
  await expect(page.locator('.history')).toBeVisible();
  await page.keyboard.press('Escape');
  await asked(page).getByRole('button', { name: TABLE.menu.story }).click();
  await turning.getByRole('button', { name: STORY.turning.whatIfLong(1) }).click();
  // What if: a copy of the game, which goes on from before the turning point.
  await expect(page.locator('.whole-table')).toBeVisible();
  await expect(asked(page)).not.toContainText(TABLE.asks.over);
  await expect(page.locator('.bar .game-name')).toHaveText(/^Told, from turn \d+$/);
});

test('the story of a game that goes on has no winner, one map, and no small targets @phone', async ({ page }) => {
  const { journal } = gameAt('D-standard', ({ state }) => state.turn === 6);
  await openHome(page);
  await bring(page, fileFor('Going on', journal, alone(journal)));
  await openGame(page, 'Going on');
  await page.locator('.bar').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: TABLE.menu.story }).click();
  await expect(story(page).getByRole('heading', { level: 1 })).toHaveText(/^Turn 6: .+ leads by /);
  const turns = story(page).getByRole('group', { name: STORY.charts.mapTurns }).getByRole('button');
  await expect(turns).toHaveText(['3', '5']);
  await turns.first().tap();
  await expect(turns.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(story(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^After turn 3: /);
  await expect(story(page).locator('.turning li').first()).toBeVisible({ timeout: JUDGING });
  expect(await smallerThan(page, 44, '.story')).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // The table is as high as the screen: there is nothing below it to scroll to.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await expectAccessibleInBoth(page, '.story');
  await story(page).getByRole('button', { name: STORY.board }).tap();
  await expect(asked(page).locator('.ask')).toBeVisible();

  // Where bids are secret, it waits for the end.
  const secret = gameAt('C-advanced', ({ at }) => at > 3).journal;
  expect(now(secret).options).toContain('sealed-bids');
  await openHome(page);
  await bring(page, fileFor('Secret', secret, alone(secret)));
  await page.getByRole('button', { name: /^All your games/ }).tap();
  await openGame(page, 'Secret');
  await page.locator('.bar').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toContainText(TABLE.menu.storyHidden);
  await expect(page.getByRole('dialog').getByRole('button', { name: TABLE.menu.story })).toHaveCount(0);
});
