import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { firstGame } from '../../../src/books/hispania/ui/table/new-game.ts';
import * as FAULTS from '../../../src/books/hispania/words/en/faults.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import { fault } from '../../../src/books/hispania/words/faults.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { readFile } from '../../../src/ui/table/keeper-file.ts';
import {
  answer,
  asked,
  beginWith,
  bring,
  countAnswers,
  expectQuestion,
  make,
  openGame,
  openHome,
  openPosition,
  row,
} from './table.ts';
import {
  alone,
  answered,
  begun,
  fileFor,
  gameAt,
  type Point,
  positionAddress,
  question,
  since,
  taken,
  textFile,
} from './table-game.ts';
import { moving } from './table-player.ts';

/** The page's view of a game: the question with its answers, the number of answers, and its log. */
async function shown(page: Page) {
  const count = await countAnswers(page);
  const choices = await page.locator('.answers').textContent();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = await page.locator('.leaf').textContent();
  await page.getByRole('tab', { name: 'Choices' }).click();
  return { count, question: await asked(page).textContent(), choices, log };
}

const isAt = ({ decision, at }: Point, kind: string, after = 0) => at >= after && decision.kind === kind;
const IN_THE_MIDDLE = {
  'of a battle': () =>
    gameAt('C-standard', ({ decision }) => decision.kind === 'retreat' && decision.params['round'] === 2),
  'of a mission of El Cid': () => gameAt('D-standard', (point) => isAt(point, 'engage')),
  'of an open auction': () => gameAt('B-advanced', (point) => isAt(point, 'auction', 12)),
  'of a sealed auction': () => gameAt('C-advanced', (point) => isAt(point, 'sealed-bid', 6)),
} satisfies Record<string, () => Point>;

test('a page that is loaded again in the middle of something asks the same, and goes on', async ({ page }) => {
  const games = Object.entries(IN_THE_MIDDLE).map(([name, find]) => [`In the middle ${name}`, find().journal] as const);
  await openHome(page);
  await bring(page, ...games.map(([name, journal]) => fileFor(name, journal, alone(journal))));
  await expect(page.locator('.games li.game')).toHaveCount(games.length);
  for (const [name, journal] of games) {
    let table = taken(journal, alone(journal));
    await openGame(page, name);
    const decision = question(table);
    const action = decision?.preset;
    if (!decision || !action) throw new Error(name);
    await expectQuestion(page, decision);
    const before = await shown(page);
    expect(before.count).toBe(journal.at);
    await page.reload();
    await expectQuestion(page, decision);
    expect(await shown(page)).toEqual({ ...before, question: expect.anything() });
    // One answer more, kept as soon as it says so.
    await answer(page, decision, action);
    const after = answered(table, action);
    const next = question(after);
    if (!next) throw new Error(name);
    await expectQuestion(page, next, since(after, table));
    await expect(page.locator('.saved')).toHaveText('saved');
    table = after;
    await page.reload();
    await expectQuestion(page, next);
    expect(await countAnswers(page)).toBe(table.journal.at);
    await page.getByRole('button', { name: 'Games' }).click();
  }
});

/** One file of the corpus of saves, or of envelopes round them; see the tests of both. */
interface Case {
  readonly save?: unknown;
  readonly file?: unknown;
  readonly text?: string;
  readonly fault?: { readonly code: string };
}

/** The files of the corpus as they would be of this game; those that are damaged, each with what is wrong. */
function corpus() {
  return ['saves', 'envelopes'].flatMap((folder) => {
    const url = new URL(`../../hispania/corpus/${folder}/`, import.meta.url);
    return readdirSync(url).map((name) => {
      const one = JSON.parse(readFileSync(new URL(name, url), 'utf8')) as Case;
      const written = (one.text ?? JSON.stringify('save' in one ? one.save : one.file)).replaceAll(
        '"tiny"',
        '"hispania"',
      );
      const { faults = [] } = readFile(written, hispania);
      expect(faults[0]?.code, name).toBe(one.fault?.code);
      const own: Readonly<Record<string, (...args: never[]) => string>> = GAMES.faults;
      const said = faults.map(
        (of) => own[of.code]?.(of.params as never, of.path as never) ?? text(WORDS, fault(FAULTS, of)),
      );
      return { file: textFile(`${folder} ${name.replace('.json', '')}`, written), said };
    });
  });
}

