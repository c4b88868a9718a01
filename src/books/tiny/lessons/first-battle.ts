import { move } from '../engine/actions.ts';
import type { TinyLesson } from './lesson.ts';

const RED_AT_FORD = { is: 'value', of: 'holder', args: ['ford'], equals: 'red' } as const;

/** 1-control, 4, 5: control of a place, and conquest. A lesson of another book has the same name. */
export const firstBattle = {
  id: 'first-battle',
  rules: ['1-control', '5'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'control',
      on: 'board',
      position: {
        form: 'competitive',
        phase: 'move',
        active: 'red',
        places: {
          mill: { owner: 'red', units: { infantry: 4 } },
          tower: { owner: 'blue', units: { cavalry: 1 } },
        },
      },
      look: ['tower'],
      options: {
        mill: { is: 'value', of: 'holder', args: ['mill'], equals: 'blue' },
        ford: { is: 'value', of: 'holder', args: ['ford'], equals: 'blue' },
        tower: { is: 'value', of: 'holder', args: ['tower'], equals: 'blue' },
      },
    },
    {
      is: 'play',
      id: 'take-the-ford',
      position: {
        form: 'competitive',
        phase: 'move',
        active: 'red',
        places: {
          mill: { owner: 'red', units: { infantry: 4 } },
          ford: { owner: 'blue', units: { infantry: 1 } },
          tower: { owner: 'blue', units: { infantry: 1 } },
        },
      },
      look: ['mill', 'ford'],
      seed: 1,
      reader: ['red'],
      goal: [RED_AT_FORD],
      lost: [
        { is: 'value', of: 'active', args: [], equals: 'blue' },
        { is: 'not', of: RED_AT_FORD },
      ],
      answer: [{ action: move('mill', 'ford', { infantry: 4 }), dice: [6, 1, 2, 5, 3] }],
      others: [],
      poor: [],
      wrong: [
        { id: 'over-both', at: 0, action: move('mill', 'tower', { infantry: 1 }), code: 'not-next', rule: '4-next' },
      ],
    },
  ],
} as const satisfies TinyLesson;
