import { expect, type Page, test } from '@playwright/test';
import { scoreOf } from '../../../src/books/hispania/engine/rules/final-score.ts';
import { playersOf } from '../../../src/books/hispania/engine/rules/players.ts';
import { firstGame } from '../../../src/books/hispania/ui/table/new-game.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { now } from '../../../src/kernel/journal.ts';
import { half } from '../../../src/words/half.ts';
import { openScene, playLine } from './scene.ts';
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
  row,
} from './table.ts';
import {
  answered,
  type Beside,
  begun,
  fileFor,
  gameAt,
  NAMES,
  question,
  since,
  sittingsFor,
  taken,
} from './table-game.ts';
import { FEATS, type Feat, gesture, moving } from './table-player.ts';

/** With these dice the game has in few answers all that is to be shown. */
const SEED = 'lisbon-2';
const [INES = '', MARTIM = ''] = NAMES;

test('scenario A is played from a new game to its final score, by pointer', async ({ page }) => {
  let table = begun(firstGame(SEED, TABLE.begin.names));
  await openHome(page);
  await beginWith(page, SEED);
  const done = new Map<Feat, number>();
  const kinds = new Set<string>();
  let before: Beside | undefined;
  for (let decision = question(table); decision; decision = question(table)) {
    // The page asks what the game asks, computers and dice included: the same seed has made the same game.
    await expectQuestion(page, decision, since(table, before));
    kinds.add(decision.kind);
    const next = gesture(table, done);
    await make(page, decision, next);
    before = table;
    table = answered(table, ...next.actions);
  }
  // The player has moved by list and by board, fought, retreated, bought, placed and removed.
  expect([...done.keys()].sort()).toEqual([...FEATS].sort());
  expect([...kinds]).toEqual(expect.arrayContaining(['move', 'battles', 'retreat', 'buy', 'place', 'remove', 'cull']));

  const state = now(table.journal);
  const scores = playersOf(state)
    .map((seat) => ({ seat, points: scoreOf(state, seat) }))
    .sort((a, b) => b.points - a.points);
  await expect(asked(page)).toContainText('The game is over.');
  await expect(asked(page).locator('.ranking li')).toHaveText(
    scores.map(({ seat, points }) => `${seat} ${half(points)}`),
  );
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.getByRole('button', { name: 'Games' }).click();
  const game = row(page, 'Scenario A: Inês');
  await expect(game.locator('.standing b')).toHaveText(/ has won$| share the win$/);
  await expect(game.locator('.points li')).toHaveCount(4);
  await game.getByRole('button', { name: /^View it/ }).click();
  await expect(asked(page).locator('.ranking')).toBeVisible();
});

/** Begins the same game as ever, and moves twice: by the board, and several steps by the list. */
async function begin(page: Page): Promise<readonly [Beside, Beside]> {
  const start = begun(firstGame(SEED, TABLE.begin.names));
  await openHome(page);
  await beginWith(page, SEED);
  let table = start;
  for (const [by, steps] of [
    ['board', 1],
    ['list', 2],
  ] as const) {
    const next = moving(table, by, (way) => way.steps === steps && !way.strays);
    const decision = question(table);
    if (!decision) throw new Error('the game is over');
    await make(page, decision, next);
    table = answered(table, ...next.actions);
  }
  return [start, table];
}

const undo = (page: Page) => page.locator('.bar').getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.locator('.bar').getByRole('button', { name: 'Redo' });
/** The text of all provinces of the board: the units of each. */
const board = (page: Page) =>
  page.locator('.mapsheet [data-place]').evaluateAll((places) => places.map((one) => one.getAttribute('aria-label')));