test('damaged files are named, each with what is wrong, and nothing that was kept is lost', async ({ page }) => {
  const { journal } = gameAt('A-standard', (point) => isAt(point, 'move'));
  await openHome(page);
  await bring(page, fileFor('Mine', journal, alone(journal)));
  const mine = row(page, 'Mine');
  const before = await mine.textContent();
  const damaged = corpus().filter(({ said }) => said.length > 0);
  expect(damaged.length).toBeGreaterThan(40);
  await bring(page, ...damaged.map(({ file }) => file));
  const notes = page.locator('.games [role="alert"] .wrong');
  await expect(notes).toHaveCount(damaged.length);
  for (const [i, { file, said }] of damaged.entries()) {
    await expect.soft(notes.nth(i)).toContainText(`“${file.name}” was not added:`);
    for (const what of said) await expect.soft(notes.nth(i), file.name).toContainText(what);
  }
  // The list is unchanged, also for later visits.
  await page.reload();
  await expect(page.locator('.games li.game')).toHaveCount(1);
  expect(await mine.textContent()).toBe(before);
  await openGame(page, 'Mine');
  await expect(page.locator('.moves')).toBeVisible();
});

/** A save of this game that is whole, and plays to something else than it says: at which answer, and how. */
function astray(): readonly (readonly [name: string, file: ReturnType<typeof textFile>, says: RegExp])[] {
  const { journal } = gameAt('A-standard', (point) => isAt(point, 'buy'));
  const name = 'Astray';
  const file = JSON.parse(fileFor(name, journal, alone(journal)).buffer.toString()) as {
    save: { entries: { action: Action }[]; hashes: { at: number; hash: string }[] };
  };
  const other = structuredClone(file);
  const [first] = other.save.entries.splice(6, 1, { action: { kind: 'end', fixed: { to: 'nowhere' }, values: {} } });
  expect(first?.action.kind).toBe('step');
  const hashed = structuredClone(file);
  const mark = hashed.save.hashes.at(-1);
  if (mark) mark.hash = '0123456789abcdef';
  return [
    ['refused', textFile('refused', JSON.stringify({ ...other, name: 'refused' })), /do not allow action 7/],
    ['differs', textFile('differs', JSON.stringify({ ...hashed, name: 'differs' })), /differs from action \d+ on/],
  ];
}

test('a game that does not replay says at which action, and goes on from its last position', async ({ page }) => {
  const games = astray();
  await openHome(page);
  await bring(page, ...games.map(([, file]) => file));
  for (const [name, , says] of games) {
    await row(page, name)
      .getByRole('button', { name: /^Continue/ })
      .click();
    const wrong = page.getByRole('alert').filter({ hasText: 'This cannot be opened:' });
    await expect(wrong).toContainText(says);
    await wrong.getByRole('button', { name: 'Continue from the last position' }).click();
    await expect(asked(page).locator('.ask')).toBeVisible();
    await expect(page.locator('.buying')).toBeVisible();
    await page.getByRole('button', { name: 'Games' }).click();
    // The damaged one is still there beside the new one.
    await expect(row(page, name)).toHaveCount(2);
  }
});

test('links that are damaged or lead nowhere say so, and lead to the games', async ({ page }) => {
  const { state } = gameAt('A-standard', (point) => isAt(point, 'buy'));
  const address = await positionAddress(state);
  const [, packed = ''] = address.split('=');
  const wrong: Readonly<Record<string, RegExp>> = {
    [address.slice(0, -40)]: /The link is damaged/,
    '/hispania/play/#position=%C3%A9%20': /characters that do not belong there/,
    [`/hispania/play/#save=${packed}`]: /not a saved game/,
    [await positionAddress({ ...state, turn: 99 })]: /turn|99/,
    [await positionAddress(state, [{ seat: 'a stranger', name: 'Ann', is: 'person' }])]:
      /The list of players is damaged .* sittings\.0\.seat/,
    '/hispania/play/#scene=no-such-scene': /“no-such-scene”, which does not exist here/,
    '/hispania/play/#game=0123456789ab': /This game is not on this device any more/,
  };
  for (const [link, says] of Object.entries(wrong)) {
    await page.goto(link);
    const alert = page.getByRole('alert').filter({ hasText: 'This cannot be opened:' });
    await expect.soft(alert, link.slice(0, 60)).toContainText(says);
    await alert.getByRole('button', { name: 'All games' }).click();
    await expect(page.locator('.games')).toContainText('No games are kept here yet.');
  }
  // And the whole one opens.
  await openPosition(page, state);
  await expect(page.locator('.buying')).toBeVisible();
});

