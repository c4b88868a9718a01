import { end, step } from '../engine/actions.ts';
import { all, any, happened, holds, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The Galicians have ended their turn. */
const over = happened('phase', { nation: 'galicians', phase: 'sequence-end' });
/** The provinces that score for the Galicians at the end of turn 10. */
const SCORES = ['galicia', 'asturias', 'porto'] as const;

/** The Basques have ended their movement: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'basques', phase: 'combat' }));

/** Points for holding provinces at the end of certain turns, and for destroying units in one's own turn. */
export const scoring = {
  id: 'scoring',
  chapter: 'first-steps',
  rules: ['8', '8-turn-end', '8-kills'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'hold',
      position: {
        set: LESSON_SET,
        turn: 10,
        active: 'galicians',
        phase: 'movement',
        units: {
          galicia: [{ owner: 'galicians', kind: 'infantry' }],
          duero: [{ owner: 'galicians', kind: 'infantry' }],
          leon: [{ owner: 'galicians', kind: 'infantry' }],
          // Another nation plays after them, so that the turn's points are still to come when their own turn is over.
          algarve: [{ owner: 'celts', kind: 'infantry' }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['galicians'],
      view: ['galicia', 'asturias', 'porto', 'duero', 'leon'],
      look: ['asturias', 'porto'],
      goal: [over, ...SCORES.map((place) => holds(place, 'galicians'))],
      lost: [over, not(all(...SCORES.map((place) => holds(place, 'galicians'))))],
      measure: { is: 'turn-points', nation: 'galicians' },
      answer: [
        { action: step('duero', 'porto', { infantry: 1 }) },
        { action: step('leon', 'asturias', { infantry: 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'the-long-way',
          line: [
            { action: step('duero', 'asturias', { infantry: 1 }) },
            { action: step('leon', 'duero', { infantry: 1 }) },
            { action: step('duero', 'porto', { 'infantry/steps=1/from=leon': 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [over, not(happened('moved'))] },
        {
          id: 'porto-alone',
          line: [{ action: step('duero', 'porto', { infantry: 1 }) }, { action: end() }],
          signs: [over, holds('porto', 'galicians'), holds('galicia', 'galicians'), holds('asturias', null)],
        },
        {
          id: 'asturias-alone',
          line: [{ action: step('leon', 'asturias', { infantry: 1 }) }, { action: end() }],
          signs: [over, holds('asturias', 'galicians'), holds('galicia', 'galicians'), holds('porto', null)],
        },
        {
          id: 'leaves-galicia',
          line: [{ action: step('galicia', 'porto', { infantry: 1 }) }, { action: end() }],
          signs: [over, holds('galicia', null)],
        },
      ],
      wrong: [
        {
          id: 'straight-to-porto',
          at: 0,
          action: step('leon', 'porto', { infantry: 1 }),
          code: 'no-border',
          rule: '5',
        },
      ],
    },
    {
      is: 'play',
      id: 'strike',
      position: {
        set: LESSON_SET,
        turn: 4,
        active: 'basques',
        phase: 'movement',
        units: {
          'western-pyrenees': [{ owner: 'basques', kind: 'infantry', count: 2 }],
          'eastern-pyrenees': [{ owner: 'basques', kind: 'infantry', count: 2 }],
          pamplona: [{ owner: 'basques', kind: 'infantry' }],
          huesca: [{ owner: 'rome', kind: 'elite' }],
          calatayud: [{ owner: 'iberians', kind: 'infantry' }],
        },
        seed: 3,
      },
      seed: 3,
      reader: ['basques'],
      view: ['western-pyrenees', 'eastern-pyrenees', 'pamplona', 'huesca', 'calatayud'],
      look: ['huesca', 'calatayud'],
      goal: [moved, stand('huesca', 'basques', 4), not(happened('removed'))],
      lost: [moved, any(happened('removed'), not(stand('huesca', 'basques', 4)))],
      measure: { is: 'taken' },
      answer: [
        { action: step('western-pyrenees', 'huesca', { infantry: 2 }) },
        { action: step('eastern-pyrenees', 'huesca', { infantry: 2 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'with-pamplona',
          line: [
            { action: step('pamplona', 'huesca', { infantry: 1 }) },
            { action: step('western-pyrenees', 'huesca', { infantry: 2 }) },
            { action: step('eastern-pyrenees', 'huesca', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [moved, not(happened('moved'))] },
        {
          id: 'iberians',
          line: [{ action: step('pamplona', 'calatayud', { infantry: 1 }) }, { action: end() }],
          signs: [moved, stand('huesca', 'basques', 0), stand('calatayud', 'basques', 1)],
        },
        {
          id: 'alone',
          line: [{ action: step('pamplona', 'huesca', { infantry: 1 }) }, { action: end() }],
          signs: [moved, stand('huesca', 'basques', 1)],
        },
        {
          id: 'two',
          line: [{ action: step('western-pyrenees', 'huesca', { infantry: 2 }) }, { action: end() }],
          signs: [moved, stand('huesca', 'basques', 2)],
        },
      ],
      wrong: [
        {
          id: 'past-the-romans',
          at: 1,
          action: step('huesca', 'barcelona', { 'infantry/steps=1/from=western-pyrenees': 2 }),
          code: 'stopped',
          rule: '5.3',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
