import type { Assertion } from '../../../kernel/assertions.ts';
import type { LocationId } from '../engine/data/ids.ts';
import { C, christian, M, muslim, rebels } from '../engine/pieces.ts';
import type { ReconquistaLesson } from './lesson.ts';

const target = (at: LocationId): Assertion => ({ is: 'value', of: 'target', args: [at], equals: true });
const column = (equals: string): Assertion => ({ is: 'value', of: 'column', args: ['portugal'], equals });

/** 13.2, 13.8: what the dice may raise, and what a force goes for. */
export const targets = {
  id: 'targets',
  rules: ['13.2', '13.8'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'the-column',
      on: 'list',
      position: {
        turn: 9,
        phase: 'reaction',
        places: {
          porto: { ...C, held: muslim({ garrison: 1 }) },
          lisbon: { ...M, held: christian({ garrison: 1 }) },
          seville: { ...M, held: muslim({ garrison: 1 }), siege: christian({ army: 1 }) },
          badajoz: { held: muslim({ army: 1 }) },
        },
      },
      look: ['porto', 'lisbon', 'seville'],
      options: { '0': column('0'), '1': column('1'), '2': column('2'), '3-4': column('3-4') },
    },
    {
      is: 'ask',
      id: 'which-are-targets',
      on: 'board',
      position: {
        turn: 9,
        phase: 'reaction',
        places: {
          leon: C,
          toledo: M,
          'la-mancha': { held: rebels(1) },
          lisbon: { ...M, held: christian({ garrison: 1 }) },
          cordoba: { ...C, held: muslim({ garrison: 1 }) },
          seville: { ...C, siege: muslim({ army: 1 }) },
        },
      },
      look: ['leon', 'la-mancha', 'lisbon'],
      options: {
        leon: target('leon'),
        toledo: target('toledo'),
        'la-mancha': target('la-mancha'),
        lisbon: target('lisbon'),
        cordoba: target('cordoba'),
        seville: target('seville'),
      },
      find: 3,
    },
  ],
} as const satisfies ReconquistaLesson;