test('gestures are taken back whole and made again; a phase begins anew', async ({ page }) => {
  const [start, table] = await begin(page);
  const count = table.journal.at;
  expect(await countAnswers(page)).toBe(count);
  // The last gesture had more than one step: it goes back as one. The buttons keep their places.
  const places = () => Promise.all([undo(page).boundingBox(), redo(page).boundingBox()]);
  const before = await places();
  await undo(page).click();
  expect(await countAnswers(page)).toBe(1);
  expect(await places()).toEqual(before);
  await redo(page).click();
  expect(await countAnswers(page)).toBe(count);
  await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Redo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restart the phase' }).click();
  expect(await countAnswers(page)).toBe(0);
  await expectQuestion(page, question(start) as never);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  for (let i = 0; i < 2; i++) await redo(page).click();
  expect(await countAnswers(page)).toBe(count);

  // Computers that have answered since go back with the answer before them.
  const decision = question(table);
  if (!decision) throw new Error();
  const end = { kind: 'end', fixed: {}, values: {} };
  await answer(page, decision, end);
  const after = answered(table, end);
  await expectQuestion(page, question(after) as never, since(after, table));
  await undo(page).click();
  await expectQuestion(page, decision);
  expect(await countAnswers(page)).toBe(count);
  await redo(page).click();
  await expectQuestion(page, question(after) as never, since(after, table));
  expect(await countAnswers(page)).toBe(after.journal.at);
});

test('one looks back, and plays on from there in a copy; the game stays as it was', async ({ page }) => {
  const [, table] = await begin(page);
  const count = table.journal.at;
  // Not before the last of them is on the board.
  await expect.poll(() => countAnswers(page)).toBe(count);
  const present = await board(page);
  await page.getByRole('tab', { name: 'History' }).click();
  const slider = page.getByRole('slider', { name: 'Point in the game' });
  await slider.fill('0');
  await expect(asked(page).locator('.ask')).toHaveText(`You are looking back: answer 0 of ${count}.`);
  await expect.poll(() => board(page)).not.toEqual(present);
  await page.getByRole('button', { name: 'Next answer' }).click();
  await expect(asked(page).locator('.ask')).toHaveText(`You are looking back: answer 1 of ${count}.`);
  // Nothing is answered in the past.
  await page.getByRole('tab', { name: 'Choices' }).click();
  await expect(page.locator('.leaf')).toHaveText('There is nothing to answer now.');
  await asked(page).getByRole('button', { name: 'Play on from here, in a copy' }).click();
  await expect(asked(page).locator('.ask')).not.toContainText('looking back');
  await expect(page.locator('.bar .game-name')).toHaveText('Scenario A: Inês, from turn 1');
  expect(await countAnswers(page)).toBe(1);
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.locator('.games li.game h3')).toHaveText(['Scenario A: Inês, from turn 1', 'Scenario A: Inês']);
  await openGame(page, 'Scenario A: Inês');
  expect(await countAnswers(page)).toBe(count);
  expect(await board(page)).toEqual(present);
});

test('with two persons undo stops where dice have fallen, and says so', async ({ page }) => {
  const { journal, decision } = gameAt('D-standard', ({ decision: { kind, params }, at, journal: { entries } }) => {
    return kind === 'retreat' && params['round'] === 1 && at > 0 && (entries[at - 1]?.rolled ?? 0) > 0;
  });
  await openHome(page);
  await bring(page, fileFor('Dice', journal, sittingsFor(journal, ...NAMES)));
  await openGame(page, 'Dice');
  await asked(page)
    .getByRole('button', { name: `I am ${decision.by[0]}` })
    .click();
  await expectQuestion(page, decision);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(undo(page)).toHaveAccessibleDescription('Undo stops here: dice have been rolled.');
  await undo(page).click({ force: true });
  await page.keyboard.press('u');
  await expectQuestion(page, decision);
  expect(await countAnswers(page)).toBe(journal.at);
});

/** A game of two persons just before it is handed from one to the other, nothing hidden. */
function handingOver() {
  let before = '';
  const found = gameAt('D-standard', ({ decision: { by, kind } }) => {
    const [seat = ''] = by;
    const two = by.length === 1 && [INES, MARTIM].includes(seat);
    const handed = two && kind === 'move' && before !== seat && before !== '';
    if (two) before = seat;
    return handed;
  });
  return { ...found, table: taken(found.journal, sittingsFor(found.journal, INES, MARTIM)) };
}

