import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, step } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { playersOf } from '../../../src/books/hispania/engine/rules/players.ts';
import { LESSONS } from '../../../src/books/hispania/lessons/index.ts';
import type { HispaniaLesson, HispaniaPlay } from '../../../src/books/hispania/lessons/lesson.ts';
import { carthageTurn1 } from '../../../src/books/hispania/lessons/openings/carthage-turn-1.ts';
import { fragmentOfGame, sittingsOf } from '../../../src/books/hispania/ui/lesson/hand-over.ts';
import type { PlayStart } from '../../../src/books/hispania/ui/lesson/seen.ts';
import { lessonStart, sceneOfStep } from '../../../src/books/hispania/ui/lesson/start.ts';
import { playerOf } from '../../../src/books/hispania/ui/scene/player.ts';
import { FACTS } from '../../../src/books/hispania/words/en/facts.ts';
import { PERSONS } from '../../../src/books/hispania/words/en/persons.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { now } from '../../../src/kernel/journal.ts';
import { checkLesson, type Lesson, replyFor } from '../../../src/kernel/lesson.ts';
import { decode } from '../../../src/kernel/links.ts';
import { replaySave } from '../../../src/kernel/saves.ts';
import { playsOf } from '../../../src/ui/lesson/plays.ts';
import { asGame, follow } from '../../../src/ui/scene/following.ts';
import { act, attempt, back, current, open, restart, show } from '../../../src/ui/scene/session.ts';
import { readFile } from '../../../src/ui/table/keeper-file.ts';
import { strangerIn } from '../../../src/ui/table/seating.ts';

const OPENINGS = LESSONS.filter(({ opening }) => opening !== undefined);
const playable = (lesson: HispaniaLesson) => lesson.steps as readonly HispaniaPlay[];

/** The reader's own answers of a recorded line, put to a session; others answer by themselves. */
function answered(session: ReturnType<typeof begun>, step: HispaniaPlay, line: HispaniaPlay['answer']) {
  let there = session;
  for (const { action } of line) {
    const by = hispania.decision(current(there))?.by ?? [];
    if (by.some((seat) => step.reader.includes(seat)) && there.task?.stands === 'open')
      there = act(hispania, there, action);
  }
  return there;
}

function begun(lesson: HispaniaLesson, step: HispaniaPlay) {
  const { session } = open(hispania, sceneOfStep(lesson, step));
  assert.ok(session);
  return attempt(hispania, session, step.id);
}

/** A whole opening as a reader plays it who answers as is recorded, each part going on from the one before. */
function playedThrough(lesson: HispaniaLesson) {
  const [first, ...rest] = playable(lesson);
  assert.ok(first);
  let session = answered(begun(lesson, first), first, first.answer);
  for (const step of rest) {
    assert.notEqual(session.task?.stands, 'open', step.id);
    session = attempt(hispania, follow(sceneOfStep(lesson, step), asGame(session)), step.id);
    session = answered(session, step, step.answer);
  }
  return session;
}

