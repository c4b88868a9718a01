import { expect, test } from '@playwright/test';
import { openSettled } from '../shared/settled.ts';

test('a ruling beside its rule leads to its reason, and from there back to the rule', async ({ page }) => {
  await openSettled(page, '/hispania-draco/rules/4-roman-phase/');
  await page.locator('#note-M15').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hispania-draco\/rulings\/#M15$/);
  await page.locator('#M15 .from').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hispania-draco\/rules\/4-roman-phase\/#r4\.1-fleet$/);
});

for (const [lang, place, questions] of [
  [
    'English',
    '/hispania-draco/',
    [
      ['ambush', 'Ambush'],
      ['how many coins to move over a road', 'Roads'],
      ['Numantia', 'Numantia'],
      ['when do we lose', 'Defeat'],
    ],
  ],
  [
    'French',
    '/fr/hispania-draco/',
    [
      ['embuscade', 'Embuscade'],
      ['prix d’une voie romaine', 'Voie'],
      ['Olisipo', 'Olisipo'],
    ],
  ],
] as const) {
  test(`the search in ${lang} finds rules, towns and terms by a player’s words`, async ({ page }) => {
    await openSettled(page, place);
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox');
    const hits = page.getByRole('dialog').locator('ol li');
    for (const [typed, found] of questions) {
      await field.fill(typed);
      await expect(hits.filter({ hasText: found }).first()).toBeVisible();
    }
  });
}

test('the player aid prints on one page of A4', async ({ page }) => {
  for (const place of ['/hispania-draco/player-aid/', '/fr/hispania-draco/player-aid/']) {
    await page.goto(place);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), place).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  }
});
