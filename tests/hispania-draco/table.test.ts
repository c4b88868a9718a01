import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { HISPANO, SCENARIOS, VARIANTS } from '../../src/books/hispania-draco/engine/data/ids.ts';
import { LEVELS, PARAMETERS } from '../../src/books/hispania-draco/engine/data/level.ts';
import { draco } from '../../src/books/hispania-draco/engine/game.ts';
import { faultOf } from '../../src/books/hispania-draco/engine/setup.ts';
import { choicesAt, placesOf, placesOfAnswer } from '../../src/books/hispania-draco/ui/deciding/places-of.ts';
import { buttonsIn, isPrepared, purses } from '../../src/books/hispania-draco/ui/deciding/use-command.ts';
import { costOf, legsOf, wayOf } from '../../src/books/hispania-draco/ui/deciding/way.ts';
import type { OfDraco } from '../../src/books/hispania-draco/ui/kinds.ts';
import { DRACO } from '../../src/books/hispania-draco/ui/playable.ts';
import { sayingIn } from '../../src/books/hispania-draco/ui/shelf/saying.ts';
import { GAMES_OF_DAYS, revoltOf } from '../../src/books/hispania-draco/ui/table/day.ts';
import {
  allowed,
  FIRST,
  faultIn,
  generalsOf,
  optionsOf,
  seatsOf,
  stepOf,
  variantsOf,
  withScenario,
  withVariant,
} from '../../src/books/hispania-draco/ui/table/new-game.ts';
import { measuredFrom, readResult, resultIn } from '../../src/books/hispania-draco/ui/table/record.ts';
import { tableVoiceOf, voiceOf } from '../../src/books/hispania-draco/ui/voice.ts';
import { CONQUESTS } from '../../src/books/hispania-draco/words/en/conquests.ts';
import { WORDS } from '../../src/books/hispania-draco/words/en/index.ts';
import { CONQUESTS as CONQUESTS_FR } from '../../src/books/hispania-draco/words/fr/conquests.ts';
import { WORDS as FRENCH } from '../../src/books/hispania-draco/words/fr/index.ts';
import { text } from '../../src/books/hispania-draco/words/index.ts';
import { tableWordsOf } from '../../src/books/hispania-draco/words/table.ts';
import type { Json } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { randomInt, roller } from '../../src/kernel/dice.ts';
import { createDevice } from '../../src/ui/table/device.ts';
import { bookOf } from '../../src/ui/table/log.ts';
import { beginRoom, openRoom } from '../../src/ui/table/open-room.ts';
import type { Room } from '../../src/ui/table/room.ts';
import { createTabs } from '../../src/ui/table/tabs.ts';
import { COMPUTERS } from '../../src/words/en/computers.ts';
import { COMPUTERS as CALCULATEURS } from '../../src/words/fr/computers.ts';
import { Browser } from '../ui/table/tabs-browser.ts';
import { BLUE, RED, turnOf, YELLOW } from './play.ts';

const voice = tableVoiceOf(WORDS, await tableWordsOf('en'));
const saying = await sayingIn('en');
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function device() {
  const made = createDevice(
    DRACO,
    { database: `draco-${ends.length}`, storage: undefined },
    createTabs(DRACO.book.id, new Browser().tab()),
  );
  ends.push(() => {
    made.tabs.close();
    made.keeper.close();
  });
  return made;
}

