import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { proceed } from '../../src/books/reconquista/engine/actions.ts';
import { EVENTS, LOCATIONS } from '../../src/books/reconquista/engine/data/ids.ts';
import { STARTS } from '../../src/books/reconquista/engine/data/starts.ts';
import { reconquista } from '../../src/books/reconquista/engine/game.ts';
import { comingOf, prospectOf, siegesOf, throwsOf } from '../../src/books/reconquista/odds/prospects.ts';
import { marchOf } from '../../src/books/reconquista/ui/board/march.ts';
import { countersOf } from '../../src/books/reconquista/ui/board/rows.ts';
import { allFrom, goalsOf, movesTo, startsOf } from '../../src/books/reconquista/ui/deciding/moving.ts';
import type { OfReconquista } from '../../src/books/reconquista/ui/kinds.ts';
import { look } from '../../src/books/reconquista/ui/look.ts';
import { RECONQUISTA } from '../../src/books/reconquista/ui/playable.ts';
import { sayingIn } from '../../src/books/reconquista/ui/shelf/saying.ts';
import { campaignOf } from '../../src/books/reconquista/ui/table/day.ts';
import { expected, FIRST, optionsOf, TABLES } from '../../src/books/reconquista/ui/table/new-game.ts';
import { campaignIn, isPlain, readCampaign } from '../../src/books/reconquista/ui/table/record.ts';
import { tableVoiceOf, voiceOf } from '../../src/books/reconquista/ui/voice.ts';
import { CAMPAIGNS } from '../../src/books/reconquista/words/en/campaigns.ts';
import { WORDS } from '../../src/books/reconquista/words/en/index.ts';
import { CAMPAIGNS as CAMPAIGNS_FR } from '../../src/books/reconquista/words/fr/campaigns.ts';
import { text } from '../../src/books/reconquista/words/index.ts';
import { tableWordsOf } from '../../src/books/reconquista/words/table.ts';
import type { Json } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { randomInt, roller } from '../../src/kernel/dice.ts';
import { createDevice } from '../../src/ui/table/device.ts';
import { bookOf } from '../../src/ui/table/log.ts';
import { beginRoom, openRoom } from '../../src/ui/table/open-room.ts';
import type { Room } from '../../src/ui/table/room.ts';
import { createTabs } from '../../src/ui/table/tabs.ts';

import { Browser } from '../ui/table/tabs-browser.ts';
import { christian, go, moving, muslim, position } from './play.ts';

const saying = await sayingIn('en');
const voice = tableVoiceOf(WORDS, await tableWordsOf('en'));
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function device() {
  const made = createDevice(
    RECONQUISTA,
    { database: `reconquista-${ends.length}`, storage: undefined },
    createTabs(RECONQUISTA.book.id, new Browser().tab()),
  );
  ends.push(() => {
    made.tabs.close();
    made.keeper.close();
  });
  return made;
}

/** Answers at random, and soon ends its moves. */
function playOut({ store }: Room<OfReconquista>): void {
  const dice = roller(1492);
  for (let n = 0; n < 3000; n++) {
    const { asking, seen, refused } = store.$shown.get();
    assert.equal(refused, undefined);
    if (asking.is === 'over') return;
    const choices = seen.decision?.choices ?? [];
    const end = choices.find(({ kind }) => kind === 'end');
    const any = choices[randomInt(dice, 0, choices.length - 1)];
    assert.ok(any);
    store.act(pick(end && n % 3 === 0 ? end : any, dice));
  }
  assert.fail('the game does not end');
}

