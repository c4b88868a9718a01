import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { PUBLISHED } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { writtenOf } from '../../../src/books/hispania/ui/our-table/begin.ts';
import { check } from '../../../src/books/hispania/ui/our-table/check.ts';
import { ahead, removals, scores } from '../../../src/books/hispania/ui/our-table/forecast.ts';
import { firstGame } from '../../../src/books/hispania/ui/table/new-game.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { EDITOR } from '../../../src/books/hispania/words/en/table-editor.ts';
import { prompt, text } from '../../../src/books/hispania/words/index.ts';
import { now } from '../../../src/kernel/journal.ts';
import { half } from '../../../src/words/half.ts';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';
import { asked, beginWith, countAnswers, expectQuestion, make, openGame, openHome, row } from './table.ts';
import { answered, begun, question, standing } from './table-game.ts';
import { gesture } from './table-player.ts';

const editor = (page: Page): Locator => page.locator('.our-table');
const fold = (page: Page, title: string): Locator =>
  editor(page)
    .locator('details.fold')
    .filter({ has: page.locator('summary', { hasText: title }) });

/** Opens the board editor from the page of the games. */
async function openEditor(page: Page): Promise<void> {
  await openHome(page);
  await page.getByRole('button', { name: 'Open the board editor' }).click();
  await expect(editor(page)).toBeVisible();
}

/** Writes a number into a field with buttons beside it. */
async function write(within: Locator | Page, name: string, value: string): Promise<void> {
  const field = within.getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Tab');
  await expect(field).toHaveValue(value);
}

/** The board as the editor writes it down. */
async function boardOf(page: Page): Promise<Written> {
  const keeping = fold(page, EDITOR.keep.title);
  if ((await keeping.getAttribute('open')) === null) await keeping.locator('summary').first().click();
  return JSON.parse(await keeping.getByLabel(EDITOR.keep.text, { exact: true }).inputValue()) as Written;
}

/** The state of a board without faults. */
function stateOf(written: Written): State {
  const { state, faults } = check(written);
  if (!state) throw new Error(JSON.stringify(faults));
  return state;
}

/** The text of a movement of the Visigoths on turn 9, in which too many units are in Toledo. */
const BOARD: Written = {
  set: PUBLISHED,
  turn: 9,
  lastTurn: 13,
  active: 'visigoths',
  phase: 'movement',
  units: {
    toledo: [{ owner: 'visigoths', kind: 'infantry', count: 9 }],
    segovia: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
    galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
  },
  gold: { visigoths: 5 },
  points: { visigoths: -3, galicians: 14 },
  capitals: { visigoths: 'toledo' },
  overlords: { galicians: 'visigoths' },
  seed: 1,
};

/** Turn, whose turn, phase. */
async function setSituation(page: Page): Promise<void> {
  const situation = editor(page).getByRole('region', { name: EDITOR.situation.title });
  await write(situation, EDITOR.situation.turn, '9');
  await write(situation, EDITOR.situation.lastTurn, '13');
  await situation.getByLabel(EDITOR.situation.active).selectOption('visigoths');
  await situation.getByRole('combobox', { name: EDITOR.situation.phase, exact: true }).selectOption('movement');
  await situation.getByRole('checkbox', { name: EDITOR.situation.begins }).uncheck();
}

