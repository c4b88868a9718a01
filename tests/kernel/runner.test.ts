import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fault } from '../../src/kernel/contract.ts';
import { checkScene, openScene, playLine } from '../../src/kernel/runner.ts';
import type { Scene, Step, Task, WrongAnswer } from '../../src/kernel/scene.ts';
import { act, type TinyWritten, tiny } from './tiny.ts';

const POSITION: TinyWritten = {
  turn: 1,
  seat: 'north',
  phase: 'bid',
  bid: 0,
  rolled: false,
  stones: { red: 3, blue: 1 },
  points: { north: 0, south: 0 },
  hidden: 5,
};
const TASK: Task = {
  id: 'take-three',
  at: 1,
  goal: [{ is: 'value', of: 'left', args: [], equals: 1 }],
  lost: [{ is: 'fact', match: { kind: 'answered' } }],
  answer: [{ action: act.take({ red: 1 }) }, { action: act.take({ red: 1, blue: 1 }) }],
};
const WRONG: WrongAnswer = { id: 'greedy', at: 1, action: act.take({ red: 3 }), code: 'more-than-bid', rule: 't3' };
const SCENE: Scene<TinyWritten> = {
  id: 'bid-and-roll',
  rules: ['t1', 't2'],
  source: { own: true },
  position: POSITION,
  seed: 11,
  line: [{ action: act.bid(2) }, { action: act.roll, dice: [6, 4], ours: [1] }, { action: act.take({ red: 2 }) }],
  after: [
    { is: 'value', of: 'points', args: ['north'], equals: 10 },
    { is: 'fact', match: { kind: 'rolled', results: [6, 4] }, times: 1 },
  ],
  tasks: [TASK],
  wrong: [WRONG],
};

/** The faults of the scene after a change, as code and path. */
const found = (change: Partial<Scene>) =>
  checkScene(tiny, { ...SCENE, ...change }).map((f: Fault) => `${f.code} ${f.path}`);
const withStep = (i: number, step: Partial<Step>) => ({
  line: SCENE.line.map((old, at) => (at === i ? { ...old, ...step } : old)),
});
const withTask = (task: Partial<Task>) => ({ tasks: [{ ...TASK, ...task }] });
const withWrong = (wrong: Partial<WrongAnswer>) => ({ wrong: [{ ...WRONG, ...wrong }] });

test('a sound scene has no faults', () => {
  assert.deepEqual(checkScene(tiny, SCENE), []);
});

test('a line gives each state and what happened, whole or in part', () => {
  const whole = playLine(tiny, SCENE);
  assert.ok(whole.steps);
  assert.deepEqual(
    whole.steps.map((step) => step.facts.map((fact) => fact.kind)),
    [['bid'], ['rolled'], ['taken']],
  );
  assert.equal(whole.steps[1]?.state.points.north, 10);
  const part = playLine(tiny, SCENE, 1);
  assert.deepEqual(part.steps, whole.steps.slice(0, 1));
  assert.deepEqual(playLine(tiny, SCENE, 0).steps, []);
});

test('after the line the seed of the scene rolls', () => {
  const { steps, start } = playLine(tiny, SCENE);
  assert.ok(steps);
  assert.deepEqual(start, openScene(tiny, SCENE).state);
  assert.deepEqual(steps.at(-1)?.state.dice, { ...start.dice, rolled: 2 });
  assert.notDeepEqual(openScene(tiny, { ...SCENE, seed: 12 }).state?.dice, start.dice);
});

test('faults of the position and of the line', () => {
  assert.deepEqual(found({ position: { ...POSITION, bid: 9 } }), ['bad-shape position.bid']);
  assert.deepEqual(found({ position: null }), ['bad-shape position']);
  assert.deepEqual(found(withStep(2, { action: act.take({ red: 3 }) })), ['step-refused line.2']);
  assert.deepEqual(found(withStep(1, { dice: [6] })), ['too-few-dice line.1']);
  assert.deepEqual(found(withStep(1, { dice: [6, 4, 1] })), ['too-many-dice line.1']);
  assert.deepEqual(found(withStep(0, { dice: [1] })), ['too-many-dice line.0']);
  assert.deepEqual(found(withStep(1, { dice: [6, 7] })), ['die-does-not-fit line.1']);
  assert.deepEqual(found(withStep(1, { ours: [2] })), ['no-such-die line.1']);
  const [refused] = checkScene(tiny, { ...SCENE, ...withStep(2, { action: act.take({ red: 3 }) }) });
  assert.deepEqual(refused?.params, { code: 'more-than-bid', rule: 't3' });
  const undiced = SCENE.line.map(({ action }) => ({ action }));
  assert.deepEqual(found({ line: undiced }), ['too-few-dice line.1']);
});

test('faults of what must hold after the line', () => {
  const after = [
    { is: 'value' as const, of: 'points', args: ['north'], equals: 9 },
    { is: 'fact' as const, match: { kind: 'bid' } },
  ];
  assert.deepEqual(found({ after }), ['does-not-hold after.0']);
  assert.deepEqual(found({ after: [{ is: 'value', of: 'weather', args: [] }] }), ['cannot-ask after.0']);
});

test('faults of tasks', () => {
  const at = 'tasks.take-three';
  assert.deepEqual(found(withTask({ at: 4 })), [`beyond-line ${at}`]);
  assert.deepEqual(found(withTask({ at: -1 })), [`beyond-line ${at}`]);
  assert.deepEqual(found(withTask({ goal: [{ is: 'value', of: 'left', args: [], max: 4 }] })), [
    `reached-at-start ${at}`,
  ]);
  assert.deepEqual(found(withTask({ goal: [] })), [`reached-at-start ${at}`]);
  assert.deepEqual(found(withTask({ goal: [{ is: 'fact', match: { kind: 'bid' } }] })), [`not-reached ${at}`]);
  assert.deepEqual(found(withTask({ goal: [{ is: 'value', of: 'weather', args: [] }] })), [`cannot-ask ${at}.goal`]);
  assert.deepEqual(found(withTask({ answer: [{ action: act.bid(1) }] })), [`step-refused ${at}.answer.0`]);
  assert.deepEqual(found(withTask({ answer: [{ action: act.roll, dice: [1] }] })), [`too-few-dice ${at}.answer.0`]);
  assert.deepEqual(found(withTask({ lost: [{ is: 'fact', match: { kind: 'taken' } }] })), [`lost ${at}`]);
  assert.deepEqual(found(withTask({ lost: [] })), [`lost ${at}`]);
  assert.deepEqual(found(withTask({ lost: [{ is: 'value', of: 'weather', args: [] }] })), [`cannot-ask ${at}.lost`]);
});

test('faults of wrong answers', () => {
  const at = 'wrong.greedy';
  assert.deepEqual(found(withWrong({ at: 4 })), [`beyond-line ${at}`]);
  assert.deepEqual(found(withWrong({ action: act.take({ red: 2 }) })), [`not-refused ${at}`]);
  assert.deepEqual(found(withWrong({ code: 'not-offered' })), [`refused-otherwise ${at}`]);
  assert.deepEqual(found(withWrong({ rule: 't2' })), [`refused-otherwise ${at}`]);
});

test('all that is wrong is told at once', () => {
  assert.equal(
    found({ after: [{ is: 'fact', match: { kind: 'x' } }], ...withTask({ at: 9 }), ...withWrong({ at: 9 }) }).length,
    3,
  );
});