test('the device goes from one person to the other with a word, and only then does the other answer', async ({
  page,
}) => {
  const { journal, decision, table } = handingOver();
  const next = decision.by[0] ?? '';
  await openHome(page);
  await bring(page, fileFor('Two', journal, table.sittings));
  await openGame(page, 'Two');
  await expect(asked(page).locator('.ask')).toHaveText(`Next: ${next}.`);
  // Nothing is hidden, but no player answers for another.
  await expect(page.locator('.mapsheet')).toBeVisible();
  await expect(page.locator('.answers')).toHaveCount(0);
  // Nor does the board say who of theirs could move.
  await expect(page.locator('.mapsheet .ring')).toHaveCount(0);
  for (const key of ['a', 'e']) await page.keyboard.press(key);
  await expect(asked(page).locator('.ask')).toHaveText(`Next: ${next}.`);
  expect(await countAnswers(page)).toBe(journal.at);
  await asked(page)
    .getByRole('button', { name: `I am ${next}` })
    .click();
  await expectQuestion(page, decision);
  await expect(page.locator('.mapsheet .ring').first()).toBeVisible();
});

test('what has happened since one last decided lies over the question: no key answers it', async ({ page }) => {
  const { journal, decision, table } = handingOver();
  const next = decision.by[0] ?? '';
  await openHome(page);
  await bring(page, fileFor('Two', journal, table.sittings));
  await openGame(page, 'Two');
  await asked(page)
    .getByRole('button', { name: `I am ${next}` })
    .click();
  await page.getByRole('button', { name: /^Since you last decided/ }).click();
  const recap = page.locator('.recap');
  await expect(recap).toBeFocused();
  const done = recap.getByRole('button', { name: 'Back to the present' });
  while (!(await done.isVisible())) await page.keyboard.press('ArrowRight');
  // Its last step shows the present.
  await expect(page.locator('.mapsheet .ring')).toHaveCount(0);
  await expect(page.locator('.answers')).toHaveCount(0);
  for (const key of ['a', 'e', 'e']) await page.keyboard.press(key);
  await expect(recap).toBeVisible();
  await done.click();
  await expectQuestion(page, decision);
  await expect(asked(page)).toBeFocused();
  expect(await countAnswers(page)).toBe(journal.at);
});

test('whoever begins a game is at its question, and is told it', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(asked(page)).toBeFocused();
  await expect(asked(page)).toHaveAccessibleDescription('Choose units to move.');
  // The same out of the list.
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.getByRole('button', { name: 'Games' }).click();
  await openGame(page, 'Scenario A: Inês');
  await expect(asked(page)).toBeFocused();
});

test('bids in secret: the board is covered between two persons, and nobody sees what the other has written', async ({
  page,
}) => {
  const { journal } = gameAt('C-advanced', ({ decision: { kind, by } }) => {
    return kind === 'sealed-bid' && by.includes(INES) && by.includes(MARTIM);
  });
  let table = taken(journal, sittingsFor(journal, INES, MARTIM));
  await openHome(page);
  await bring(page, fileFor('Bids', journal, table.sittings));
  await openGame(page, 'Bids');
  for (const who of [INES, MARTIM]) {
    await expect(asked(page).locator('.ask')).toHaveText(`Hand the device to ${who}`);
    await expect(page.locator('.covered')).toBeVisible();
    for (const part of ['.mapsheet', '.answers', '[role="tablist"]']) await expect(page.locator(part)).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('37½');
    // No key answers for a player who has not arrived yet.
    for (const key of ['a', 'e', 'Escape']) await page.keyboard.press(key);
    await expect(asked(page).locator('.ask')).toHaveText(`Hand the device to ${who}`);
    await asked(page)
      .getByRole('button', { name: `I am ${who}` })
      .click();
    const decision = question(table);
    const bid = decision?.choices.find(({ ranges }) => ranges['bid']);
    if (!decision || !bid) throw new Error(JSON.stringify(decision));
    await expectQuestion(page, decision);
    for (const tab of ['Log', 'Points', 'History', 'Choices']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.locator('body')).not.toContainText('37½');
    }
    const own = { kind: bid.kind, fixed: bid.fixed, values: { bid: who === INES ? 75 : 40 } };
    await answer(page, decision, own);
    table = answered(table, own);
  }
  // Now they are on the table.
  const [next = ''] = question(table)?.by ?? [];
  if (next !== MARTIM)
    await asked(page)
      .getByRole('button', { name: `I am ${next}` })
      .click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.leaf')).toContainText('37½');
});