test('a link to a position carries who sits where, and whoever opens it says who plays', async ({ page }) => {
  await page.addInitScript(() => {
    // In a browser that does not allow copying, the link is shown.
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await openHome(page);
  await beginWith(page, 'merida');
  let table = begun(firstGame('merida', TABLE.begin.names));
  await expectQuestion(page, question(table) as never);
  await page.locator('.bar').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  const link = await page.locator('.share input').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  const who = page.locator('.who-plays');
  const seat = (n: number) => who.getByLabel(`${TABLE.begin.seat(n)}: ${TABLE.begin.is}`);
  for (const n of [1, 2, 3, 4]) await expect(seat(n)).toHaveValue(n === 1 ? 'person' : 'captain');
  await expect(who.getByLabel(`${TABLE.begin.seat(1)}: ${TABLE.begin.name}`)).toHaveValue(TABLE.begin.names.person(1));
  // The person who opens it takes the last seat too; the device is not handed over.
  await seat(4).selectOption('person');
  await who.getByLabel(`${TABLE.begin.seat(4)}: ${TABLE.begin.name}`).fill(TABLE.begin.names.person(1));
  await who.getByRole('button', { name: TABLE.opened.playOn }).click();
  await expectQuestion(page, question(table) as never);
  const of = moving(table, 'list', ({ steps }) => steps > 1);
  await make(page, question(table) as never, of);
  table = answered(table, ...of.actions);
  await expectQuestion(page, question(table) as never);
  await expect(page.locator('.bar .saved')).toHaveText('saved');

  // What was made as one gesture is taken back as one, also after the page was loaded again.
  expect(of.actions.length).toBeGreaterThan(1);
  await page.reload();
  await expectQuestion(page, question(table) as never);
  expect(await countAnswers(page)).toBe(of.actions.length);
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click();
  expect(await countAnswers(page)).toBe(0);
});

test('where nothing can be stored the game is played all the same, and is never called saved', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...of) {
      if ('allowed' in globalThis) return open.apply(this, of);
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
    // Whatever the page ever says of it.
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    const look = () => {
      const text = document.querySelector('.bar .saved')?.textContent;
      if (text) said.add(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said]);
  await openHome(page);
  // It is said calmly: nothing is lost yet.
  await expect(page.locator('.games .calm[role="status"]')).toContainText(
    'This browser does not let the page save anything',
  );
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(asked(page).locator('.ask')).toHaveText('Choose units to move.');
  await page.locator('.moves .choice').first().click();
  await page.locator('.ways .choice').first().click();
  await expect(page.locator('.bar .saved')).toHaveText('not saved: try again');
  await expect(page.locator('.bar .saved')).toHaveAttribute('title', /Save it as a file/);
  expect(await countAnswers(page)).toBeGreaterThan(0);
  // A link that was opened is not saved either.
  await page.getByRole('button', { name: 'Games' }).click();
  await page.goto('/hispania/play/#scene=castile-at-toledo');
  await asked(page)
    .getByRole('button', { name: /^Fight in/ })
    .click();
  const saved = page.locator('.bar .saved');
  await expect(saved).toHaveText('not saved: try again');
  await saved.click();
  await expect(saved).toHaveText('not saved: try again');
  expect(await said()).not.toContain('saved');

  // Allowed after all it is saved, and so is the game that was left before.
  await page.evaluate(() => Object.assign(globalThis, { allowed: true }));
  await saved.click();
  await expect(saved).toHaveText('saved');
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.locator('.unkept')).toHaveCount(0);
  await expect(page.locator('.games li.game')).toHaveCount(2);
});
