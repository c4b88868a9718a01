import { step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.2, second example: a leader with a cavalry picks up an infantry, leaves it where it can go no further, and moves on. */
export const deniaToLisbon = {
  id: 'denia-to-lisbon',
  rules: ['5.2', '5.1'],
  source: { lines: [845, 852] },
  view: ['denia', 'la-mancha', 'toledo', 'sierra-morena', 'badajoz', 'lisbon'],
  position: {
    turn: 12,
    active: 'umayyads',
    phase: 'movement',
    units: {
      denia: [
        { owner: 'umayyads', kind: 'cavalry' },
        { owner: 'umayyads', kind: 'leader', leader: 'tarik' },
      ],
      'la-mancha': [{ owner: 'umayyads', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('denia', 'la-mancha', { cavalry: 1 }, { 'leader:tarik': 1 }) },
    {
      action: step(
        'la-mancha',
        'toledo',
        { infantry: 1, 'cavalry/steps=1/led=true/from=denia': 1 },
        { 'leader:tarik/steps=1/reach=5/from=denia': 1 },
      ),
    },
    {
      action: step(
        'toledo',
        'sierra-morena',
        { 'infantry/steps=1/led=true/from=la-mancha': 1, 'cavalry/steps=2/led=true/from=la-mancha': 1 },
        { 'leader:tarik/steps=2/reach=5/from=la-mancha': 1 },
      ),
    },
    {
      action: step(
        'sierra-morena',
        'badajoz',
        { 'infantry/steps=2/led=true/from=toledo': 1, 'cavalry/steps=3/led=true/from=toledo': 1 },
        { 'leader:tarik/steps=3/reach=5/from=toledo': 1 },
      ),
    },
    {
      action: step(
        'badajoz',
        'lisbon',
        { 'cavalry/steps=4/led=true/from=sierra-morena': 1 },
        { 'leader:tarik/steps=4/reach=5/from=sierra-morena': 1 },
      ),
    },
  ],
  after: [
    happened('moved', { from: 'sierra-morena', to: 'badajoz', units: { infantry: 1, cavalry: 1 }, leaders: ['tarik'] }),
    happened('halted', { place: 'badajoz', why: 'left-behind', units: { infantry: 1 }, rule: '5.2' }, 1),
    stand('badajoz', 'umayyads', 1, 'infantry'),
    stand('lisbon', 'umayyads', 1, 'cavalry'),
    stand('lisbon', 'umayyads', 1, 'leader'),
  ],
  tasks: [
    {
      id: 'left-at-toledo',
      at: 2,
      goal: [
        stand('toledo', 'umayyads', 1, 'infantry'),
        stand('lisbon', 'umayyads', 1, 'cavalry'),
        stand('lisbon', 'umayyads', 1, 'leader'),
      ],
      lost: [any(not(stand('toledo', 'umayyads', 1, 'infantry')), value('phase', [], 'last-stacking'))],
      answer: [
        {
          action: step(
            'toledo',
            'sierra-morena',
            { 'cavalry/steps=2/led=true/from=la-mancha': 1 },
            { 'leader:tarik/steps=2/reach=5/from=la-mancha': 1 },
          ),
        },
        {
          action: step(
            'sierra-morena',
            'badajoz',
            { 'cavalry/steps=3/led=true/from=toledo': 1 },
            { 'leader:tarik/steps=3/reach=5/from=toledo': 1 },
          ),
        },
        {
          action: step(
            'badajoz',
            'lisbon',
            { 'cavalry/steps=4/led=true/from=sierra-morena': 1 },
            { 'leader:tarik/steps=4/reach=5/from=sierra-morena': 1 },
          ),
        },
      ],
    },
    {
      id: 'together-to-gibraltar',
      at: 1,
      goal: [
        stand('gibraltar', 'umayyads', 1, 'infantry'),
        stand('gibraltar', 'umayyads', 1, 'cavalry'),
        stand('gibraltar', 'umayyads', 1, 'leader'),
      ],
      lost: [value('phase', [], 'last-stacking')],
      answer: [
        {
          action: step(
            'la-mancha',
            'cordoba',
            { infantry: 1, 'cavalry/steps=1/led=true/from=denia': 1 },
            { 'leader:tarik/steps=1/reach=5/from=denia': 1 },
          ),
        },
        {
          action: step(
            'cordoba',
            'gibraltar',
            { 'infantry/steps=1/led=true/from=la-mancha': 1, 'cavalry/steps=2/led=true/from=la-mancha': 1 },
            { 'leader:tarik/steps=2/reach=5/from=la-mancha': 1 },
          ),
        },
      ],
    },
  ],
  wrong: [
    {
      id: 'the-infantry-comes-too',
      at: 4,
      action: step(
        'badajoz',
        'lisbon',
        { 'infantry/steps=3/led=true/from=sierra-morena': 1, 'cavalry/steps=4/led=true/from=sierra-morena': 1 },
        { 'leader:tarik/steps=4/reach=5/from=sierra-morena': 1 },
      ),
      code: 'spent-led',
      rule: '5.2',
    },
    {
      id: 'a-sixth-province',
      at: 5,
      action: step(
        'lisbon',
        'algarve',
        { 'cavalry/steps=5/led=true/from=badajoz': 1 },
        { 'leader:tarik/steps=5/reach=5/from=badajoz': 1 },
      ),
      code: 'spent-led',
      rule: '5.2',
    },
  ],
} as const satisfies HispaniaScene;
