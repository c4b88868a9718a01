import { end, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** Movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'visigoths', phase: 'combat' }));
const led = stand('segovia', 'visigoths', 1, 'leader');

/** A leader rolls no die. Every die with him gets two more; units that march with him pass mountains and go one step further. */
export const leader = {
  id: 'leader',
  chapter: 'first-steps',
  rules: ['6.2b', '6.2b-lone-leader', '5.2', '5.1-mountain'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'with-him',
      position: {
        set: LESSON_SET,
        turn: 7,
        active: 'visigoths',
        phase: 'movement',
        units: {
          valencia: [
            { owner: 'visigoths', kind: 'infantry' },
            { owner: 'visigoths', kind: 'leader', leader: 'wallia' },
          ],
          cuenca: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
          segovia: [{ owner: 'alans', kind: 'infantry', count: 3 }],
          // It is far away and cannot reach anything; it keeps the units from exceeding the population limit (7).
          barcelona: [{ owner: 'visigoths', kind: 'castle' }],
        },
        seed: 4,
      },
      seed: 4,
      reader: ['visigoths'],
      view: ['valencia', 'cuenca', 'segovia', 'castellon', 'calatayud', 'avila'],
      look: ['valencia', 'cuenca', 'segovia'],
      goal: [stand('segovia', 'visigoths', 3), led, moved],
      lost: [moved, any(not(stand('segovia', 'visigoths', 3)), not(led))],
      measure: { is: 'taken' },
      answer: [
        { action: step('valencia', 'cuenca', { infantry: 1 }, { 'leader:wallia': 1 }) },
        {
          action: step(
            'cuenca',
            'segovia',
            { infantry: 2, 'infantry/steps=1/led=true/from=valencia': 1 },
            { 'leader:wallia/steps=1/reach=3/from=valencia': 1 },
          ),
        },
        { action: end() },
      ],
      others: [
        {
          id: 'two-go-ahead',
          line: [
            { action: step('cuenca', 'segovia', { infantry: 2 }) },
            { action: step('valencia', 'cuenca', { infantry: 1 }, { 'leader:wallia': 1 }) },
            {
              action: step(
                'cuenca',
                'segovia',
                { 'infantry/steps=1/led=true/from=valencia': 1 },
                { 'leader:wallia/steps=1/reach=3/from=valencia': 1 },
              ),
            },
            { action: end() },
          ],
        },
        {
          id: 'by-castellon',
          line: [
            { action: step('valencia', 'castellon', { infantry: 1 }, { 'leader:wallia': 1 }) },
            {
              action: step(
                'castellon',
                'cuenca',
                { 'infantry/steps=1/led=true/from=valencia': 1 },
                { 'leader:wallia/steps=1/reach=3/from=valencia': 1 },
              ),
            },
            {
              action: step(
                'cuenca',
                'segovia',
                { infantry: 2, 'infantry/steps=2/led=true/from=castellon': 1 },
                { 'leader:wallia/steps=2/reach=3/from=castellon': 1 },
              ),
            },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'without-him',
          line: [{ action: step('cuenca', 'segovia', { infantry: 2 }) }, { action: end() }],
          signs: [moved, stand('segovia', 'visigoths', 2), not(led)],
        },
        {
          id: 'one-with-him',
          line: [
            { action: step('valencia', 'cuenca', { infantry: 1 }, { 'leader:wallia': 1 }) },
            {
              action: step(
                'cuenca',
                'segovia',
                { 'infantry/steps=1/led=true/from=valencia': 1 },
                { 'leader:wallia/steps=1/reach=3/from=valencia': 1 },
              ),
            },
            { action: end() },
          ],
          signs: [moved, stand('segovia', 'visigoths', 1), led],
        },
        {
          id: 'two-with-him',
          line: [
            { action: step('valencia', 'cuenca', {}, { 'leader:wallia': 1 }) },
            {
              action: step('cuenca', 'segovia', { infantry: 2 }, { 'leader:wallia/steps=1/reach=3/from=valencia': 1 }),
            },
            { action: end() },
          ],
          signs: [moved, stand('segovia', 'visigoths', 2), led],
        },
      ],
      wrong: [
        {
          id: 'through-the-enemy',
          at: 2,
          action: step(
            'segovia',
            'avila',
            { 'infantry/steps=2/led=true/from=cuenca': 1 },
            { 'leader:wallia/steps=2/reach=3/from=cuenca': 1 },
          ),
          code: 'stopped',
          rule: '5.3',
        },
        {
          id: 'left-behind',
          at: 1,
          action: step('cuenca', 'segovia', { 'infantry/steps=1/led=true/from=valencia': 1 }),
          code: 'halted-mountain',
          rule: '5.1-mountain',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;
