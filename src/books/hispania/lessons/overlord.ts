import { battle, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';
import { among } from './places.ts';

/** The movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'visigoths', phase: 'combat' }));
const submitted = happened('submitted', { nation: 'basques', to: 'visigoths' });

const VIEW = ['basque-country', 'pamplona', 'western-pyrenees', 'calatayud', 'old-castile', 'zaragoza'] as const;
const BASQUES = {
  'basque-country': [{ owner: 'basques', kind: 'infantry', count: 2 }],
  pamplona: [{ owner: 'basques', kind: 'infantry' }],
  'western-pyrenees': [{ owner: 'basques', kind: 'infantry' }],
} as const;

/** Submission from the side of the overlord: after a round of battle that both survive, three provinces count for two nations. */
export const overlord = {
  id: 'overlord',
  chapter: 'great-and-small',
  rules: ['9.6', '9.6-submission', '9.6-points'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'bow',
      position: {
        set: LESSON_SET,
        turn: 10,
        active: 'visigoths',
        phase: 'movement',
        units: {
          ...BASQUES,
          calatayud: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
          'old-castile': [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
          zaragoza: [{ owner: 'visigoths', kind: 'infantry', count: 3 }],
          cantabria: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
          // Another nation plays after them, so that the turn's points are still to come when their own turn is over.
          cartagena: [{ owner: 'byzantium', kind: 'infantry' }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['visigoths'],
      view: [...VIEW, 'cantabria'],
      look: ['basque-country', 'pamplona'],
      goal: [submitted],
      lost: [happened('phase', { nation: 'visigoths', phase: 'last-stacking' }), not(submitted)],
      measure: { is: 'turn-points', nation: 'visigoths' },
      measured: 3,
      answer: [
        { action: step('calatayud', 'basque-country', { infantry: 1 }) },
        { action: step('old-castile', 'basque-country', { infantry: 1 }) },
        { action: end() },
        { action: battle('basque-country'), dice: [8, 6, 6, 1] },
      ],
      others: [
        {
          id: 'three',
          measured: 4,
          line: [
            { action: step('calatayud', 'basque-country', { infantry: 1 }) },
            { action: step('old-castile', 'basque-country', { infantry: 1 }) },
            { action: step('cantabria', 'basque-country', { infantry: 1 }) },
            { action: end() },
            { action: battle('basque-country'), dice: [8, 6, 6, 1, 1] },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [moved, not(happened('moved'))] },
        {
          id: 'pamplona',
          line: [{ action: step('zaragoza', 'pamplona', { infantry: 3 }) }, { action: end() }],
          // With fewer units he may well survive the round, and the dice decide.
          signs: [
            moved,
            stand('basque-country', 'visigoths', 0),
            any(stand('pamplona', 'visigoths', 3), stand('pamplona', 'visigoths', 4)),
          ],
        },
        {
          id: 'alone',
          line: [{ action: step('calatayud', 'basque-country', { infantry: 1 }) }, { action: end() }],
          signs: [moved, stand('basque-country', 'visigoths', 1), stand('pamplona', 'visigoths', 0)],
        },
      ],
      wrong: [
        {
          id: 'no-fight',
          at: 3,
          action: end(),
          code: 'battles-left',
          rule: '6',
        },
      ],
    },
    {
      is: 'ask',
      id: 'whose-count',
      on: 'board',
      position: {
        set: LESSON_SET,
        turn: 10,
        active: 'visigoths',
        phase: 'movement',
        units: {
          ...BASQUES,
          calatayud: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
          zaragoza: [{ owner: 'visigoths', kind: 'infantry', count: 3 }],
          cantabria: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
        },
        overlords: { basques: 'visigoths' },
        seed: 1,
      },
      view: [...VIEW, 'cantabria'],
      look: ['basque-country', 'pamplona', 'western-pyrenees'],
      options: among([...VIEW, 'cantabria'], (place) => holds(place, 'basques')),
      find: 3,
    },
  ],
} as const satisfies HispaniaLesson;
