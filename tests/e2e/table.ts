import { expect, type Locator, type Page } from '@playwright/test';
import type { HispaniaFact } from '../../src/hispania/facts.ts';
import type { Action, Choice, Decision } from '../../src/kernel/contract.ts';
import { mapped, onlyAnswer } from '../../src/ui/hispania/deciding/filled.ts';
import { WORDS } from '../../src/words/en/index.ts';
import { prompt, text } from '../../src/words/index.ts';

/** Opens the page of the table, with no game open. */
export async function openHome(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/hispania/play/${fragment}`);
  await expect(page.locator('.play-home')).toBeVisible({ timeout: 20_000 });
}

/** The slip that says who has to do what. */
export const asked = (page: Page): Locator => page.locator('.asked');

/** The game with this name in the list. */
export const row = (page: Page, name: string): Locator =>
  page.locator('.games li.game').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Hands files to the list of games. */
export async function bring(page: Page, ...files: Parameters<Locator['setInputFiles']>[0][]): Promise<void> {
  await page.locator('.games input[type="file"]').setInputFiles(files.flat() as never);
}

/** Opens a game of the list. */
export async function openGame(page: Page, name: string): Promise<void> {
  await row(page, name).locator('.acts .btn').click();
  await expect(page.locator('.whole-table')).toBeVisible();
}

/** Begins a game out of the form, with these dice, one person and three computers as it stands there. */
export async function beginWith(page: Page, seed: string): Promise<void> {
  await page.getByText('Choose for yourself').click();
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
}

/** Expects that the page asks what the game asks, in its words. `facts`: what the last answer has brought. */
export async function expectQuestion(
  page: Page,
  decision: Decision,
  facts: readonly HispaniaFact[] = [],
): Promise<void> {
  const rolled = facts.some(({ kind }) => kind === 'rolled') ? facts : undefined;
  const said = prompt(WORDS, decision, { from: undefined, facts: rolled });
  await expect(asked(page).locator('.ask')).toHaveText(text(WORDS, said.ask));
  await expect(asked(page).locator('.who > span').last()).toHaveText(text(WORDS, said.who));
}

/** How many answers the game has, as its history tells it: `answer 12 of 300`. */
export async function countAnswers(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'History' }).click();
  const said = (await page.locator('.history .head small').textContent()) ?? '';
  await page.getByRole('tab', { name: 'Choices' }).click();
  const [, count] = /of (\d+)/.exec(said) ?? [];
  if (count === undefined) throw new Error(`no number of answers: ${said}`);
  return Number(count);
}

/** Answers that the slip of the question has as buttons (`deciding/Choices.tsx`). */
const BUTTONS = ['stay', 'battle', 'collect', 'submit', 'refuse', 'accept', 'decline', 'pass', 'end'];

/** How a control is worked: with a click, or with a tap. */
export type Press = (control: Locator) => Promise<void>;
export const click: Press = (control) => control.click();
export const tap: Press = (control) => control.tap();

/** Gives an answer that is no step of a movement through the controls of the page. */
export async function answer(page: Page, decision: Decision, action: Action, press = click): Promise<void> {
  const is = ({ kind, fixed }: Choice) => kind === action.kind && JSON.stringify(fixed) === JSON.stringify(action.fixed);
  if (action.kind === 'aim') return press(page.locator('.aims .btn.pri'));
  const buttons = decision.choices.filter(({ kind }) => BUTTONS.includes(kind));
  if (BUTTONS.includes(action.kind)) return press(asked(page).locator('.acts .btn').nth(buttons.findIndex(is)));
  const rows = decision.choices.filter(({ kind }) => !BUTTONS.includes(kind) && kind !== 'step');
  const place = page.locator('.answers .choices > li').nth(rows.findIndex(is));
  const choice = rows.find(is);
  if (!choice) throw new Error(`not offered: ${JSON.stringify(action)}`);
  // A question with one row has it open.
  const alone = rows.length === 1 && buttons.length === 0;
  if (onlyAnswer(choice)) return press(place.locator(alone ? '.btn.pri' : '.choice'));
  if (!alone) await press(place.locator('.choice'));
  await fill(place.locator('.filler'), choice, action, press);
  await press(place.locator('.filler .btn.pri'));
}

/** Sets the numbers of an answer with the buttons beside them. */
async function fill(filler: Locator, { ranges }: Choice, { values }: Action, press: Press): Promise<void> {
  const wanted = Object.entries(ranges).flatMap(([name, range]) => {
    const value = mapped(values)[name] ?? 0;
    return range.is === 'number' ? [] : Object.keys(range.of).map((key) => (typeof value === 'object' ? (value[key] ?? 0) : 0));
  });
  for (const [i, number] of wanted.entries()) await step(filler.locator('.stepper').nth(i), number, press);
}

/** Brings a number to where it is wanted. */
export async function step(stepper: Locator, wanted: number, press = click): Promise<void> {
  const shown = stepper.locator('output');
  for (let now = Number(await shown.textContent()); now !== wanted; now += now < wanted ? 1 : -1) {
    await press(stepper.locator('button').nth(now < wanted ? 1 : 0));
  }
  await expect(shown).toHaveText(`${wanted}`);
}
