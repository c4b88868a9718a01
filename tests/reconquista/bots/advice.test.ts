import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adviceOf } from '../../../src/books/reconquista/bots/advice.ts';
import { Computer } from '../../../src/books/reconquista/bots/computer.ts';
import type { Why } from '../../../src/books/reconquista/bots/thought.ts';
import { end, proceed } from '../../../src/books/reconquista/engine/actions.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { State } from '../../../src/books/reconquista/engine/state.ts';
import { comingOf } from '../../../src/books/reconquista/odds/prospects.ts';
import { answerTo } from '../../../src/books/reconquista/ui/adviser/answering.ts';
import { placesOfAnswer } from '../../../src/books/reconquista/ui/deciding/places-of.ts';
import { RECONQUISTA } from '../../../src/books/reconquista/ui/playable.ts';
import { BOTS } from '../../../src/books/reconquista/words/en/bots.ts';
import { WORDS } from '../../../src/books/reconquista/words/en/index.ts';
import { BOTS as FRENCH } from '../../../src/books/reconquista/words/fr/bots.ts';
import { text } from '../../../src/books/reconquista/words/index.ts';
import { begin } from '../../../src/kernel/journal.ts';
import { sit } from '../../../src/ui/table/session.ts';
import { isAdvised, settingsOf } from '../../../src/ui/table/settings.ts';
import { createTable } from '../../../src/ui/table/store.ts';
import { christian, muslim, position } from '../play.ts';

/** The adviser at the table: one answer with its reason and risk, a turn that it plays, and the rest of the game. */

const REACTION = position({
  phase: 'moves',
  turn: 5,
  moves: { region: 'asturias', moved: {}, force: null },
  places: {
    oviedo: { city: 'christian', held: christian({ garrison: 1 }) },
    leon: { city: 'muslim', held: muslim({ garrison: 1 }) },
    cordoba: { city: 'muslim', held: muslim({ army: 1 }) },
  },
});

const thought = (action: ReturnType<typeof end>, kind: 'rests' | 'only') => ({
  action,
  why: { kind } as Why,
  looked: 1,
});

describe('advice', () => {
  it('holds what the reaction would do if the moves ended there', () => {
    const { risk } = adviceOf(REACTION, thought(end(), 'rests'), 1);
    const coming = comingOf({ ...REACTION, phase: 'reaction', moves: null });
    assert.ok(risk && coming);
    assert.ok(Math.abs(risk.armies - coming.armies) < 1e-9);
    assert.deepEqual(risk.first, coming.targets[0]);
  });

  it('has no risk where nothing can be chosen, the reaction is over, or dice lead the armies', () => {
    assert.equal(adviceOf(REACTION, thought(end(), 'only'), 1).risk, undefined);
    const later = position({ phase: 'sieges', places: {} });
    assert.equal(adviceOf(later, { ...thought(end(), 'rests'), action: proceed() }, 1).risk, undefined);
    const free: State = { ...REACTION, options: ['other-movement'] };
    assert.equal(adviceOf(free, thought(end(), 'rests'), 1).risk, undefined);
  });

  it('is that of a Condestable, after that of an Alférez, and the same for the same question', () => {
    const question = { level: 'condestable', seed: 3, state: REACTION, number: 4, advice: true } as const;
    const quick: unknown[] = [];
    const advice = answerTo(question, (one) => quick.push(one));
    assert.deepEqual(quick, [answerTo({ ...question, level: 'alferez' })]);
    assert.deepEqual(advice, answerTo(question));
    assert.deepEqual(advice.action, new Computer('condestable', 'christian', 3).answer(REACTION, 4).action);
    assert.equal(reconquista.explain(REACTION, advice.action), undefined);
  });

  it('marks the locations that it is about', () => {
    const places = placesOfAnswer({ kind: 'move', fixed: { to: 'leon' }, values: { units: { 'oviedo army': 2 } } });
    assert.deepEqual(places, ['oviedo', 'leon']);
    assert.deepEqual(placesOfAnswer({ kind: 'region', fixed: { region: 'aragon' }, values: {} }).slice(0, 2), [
      'pamplona',
      'barcelona',
    ]);
  });

  it('says each reason in both languages', () => {
    const attacks: Why = { kind: 'attacks', to: 'leon', units: 2, by: 'battle', chance: 0.625, gain: -1 };
    const whys: readonly Why[] = [
      { kind: 'only' },
      attacks,
      { ...attacks, by: 'siege', gain: 1.6 },
      { kind: 'marches', to: 'leon', units: 1, gain: 0.1 },
      { kind: 'region', region: 'aragon', gain: 0.5 },
      { kind: 'buys', place: 'oviedo', gain: 1 },
      { kind: 'rests' },
      { kind: 'weighed', of: 3 },
      { kind: 'foreseen', answers: 5, games: 36, gain: 0.6, of: attacks },
    ];
    for (const why of whys) for (const bots of [BOTS, FRENCH]) assert.match(text(WORDS, bots.why(why)), /\.$/);
    assert.equal(
      text(WORDS, BOTS.why({ ...attacks, by: 'siege', gain: 1.6 })),
      '2 units besiege León: 63 in 100 that it is yours after the siege (14). The expected gain is about 1½ victory points.',
    );
  });
});

/** A person alone, who asks an Alférez to play. */
function table() {
  const begun = begin(reconquista, { is: 'game', options: { start: 17 }, seed: 8 });
  assert.ok(begun.journal);
  const kept: boolean[] = [];
  const store = createTable(sit(begun.journal, [{ seat: 'christian', name: 'Ann', is: 'person' }]), {
    game: reconquista,
    customs: RECONQUISTA.customs,
    look: (state) => state,
    computers: () => (state, _, number) => new Computer('alferez', 'christian', 1).answer(state, number),
    changed: (now, manner) => kept.push(isAdvised(settingsOf(now, manner))),
    wait: () => Promise.resolve(),
    clock: () => 0,
  });
  return { store, shown: () => store.$shown.get(), kept };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a turn that the adviser plays', () => {
  it('ends with the turn, is one gesture, and leaves a mark that stays', async () => {
    const { store, shown, kept } = table();
    store.act(proceed());
    store.lend('turn');
    await settled();
    assert.deepEqual([shown().state.turn, shown().state.phase, shown().asking.is], [18, 'rebellion', 'person']);
    assert.equal(kept.at(-1), true);
    store.undo();
    assert.deepEqual([shown().journal.at, shown().state.phase], [1, 'event']);
    assert.equal(kept.at(-1), true);
  });

  it('is followed by the next ones if it plays on, each of them a gesture, until the end', async () => {
    const { store, shown } = table();
    store.lend('game');
    await settled();
    assert.equal(shown().asking.is, 'over');
    const last = shown().journal.entries.findLastIndex(({ joined }) => !joined);
    store.undo();
    assert.equal(shown().journal.at, last);
    assert.equal(shown().state.phase, 'rebellion');
    assert.equal(shown().asking.is, 'person');
  });

  it('advice leaves the same mark', () => {
    const { store, kept } = table();
    store.act(proceed());
    assert.equal(kept.at(-1), false);
    store.advised();
    assert.equal(kept.at(-1), true);
  });
});
