import type { Fault } from '../../src/kernel/contract.ts';

/** What the author of a scene or a lesson does about a fault that `checkScene` or `checkLesson` finds, by its code. */
export const ADVICE: { readonly [code: string]: string } = {
  'step-refused':
    'correct the action; of a scene, npm run scene -- ID STEP lists the answers at that step and the keys of units',
  'not-drawn': 'remove the draw of that name from the step, which does not make it',
  'too-many-dice': 'remove dice from the step: it rolls fewer',
  'too-few-dice': 'add dice to the step: it rolls more',
  'die-does-not-fit': 'correct the dice or draws of the step: a value is impossible',
  'no-such-die': 'correct ours of the step: it holds indices of dice',
  'does-not-hold': 'correct the assertion (of after, in a lesson of the goal) or the line: it does not hold at the end',
  'beyond-line': 'correct at: the line has fewer steps',
  'reached-at-start': 'make the goal harder, or start the task earlier: it is reached before any move',
  'not-reached': 'correct the answer or the goal: the answer does not reach it',
  lost: 'correct lost: it holds before the answer has reached the goal, after the given number of steps',
  'not-refused': 'correct the wrong answer: the rules allow it',
  'refused-otherwise': 'correct code and rule of the wrong answer: the rules refuse it by these',
  'cannot-ask': 'correct the assertion: there is no such query, or it takes other arguments (engine/queries.ts)',
  'same-line': 'replace the other line: it equals the answer',
  'poor-reached': 'correct the poor line or the goal: the line reaches it',
  'poor-unseen': 'correct the signs of the poor line: they do not hold after it',
  'poor-too-soon': 'make the signs of the poor line narrower: a good line shows them too',
  'not-as-replied': 'record the answer of the other seat as the page gives it (src/kernel/reply.ts)',
  'too-few-right': 'correct the options: fewer are right than the question asks for',
  'none-wrong': 'add an option that is wrong: all are right',
  'not-there': 'start the step at the end of the step before: its position differs, or that step is not played',
  'wrong-later': 'give the wrong answer at: 0, because the step begins after moves of the reader',
};

/** A fault as a line that says where it is and what to do. */
export const advised = ({ path, code, params }: Fault): string =>
  `${path}: ${ADVICE[code] ?? 'correct this value of the position'} (${code} ${JSON.stringify(params)})`;
