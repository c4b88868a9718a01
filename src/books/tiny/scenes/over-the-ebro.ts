import { move, recruit } from '../engine/actions.ts';
import type { TinyScene } from './scene.ts';

const CAVALRY_FOUGHT = { is: 'fact', match: { kind: 'rolled', owner: 'blue', unit: 'cavalry' } } as const;

/** 5: a battle of one round for the ford, and the defender's reply in its own turn. */
export const overTheEbro = {
  id: 'over-the-ebro',
  rules: ['5', '4'],
  source: { own: true },
  position: {
    form: 'competitive',
    phase: 'move',
    active: 'red',
    places: {
      mill: { owner: 'red', units: { infantry: 3 } },
      ford: { owner: 'blue', units: { infantry: 1 } },
      tower: { owner: 'blue', units: { infantry: 2 } },
    },
  },
  seed: 3,
  line: [
    { action: move('mill', 'ford', { infantry: 2 }), dice: [5, 2, 3] },
    { action: recruit('tower', 'cavalry', 1) },
  ],
  after: [
    { is: 'fact', match: { kind: 'destroyed', owner: 'blue', place: 'ford' }, times: 1 },
    { is: 'value', of: 'units', args: ['ford', 'red'], equals: 2 },
    { is: 'value', of: 'units', args: ['tower', 'blue', 'cavalry'], equals: 1 },
  ],
  tasks: [
    {
      id: 'attack-again',
      at: 2,
      goal: [CAVALRY_FOUGHT],
      lost: [
        { is: 'value', of: 'active', args: [], equals: 'red' },
        { is: 'not', of: CAVALRY_FOUGHT },
      ],
      answer: [{ action: move('tower', 'ford', { cavalry: 1 }), dice: [4, 1, 1], draws: { event: ['calm'] } }],
    },
  ],
  wrong: [
    {
      id: 'over-both',
      at: 0,
      action: move('mill', 'tower', { infantry: 1 }),
      code: 'not-next',
      rule: '4-next',
    },
  ],
} as const satisfies TinyScene;
