import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './axe.ts';

/** The checks of the other tests find every fault: each of these pages is wrong in one place. */

const page = (body: string, style = ''): string =>
  `<!doctype html><html lang="en"><head><title>A page</title><style>${style}
    body { background: #fff; color: #222; font-size: 16px }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }
  </style></head><body><main><h1>A page</h1>${body}</main></body></html>`;

const SAME = '<p>Words that can be read.</p>'.repeat(20);

/** Expects that only this place is found; and that the page is good without it. */
async function expectFound(at: Page, rule: string, place: string): Promise<void> {
  await expect(expectAccessibleInBoth(at)).rejects.toThrow(`${rule}: ${place}`);
  await at.locator(place).evaluate((one) => one.remove());
  await expectAccessibleInBoth(at);
}

test('axe sees a place in colours of its own, in the light and in the dark', async ({ page: at }) => {
  await at.setContent(page(`${SAME}<p id="pale">Pale words.</p>`, '#pale { color: #aaa }'));
  await expectFound(at, 'color-contrast', '#pale');
  const dark = '@media (prefers-color-scheme: dark) { #dim { color: #444 } }';
  await at.setContent(page(`${SAME}<p id="dim">Dim words.</p>`, dark));
  await expectAccessible(at);
  await expectFound(at, 'color-contrast', '#dim');
});

test('axe sees the same words on another ground, smaller, or on top of something', async ({ page: at }) => {
  await at.setContent(page(`${SAME}<div class="ground"><p id="on">Words.</p></div>`, '.ground { background: #555 }'));
  await expectFound(at, 'color-contrast', '#on');
  const grey = 'p { color: #808080; font-size: 30px } #small { font-size: 12px }';
  await at.setContent(page(`${SAME}<p id="small">Small words.</p>`, grey));
  await expectFound(at, 'color-contrast', '#small');
  const over = '.under { background: #444; height: 60px } #over { position: absolute; top: 0; left: 0; margin: 0 }';
  await at.setContent(
    page(`<div style="position: relative"><div class="under"></div><p id="over">Words.</p></div>${SAME}`, over),
  );
  await expectFound(at, 'color-contrast', '#over');
});

test('axe sees pale words whose like is covered, disabled or faded elsewhere', async ({ page: at }) => {
  const style = `.pale { color: #bbb } .lid { position: absolute; inset: 0; background: #fff } .faded { opacity: 0.3 }`;
  const covered = '<div style="position: relative"><p class="pale">Words.</p><div class="lid"></div></div>';
  await at.setContent(page(`${covered}<p class="pale" id="seen">Pale words.</p>${SAME}`, style));
  await expectFound(at, 'color-contrast', '#seen');
  const disabled = '<label class="pale">Words <input disabled></label>';
  await at.setContent(page(`${disabled}<p class="pale" id="seen">Pale words.</p>${SAME}`, style));
  await expectFound(at, 'color-contrast', '#seen');
  await at.setContent(page(`${SAME}<div class="faded" id="far"><p>Words.</p></div>`, style));
  await expect(expectAccessible(at)).rejects.toThrow('color-contrast: ');
});

test('axe sees what is no colour, in the parts that are asked for', async ({ page: at }) => {
  await at.setContent(page(`${SAME}<div class="part"><button id="dumb"></button></div><div class="other"></div>`));
  await expectAccessible(at, '.other');
  await expectFound(at, 'button-name', '#dumb');
  await at.setContent(page('<div class="part"><button id="dumb"></button></div>'));
  await expect(expectAccessible(at, '.part')).rejects.toThrow('button-name: #dumb');
});
