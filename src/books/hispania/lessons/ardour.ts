import type { Step } from '../../../kernel/scene.ts';
import { end, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The pile has moved once more. */
const ridden = any(
  value('phase', [], 'ardour-combat'),
  happened('phase', { nation: 'aragon', phase: 'ardour-combat' }),
);

/** Ramiro's first step, with the knight and a number of infantry; units that stay in Huesca have moved for this turn. */
const toBarcelona = (infantry: number): Step => ({
  action: step('huesca', 'barcelona', { infantry, knight: 1 }, { 'leader:ramiro': 1 }),
});
/** His second step, over the Ebro: a number of infantry of Barcelona join those that came with him. */
const toTortosa = (joining: number, infantry: number): Step => ({
  action: step(
    'barcelona',
    'tortosa',
    {
      ...(joining > 0 && { infantry: joining }),
      'infantry/steps=1/led=true/from=huesca': infantry,
      'knight/steps=1/led=true/from=huesca': 1,
    },
    { 'leader:ramiro/steps=1/reach=3/from=huesca': 1 },
  ),
});

/** No unit passes Tortosa. */
const over: Step = { action: end() };

/** Ardour: the leader's stack moves and fights once more, dropping and picking up on its way. */
export const ardour = {
  id: 'ardour',
  chapter: 'great-and-small',
  rules: ['9.2', '5.2', '11-aragon-ramiro'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'ride-on',
      position: {
        set: LESSON_SET,
        turn: 16,
        active: 'aragon',
        phase: 'ardour-movement',
        units: {
          huesca: [
            { owner: 'aragon', kind: 'infantry', count: 2 },
            { owner: 'aragon', kind: 'knight' },
            { owner: 'aragon', kind: 'leader', leader: 'ramiro' },
          ],
          barcelona: [{ owner: 'aragon', kind: 'infantry', count: 3 }],
          'eastern-pyrenees': [{ owner: 'aragon', kind: 'infantry' }],
          'western-pyrenees': [{ owner: 'aragon', kind: 'infantry' }],
          tortosa: [
            { owner: 'zaragoza', kind: 'castle' },
            { owner: 'zaragoza', kind: 'infantry', count: 2 },
          ],
        },
        tally: { pile: { place: 'huesca', leader: 'ramiro' } },
        seed: 1,
      },
      seed: 1,
      reader: ['aragon'],
      view: ['huesca', 'barcelona', 'tortosa', 'zaragoza'],
      look: ['huesca', 'barcelona', 'tortosa'],
      goal: [ridden, stand('tortosa', 'aragon', 5), stand('tortosa', 'aragon', 1, 'leader'), not(happened('removed'))],
      lost: [ridden, any(happened('removed'), not(stand('tortosa', 'aragon', 5)))],
      measure: { is: 'taken' },
      answer: [
        // One stays in Huesca; Barcelona's three come along.
        toBarcelona(1),
        toTortosa(3, 1),
        over,
      ],
      others: [{ id: 'one-in-barcelona', line: [toBarcelona(2), toTortosa(2, 2), over] }],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [ridden, not(happened('moved'))] },
        {
          id: 'nobody-joins',
          line: [toBarcelona(2), toTortosa(0, 2), over],
          signs: [ridden, stand('tortosa', 'aragon', 3)],
        },
        {
          id: 'four',
          line: [toBarcelona(2), toTortosa(1, 2), over],
          signs: [ridden, stand('tortosa', 'aragon', 4)],
        },
      ],
      wrong: [
        {
          id: 'without-him',
          at: 0,
          action: step('barcelona', 'tortosa', { infantry: 3 }),
          code: 'pile-only',
          rule: '9.2',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