describe('a game of Reconquista at the table of all books', () => {
  it('is begun with options, played to its end, kept, and opened again as it ended', async () => {
    const on = device();
    const wanted = { ...FIRST, start: 17, options: ['caution'], table: 'six', rulings: ['A8'] } as const;
    const { room, wrong } = beginRoom(on, {
      root: { is: 'game', options: { ...optionsOf(wanted) }, seed: 7 },
      sittings: [{ seat: 'christian', name: 'Person 1', is: 'person' }],
      name: 'Turn 17',
      keep: true,
    });
    assert.ok(room, JSON.stringify(wrong));
    ends.push(() => room.leave());
    const { options, events, rulings } = room.store.$shown.get().state;
    assert.deepEqual([options, events, rulings], [['caution'], EVENTS.slice(0, 6), { A8: 'b' }]);
    playOut(room);
    const { state, journal } = room.store.$shown.get();
    assert.ok(RECONQUISTA.game.outcome(state));
    const summary = RECONQUISTA.summary(state) as unknown as Json;
    assert.deepEqual(RECONQUISTA.readSummary(summary), RECONQUISTA.summary(state));
    assert.match(text(WORDS, saying(summary) as readonly string[]), /^The game is over: \d+ victory points?$/);
    const book = bookOf(RECONQUISTA.reading)(journal);
    assert.deepEqual(
      book.map(({ turn }) => turn),
      [17, 18, 19, 20].slice(0, book.length),
    );
    for (const { chapters } of book) {
      const order = chapters.map(({ is, who }) => who ?? is).join(' ');
      assert.ok('start christian muslim end'.startsWith(order), order);
      for (const { lines } of chapters) for (const { fact } of lines) assert.ok(voice.fact(fact).length > 0);
    }
    await room.saver.settled();
    await room.leave();
    const again = await openRoom(on, room.id, () => {});
    assert.ok(again.room, JSON.stringify(again.wrong));
    ends.push(() => again.room?.leave());
    assert.deepEqual(again.room.store.$shown.get().state, state);
  });

  it('says nothing on the shelf of a summary that says nothing', () => {
    for (const kept of [null, 7, {}, { turn: 'x', lastTurn: 20, over: false, scores: [] }] as Json[])
      assert.equal(saying(kept), undefined);
  });
});

describe('the campaign of a day', () => {
  it('has its start and its dice by its date alone', () => {
    assert.deepEqual(campaignOf('2026-11-30'), { start: 6, seed: -39136173 });
    assert.deepEqual(campaignOf('2026-12-01'), { start: 14, seed: 2008090303 });
    assert.deepEqual(campaignOf('2026-12-02'), { start: 20, seed: -1865187905 });
  });

  it('counts until its dice are taken back, which the page asks about first; the mark is kept', async () => {
    const on = device();
    const { start, seed } = campaignOf('2026-12-02');
    const counts = { day: '2026-12-02' };
    const begun = beginRoom(on, {
      root: { is: 'game', options: { ...optionsOf({ ...FIRST, start }) }, seed, counts },
      sittings: [{ seat: 'christian', name: 'Person 1', is: 'person' }],
      name: 'The campaign of a day',
      keep: true,
    });
    const { room } = begun;
    assert.ok(room);
    ends.push(() => room.leave());
    const { store } = room;
    store.act(proceed());
    assert.deepEqual([store.$shown.get().stop, store.$shown.get().beyond], [undefined, true]);
    store.undo();
    assert.equal(store.$shown.get().journal.at, 1);
    const wish = room.$wish.get();
    assert.equal(wish?.why, 'undone');
    store.standApart('undone');
    wish?.does();
    assert.equal(store.$shown.get().journal.at, 0);
    playOut(room);
    const { journal, state } = store.$shown.get();
    const campaign = campaignIn(journal.root, state);
    assert.ok(campaign);
    assert.deepEqual(readCampaign({ ...campaign }), campaign);
    assert.equal(campaign.start, 20);
    await room.leave();
    const again = await openRoom(on, room.id, () => {});
    ends.push(() => again.room?.leave());
    const { root } = again.room?.store.$shown.get().journal ?? assert.fail('it does not open');
    assert.deepEqual(root.counts, { ...counts, apart: 'undone' });
  });

  it('is recorded with its options; what is no result is none', () => {
    const wanted = { ...FIRST, start: 19, options: ['caution'], table: 'six', rulings: ['A8'] } as const;
    const root = { is: 'game', options: { ...optionsOf(wanted) }, seed: 1 } as const;
    const state = reconquista.setup(optionsOf(wanted), 1);
    assert.equal(campaignIn(root, state), undefined);
    const over = { ...state, phase: 'over', ended: 'last-turn' } as const;
    const { start, options, table, rulings } = wanted;
    const campaign = campaignIn(root, over);
    assert.deepEqual(campaign, { start, options, table, rulings, ending: 'last-turn', points: expected(19).score });
    assert.equal(campaignIn({ is: 'position', position: over }, over), undefined);
    assert.ok(campaign);
    assert.equal(isPlain(campaign), false);
    const bad = [null, 7, {}, { ...campaign, start: 21 }, { ...campaign, points: 99 }, { ...campaign, more: 1 }];
    for (const result of bad as Json[]) assert.equal(readCampaign(result), undefined);
  });

  it('is shared without its dice, in the language of the reader', () => {
    const shared = {
      ...({ start: 20, points: 23, result: 'christian', version: 1, link: 'https://x/', day: '2026-12-01' } as const),
      par: { below: 62, games: 87 },
    };
    assert.equal(
      CAMPAIGNS.shared(shared),
      [
        'Reconquista, the campaign of 1 December 2026',
        `Turn 20, AD ${STARTS[19]?.year}: 23 victory points, Christian victory`,
        'More points than 62 of 87 games of the computer',
        'Rules version 1',
        'https://x/',
      ].join('\n'),
    );
    assert.match(CAMPAIGNS_FR.shared(shared), /^Reconquista, la campagne du 1er\u00a0décembre 2026\n/);
    assert.match(
      CAMPAIGNS_FR.shared({ ...shared, par: undefined, apart: 'copie' }),
      /\nNe compte pas\u00a0: copie\nVersion/,
    );
  });
});

