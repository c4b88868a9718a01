import { expect, type Page, test } from '@playwright/test';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { reach } from '../../../src/books/hispania/engine/reach.ts';
import { battleOf } from '../../../src/books/hispania/engine/rules/view.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { oddsAfter, played } from '../../../src/books/hispania/odds/after.ts';
import type { Odds } from '../../../src/books/hispania/odds/figures.ts';
import { oddsOf } from '../../../src/books/hispania/odds/odds.ts';
import { startsOf, wholeStack } from '../../../src/books/hispania/ui/deciding/stacks.ts';
import { notCounted } from '../../../src/books/hispania/ui/odds/not-counted.ts';
import { clean, sharesOf } from '../../../src/books/hispania/ui/odds/shares.ts';
import { endsTold } from '../../../src/books/hispania/ui/odds/told.ts';
import { NAMES as WORLD } from '../../../src/books/hispania/words/en/names.ts';
import { ODDS } from '../../../src/books/hispania/words/en/odds.ts';
import { expectAccessible } from '../shared/axe.ts';
import { openScene } from './scene.ts';
import { asked, bring, openGame, openHome } from './table.ts';
import { alone, fileFor, gameAt, type Point } from './table-game.ts';

/** A battle about to begin whose end is open. */
const battle = (): Point =>
  gameAt('D-standard', ({ decision, state }) => {
    const odds = decision.kind === 'aim' ? oddsOf(state) : undefined;
    return odds !== undefined && odds.attackerWins > 0.1 && odds.attackerWins < 0.95;
  });

async function open(page: Page, { journal }: Point): Promise<void> {
  await openHome(page);
  await bring(page, fileFor('Odds', journal, alone(journal)));
  await openGame(page, 'Odds');
}

function namesIn(state: State): { readonly attacker: string; readonly defender: string } {
  const fought = battleOf({ state });
  if (!fought) throw new Error('no battle');
  return { attacker: WORLD.nations[fought.attacker], defender: WORLD.nations[fought.defender] };
}

/** The text of odds for a screen reader. */
const twin = (odds: Odds | undefined, state: State, fine: 100 | 1000): string =>
  odds ? endsTold(ODDS, sharesOf(odds, fine), namesIn(state), fine) : '';

test('the odds of a battle stand in a line, unfold, and follow what both sides are said to do', async ({ page }) => {
  const point = battle();
  const { state } = point;
  const { attacker, defender } = namesIn(state);
  await open(page, point);
  const box = asked(page).locator('.battle-odds');
  await expect(box.locator('.odds.row .vh')).toHaveText(twin(oddsOf(state), state, 100));
  expect(page.workers()).toHaveLength(1);
  await expectAccessible(page, '.battle-odds');
  await box.locator('summary').click();
  const said = box.locator('.odds.full > .vh').first();
  await expect(said).toHaveText(twin(oddsOf(state), state, 1000));
  await expect(box.getByRole('table', { name: ODDS.losses })).toBeVisible();
  await box.getByLabel(`Targets of ${attacker}`).selectOption('best');
  await expect(said).toHaveText(twin(oddsOf(state, { aims: { attacker: 'best' } }), state, 1000));
  await box.getByLabel(`Retreats of ${defender}`).selectOption('below');
  const chosen = { aims: { attacker: 'best' }, retreat: { defender: { below: 2 } } } as const;
  await expect(said).toHaveText(twin(oddsOf(state, chosen), state, 1000));
  await box.getByRole('button', { name: 'One more' }).click();
  const more = { ...chosen, retreat: { defender: { below: 3 } } } as const;
  await expect(said).toHaveText(twin(oddsOf(state, more), state, 1000));
  await expectAccessible(page, '.battle-odds');
  // The choice is remembered; the figure is folded again, so that the question is in view.
  await page.reload();
  await expect(box.locator('.odds.row .vh')).toHaveText(twin(oddsOf(state, more), state, 100));
});

test('the odds are unfolded, changed and folded by keys', async ({ page }) => {
  const point = battle();
  const { state } = point;
  await open(page, point);
  const box = asked(page).locator('.battle-odds');
  await expect(box.locator('.odds.row .vh')).toHaveText(twin(oddsOf(state), state, 100));
  await asked(page).focus();
  const summary = box.locator('summary');
  for (let i = 0; i < 6 && !(await summary.evaluate((it) => it === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  const said = box.locator('.odds.full > .vh').first();
  await expect(said).toHaveText(twin(oddsOf(state), state, 1000));
  await expect(summary).toBeFocused();
  const aims = box.getByLabel(`Targets of ${namesIn(state).attacker}`);
  for (let i = 0; i < 4 && !(await aims.evaluate((it) => it === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await expect(aims).toHaveValue('best');
  await expect(said).toHaveText(twin(oddsOf(state, { aims: { attacker: 'best' } }), state, 1000));
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(box.locator('.odds.full')).toHaveCount(0);
});

test('without workers the page itself computes the odds', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  const point = battle();
  await open(page, point);
  await expect(asked(page).locator('.battle-odds .odds.row .vh')).toHaveText(
    twin(oddsOf(point.state), point.state, 100),
  );
  expect(page.workers()).toHaveLength(0);
});

test('beside a province that can be attacked stands how likely it is taken', async ({ page }) => {
  const fights = (state: State, from: PlaceId, { units, leaders }: ReturnType<typeof wholeStack>) =>
    reach(state, from, units, leaders).filter((way) => way.battle);
  const several = ({ decision, state }: Point): PlaceId | undefined =>
    decision.kind === 'move'
      ? startsOf(decision).find((from) => fights(state, from, wholeStack(decision, from)).length > 1)
      : undefined;
  const point = gameAt('D-standard', (at) => several(at) !== undefined);
  const from = several(point) as PlaceId;
  await open(page, point);
  await page.locator('.moves .choice', { hasText: WORLD.places[from] }).first().click();
  for (const { to, path } of fights(point.state, from, wholeStack(point.decision, from))) {
    const after = played(point.state, path);
    const not = after ? notCounted(after, to) : [];
    const taken = clean(oddsAfter(point.state, path, to)?.taken ?? 0);
    await expect(page.locator(`.ways [data-way="${to}"] .odds.taken`).first()).toHaveText(
      ODDS.way.taken(ODDS.in100(Math.round(taken * 100), 100, taken), not),
    );
  }
  await expect(page.locator('.odds-note')).toHaveText(ODDS.way.says);
  await expectAccessible(page, '.ways');
});

test('a scene shows the odds when it is asked, and goes on with them', async ({ page }) => {
  const scene = await openScene(page, 'castile-at-toledo');
  await expect(scene.locator('.battle-odds')).toHaveCount(0);
  await scene.getByRole('button', { name: 'See the odds' }).focus();
  await page.keyboard.press('Enter');
  const full = scene.locator('.odds.full > .vh').first();
  await expect(full).toContainText('Out of 100 such battles: Castile victorious in');
  await expect(scene.locator('.battle-odds summary')).toBeFocused();
  await expectAccessible(page, '.battle-odds');
  await scene.getByRole('button', { name: 'Play the book’s line' }).click();
  await scene.getByRole('button', { name: 'Next step' }).click();
  await expect(full).toContainText('Castile victorious in');
});