describe('a guided opening', () => {
  it('is there for Carthage, Rome and the Umayyads, as the last chapter of the path', () => {
    assert.deepEqual(
      LESSONS.slice(-3).map(({ opening }) => opening),
      ['carthage', 'rome', 'umayyads'],
    );
    assert.equal(OPENINGS.length, 3);
  });

  for (const lesson of OPENINGS) {
    it(`${lesson.id}: is one turn of the nation, each part going on from the one before`, () => {
      const [first, ...rest] = playable(lesson);
      assert.ok(first && !first.follows && rest.every(({ follows }) => follows));
      const { opening } = lessonStart(lesson);
      assert.deepEqual(first.reader, [opening?.seat]);
      assert.equal(opening?.seats.length, 4);
    });

    it(`${lesson.id}: goes on at the table from what was played, answer by answer`, async () => {
      const { opening } = lessonStart(lesson);
      assert.ok(opening);
      const session = playedThrough(lesson);
      const game = asGame(session);
      // Every answer of the turn is in it, from its first.
      assert.equal(game.root.is, 'position');
      assert.ok(game.entries.length >= playable(lesson).length + 10);
      const fragment = await fragmentOfGame(game, sittingsOf(opening, PERSONS), 'A turn');
      assert.match(fragment, /^#save=/);
      assert.ok(fragment.length < 16_000, `${fragment.length}`);
      const decoded = await decode(fragment.slice('#save='.length));
      const { filed, faults } = readFile(JSON.stringify(decoded.value), hispania);
      assert.equal(faults, undefined);
      assert.ok(filed);
      const { journal, broken } = replaySave(hispania, filed.save);
      assert.equal(broken, undefined);
      assert.ok(journal);
      assert.equal(hash(now(journal)), hash(current(session)));
      assert.equal(strangerIn(playersOf(now(journal)), filed.sittings), undefined);
      const persons = filed.sittings.filter(({ is }) => is === 'person').map(({ seat }) => seat);
      assert.deepEqual(persons, [opening.seat]);
      assert.ok(filed.sittings.every(({ is, level, name }) => name !== '' && (is === 'person' || level === 'captain')));
      // The game can continue: a seat is asked, and turns are left.
      const state = now(journal);
      assert.ok(hispania.decision(state));
      assert.ok(state.lastTurn > state.turn);
    });
  }

  it('that begins elsewhere than the part before ends, or tries wrong things later, is not sound', () => {
    const [land, battles] = carthageTurn1.steps;
    const found = (step: object) =>
      checkLesson(hispania, { ...carthageTurn1, steps: [land, step] } as unknown as Lesson).map(({ code }) => code);
    assert.deepEqual(found(battles), []);
    assert.ok(found({ ...battles, position: land.position }).includes('not-there'));
    const [wrong] = battles.wrong;
    assert.ok(found({ ...battles, wrong: [{ ...wrong, at: 1 }] }).includes('wrong-later'));
  });
});

describe('a part of an opening that goes on from the reader’s own', () => {
  const [land, battles] = carthageTurn1.steps;
  const landed = () => {
    let session = begun(carthageTurn1, land);
    for (const { action } of land.others[0].line) session = act(hispania, session, action);
    assert.equal(session.task?.stands, 'reached');
    return session;
  };
  const inBattles = () => attempt(hispania, follow(sceneOfStep(carthageTurn1, battles), asGame(landed())), 'battles');

  it('begins where that has ended, and is taken back to there and no further', () => {
    const before = landed();
    const session = inBattles();
    assert.equal(hash(current(session)), hash(current(before)));
    const fought = act(hispania, session, battle('la-mancha'));
    assert.ok(fought.journal.at > before.journal.at);
    assert.equal(hash(current(restart(hispania, fought))), hash(current(before)));
    assert.equal(hash(current(back(hispania, back(hispania, fought)))), hash(current(before)));
    assert.deepEqual(session.task, { id: 'battles', stands: 'open', hints: 0 });
  });

  it('judges what has happened since, not before', () => {
    const session = act(hispania, inBattles(), end());
    assert.equal(session.refused?.refusal.code, 'battles-left');
    assert.equal(session.task?.stands, 'open');
  });

  it('is shown from the recorded position where the answer does not fit what was played', () => {
    const shown = show(hispania, inBattles());
    assert.equal(shown.task?.stands, 'reached');
    assert.equal(shown.after, undefined);
  });

  it('answers for others first where they are asked first', () => {
    const asked = { ...sceneOfStep(carthageTurn1, battles), reader: ['4'] };
    const { session } = open(hispania, asked);
    assert.ok(session && replyFor(hispania, current(session), ['4']));
    const started = attempt(hispania, session, 'battles');
    assert.ok(started.journal.at > 0);
    // They have answered until the reader is asked, or the task is over.
    assert.ok(started.task?.stands !== 'open' || !replyFor(hispania, current(started), ['4']));
    assert.equal(restart(hispania, started).journal.at, started.journal.at);
  });
});

describe('the plays of an opening', () => {
  const start = lessonStart(carthageTurn1);
  const load = async (one: PlayStart, before: Parameters<typeof playerOf>[3]) => {
    const player = await playerOf(one.start, { lang: 'en', facts: FACTS }, undefined, before);
    player.store.attempt(one.id);
    return player;
  };
  const [first, second] = start.steps as readonly PlayStart[];
  assert.ok(first && second);

  it('begin as advised where the part before was not played, and else where it has ended', async () => {
    const plays = playsOf(start.steps, load);
    const advised = plays.of(second);
    assert.equal(advised.$shown.get().seen, second.start.seen);
    const landing = plays.of(first);
    await landing.wake();
    for (const { action } of carthageTurn1.steps[0].others[0].line) landing.act(action);
    assert.equal(landing.$shown.get().task?.stands, 'reached');
    const own = plays.of(second);
    assert.notEqual(own, advised);
    assert.equal(own.$shown.get().seen, landing.$shown.get().seen);
    await own.wake();
    assert.equal(own.$shown.get().follows, true);
    assert.equal(plays.of(second), own);
    assert.equal(plays.game(), undefined);
    // After other moves, the next part starts from its own position.
    landing.restart();
    assert.equal(plays.of(second), own);
    landing.act(step('sea', 'cartagena', { infantry: 2 }));
    landing.act(end());
    assert.notEqual(landing.$shown.get().task?.stands, 'open');
    assert.notEqual(plays.of(second), own);
  });
});