describe('the form of a new game', () => {
  it('knows what to expect of each start: sides, turns and points', () => {
    assert.deepEqual(expected(1), { christian: 3, muslim: 22, rebels: 0, turns: 20, score: 1 });
    assert.deepEqual(expected(20).turns, 1);
    assert.equal(expected(20).score, 23);
  });

  it('makes options of every table of events', () => {
    for (const table of TABLES) {
      const { events } = reconquista.setup(optionsOf({ ...FIRST, table }), 1);
      assert.equal(
        typeof events === 'string' ? events : events.length,
        { six: 6, eleven: 11 }[table as string] ?? table,
      );
    }
  });
});

describe('moves at the table (11)', () => {
  const state = moving('asturias', {
    leon: { city: 'christian', held: christian({ army: 2, garrison: 1 }) },
    oviedo: { held: christian({ army: 1, 'el-cid': 1 }) },
    galicia: { city: 'muslim', held: muslim({ garrison: 1 }) },
  });
  const decision = reconquista.decision(state);
  assert.ok(decision);

  it('begin with the units of a location and lead where they reach', () => {
    assert.deepEqual(
      startsOf(decision).map(({ at, units }) => [at, units]),
      [
        ['oviedo', { army: 1 }],
        ['leon', { garrison: 1, army: 2 }],
      ],
    );
    assert.deepEqual(goalsOf(decision, 'leon'), ['santiago', 'oviedo', 'galicia']);
  });

  it('propose all units of the location and none of others', () => {
    const [plain, ride] = movesTo(decision, 'galicia');
    assert.ok(plain && ride);
    assert.deepEqual(allFrom(plain, 'leon').values, {
      units: { 'oviedo army': 0, 'leon garrison': 1, 'leon army': 2 },
    });
    assert.deepEqual(allFrom(ride, 'oviedo').values, {
      units: { 'oviedo army': 1 },
      others: { 'leon garrison': 0, 'leon army': 0 },
    });
    assert.deepEqual(text(WORDS, voiceOf(WORDS).part('leon army')), 'armies in León');
  });

  it('say what they meet, with its chance', () => {
    const to = (place: string, at: 'leon' | 'oviedo') => {
      const [choice] = movesTo(decision, place as 'galicia');
      assert.ok(choice);
      return prospectOf(state, allFrom(choice, at));
    };
    assert.deepEqual(to('santiago', 'leon'), { is: 'free' });
    const siege = to('galicia', 'leon');
    assert.ok(siege.is === 'siege' && siege.taken > 0.8 && siege.taken < 1, JSON.stringify(siege));
    const open = position({
      ...state,
      places: { ...state.places, santiago: { held: muslim({ army: 1 }) } },
    } as never);
    const [choice] = movesTo(reconquista.decision(open) ?? assert.fail(), 'santiago');
    const battle = prospectOf(open, allFrom(choice ?? assert.fail(), 'leon'));
    assert.ok(battle.is === 'battle' && battle.win > 0.7 && battle.win < 1 && battle.shut === 0);
  });
});

