import type { Assertion } from '../../../kernel/assertions.ts';
import { C, christian, M, muslim, neutral } from '../engine/pieces.ts';
import type { ReconquistaLesson } from './lesson.ts';

const income = (equals: number): Assertion => ({ is: 'value', of: 'income', args: [], equals });
const POINTS = { '3': income(3), '4': income(4), '5': income(5), '6': income(6) } as const;

const PLACES = {
  leon: { ...C, held: christian({ garrison: 1 }) },
  barcelona: C,
  zaragoza: { ...M, held: muslim({ garrison: 1 }) },
  toledo: { ...M, held: christian({ army: 1 }) },
} as const;

/** 10, 10-santiago: what each turn brings. */
export const countTheIncome = {
  id: 'count-the-income',
  rules: ['10', '10-santiago'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'four-cities',
      on: 'list',
      position: { turn: 8, phase: 'event', places: PLACES },
      look: ['leon', 'toledo', 'santiago'],
      options: POINTS,
    },
    {
      is: 'ask',
      id: 'under-siege',
      on: 'list',
      position: {
        turn: 8,
        phase: 'event',
        event: { id: 'bands' },
        places: { ...PLACES, toledo: { ...PLACES.toledo, siege: neutral(2) } },
      },
      look: ['toledo'],
      options: POINTS,
    },
    {
      is: 'ask',
      id: 'santiago',
      on: 'list',
      position: { turn: 8, phase: 'event', places: { ...PLACES, santiago: M, galicia: C } },
      look: ['santiago', 'leon', 'galicia'],
      options: POINTS,
    },
  ],
} as const satisfies ReconquistaLesson;
