import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTabs, type Hold, type Holding } from '../../../src/ui/table/tabs.ts';
import { Browser } from './tabs-browser.ts';
import { until } from './until.ts';

/** A tab with its received messages, and the duration of its write. */
function tabIn(browser: Browser, how?: Parameters<Browser['tab']>[0], writing = 0) {
  const given = browser.tab(how);
  const tabs = createTabs('tiny', given);
  const let_go: string[] = [];
  const hold = (game: string): Hold =>
    tabs.hold(game, async () => {
      let_go.push('asked');
      await new Promise((resolve) => setTimeout(resolve, writing));
      let_go.push('written');
    });
  return { ...given, tabs, hold, let_go };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a hold stands so. */
async function held({ $holding }: Hold, wanted: Holding): Promise<void> {
  await until(() => $holding.get() === wanted);
  assert.equal($holding.get(), wanted);
}

for (const how of [
  { name: 'with locks', locks: true },
  { name: 'without locks', locks: false },
]) {
  describe(`tabs ${how.name}`, () => {
    it('one tab plays a game, a second one is told so', async () => {
      const browser = new Browser();
      const [one, two] = [tabIn(browser, how), tabIn(browser, how)];
      const first = one.hold('g');
      await held(first, 'here');
      const second = two.hold('g');
      await held(second, 'elsewhere');
      const other = two.hold('another');
      await held(other, 'here');
      assert.equal(first.$holding.get(), 'here');
    });

    it('of two that come at once, one plays', async () => {
      const browser = new Browser();
      const [one, two] = [tabIn(browser, how), tabIn(browser, how)];
      const holds = [one.hold('g'), two.hold('g')];
      await wait(60);
      assert.deepEqual(holds.map(({ $holding }) => $holding.get()).sort(), ['elsewhere', 'here']);
    });

    it('however many come, who plays goes on playing', async () => {
      const browser = new Browser();
      const one = tabIn(browser, how);
      const first = one.hold('g');
      await held(first, 'here');
      const others = Array.from({ length: 12 }, () => tabIn(browser, how).hold('g'));
      await Promise.all(others.map((other) => held(other, 'elsewhere')));
      assert.equal(first.$holding.get(), 'here');
      assert.deepEqual(one.let_go, []);
    });

    it('a game is taken over: the other finishes its write first', async () => {
      const browser = new Browser();
      const [one, two] = [tabIn(browser, how, 20), tabIn(browser, how)];
      const first = one.hold('g');
      await held(first, 'here');
      const second = two.hold('g');
      await held(second, 'elsewhere');
      const taken = second.take();
      await held(first, 'taken');
      assert.deepEqual(one.let_go, ['asked']);
      assert.equal(second.$holding.get(), 'asking');
      await taken;
      assert.deepEqual(one.let_go, ['asked', 'written']);
      assert.equal(second.$holding.get(), 'here');

      // And back again.
      await first.take();
      assert.equal(first.$holding.get(), 'here');
      await held(second, 'taken');
    });

    it('from a tab that does not answer it is taken all the same, and that one learns it', async () => {
      const browser = new Browser();
      const [one, two] = [tabIn(browser, how), tabIn(browser, how)];
      const first = one.hold('g');
      await held(first, 'here');
      one.freeze();
      const second = two.hold('g');
      if (how.locks) await held(second, 'elsewhere');
      const begun = performance.now();
      await second.take();
      assert.equal(second.$holding.get(), 'here');
      // Without locks, a silent tab cannot be distinguished from a missing one.
      if (how.locks) assert.ok(performance.now() - begun > 50);
      one.thaw();
      await held(first, 'taken');
      assert.equal(second.$holding.get(), 'here');
    });

    it('from a tab that never finishes its write it is taken too', async () => {
      const browser = new Browser();
      const [one, two] = [tabIn(browser, how, 1_000), tabIn(browser, how)];
      const first = one.hold('g');
      await held(first, 'here');
      const second = two.hold('g');
      await held(second, 'elsewhere');
      await second.take();
      assert.equal(second.$holding.get(), 'here');
      assert.equal(first.$holding.get(), 'taken');
      assert.deepEqual(one.let_go, ['asked']);
    });

    it('who waits is told when the game is free', async () => {
      const browser = new Browser();
      const [one, two, three] = [tabIn(browser, how), tabIn(browser, how), tabIn(browser, how)];
      const first = one.hold('g');
      await held(first, 'here');
      const [second, third] = [two.hold('g'), three.hold('g')];
      await held(second, 'elsewhere');
      await held(third, 'elsewhere');
      first.release();
      await held(second, 'free');
      await held(third, 'free');
      await second.take();
      assert.equal(second.$holding.get(), 'here');
      await held(third, 'elsewhere');
    });

    it('a tab that comes back to its game plays it again', async () => {
      const browser = new Browser();
      const one = tabIn(browser, how);
      const first = one.hold('g');
      await held(first, 'here');
      first.release();
      const again = one.hold('g');
      await held(again, 'here');
      assert.equal(first.$holding.get(), 'released');
      // Without releasing it first, too.
      await held(one.hold('g'), 'here');
    });

    it('other tabs are told of changes, the own is not', async () => {
      const browser = new Browser();
      const [one, two] = [tabIn(browser, how), tabIn(browser, how)];
      const heard: string[] = [];
      const off = two.tabs.onChange((game) => heard.push(`two ${game}`));
      one.tabs.onChange((game) => heard.push(`one ${game}`));
      one.tabs.changed('g');
      await wait(5);
      off();
      one.tabs.changed('g');
      await wait(5);
      assert.deepEqual(heard, ['two g']);
    });
  });
}

describe('tabs', () => {
  it('know which games are played in others, where there are locks', async () => {
    const browser = new Browser();
    const [one, two] = [tabIn(browser), tabIn(browser)];
    await held(one.hold('g'), 'here');
    await held(two.hold('h'), 'here');
    assert.deepEqual(await one.tabs.elsewhere(), new Set(['h']));
    assert.deepEqual(await two.tabs.elsewhere(), new Set(['g']));
    assert.deepEqual(await tabIn(browser, { locks: false }).tabs.elsewhere(), new Set());
  });

  it('play where the browser has neither locks nor channels, or refuses them', async () => {
    const browser = new Browser();
    await held(tabIn(browser, { locks: false, channel: false }).hold('g'), 'here');
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const tabs = createTabs('tiny', { ...browser.tab(), locks: refusing as unknown as LockManager });
    await held(
      tabs.hold('g', async () => {}),
      'here',
    );
  });

  it('do not mind what others say on their channel', async () => {
    const browser = new Browser();
    const one = tabIn(browser);
    const hold = one.hold('g');
    await held(hold, 'here');
    const stranger = browser.tab().channel;
    for (const data of [null, 3, 'give', {}, { says: 'give' }, { says: 'dance', game: 'g', tab: 'x' }]) {
      stranger?.postMessage(data);
    }
    await wait(5);
    assert.equal(hold.$holding.get(), 'here');
  });
});
