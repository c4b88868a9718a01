import { expect, test } from '@playwright/test';
import { openScene, playLine } from './scene.ts';
import { coveringScenes } from './scene-cover.ts';

const HANDFUL = 6;
const COVER = coveringScenes();

test.describe('a scene', () => {
  // In handfuls, so that they are played side by side.
  for (let first = 0; first < COVER.length; first += HANDFUL) {
    const some = COVER.slice(first, first + HANDFUL);
    test(`plays its line to the end on the page, from ${some[0]?.id} on`, async ({ page }) => {
      for (const { id, line } of some) {
        const scene = await openScene(page, id);
        await playLine(scene, line.length);
        await expect(scene.locator('.linebar .next')).toHaveAttribute('aria-disabled', 'true');
      }
    });
  }

  test('shows the printed dice, who is hit, and the rule of each line of the log', async ({ page }) => {
    const scene = await openScene(page, 'rome-at-segovia');
    await scene.getByRole('button', { name: 'Play the book’s line' }).click();
    await expect(scene.locator('.rolls li').first()).toContainText('6 or higher');
    await expect(scene.locator('.rolls').getByRole('img', { name: '6: hit' })).toHaveCount(1);
    await expect(scene.locator('.rolls').getByRole('img', { name: '7: miss' })).toHaveCount(2);
    await scene.locator('.logbook summary').click();
    await expect(scene.locator('.log li', { hasText: 'targets:' }).first().locator('.rid')).toHaveText('6.1');
  });

  test('is played on one’s own, taken back step by step, and started again', async ({ page }) => {
    const scene = await openScene(page, 'suebi-at-porto');
    const back = scene.getByRole('button', { name: 'Step back' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await scene.getByRole('button', { name: /^Fight in/ }).click();
    await expect(scene.locator('.linebar')).toContainText('You have left the book’s line');
    await scene
      .getByRole('button', { name: /^Roll round 2/ })
      .or(scene.getByText('The example ends here'))
      .first()
      .waitFor();
    await back.click();
    await expect(scene.locator('.linebar')).toContainText('step 0 of');
    await scene.getByRole('button', { name: /^Fight in/ }).click();
    await scene.getByRole('button', { name: 'Start again' }).click();
    await expect(scene.locator('.linebar')).toContainText('step 0 of');
  });

  test('is read otherwise where a ruling lets one, and its own reading is one press away', async ({ page }) => {
    const scene = await openScene(page, 'romes-forts', '#ruling=forts-stacking:other');
    const line = scene.locator('.linebar');
    await expect(line).toContainText('This is the alternative ruling.');
    const [counts, countsNot] = [scene.getByLabel('a fort counts'), scene.getByLabel('a fort does not count')];
    await expect(countsNot).toBeChecked();
    await expect(scene.locator('.either + [role="status"]')).toContainText('a fort does not count');
    await expect(scene.locator('.trials')).toHaveCount(0);
    // By this reading no unit has to leave.
    await scene.getByRole('button', { name: 'End movement' }).click();
    await expect(scene.locator('.prompt')).toContainText('The example ends here');
    await scene.getByRole('button', { name: 'Back to the default ruling' }).click();
    await expect(line).toContainText('step 1 of 3');
    await expect(counts).toBeChecked();
    await scene.getByRole('button', { name: 'End movement' }).click();
    await expect(scene.locator('.prompt')).toContainText('Segovia');
    await countsNot.check();
    await expect(line).toContainText('This is the alternative ruling.');
  });

  test('refuses what the rules refuse, with the rule and without losing anything', async ({ page }) => {
    const scene = await openScene(page, 'retreat-from-segovia');
    await scene.getByText('Would this be allowed?').click();
    await scene.locator('.offers details .choice').first().click();
    const alert = scene.getByRole('alert');
    await expect(alert).toContainText('That is not allowed.');
    await expect(alert.locator('.rid')).toHaveText(/^(4\.6|6\.6)$/);
  });

  test('keeps what cannot be done in sight, focusable, with its reason', async ({ page }) => {
    const scene = await openScene(page, 'castile-at-toledo');
    const end = scene.locator('.choice[aria-disabled="true"]').first();
    await expect(end).toContainText('Every battle must be fought');
    await end.focus();
    await expect(end).toBeFocused();
  });

  test('sets a task, gives three hints, shows the answer and says so', async ({ page }) => {
    const scene = await openScene(page, 'too-many-at-segovia');
    await scene.locator('.offers .choice').first().click();
    const trial = scene.locator('.trial');
    await trial.getByRole('button', { name: 'A hint' }).click();
    await expect(trial.locator('.hint')).toHaveCount(1);
    await trial.getByRole('button', { name: 'A hint' }).click();
    await trial.getByRole('button', { name: 'Show me' }).click();
    await expect(trial.locator('.solved')).toBeVisible();
  });

  test('copies a link to the position, and the link brings it back', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scene = await openScene(page, 'castile-at-toledo');
    await playLine(scene, 3);
    await scene.getByRole('button', { name: 'Copy a link to this position' }).click();
    await expect(scene.locator('.link')).toContainText('Copied.');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const again = await openScene(page, 'castile-at-toledo', link.hash);
    await page.reload();
    await expect(again.locator('.prompt .ask')).toContainText('You destroy 2 infantry; your knight is hit once.');
    await expect(again.locator('.linebar')).toContainText('step 3 of 9');
    // The other language has the same position, also after more play.
    await playLine(again, 4);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/hispania\/scenes\/castile-at-toledo\/#game=/);
    await expect(page.locator('section.scene .marks .on')).toHaveCount(4);
  });

  for (const [name, fragment, says] of [
    ['cut off', '#game=eJx', 'damaged'],
    ['not a link at all', '#game=?!?', 'characters that do not belong there'],
    ['of nothing', '#game=q1YqS8wpTgUA', 'not a saved game'],
  ] as const) {
    test(`says what is wrong with a link that is ${name}, and can be played all the same`, async ({ page }) => {
      const scene = await openScene(page, 'suebi-at-porto', fragment);
      await expect(scene.locator('.trouble')).toContainText(says);
      await scene.getByRole('button', { name: /^Fight in/ }).click();
      await expect(scene.locator('.rolls')).toBeVisible();
    });
  }
});
