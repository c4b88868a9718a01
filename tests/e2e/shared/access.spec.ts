import { expect, test } from '@playwright/test';
import { openScene, playLine } from '../hispania/scene.ts';
import { expectAccessibleInBoth } from './axe.ts';
import { smallerThan } from './targets.ts';

/** Pages as they are opened are looked at in kinds.spec.ts; here is what is done on them. */

/** The parts of a scene that change in play; the rest of its page is checked once. */
const PLAYED = 'section.scene';

test.describe('axe finds nothing, light and dark', () => {
  test('inside a battle: aims, dice, retreat, the end', async ({ page }) => {
    const scene = await openScene(page, 'castile-at-toledo');
    for (const step of [0, 1, 2, 3, 9]) {
      await playLine(scene, step);
      await expectAccessibleInBoth(page, ...(step > 0 ? [PLAYED] : []));
    }
  });

  test('in a lesson: a question answered, a battle, a refusal, what it cost', async ({ page }) => {
    await page.goto('/hispania/learn/the-map/');
    const lesson = page.locator('.lesson-steps');
    await lesson.locator('.aslist summary').click();
    await lesson.locator('.aslist .choice').first().click();
    await expectAccessibleInBoth(page);
    await page.goto('/hispania/learn/first-battle/#step-go');
    await lesson.getByText('Would this be allowed?').click();
    await lesson.locator('.wrongs .choice').last().click();
    await expect(lesson.locator('.outcome')).toContainText('not allowed');
    await lesson.getByRole('button', { name: /^Roll round/ }).click();
    await expect(lesson.locator('.cost')).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  test('while moving, at a check of stacking, in a task and after a refusal', async ({ page }) => {
    const scene = await openScene(page, 'too-many-at-segovia');
    await scene.locator('.moves .choice').first().click();
    await expectAccessibleInBoth(page);
    await playLine(scene, 4);
    await expectAccessibleInBoth(page, PLAYED);
    await scene.getByText('Would this be allowed?').click();
    await scene.locator('.offers details .choice').first().click();
    await expectAccessibleInBoth(page, PLAYED);
    await scene.locator('.offers .choice').first().click();
    await scene.locator('.trial').getByRole('button', { name: 'A hint' }).click();
    await expectAccessibleInBoth(page, PLAYED);
  });
});

test('a battle is played with one thumb @phone', async ({ page }) => {
  const scene = await openScene(page, 'castile-at-toledo');
  await scene.getByRole('button', { name: /^Fight in/ }).tap();
  // The engine comes with the first touch: what is measured is the question it asks next.
  await expect(scene.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
  expect(await smallerThan(page, 44, '.live:not(.still) .prompt')).toEqual([]);
  await scene.getByRole('button', { name: 'Confirm targets' }).tap();
  await scene.getByRole('button', { name: 'Roll round 1' }).tap();
  await expect(scene.locator('.rolls')).toBeVisible();
});