/** Answers at random, and soon ends its phases. */
function playOut({ store }: Room<OfDraco>): void {
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

const person = { seat: 'first', name: 'Person 1', is: 'person' } as const;

describe('a game of Hispania by Draco Ideas at the table of all books', () => {
  it('is begun with options, played to its end, kept, and opened again as it ended', async () => {
    const on = device();
    const wanted = withVariant(withScenario(FIRST, 'terror-of-rome'), 'ingenivm');
    const { room, wrong } = beginRoom(on, {
      root: { is: 'game', options: { ...optionsOf(wanted) }, seed: 7, counts: {} },
      sittings: [person],
      name: 'The terror of Rome',
      keep: true,
    });
    assert.ok(room, JSON.stringify(wrong));
    ends.push(() => room.leave());
    const { variants, scenario } = room.store.$shown.get().state;
    assert.deepEqual([scenario, variants], ['terror-of-rome', ['ingenivm', 'terror']]);
    playOut(room);
    const { state, journal } = room.store.$shown.get();
    assert.ok(DRACO.game.outcome(state));
    const summary = DRACO.summary(state) as unknown as Json;
    assert.deepEqual(DRACO.readSummary(summary), DRACO.summary(state));
    assert.match(text(WORDS, saying(summary) as readonly string[]), /over|win|lose/i);
    for (const { chapters } of bookOf(DRACO.reading)(journal))
      for (const { lines } of chapters) for (const { fact } of lines) assert.ok(voice.fact(fact).length > 0);
    const result = resultIn(journal.root, state);
    assert.ok(result);
    assert.deepEqual(readResult({ ...result } as unknown as Json), result);
    assert.deepEqual(measuredFrom(result).variants, ['ingenivm', 'terror']);
    await room.saver.settled();
    await room.leave();
    const again = await openRoom(on, room.id, () => {});
    assert.ok(again.room, JSON.stringify(again.wrong));
    ends.push(() => again.room?.leave());
    assert.deepEqual(again.room.store.$shown.get().state, state);
  });

  it('reads no summary and no result that is none', () => {
    const summary = DRACO.summary(draco.setup({}, 1)) as unknown as { readonly [key: string]: Json };
    assert.equal(DRACO.readSummary({ ...summary, holders: 'x' }), undefined);
    for (const kept of [null, 7, {}, { scenario: 'none' }] as Json[]) assert.equal(readResult(kept), undefined);
    const result = {
      scenario: null,
      level: [6, 4, 3, 4, 2],
      variants: [],
      murder: false,
      players: 1,
      ending: 'no-time',
      round: 11,
      capitals: 4,
    };
    assert.ok(readResult(result));
    assert.equal(readResult({ ...result, level: [6, 4, 3, 4, 9] }), undefined);
  });
});

describe('the revolt of a day', () => {
  it('has its game and its dice by its date alone, and each game once in so many days', () => {
    const days = Array.from({ length: GAMES_OF_DAYS.length }, (_, i) =>
      new Date(Date.UTC(2026, 10, 26 + i)).toISOString().slice(0, 10),
    );
    assert.deepEqual(revoltOf('2026-11-30'), revoltOf('2026-11-30'));
    assert.equal(new Set(days.map((day) => revoltOf(day).seed)).size, days.length);
    assert.ok(new Set(days.map((day) => JSON.stringify(revoltOf(day).wanted))).size > days.length / 2);
    for (const wanted of GAMES_OF_DAYS) assert.equal(faultOf(optionsOf(wanted)), undefined);
  });

  it('is shared with its level and its end in both languages', () => {
    const result: Parameters<typeof CONQUESTS.shared>[0] = {
      scenario: null,
      level: '6 4 3 4 2',
      variants: ['Terror'],
      ending: 'victory',
      round: 9,
      capitals: 6,
      version: 1,
      link: 'x',
      day: '2026-11-30',
      rate: 44,
    };
    assert.equal(
      CONQUESTS.shared(result),
      'Hispania by Draco Ideas, the revolt of 30 November 2026\nBasic game, level 6 4 3 4 2 with Terror\nvictory in round 9, 6 capitals of 6\nA team of computers wins 44 in 100\nRules version 1\nx',
    );
    assert.match(CONQUESTS_FR.shared(result), /la révolte du 30\snovembre\s2026\n.*\nvictoire à la manche/);
  });
});

describe('the choices of a new game', () => {
  it('go together for each scenario, which changes the level where it must', () => {
    for (const scenario of SCENARIOS) assert.equal(faultIn(withScenario(FIRST, scenario)), undefined, scenario);
    assert.equal(withScenario(FIRST, 'new-empire').level.roads, 5);
    assert.deepEqual(allowed(withScenario(FIRST, 'first-repression'), 'armies'), [2, 3]);
    const pirates = withVariant(FIRST, 'pirates');
    assert.deepEqual(withScenario(pirates, 'new-empire').variants, []);
  });

  it('are told where they do not go together', () => {
    const rich = withVariant({ ...FIRST, level: { ...FIRST.level, coins: 7 } }, 'hispano');
    assert.equal(faultIn(rich), 'hispano-coins');
    assert.deepEqual(allowed(rich, 'coins'), [6]);
    const terror = { ...withVariant(FIRST, 'terror'), murder: true };
    assert.equal(faultIn(terror), undefined);
    assert.equal(withVariant(terror, 'terror').murder, false);
  });

  it('give each seat its generals: with two players both have the consul', () => {
    assert.deepEqual(seatsOf({ ...FIRST, players: 2, variants: ['hispano'] }), ['first', 'second', HISPANO]);
    assert.deepEqual(generalsOf(2, 'second'), [YELLOW, BLUE]);
    assert.deepEqual(generalsOf(3, 'third'), [BLUE]);
    assert.deepEqual(generalsOf(1, 'first'), [RED, YELLOW, BLUE]);
    assert.deepEqual(generalsOf(1, HISPANO), []);
  });

  it('have a name at the three even levels, and every variant has words', () => {
    const all = (step: 0 | 1 | 2) =>
      Object.fromEntries(PARAMETERS.map((one) => [one, LEVELS[one][step]])) as unknown as typeof FIRST.level;
    assert.deepEqual([stepOf(all(0)), stepOf(FIRST.level), stepOf(all(2))], [0, 1, 2]);
    assert.equal(stepOf({ ...FIRST.level, coins: 7 }), undefined);
    assert.deepEqual(variantsOf({ scenario: 'new-empire', variants: ['hispano'] }).length, 4);
    assert.equal(VARIANTS.length, 7);
  });
});

describe('an order of the Roman phase', () => {
  const state = turnOf(RED, {
    generals: { [RED]: 'gades', [YELLOW]: 'abula', [BLUE]: 'mare-gaditanum' },
    fleets: ['mare-gaditanum'],
    roads: [
      ['corduba', 'regina'],
      ['regina', 'emerita'],
    ],
    revolts: { onuba: 1 },
  });
  const choices = draco.decision(state)?.choices ?? [];

  it('is at the places that it leads to, and a disc where its general stands', () => {
    const at = (kind: string) => choices.filter((one) => one.kind === kind).map((one) => placesOf(state, one));
    assert.deepEqual(at('siege'), [['onuba']]);
    assert.deepEqual(at('place'), [['gades']]);
    assert.ok(at('sail').every(([from]) => from === 'mare-gaditanum'));
    assert.deepEqual(
      choicesAt(state, choices, 'mare-gaditanum', 'mare-atlanticum').map(({ kind }) => kind),
      ['sail'],
    );
    assert.deepEqual(placesOfAnswer(state, { kind: 'siege', fixed: { general: RED, place: 'onuba' } }), [
      'onuba',
      'gades',
    ]);
  });

  it('has its way step by step: a chain of roads for one coin, and spaces of others on it (line 186)', () => {
    const way = wayOf(state, { kind: 'move', fixed: { general: RED, to: 'emerita' } });
    assert.equal(way?.cost, 1);
    assert.deepEqual(
      legsOf(way?.steps ?? []).map(({ from, to, coins, roads }) => [from, to, coins, roads]),
      [['gades', 'emerita', 1, true]],
    );
    const bySea = wayOf(state, { kind: 'move', fixed: { general: RED, to: 'olisipo' } });
    assert.deepEqual(bySea?.over, ['mare-gaditanum']);
    assert.equal(
      bySea?.steps.reduce((sum, { coins }) => sum + coins, 0),
      bySea?.cost,
    );
    const voyage = wayOf(state, { kind: 'sail', fixed: { from: 'mare-gaditanum', to: 'mare-atlanticum' } });
    assert.deepEqual([voyage?.general, voyage?.cost], [BLUE, 1]);
    assert.equal(costOf(state, { kind: 'place', fixed: { disc: RED } }), 0);
  });

  it('is prepared if it has a way, a price or dice; a disc is given at once, and the phase is ended beside the question', () => {
    const kinds = (of: readonly { readonly kind: string }[]) => [...new Set(of.map(({ kind }) => kind))];
    assert.deepEqual(kinds(choices.filter(isPrepared)), ['move', 'sail', 'siege']);
    const decision = draco.decision(state);
    assert.ok(decision);
    assert.deepEqual(kinds(buttonsIn(decision)), ['end']);
    const siege = choices.find(({ kind }) => kind === 'siege');
    assert.deepEqual(siege && purses(siege), [1, 2, 3]);
  });

  it('has a seat and a player by name in sentences of both languages', () => {
    const { takeOver } = COMPUTERS;
    const english = (name: string) => text(WORDS, takeOver(voiceOf(WORDS).who(name)));
    assert.equal(english('Computer 2'), 'Play Computer 2’s seat myself');
    assert.equal(english('hispano'), 'Play the Hispanic player’s seat myself');
    const french = (name: string) => text(FRENCH, CALCULATEURS.takeOver(voiceOf(FRENCH).who(name)));
    assert.equal(french('Inês'), 'Jouer à la place d’Inês');
    assert.equal(french('third'), 'Jouer à la place du troisième joueur');
  });

  it('has words for a die of each kind', () => {
    const { die } = voiceOf(WORDS);
    assert.deepEqual(
      [die({ of: 'roman', value: 4, hit: true }), die({ of: 'hispanic', value: 4, hit: true })],
      ['IV', '4'],
    );
  });
});
