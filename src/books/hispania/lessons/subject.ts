import type { Step } from '../../../kernel/scene.ts';
import { battle, end, refuseSubmission, retreat, stay, step, submit } from '../engine/actions.ts';
import { all, any, happened, holds, not } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The Galicians have ended their turn. */
const over = happened('phase', { nation: 'galicians', phase: 'sequence-end' });
/** The provinces that score for the Galicians at the end of turn 10. */
const SCORES = ['galicia', 'asturias', 'porto'] as const;

const bowed = happened('submitted', { nation: 'galicians', to: 'rome' });
/** Rome attacks: each side loses one unit, and the Galicians are asked. */
const FIRST: Step = { action: battle('galicia'), dice: [9, 1, 2, 10, 3] };
/** They refuse, and another Roman falls; they are asked again. */
const ANOTHER: readonly Step[] = [{ action: refuseSubmission() }, { action: stay('attacker'), dice: [6, 1, 9] }];

/** Submission from the side of the subject: it keeps half the points and stays alive. The lesson shows its options afterwards. */
export const subject = {
  id: 'subject',
  chapter: 'great-and-small',
  rules: ['9.6', '9.6-submission', '9.6-points', '9.6-allies'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'bow',
      position: {
        set: LESSON_SET,
        turn: 5,
        active: 'rome',
        phase: 'combat',
        units: {
          galicia: [
            { owner: 'rome', kind: 'elite', count: 3, from: 'asturias' },
            { owner: 'galicians', kind: 'infantry', count: 2 },
          ],
          porto: [
            { owner: 'rome', kind: 'elite', count: 4, from: 'duero' },
            { owner: 'galicians', kind: 'infantry', count: 2 },
          ],
        },
        seed: 5,
      },
      seed: 5,
      // The page answers for other seats only after the reader has answered. So the reader begins the attack, and Rome
      // does the rest.
      reader: ['galicians'],
      view: ['galicia', 'porto', 'asturias', 'duero'],
      look: ['galicia', 'porto'],
      goal: [bowed],
      lost: [happened('phase', { nation: 'rome', phase: 'last-stacking' }), not(bowed)],
      measure: { is: 'turn-points', nation: 'galicians' },
      answer: [FIRST, { action: submit() }],
      others: [{ id: 'after-another', line: [FIRST, ...ANOTHER, { action: submit() }] }],
      poor: [
        {
          id: 'never',
          line: [FIRST, ...ANOTHER, { action: refuseSubmission() }, { action: stay('attacker'), dice: [10, 4] }],
          signs: [happened('battle-over', { place: 'galicia', winner: 'rome' }), not(bowed)],
        },
      ],
      wrong: [
        {
          id: 'run',
          at: 1,
          action: retreat('defender', 'asturias', { infantry: 1 }),
          code: 'answer-first',
          rule: '11-galicians',
        },
      ],
    },
    {
      is: 'play',
      id: 'as-a-subject',
      position: {
        set: LESSON_SET,
        turn: 10,
        active: 'galicians',
        phase: 'movement',
        units: {
          galicia: [{ owner: 'galicians', kind: 'infantry' }],
          leon: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
          duero: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
          cantabria: [{ owner: 'visigoths', kind: 'infantry' }],
        },
        overlords: { galicians: 'visigoths' },
        seed: 1,
      },
      seed: 1,
      reader: ['galicians'],
      view: ['galicia', 'asturias', 'porto', 'duero', 'leon', 'cantabria'],
      look: ['porto', 'asturias', 'duero'],
      goal: [over, ...SCORES.map((place) => holds(place, 'galicians'))],
      lost: [over, not(all(...SCORES.map((place) => holds(place, 'galicians'))))],
      measure: { is: 'turn-points', nation: 'galicians' },
      answer: [
        { action: step('leon', 'asturias', { infantry: 1 }) },
        { action: step('leon', 'duero', { infantry: 1 }) },
        { action: step('duero', 'porto', { 'infantry/steps=1/from=leon': 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'both-through',
          line: [
            { action: step('leon', 'duero', { infantry: 2 }) },
            { action: step('duero', 'asturias', { 'infantry/steps=1/from=leon': 1 }) },
            { action: step('duero', 'porto', { 'infantry/steps=1/from=leon': 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [over, not(happened('moved'))] },
        {
          id: 'asturias-alone',
          line: [{ action: step('leon', 'asturias', { infantry: 1 }) }, { action: end() }],
          signs: [over, holds('asturias', 'galicians'), holds('galicia', 'galicians'), holds('porto', null)],
        },
        {
          id: 'stops-there',
          line: [{ action: step('leon', 'duero', { infantry: 1 }) }, { action: end() }],
          signs: [over, any(happened('left'), happened('removed'))],
        },
      ],
      wrong: [
        {
          id: 'stay-with-the-overlord',
          at: 0,
          action: step('leon', 'cantabria', { infantry: 1 }),
          code: 'no-way-on',
          rule: '9.6-allies',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