test('event tokens: the table is asked as a whole, nobody or somebody answers', async ({ page }) => {
  const { journal, decision } = gameAt('B-advanced', ({ decision: { kind, by, choices } }) => {
    return kind === 'window' && by.length > 1 && choices.some((choice) => choice.kind === 'play');
  });
  const [first = '', second = ''] = decision.by;
  const sittings = sittingsFor(journal, first, second);
  const holder = decision.choices.find(({ kind }) => kind === 'play')?.fixed['seat'] ?? '';
  const other = holder === first ? second : first;
  await openHome(page);
  await bring(page, fileFor('Tokens', journal, sittings, { windows: 'always' }));
  await openGame(page, 'Tokens');
  const table = taken(journal, sittings, 'always');
  await expect(asked(page).locator('.ask')).toHaveText('Does any player want to act?');
  await expect(asked(page).locator('.acts button')).toHaveText(['No one', `${first} does`, `${second} does`]);
  const count = await countAnswers(page);
  expect(count).toBe(table.journal.at);
  // One player does: the board is covered until that player has the device, and then only their own tokens are shown.
  await asked(page)
    .getByRole('button', { name: `${holder} does` })
    .click();
  await expect(asked(page).locator('.ask')).toHaveText(`Hand the device to ${holder}`);
  await expect(page.locator('.covered')).toBeVisible();
  await asked(page)
    .getByRole('button', { name: `I am ${holder}` })
    .click();
  await expect(asked(page).locator('.who')).toContainText(holder);
  await expect(asked(page).locator('.who')).not.toContainText(other);
  const play = decision.choices.find(({ kind, fixed }) => kind === 'play' && fixed['seat'] === holder);
  if (!play) throw new Error(JSON.stringify(decision));
  const token = page.locator(`.answers [data-token="${play.fixed['token']}"]`);
  await token.click();
  const ways = page.locator('.answers .plays .btn').first();
  if (await ways.isVisible()) await ways.click();
  await expect.poll(() => countAnswers(page)).toBeGreaterThan(count);
  // The player is known, and the other may answer it; neither does.
  await page.reload();
  while (await asked(page).getByRole('button', { name: 'No one' }).isVisible()) {
    const before = await countAnswers(page);
    await asked(page).getByRole('button', { name: 'No one' }).click();
    await expect.poll(() => countAnswers(page)).toBeGreaterThan(before);
  }
});

test('event tokens: who holds several seats is one person, and says once that they answer', async ({ page }) => {
  const { journal, decision } = gameAt('B-advanced', ({ decision: { kind, by, choices } }) => {
    return kind === 'window' && by.length > 2 && choices.some((choice) => choice.kind === 'play');
  });
  const holder = decision.choices.find(({ kind }) => kind === 'play')?.fixed['seat'] ?? '';
  const own = [holder, ...decision.by.filter((seat) => seat !== holder)].slice(0, 2);
  const sittings = sittingsFor(journal, ...NAMES).map((one) =>
    own.includes(one.seat) ? { ...one, name: 'Ana' } : one,
  );
  await openHome(page);
  await bring(page, fileFor('Tokens', journal, sittings, { windows: 'always' }));
  await openGame(page, 'Tokens');
  const others = decision.by.filter((seat) => !own.includes(seat));
  await expect(asked(page).locator('.acts button')).toHaveCount(2 + others.length);
  const names = await asked(page).locator('.acts button').allTextContents();
  expect([...names].sort()).toEqual(['No one', 'Ana does', ...others.map((name) => `${name} does`)].sort());
  await asked(page).getByRole('button', { name: 'Ana does' }).click();
  await asked(page).getByRole('button', { name: 'I am Ana' }).click();
  // Of her seats the one is asked that can play something.
  await expect(asked(page).locator('.who')).toContainText(holder);
  await expect(page.locator('.answers [data-token]').first()).toBeVisible();
});