test('a board is written down by pointer, mended, told about, and played on', async ({ page }) => {
  await openEditor(page);
  await setSituation(page);

  // Units: tapped down on the board, and counted in the slip of a province.
  const hand = editor(page).getByRole('region', { name: EDITOR.hand.title });
  await hand.getByTitle(NAMES.nations.visigoths).click();
  await hand.getByRole('button', { name: EDITOR.hand.tap }).click();
  const segovia = page.locator('.mapsheet [data-place="segovia"]');
  await segovia.click();
  await segovia.click();
  await segovia.click();
  await editor(page).getByRole('button', { name: EDITOR.undo, exact: true }).click();
  const place = editor(page).getByRole('region', { name: EDITOR.place.title });
  await expect(place.getByRole('heading', { name: NAMES.places.segovia })).toBeVisible();
  await expect(place.getByRole('textbox', { name: NAMES.units.infantry.many, exact: true })).toHaveValue('2');
  const put = async (spot: PlaceId, count: string): Promise<void> => {
    await place.getByLabel(EDITOR.place.choose).selectOption(spot);
    await write(place, NAMES.units.infantry.many, count);
  };
  await put('toledo', '9');
  await hand.getByTitle(NAMES.nations.galicians).click();
  await put('galicia', '2');

  // Gold, points, a capital, who is subject to whom.
  const nation = (id: 'visigoths' | 'galicians'): Locator =>
    editor(page).getByRole('group', { name: NAMES.nations[id], exact: true }).filter({ hasText: EDITOR.nations.gold });
  await write(nation('visigoths'), `${NAMES.nations.visigoths}, ${EDITOR.nations.gold}`, '2½');
  await write(nation('visigoths'), `${NAMES.nations.visigoths}, ${EDITOR.nations.points}`, '−1½');
  await write(nation('galicians'), `${NAMES.nations.galicians}, ${EDITOR.nations.points}`, '7');
  await nation('visigoths').getByLabel(EDITOR.nations.capital).selectOption('toledo');
  await nation('galicians').getByLabel(EDITOR.nations.overlord).selectOption('visigoths');
  expect(await boardOf(page)).toEqual(BOARD);

  // Each fault is named, links to its place, and is corrected there.
  const sound = editor(page).getByRole('region', { name: EDITOR.state.title });
  const play = editor(page).getByRole('button', { name: EDITOR.state.play });
  await expect(sound).toContainText(EDITOR.state.sound);
  await place.getByLabel(EDITOR.place.choose).selectOption('porto');
  const galicians = place.getByRole('group', { name: NAMES.nations.galicians });
  await write(galicians, NAMES.units.infantry.many, '1');
  await place.getByLabel(EDITOR.place.other).selectOption('vandals');
  await write(place.getByRole('group', { name: NAMES.nations.vandals }), NAMES.units.infantry.many, '1');
  await expect(sound.getByRole('status')).toHaveText(EDITOR.state.wrong(1));
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await expect(editor(page).locator('#our-table-why')).toHaveText(EDITOR.state.notYet);
  await expect(fold(page, EDITOR.legal.title)).toContainText(EDITOR.legal.wait);
  await place.getByLabel(EDITOR.place.choose).selectOption('toledo');
  await sound.getByRole('button', { name: NAMES.places.porto }).click();
  await expect(place.getByRole('heading', { name: NAMES.places.porto })).toBeVisible();
  await place.getByRole('button', { name: EDITOR.place.clearAll }).click();
  await expect(sound).toContainText(EDITOR.state.sound);
  expect(await boardOf(page)).toEqual(BOARD);

  // What the rules make of it is what the engine makes of it.
  const state = stateOf(BOARD);
  const { state: next } = ahead(state);
  const decision = hispania.decision(next);
  if (!decision) throw new Error('nothing is asked');
  const legal = fold(page, EDITOR.legal.title);
  await expect(legal.locator('.ask')).toHaveText(text(WORDS, prompt(WORDS, decision).ask));
  await expect(legal.locator('summary').first()).toContainText(EDITOR.legal.count(decision.choices.length));
  const over = removals(state);
  expect(over.map(({ why }) => why)).toContain('population');
  const removed = fold(page, EDITOR.removed.title);
  await expect(removed.locator('.lines > li')).toHaveCount(over.length);
  for (const { why, nation: of, place: where, count, has, most } of over) {
    const said =
      why === 'population' || !where
        ? EDITOR.removed.population(of, count, has, most)
        : EDITOR.removed[why](of, where, count, has, most);
    await expect(removed).toContainText(text(WORDS, said));
  }
  const told = scores(state);
  expect(told.nations.length).toBe(2);
  const table = fold(page, EDITOR.scores.title).getByRole('table');
  for (const { nation: of, has, gains } of told.nations) {
    const cells = table.getByRole('row').filter({ hasText: NAMES.nations[of] }).getByRole('cell');
    await expect(cells).toHaveText([half(has), gains === 0 ? '' : EDITOR.scores.plus(gains), half(has + gains)]);
  }

  // A game continues from it: nations are their own seats, so that no person has to be seated.
  await play.click();
  const beside = standing(state);
  const first = question(beside);
  if (!first) throw new Error('the game is over');
  await expectQuestion(page, first);
  await expect(page.locator('.bar .saved')).toHaveText('saved');
  const head = page.locator('.nation-head');
  await expect(head).toContainText(half(5));
  await expect(head).toContainText(half(-3));
  const next1 = gesture(beside, new Map());
  await make(page, first, next1);
  await expectQuestion(page, question(answered(beside, ...next1.actions)) ?? first);
  expect(await countAnswers(page)).toBe(next1.actions.length);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(row(page, TABLE.fromTable)).toBeVisible();
});