describe('what the table shows of the Muslims', () => {
  it('is the chance of each location that is met first; all chances together are no more than that of an army', () => {
    const start = reconquista.setup({ start: 13 }, 1);
    const coming = comingOf({ ...start, phase: 'reaction' });
    assert.ok(coming && coming.targets.length > 2);
    const sum = coming.targets.reduce((all, { chance }) => all + chance, 0);
    assert.ok(sum > 0.3 && sum <= coming.armies + 1e-9 && coming.armies < 1);
    assert.equal(comingOf({ ...start, phase: 'reaction', options: ['caution'] }), undefined);
    // The grid of its dice: a region where nothing can rise is rolled again, and a 6 lands from North Africa.
    const throws = throwsOf({ ...start, phase: 'reaction', revolt: 'castile' });
    assert.deepEqual(
      throws.map(({ region, raised }) => [region, raised.length]),
      [
        ['asturias', 6],
        ['aragon', 6],
        ['castile', 0],
        ['portugal', 6],
        ['al-andalus', 6],
        [null, 6],
      ],
    );
    assert.deepEqual(throws[5]?.raised[5], { kind: 'army', count: 6 });
  });

  it('is the way of their march, each step once', () => {
    const state = position({
      phase: 'reaction',
      places: {
        leon: { city: 'christian', held: christian({ garrison: 1 }) },
        cordoba: { city: 'muslim', held: muslim({ garrison: 1 }) },
        oviedo: { city: 'christian', held: christian({ garrison: 1 }) },
      },
    });
    // Asturias without a Muslim city: a 6 raises two armies, in Galicia.
    const done = go(state, [1, 6, 6]);
    assert.deepEqual(marchOf(done.facts), [
      { from: 'galicia', to: 'santiago' },
      { from: 'santiago', to: 'oviedo' },
    ]);
    assert.deepEqual(
      siegesOf(done.state).map(({ at, isOurs }) => [at, isOurs]),
      [['oviedo', false]],
    );
  });
});

describe('the counters of a location', () => {
  it('are on its plate, or beside its city, with the besieger on the other side', () => {
    assert.deepEqual(
      countersOf('leon', { held: christian({ army: 2 }) }).map(({ unit, count, x, y }) => [unit, count, x, y]),
      [['army', 2, 372, 214]],
    );
    const besieged = countersOf('leon', {
      city: 'christian',
      held: christian({ garrison: 1, army: 1 }),
      siege: muslim({ army: 3 }),
    });
    assert.deepEqual(
      besieged.map(({ side, unit, x }) => [side, unit, x - 372]),
      [
        ['christian', 'garrison', 72],
        ['christian', 'army', 111],
        ['muslim', 'army', -72],
      ],
    );
  });

  it('are described in words too: one line for each location', () => {
    const seen = look(reconquista.setup({ start: 5 }, 1));
    assert.deepEqual(
      seen.told.map(({ params }) => params['place']),
      [...LOCATIONS],
    );
    assert.equal(reconquista.explain(reconquista.setup({ start: 5 }, 1), proceed()), undefined);
  });
});