test('one game in two tabs: one plays, the other looks, and may take it over', async ({ page, context }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(asked(page).locator('.ask')).toHaveText('Choose units to move.');
  await page.locator('.moves .choice').first().click();
  await page.locator('.ways .choice').first().click();
  await expect(page.locator('.saved')).toHaveText('saved');
  const count = await countAnswers(page);
  expect(count).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(asked(other).locator('.ask')).toHaveText('This game is open in another tab.');
  await cannotAnswer(other, count);

  await asked(other).getByRole('button', { name: 'Play it here' }).click();
  await expect(asked(other).locator('.ask')).toHaveText('Choose units to move.');
  await expect(asked(page).locator('.ask')).toHaveText('This game was taken over by another tab.');
  await other.locator('.moves .choice').first().click();
  await other.locator('.ways .choice').first().click();
  await expect(other.locator('.saved')).toHaveText('saved');
  const played = await countAnswers(other);
  expect(played).toBeGreaterThan(count);
  await page.bringToFront();
  await cannotAnswer(page, count);

  // What the other has played is there when it comes back.
  await asked(page).getByRole('button', { name: 'Play it here' }).click();
  await expect(asked(page).locator('.ask')).toHaveText('Choose units to move.');
  expect(await countAnswers(page)).toBe(played);
  await expect(asked(other).locator('.ask')).toHaveText('This game was taken over by another tab.');
});

/** Neither keys nor the board nor buttons answer here. */
async function cannotAnswer(page: Page, count: number): Promise<void> {
  for (const key of ['a', 'e', 'u', 'y']) await page.keyboard.press(key);
  for (const id of ['cadiz', 'gibraltar']) await page.locator(`.mapsheet [data-place="${id}"]`).click();
  await expect(page.locator('.answers')).toHaveCount(0);
  expect(await countAnswers(page)).toBe(count);
  // An undo that is not allowed stays in its place, and gives the reason.
  const why = /^This game (is open in|was taken over by) another tab\.$/;
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(undo(page)).toHaveAccessibleDescription(why);
  await undo(page).click({ force: true });
  await expect(page.locator('.bar .why')).toHaveText(why);
  await page.locator('.bar').getByRole('button', { name: 'Menu' }).click();
  const restart = page.getByRole('button', { name: 'Restart the phase' });
  await expect(restart).toHaveAttribute('aria-disabled', 'true');
  await restart.click({ force: true });
  await expect(page.getByRole('dialog').locator('.why')).toHaveText(why);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a scene is opened as a game, and is there again after a reload', async ({ page }) => {
  let scene = await openScene(page, 'castile-at-toledo');
  await scene.getByRole('link', { name: 'Open in the game' }).click();
  await expect(page).toHaveURL(/\/hispania\/play\/#scene=castile-at-toledo$/);
  const fight = asked(page).getByRole('button', { name: /^Fight in/ });
  await expect(fight).toBeVisible();
  await page.reload();
  await expect(fight).toBeVisible();
  await fight.click();
  await page.getByRole('button', { name: 'Confirm targets' }).click();
  await expect(page.locator('.saved')).toHaveText('saved');
  const count = await countAnswers(page);
  await page.reload();
  await expect(asked(page)).toBeVisible();
  expect(await countAnswers(page)).toBe(count);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(row(page, 'From an example')).toBeVisible();
  // From its middle: the position that was played to.
  scene = await openScene(page, 'castile-at-toledo');
  await playLine(scene, 1);
  await scene.getByRole('link', { name: 'Open in the game' }).click();
  await expect(page.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
});
