import { cull, end, step } from '../engine/actions.ts';
import { all, happened, holds, not, stand } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** Each nation has ended its turn. */
const over = happened('phase', { nation: 'lusitanians', phase: 'sequence-end' });
const rested = happened('phase', { nation: 'umayyads', phase: 'sequence-end' });

/** All five can be held at once, because there are five units. */
const HELD = ['lusitania', 'salamanca', 'alcantara', 'badajoz', 'porto'] as const;
const held = (place: (typeof HELD)[number]) => holds(place, 'lusitanians');
const five = all(...HELD.map(held));

const ROADS = ['cordoba', 'seville', 'algarve', 'sierra-morena', 'badajoz', 'lisbon'] as const;

/** Mountains stop units that enter them, but not units that begin in them. */
export const mountains = {
  id: 'mountains',
  chapter: 'first-steps',
  rules: ['5.1', '5.1-mountain'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'ride',
      position: {
        set: LESSON_SET,
        turn: 12,
        active: 'umayyads',
        phase: 'movement',
        units: {
          cordoba: [
            { owner: 'umayyads', kind: 'castle' },
            { owner: 'umayyads', kind: 'cavalry' },
          ],
          lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['umayyads'],
      view: ROADS,
      look: ['lisbon', 'algarve'],
      goal: [rested, stand('lisbon', 'umayyads', 1, 'cavalry')],
      lost: [rested, not(stand('lisbon', 'umayyads', 1, 'cavalry'))],
      answer: [
        { action: step('cordoba', 'sierra-morena', { cavalry: 1 }) },
        { action: step('sierra-morena', 'badajoz', { 'cavalry/steps=1/from=cordoba': 1 }) },
        { action: step('badajoz', 'lisbon', { 'cavalry/steps=2/from=sierra-morena': 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'by-seville',
          line: [
            { action: step('cordoba', 'seville', { cavalry: 1 }) },
            { action: step('seville', 'badajoz', { 'cavalry/steps=1/from=cordoba': 1 }) },
            { action: step('badajoz', 'lisbon', { 'cavalry/steps=2/from=seville': 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'algarve',
          line: [
            { action: step('cordoba', 'seville', { cavalry: 1 }) },
            { action: step('seville', 'algarve', { 'cavalry/steps=1/from=cordoba': 1 }) },
            { action: end() },
          ],
          signs: [rested, stand('algarve', 'umayyads', 1)],
        },
      ],
      wrong: [
        {
          id: 'two-at-once',
          at: 0,
          action: step('cordoba', 'badajoz', { cavalry: 1 }),
          code: 'no-border',
          rule: '5',
        },
      ],
    },
    {
      is: 'play',
      id: 'out-of-the-mountains',
      position: {
        set: LESSON_SET,
        turn: 3,
        active: 'lusitanians',
        phase: 'movement',
        units: {
          lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
          salamanca: [{ owner: 'lusitanians', kind: 'infantry', count: 3 }],
          galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
          // This nation plays later and is too far away.
          segovia: [{ owner: 'iberians', kind: 'infantry' }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['lusitanians'],
      view: [...HELD, 'duero'],
      look: ['alcantara', 'badajoz', 'porto'],
      goal: [over, five],
      lost: [over, not(five)],
      measure: { is: 'turn-points', nation: 'lusitanians' },
      answer: [
        { action: step('lusitania', 'badajoz', { infantry: 1 }) },
        { action: step('salamanca', 'alcantara', { infantry: 1 }) },
        { action: step('salamanca', 'duero', { infantry: 1 }) },
        { action: step('duero', 'porto', { 'infantry/steps=1/from=salamanca/river=true': 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'change-places',
          line: [
            { action: step('lusitania', 'badajoz', { infantry: 1 }) },
            { action: step('lusitania', 'porto', { infantry: 1 }) },
            { action: step('salamanca', 'lusitania', { infantry: 1 }) },
            { action: step('salamanca', 'alcantara', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'stays',
          line: [{ action: end() }, { action: cull('salamanca', { infantry: 1 }) }],
          signs: [over, not(happened('moved'))],
        },
        {
          id: 'stopped',
          line: [{ action: step('salamanca', 'alcantara', { infantry: 2 }) }, { action: end() }],
          signs: [over, stand('alcantara', 'lusitanians', 2), not(held('badajoz')), not(held('porto'))],
        },
        {
          id: 'no-badajoz',
          line: [
            { action: step('lusitania', 'porto', { infantry: 1 }) },
            { action: step('salamanca', 'alcantara', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [over, held('alcantara'), held('porto'), not(held('badajoz'))],
        },
        {
          id: 'no-alcantara',
          line: [
            { action: step('lusitania', 'badajoz', { infantry: 1 }) },
            { action: step('salamanca', 'duero', { infantry: 1 }) },
            { action: step('duero', 'porto', { 'infantry/steps=1/from=salamanca/river=true': 1 }) },
            { action: end() },
          ],
          signs: [over, held('badajoz'), held('porto'), not(held('alcantara'))],
        },
      ],
      wrong: [
        {
          id: 'over-the-mountains',
          at: 2,
          action: step('alcantara', 'badajoz', { 'infantry/steps=1/halt=mountain/from=salamanca': 1 }),
          code: 'halted-mountain',
          rule: '5.1-mountain',
        },
        {
          id: 'third-province',
          at: 4,
          action: step('porto', 'lusitania', { 'infantry/steps=2/from=duero': 1 }),
          code: 'spent',
          rule: '5.1',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
