import { move, recruit, stay } from '../engine/actions.ts';
import type { TinyScene } from './scene.ts';

/** 8: the card that is drawn at the end of a round is shown, and closes the ford (8-rain). */
export const rainComes = {
  id: 'rain-comes',
  rules: ['8', '8-rain'],
  source: { own: true },
  position: {
    form: 'competitive',
    phase: 'move',
    active: 'blue',
    places: {
      mill: { owner: 'red', units: { infantry: 2 } },
      tower: { owner: 'blue', units: { infantry: 2 } },
    },
  },
  seed: 5,
  line: [{ action: stay(), draws: { event: ['rain'] } }],
  after: [
    { is: 'value', of: 'card', args: [], equals: 'rain' },
    { is: 'value', of: 'round', args: [], equals: 2 },
  ],
  tasks: [
    {
      id: 'wait-at-the-mill',
      at: 1,
      goal: [{ is: 'value', of: 'units', args: ['mill', 'red', 'cavalry'], equals: 1 }],
      lost: [{ is: 'value', of: 'phase', args: [], equals: 'move' }],
      answer: [{ action: recruit('mill', 'cavalry', 1) }],
    },
  ],
  wrong: [
    {
      id: 'move-too-soon',
      at: 1,
      action: move('mill', 'ford', { infantry: 1 }),
      code: 'not-now',
      rule: '4',
    },
  ],
} as const satisfies TinyScene;