test('a game that is played is edited as a board of its own, and stays as it was', async ({ page }) => {
  await openHome(page);
  await beginWith(page, 'elvas');
  let table = begun(firstGame('elvas', TABLE.begin.names));
  const of = gesture(table, new Map());
  await make(page, question(table) as never, of);
  table = answered(table, ...of.actions);
  await expectQuestion(page, question(table) as never);
  const answers = await countAnswers(page);
  expect(answers).toBe(table.journal.at);
  await expect(page.locator('.bar .saved')).toHaveText('saved');
  const name = await page.locator('.bar').evaluate(() => location.hash);

  await page.locator('.bar').getByRole('button', { name: TABLE.head.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: TABLE.menu.edit }).click();
  await expect(editor(page)).toBeVisible();
  const before = writtenOf(now(table.journal)).written;
  expect(await boardOf(page)).toEqual(JSON.parse(JSON.stringify(before)));
  const active = before.active;
  if (!active) throw new Error('nobody plays');
  await editor(page)
    .getByRole('textbox', { name: `${NAMES.nations[active]}, ${EDITOR.nations.gold}` })
    .fill('4');
  await page.keyboard.press('Tab');
  expect((await boardOf(page)).gold?.[active]).toBe(8);

  // Going on from it asks who plays, and makes a game of its own.
  await editor(page).getByRole('button', { name: EDITOR.state.play }).click();
  const who = page.locator('.who-plays');
  await expect(who.getByRole('heading', { name: TABLE.opened.who })).toBeVisible();
  await expect(who.locator('.chairs li')).toHaveCount(4);
  await expectAccessible(page, '.who-plays');
  await who.getByRole('button', { name: TABLE.opened.toEditor }).click();
  expect((await boardOf(page)).gold?.[active]).toBe(8);
  await editor(page).getByRole('button', { name: EDITOR.state.play }).click();
  for (const n of [2, 3, 4]) {
    await who.getByLabel(`${TABLE.begin.seat(n)}: ${TABLE.begin.is}`).selectOption('novice');
  }
  await who.getByRole('button', { name: TABLE.opened.playOn }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
  await expect(page.locator('.bar .saved')).toHaveText('saved');
  await expect(page.locator('.nation-head')).toContainText(half(8));
  expect(await page.evaluate(() => location.hash)).not.toBe(name);

  // The game itself is as it was left.
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.locator('.games li.game')).toHaveCount(2);
  await openGame(page, TABLE.named('A', [TABLE.begin.names.person(1)]));
  expect(await page.evaluate(() => location.hash)).toBe(name);
  await expectQuestion(page, question(table) as never);
  expect(await countAnswers(page)).toBe(answers);
});

test('axe finds nothing in the board editor, light and dark, with a board in it, a province open, faults and all folds', async ({
  page,
}) => {
  await openEditor(page);
  const first = fold(page, EDITOR.begin.first);
  await first.getByLabel(EDITOR.begin.instead).selectOption('C standard');
  await first.getByRole('button', { name: EDITOR.begin.put }).click();
  await page.locator('.mapsheet [data-place="toledo"]').click();
  await expectAccessibleInBoth(page);
  const place = editor(page).getByRole('region', { name: EDITOR.place.title });
  await place.getByLabel(EDITOR.place.other).selectOption('alans');
  await write(place.getByRole('group', { name: NAMES.nations.alans }), NAMES.units.infantry.many, '1');
  await expect(editor(page).locator('.sound .faults li').first()).toBeVisible();
  await editor(page).evaluate((part) => {
    for (const one of part.querySelectorAll('details')) one.open = true;
  });
  await expectAccessibleInBoth(page, '.our-table');
});

test('a thumb writes a board down and plays on @phone', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Open the board editor' }).tap();
  await expect(editor(page)).toBeVisible();
  await setSituation(page);
  const hand = editor(page).getByRole('region', { name: EDITOR.hand.title });
  await hand.getByTitle(NAMES.nations.visigoths).tap();
  await hand.getByRole('button', { name: EDITOR.hand.tap }).tap();
  const toledo = page.locator('.mapsheet [data-place="toledo"]');
  await toledo.tap();
  await toledo.tap();
  const place = editor(page).getByRole('region', { name: EDITOR.place.title });
  await place.getByRole('button', { name: EDITOR.more(NAMES.units.infantry.many) }).tap();
  await fold(page, EDITOR.nations.title).locator('summary').first().tap();
  await editor(page)
    .getByRole('button', { name: EDITOR.more(`${NAMES.nations.visigoths}, ${EDITOR.nations.gold}`) })
    .tap();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectAccessible(page, '.our-table');
  const written = await boardOf(page);
  expect(written.units).toEqual({ toledo: [{ owner: 'visigoths', kind: 'infantry', count: 3 }] });
  expect(written.gold).toEqual({ visigoths: 1 });
  await editor(page).getByRole('button', { name: EDITOR.state.play }).tap();
  await expectQuestion(page, question(standing(stateOf(written))) as never);
  await expect(asked(page).locator('.ask')).toBeInViewport();
});
