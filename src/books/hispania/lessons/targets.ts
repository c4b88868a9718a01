import type { Assertion } from '../../../kernel/assertions.ts';
import type { Step } from '../../../kernel/scene.ts';
import { aim, battle, retreat } from '../engine/actions.ts';
import { any, happened } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The number of the three infantry that aim at the cavalry, and the target of the knight. */
type Aimed = readonly [onCavalry: 0 | 1 | 2 | 3, knight: 'infantry' | 'cavalry'];

/** The targets of Castile, and the default answer of the defender, which leads to the dice. */
const aimed = ([cavalry, knight]: Aimed): readonly Step[] => [
  { action: battle('la-mancha') },
  {
    action: aim('attacker', {
      infantry: { ...(cavalry < 3 && { infantry: 3 - cavalry }), ...(cavalry > 0 && { cavalry }) },
      knight: { [knight]: 1 },
    }),
  },
  { action: aim('defender', { infantry: { infantry: 2 }, cavalry: { infantry: 1 } }), dice: [9, 1, 2, 10, 3, 6, 1] },
];
/** Before those dice. */
const MEASURED = 2;

/** The fact that these targets were named. */
const named = ([cavalry, knight]: Aimed): Assertion =>
  happened('aimed', {
    side: 'attacker',
    aims: [
      ...(cavalry < 3 ? [{ die: 'infantry', target: 'infantry', count: 3 - cavalry }] : []),
      ...(cavalry > 0 ? [{ die: 'infantry', target: 'cavalry', count: cavalry }] : []),
      { die: 'knight', target: knight, count: 1 },
    ],
  });

/** Evaluated after the dice, so that the reader sees them. */
const ROLLED = happened('rolled');

const BEST: Aimed = [0, 'cavalry'];
const GOOD: Aimed = [1, 'infantry'];
/** All other ways to aim four dice at these three. */
const POOR = {
  'none-on-cavalry': [0, 'infantry'],
  'knight-and-one': [1, 'cavalry'],
  'two-of-three': [2, 'infantry'],
  'knight-and-two': [2, 'cavalry'],
  'three-infantry': [3, 'infantry'],
  'all-on-cavalry': [3, 'cavalry'],
} as const satisfies { readonly [id: string]: Aimed };

const poor = <const Id extends keyof typeof POOR>(id: Id) =>
  ({ id, measured: MEASURED, line: aimed(POOR[id]), signs: [named(POOR[id]), ROLLED] }) as const;

/** The choice of targets: surplus hits are lost (6.1). */
export const targets = {
  id: 'targets',
  chapter: 'first-steps',
  rules: ['6.1', '6.2b'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'aim',
      position: {
        set: LESSON_SET,
        turn: 13,
        active: 'castile',
        phase: 'combat',
        units: {
          'la-mancha': [
            { owner: 'castile', kind: 'infantry', count: 3, from: 'cuenca' },
            { owner: 'castile', kind: 'knight', from: 'cuenca' },
            { owner: 'umayyads', kind: 'infantry', count: 2 },
            { owner: 'umayyads', kind: 'cavalry' },
          ],
        },
        seed: 5,
      },
      seed: 5,
      reader: ['castile'],
      view: ['la-mancha', 'cuenca', 'toledo'],
      look: ['la-mancha'],
      goal: [any(named(BEST), named(GOOD)), ROLLED],
      measure: { is: 'round-points' },
      measured: MEASURED,
      answer: aimed(BEST),
      others: [{ id: 'one-infantry', measured: MEASURED, line: aimed(GOOD) }],
      poor: [
        poor('none-on-cavalry'),
        poor('knight-and-one'),
        poor('two-of-three'),
        poor('knight-and-two'),
        poor('three-infantry'),
        poor('all-on-cavalry'),
      ],
      wrong: [
        {
          id: 'hold-back',
          at: 1,
          action: aim('attacker', { infantry: { infantry: 2 }, knight: { cavalry: 1 } }),
          code: 'every-die-aims',
          rule: '6.1',
        },
        {
          id: 'go-away',
          at: 1,
          action: retreat('attacker', 'cuenca', { 'infantry/from=cuenca': 3 }),
          code: 'aim-first',
          rule: '6.1',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
