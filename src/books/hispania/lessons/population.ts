import { cull, end, step } from '../engine/actions.ts';
import { all, happened, holds, not, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The nation has ended its turn. */
const over = happened('phase', { nation: 'leon', phase: 'sequence-end' });

const HELD = ['leon', 'galicia', 'asturias', 'porto', 'duero'] as const;
const five = all(...HELD.map((place) => holds(place, 'leon')));
/** Infantry and knights count; the castle does not. */
const counted = (units: number) => value('population', ['leon'], units);

/** Eleven units and a castle in five provinces, which feed ten. */
const START = {
  set: LESSON_SET,
  turn: 15,
  active: 'leon',
  units: {
    leon: [
      { owner: 'leon', kind: 'castle' },
      { owner: 'leon', kind: 'knight' },
    ],
    galicia: [{ owner: 'leon', kind: 'infantry', count: 2 }],
    asturias: [{ owner: 'leon', kind: 'infantry' }],
    porto: [{ owner: 'leon', kind: 'infantry', count: 4 }],
    duero: [{ owner: 'leon', kind: 'infantry', count: 3 }],
    // This nation plays later and is too far away.
    granada: [{ owner: 'granada', kind: 'infantry' }],
  },
  capitals: { leon: 'porto' },
  seed: 1,
} as const;

/** A nation keeps two units for each province that it holds. */
export const population = {
  id: 'population',
  chapter: 'first-steps',
  rules: ['7'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'give-up',
      position: { ...START, phase: 'population' },
      seed: 1,
      reader: ['leon'],
      view: HELD,
      look: HELD,
      goal: [over, five, counted(10)],
      lost: [over, not(all(five, counted(10)))],
      measure: { is: 'turn-points', nation: 'leon' },
      answer: [{ action: cull('porto', { infantry: 1 }) }],
      others: [
        { id: 'galicia', line: [{ action: cull('galicia', { infantry: 1 }) }] },
        { id: 'duero', line: [{ action: cull('duero', { infantry: 1 }) }] },
      ],
      poor: [
        {
          id: 'asturias',
          line: [{ action: cull('asturias', { infantry: 1 }) }, { action: cull('porto', { infantry: 2 }) }],
          signs: [over, holds('asturias', null)],
        },
      ],
      wrong: [
        { id: 'nobody', at: 0, action: end(), code: 'cull-most', rule: '7' },
        { id: 'castle', at: 0, action: cull('leon', { castle: 1 }), code: 'cull-most', rule: '7' },
      ],
    },
    {
      is: 'play',
      id: 'spread',
      position: { ...START, phase: 'movement' },
      seed: 1,
      reader: ['leon'],
      view: [...HELD, 'salamanca'],
      look: ['duero', 'salamanca'],
      goal: [over, five, counted(11)],
      lost: [over, not(all(five, counted(11)))],
      measure: { is: 'turn-points', nation: 'leon' },
      answer: [{ action: step('duero', 'salamanca', { infantry: 1 }) }, { action: end() }],
      others: [
        { id: 'knight', line: [{ action: step('leon', 'salamanca', { knight: 1 }) }, { action: end() }] },
        {
          id: 'from-porto',
          line: [
            { action: step('porto', 'duero', { infantry: 1 }) },
            { action: step('duero', 'salamanca', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'stays',
          line: [{ action: end() }, { action: cull('porto', { infantry: 1 }) }],
          signs: [over, not(happened('moved')), happened('culled')],
        },
        {
          id: 'leaves-asturias',
          line: [
            { action: step('asturias', 'cantabria', { infantry: 1 }) },
            { action: end() },
            { action: cull('porto', { infantry: 1 }) },
          ],
          signs: [over, holds('asturias', null), holds('cantabria', 'leon'), happened('culled')],
        },
      ],
      wrong: [
        {
          id: 'castle-moves',
          at: 0,
          action: step('leon', 'salamanca', { castle: 1 }),
          code: 'works-stay',
          rule: '5.1',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
