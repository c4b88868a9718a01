import { expect, type Locator, type Page } from '@playwright/test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { buttonsOf } from '../../../src/books/hispania/ui/deciding/buttons.ts';
import { placeOf } from '../../../src/books/hispania/ui/deciding/pointing.ts';
import { startsOf } from '../../../src/books/hispania/ui/deciding/stacks.ts';
import { BOOK } from '../../../src/books/hispania/ui/on-device.ts';
import { withButtons } from '../../../src/books/hispania/ui/table/panels/acts.ts';
import { lastRound } from '../../../src/books/hispania/ui/table/panels/happened.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { prompt, text } from '../../../src/books/hispania/words/index.ts';
import type { Action, Choice, Decision } from '../../../src/kernel/contract.ts';
import { mapped, onlyAnswer } from '../../../src/ui/deciding/filled.ts';
import { idOf } from '../../../src/ui/deciding/id.ts';
import { textKey } from '../../../src/ui/kept/keys.ts';
import { half } from '../../../src/words/half.ts';
import { positionAddress } from './table-game.ts';
import type { Gesture } from './table-player.ts';

/**
 * Opens the page of the table, with no game open. In a new game no battle stays, so that a test need not go on after each
 * (`play-battle.spec.ts` has those that stay).
 */
export async function openHome(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/hispania/play/${fragment}`);
  await page.evaluate((key) => localStorage.setItem(key, 'no'), textKey(BOOK.id, 'stays'));
  await expect(page.locator('.play-home')).toBeVisible();
}

/** Opens a link to a position; if it has players, one person takes all its seats. */
export async function openPosition(page: Page, position: State): Promise<void> {
  await page.goto(await positionAddress(position));
  if (position.players?.length) await page.locator('.who-plays .btn.pri').click();
}

/** The slip that says who has to do what. */
export const asked = (page: Page): Locator => page.locator('section.asked');

/** The game with this name in the list. */
export const row = (page: Page, name: string): Locator =>
  page.locator('.games li.game').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Hands files to the list of games. */
export async function bring(page: Page, ...files: Parameters<Locator['setInputFiles']>[0][]): Promise<void> {
  await page.locator('.games input[type="file"]').setInputFiles(files.flat() as never);
}

/** Opens a game of the list. */
export async function openGame(page: Page, name: string): Promise<void> {
  await row(page, name).locator('.acts > .btn').click();
  await expect(page.locator('.whole-table')).toBeVisible();
}

/** Opens the sheet with all that most readers leave as it is, and gives it back. */
export async function openChange(page: Page, press: Press = click): Promise<Locator> {
  await press(page.getByRole('button', { name: 'Change', exact: true }));
  const sheet = page.locator('dialog.change-game');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** One of the rare actions of a game in the list, in the menu of its row. */
export async function inRowMenu(game: Locator, action: RegExp): Promise<Locator> {
  await game.getByRole('button', { name: /^More for/ }).click();
  return game.getByRole('button', { name: action });
}

/** Begins a game out of the form, with these dice, one person and three computers as it stands there. */
export async function beginWith(page: Page, seed: string): Promise<void> {
  const sheet = await openChange(page);
  await sheet.getByLabel('Seed of the dice').fill(seed);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
}

/** Expects that the page asks what the game asks, in its words. `facts`: what the last answer has brought. */
export async function expectQuestion(
  page: Page,
  decision: Decision,
  facts: readonly HispaniaFact[] = [],
): Promise<void> {
  const round = lastRound(facts);
  const rolled = round.some(({ kind }) => kind === 'rolled') ? round : undefined;
  const said = prompt(WORDS, decision, { from: undefined, facts: rolled });
  // Computers may have played for a while, or the game has been reopened.
  await expect(asked(page).locator('.ask')).toHaveText(text(WORDS, said.ask));
  await expect(asked(page).locator('.who > span').last()).toHaveText(text(WORDS, said.who));
}

/** The number of answers of the game, as its history shows it: `answer 12 of 300`. */
export async function countAnswers(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'History' }).click();
  const said = (await page.locator('.history .head small').textContent()) ?? '';
  await page.getByRole('tab', { name: 'Choices' }).click();
  const [, count] = /of (\d+)/.exec(said) ?? [];
  if (count === undefined) throw new Error(`no number of answers: ${said}`);
  return Number(count);
}

/** The input for a control: a click, or a tap. */
export type Press = (control: Locator) => Promise<void>;
export const click: Press = (control) => control.click();
export const tap: Press = (control) => control.tap();

/** Questions that are answered in a list without panels of its own (`table/panels/Panel.tsx`). */
const LISTS = ['aim', 'pin', 'berbers', 'collect', 'submit', 'engage'];

/** Makes a gesture: an answer, or a stack that goes somewhere. */
export async function make(page: Page, decision: Decision, of: Gesture, press = click): Promise<void> {
  if (of.by === 'answer') return answer(page, decision, of.actions[0], press);
  const start = startsOf(decision).indexOf(of.stack.from);
  await press(page.locator('.moves .choices').first().locator('.choice').nth(start));
  await expect(page.locator('.moves .stack')).toBeVisible();
  if (of.by === 'list') return press(page.locator(`.ways [data-way="${of.way.to}"]`).first());
  return press(page.locator(`.mapsheet [data-place="${of.way.to}"]`));
}

/** Gives an answer that is no step of a movement through the controls of the page. */
export async function answer(page: Page, decision: Decision, action: Action, press = click): Promise<void> {
  const choice = decision.choices.find(
    ({ kind, fixed }) => kind === action.kind && JSON.stringify(fixed) === JSON.stringify(action.fixed),
  );
  if (!choice) throw new Error(`not offered: ${JSON.stringify(action)}`);
  const buttons = buttonsOf(withButtons(decision));
  if (buttons.includes(choice)) return end(page, buttons.indexOf(choice), press);
  const answers = page.locator('.answers');
  switch (action.kind) {
    case 'aim':
      return press(answers.locator('.aims .btn.pri'));
    case 'bid':
      return bid(answers, action, press);
    case 'buy':
      await press(answers.locator(`[data-buy="${action.fixed['unit']}"] .stepper button`).last());
      // The first of two would buy nothing more.
      return press(answers.locator('.buying > .acts .btn').last());
  }
  if (LISTS.includes(decision.kind)) return inList(answers, decision, choice, action, press);
  const place = answers.locator(`[data-answer="${idOf(choice)}"]`);
  // The row of the previous question may still be open, if both have the same words.
  await expect(async () => {
    if (!(await place.isVisible())) await open(answers, choice, press);
    await expect(place).toBeVisible({ timeout: 1_000 });
  }).toPass();
  if (await place.evaluate((element) => element.tagName === 'BUTTON')) return press(place);
  await fill(place, choice, action, press);
  await press(place.locator('.btn').last());
}

/** One of the buttons that stand with the question; what would cost something is said yes to. */
async function end(page: Page, index: number, press: Press): Promise<void> {
  const button = asked(page).locator('.acts .btn').nth(index);
  // On a phone the only one is within reach of the thumb.
  await press((await button.isVisible()) ? button : page.locator('.stick .btn').last());
  const sure = asked(page).locator('.sure .btn.pri');
  if (await sure.isVisible()) await press(sure);
}

/** A bid for one nation, or for several at once. */
async function bid(answers: Locator, { values }: Action, press: Press): Promise<void> {
  const fields = answers.locator('.auction .stepper input');
  for (const [i, value] of Object.values(values).entries()) await fields.nth(i).fill(half(Number(value)));
  await press(answers.locator('.auction .acts .btn.pri'));
}

/** Opens the row of an answer, or what it is folded into. */
async function open(answers: Locator, choice: Choice, press: Press): Promise<void> {
  const row = answers.locator(`[data-row="${placeOf(choice)}"]`);
  const folded = answers.locator('details:not([open])').filter({ has: row });
  if ((await folded.count()) > 0) await press(folded.locator('summary'));
  const shown = row.locator('.choice');
  if ((await shown.getAttribute('aria-expanded')) === 'false') await press(shown);
}

async function inList(
  answers: Locator,
  decision: Decision,
  choice: Choice,
  action: Action,
  press: Press,
): Promise<void> {
  const buttons = buttonsOf(decision);
  const rows = decision.choices.filter((one) => !buttons.includes(one));
  const row = answers.locator('.choices > li').nth(rows.indexOf(choice));
  // A question with one row has it open.
  const alone = rows.length === 1 && buttons.length === 0;
  if (onlyAnswer(choice)) return press(row.locator(alone ? '.btn.pri' : '.choice'));
  if (!alone) await press(row.locator('.choice'));
  await fill(row, choice, action, press);
  await press(row.locator('.btn.pri'));
}

/** Sets the numbers of an answer with the buttons beside them. */
async function fill(within: Locator, { ranges }: Choice, { values }: Action, press: Press): Promise<void> {
  const wanted = Object.entries(ranges).flatMap(([name, range]) => {
    const value = mapped(values)[name] ?? 0;
    if (range.is === 'number') return [];
    return Object.keys(range.of).map((key) => (typeof value === 'object' ? (value[key] ?? 0) : 0));
  });
  const steppers = within.locator('.stepper');
  if ((await steppers.count()) === 0) return;
  for (const [i, number] of wanted.entries()) await step(steppers.nth(i), number, press);
}

/** Brings a number to the wanted value. */
export async function step(stepper: Locator, wanted: number, press = click): Promise<void> {
  const shown = stepper.locator('output');
  for (let now = Number(await shown.textContent()); now !== wanted; now += now < wanted ? 1 : -1) {
    await press(stepper.locator('button').nth(now < wanted ? 1 : 0));
  }
  await expect(shown).toHaveText(`${wanted}`);
}
