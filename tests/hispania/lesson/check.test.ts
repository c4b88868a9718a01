import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, retreat, stay } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { firstBattle } from '../../../src/books/hispania/lessons/first-battle.ts';
import type { HispaniaLesson, HispaniaStep } from '../../../src/books/hispania/lessons/lesson.ts';
import { terrain } from '../../../src/books/hispania/lessons/terrain.ts';
import { theMap } from '../../../src/books/hispania/lessons/the-map.ts';
import { holds, stand } from '../../../src/books/hispania/scenes/claims.ts';
import { sceneOfStep } from '../../../src/books/hispania/ui/lesson/start.ts';
import { checkLesson, replyFor } from '../../../src/kernel/lesson.ts';
import { act, attempt, back, current, open, restart, show } from '../../../src/ui/scene/session.ts';

/** The codes of what is wrong with a lesson whose first step is changed. */
const found = (lesson: HispaniaLesson, change: object): readonly string[] => {
  const [first, ...rest] = lesson.steps;
  const steps = [{ ...first, ...change } as HispaniaStep, ...rest];
  return [...new Set(checkLesson(hispania, { ...lesson, steps }).map(({ code }) => code))];
};
const [win] = firstBattle.steps;
const [plain] = terrain.steps;

describe('checkLesson', () => {
  it('finds nothing in a sound lesson, and names what is wrong otherwise', () => {
    assert.deepEqual(found(firstBattle, {}), []);
    assert.deepEqual(found(terrain, { others: [{ id: 'same', line: plain.answer }] }), ['same-line']);
    assert.deepEqual(found(terrain, { answer: plain.poor[0].line }), ['does-not-hold', 'lost', 'poor-too-soon']);
    const [poor] = plain.poor;
    assert.deepEqual(found(terrain, { poor: [{ ...poor, line: plain.answer }] }), ['poor-reached', 'poor-unseen']);
    assert.deepEqual(found(terrain, { poor: [{ ...poor, signs: [stand('toledo', 'umayyads', 2)] }] }), ['poor-unseen']);
    assert.deepEqual(found(terrain, { wrong: [{ ...plain.wrong[0], rule: '6' }] }), ['refused-otherwise']);
  });

  it('wants others to answer in a line what the page answers for them', () => {
    const line = [
      { action: battle('segovia'), dice: [3, 3, 6, 2, 3] },
      { action: stay('attacker') },
      { action: retreat('defender', 'avila', { infantry: 1 }) },
    ];
    assert.ok(found(firstBattle, { answer: line }).includes('not-as-replied'));
  });

  it('wants of a question enough right answers, and a wrong one', () => {
    assert.deepEqual(found(theMap, { find: 5 }), ['too-few-right']);
    assert.deepEqual(found(theMap, { options: { lisbon: holds('lisbon', 'celts') } }), ['none-wrong']);
  });
});

describe('a step that is played', () => {
  const begin = () => {
    const { session } = open(hispania, sceneOfStep(firstBattle, win));
    assert.ok(session);
    return attempt(hispania, session, 'win');
  };

  it('answers for others, and takes that back with what it answered', () => {
    const first = act(hispania, begin(), battle('segovia'));
    assert.equal(first.journal.at, 1);
    const second = act(hispania, first, stay('attacker'));
    assert.deepEqual([second.journal.at, second.task?.stands], [3, 'reached']);
    const again = back(hispania, second);
    assert.deepEqual([again.journal.at, again.task?.stands], [1, 'open']);
    assert.equal(replyFor(hispania, current(again), win.reader), undefined);
    assert.equal(restart(hispania, second).journal.at, 0);
  });

  it('is missed in a known way, and open again when that is taken back', () => {
    const first = act(hispania, begin(), battle('segovia'));
    const gone = act(hispania, first, retreat('attacker', 'calatayud', { 'elite/from=calatayud': 3 }));
    assert.deepEqual([gone.task?.stands, gone.task?.poor], ['lost', 'all-go']);
    const again = back(hispania, gone);
    assert.deepEqual([again.task?.stands, again.task?.poor], ['open', undefined]);
  });

  it('is shown with what others answer in it', () => {
    const shown = show(hispania, begin());
    assert.deepEqual([shown.journal.at, shown.task?.stands, shown.refused], [3, 'reached', undefined]);
  });
});
