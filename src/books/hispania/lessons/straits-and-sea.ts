import { end, step } from '../engine/actions.ts';
import { all, happened, holds, not, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** One nation has ended its turn, the other its movement. */
const over = happened('phase', { nation: 'valencia', phase: 'sequence-end' });
const ended = happened('phase', { nation: 'rome', phase: 'stacking' });

const HELD = ['valencia', 'denia', 'la-mancha', 'majorca', 'ibiza'] as const;
const held = (place: (typeof HELD)[number]) => holds(place, 'valencia');
const five = all(...HELD.map(held));

/** Both cities are taken without losses. */
const landed = all(holds('granada', 'rome'), holds('cordoba', 'rome'), value('all', ['rome', 'elite'], 3));
const drowned = (elite: number) => happened('left', { place: 'sea', units: { elite } });

/** Arrows lead to the islands and take the whole movement; units from the sea land at an anchor. */
export const straitsAndSea = {
  id: 'straits-and-sea',
  chapter: 'first-steps',
  rules: ['5.5', '5.6', '3.2-sea'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'islands',
      position: {
        set: LESSON_SET,
        turn: 15,
        active: 'valencia',
        phase: 'movement',
        units: {
          valencia: [
            { owner: 'valencia', kind: 'castle' },
            { owner: 'valencia', kind: 'infantry' },
          ],
          denia: [{ owner: 'valencia', kind: 'infantry' }],
          'la-mancha': [{ owner: 'valencia', kind: 'infantry', count: 2 }],
          // This nation plays later and is too far away.
          granada: [{ owner: 'granada', kind: 'infantry' }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['valencia'],
      view: HELD,
      look: ['majorca', 'ibiza'],
      goal: [over, five],
      lost: [over, not(five)],
      measure: { is: 'turn-points', nation: 'valencia' },
      answer: [
        { action: step('valencia', 'majorca', { infantry: 1 }) },
        { action: step('denia', 'ibiza', { infantry: 1 }) },
        { action: step('la-mancha', 'denia', { infantry: 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'by-valencia',
          line: [
            { action: step('la-mancha', 'valencia', { infantry: 1 }) },
            { action: step('valencia', 'denia', { 'infantry/steps=1/from=la-mancha': 1 }) },
            { action: step('denia', 'ibiza', { infantry: 1 }) },
            { action: step('valencia', 'majorca', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [over, not(happened('moved'))] },
        {
          id: 'majorca-alone',
          line: [{ action: step('valencia', 'majorca', { infantry: 1 }) }, { action: end() }],
          signs: [over, held('majorca'), held('denia'), not(held('ibiza'))],
        },
        {
          id: 'denia-empty',
          line: [
            { action: step('valencia', 'majorca', { infantry: 1 }) },
            { action: step('denia', 'ibiza', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [over, held('majorca'), held('ibiza'), holds('denia', null)],
        },
      ],
      wrong: [
        {
          id: 'walk-and-cross',
          at: 3,
          action: step('denia', 'ibiza', { 'infantry/steps=1/from=la-mancha': 1 }),
          code: 'strait-first',
          rule: '5.5',
        },
        {
          id: 'island-to-island',
          at: 1,
          action: step('majorca', 'ibiza', { 'infantry/steps=1/halt=strait/from=valencia': 1 }),
          code: 'halted-strait',
          rule: '5.5',
        },
      ],
    },
    {
      is: 'play',
      id: 'land',
      position: {
        set: LESSON_SET,
        turn: 4,
        active: 'rome',
        phase: 'movement',
        units: {
          sea: [{ owner: 'rome', kind: 'elite', count: 3 }],
          toledo: [{ owner: 'iberians', kind: 'infantry', count: 2 }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['rome'],
      // It is no wider, because a phone would otherwise leave the names out.
      view: ['sea', 'granada', 'cartagena'],
      look: ['sea', 'cartagena', 'granada'],
      goal: [ended, landed],
      lost: [ended, not(landed)],
      measure: { is: 'left', nation: 'rome', side: 'attacker' },
      answer: [
        { action: step('sea', 'cartagena', { elite: 3 }) },
        { action: step('cartagena', 'granada', { 'elite/steps=1/from=sea': 1 }) },
        { action: step('cartagena', 'cordoba', { 'elite/steps=1/from=sea': 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'by-gibraltar',
          line: [
            { action: step('sea', 'gibraltar', { elite: 3 }) },
            { action: step('gibraltar', 'granada', { 'elite/steps=1/from=sea': 1 }) },
            { action: step('gibraltar', 'cordoba', { 'elite/steps=1/from=sea': 2 }) },
            { action: end() },
          ],
        },
        {
          id: 'two-ships',
          line: [
            { action: step('sea', 'seville', { elite: 2 }) },
            { action: step('seville', 'cordoba', { 'elite/steps=1/from=sea': 2 }) },
            { action: step('sea', 'gibraltar', { elite: 1 }) },
            { action: step('gibraltar', 'granada', { 'elite/steps=1/from=sea': 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stay-at-sea', line: [{ action: end() }], signs: [ended, drowned(3)] },
        {
          id: 'one-at-sea',
          line: [
            { action: step('sea', 'cartagena', { elite: 2 }) },
            { action: step('cartagena', 'granada', { 'elite/steps=1/from=sea': 1 }) },
            { action: step('cartagena', 'cordoba', { 'elite/steps=1/from=sea': 1 }) },
            { action: end() },
          ],
          signs: [ended, drowned(1)],
        },
      ],
      wrong: [
        { id: 'no-anchor', at: 0, action: step('sea', 'granada', { elite: 1 }), code: 'no-anchor', rule: '3.2-sea' },
        {
          id: 'back-on-board',
          at: 1,
          action: step('cartagena', 'sea', { 'elite/steps=1/from=sea': 1 }),
          code: 'no-supremacy',
          rule: '5.6-supremacy',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
