import { step } from '../engine/actions.ts';
import { any, happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.2: with a leader infantry enters three provinces: to Gibraltar, or over two mountains to Cantabria. */
export const toGibraltarWithALeader = {
  id: 'to-gibraltar-with-a-leader',
  rules: ['5.2', '5.1', '5.1-mountain'],
  source: { lines: [831, 836] },
  view: ['segovia', 'toledo', 'cordoba', 'gibraltar', 'avila', 'old-castile', 'cantabria'],
  position: {
    turn: 17,
    active: 'castile',
    phase: 'movement',
    units: {
      segovia: [
        { owner: 'castile', kind: 'infantry' },
        { owner: 'castile', kind: 'leader', leader: 'alfonso-vi' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('segovia', 'toledo', { infantry: 1 }, { 'leader:alfonso-vi': 1 }) },
    {
      action: step(
        'toledo',
        'cordoba',
        { 'infantry/steps=1/led=true/from=segovia/river=true': 1 },
        { 'leader:alfonso-vi/steps=1/reach=3/from=segovia/river=true': 1 },
      ),
    },
    {
      action: step(
        'cordoba',
        'gibraltar',
        { 'infantry/steps=2/led=true/from=toledo': 1 },
        { 'leader:alfonso-vi/steps=2/reach=3/from=toledo': 1 },
      ),
    },
  ],
  after: [
    happened('moved', { units: { infantry: 1 }, leaders: ['alfonso-vi'] }, 3),
    stand('gibraltar', 'castile', 1, 'infantry'),
    stand('gibraltar', 'castile', 1, 'leader'),
  ],
  tasks: [
    {
      id: 'to-cantabria',
      at: 0,
      goal: [stand('cantabria', 'castile', 1, 'infantry'), stand('cantabria', 'castile', 1, 'leader')],
      lost: [any(happened('halted'), happened('moved', { to: 'toledo' }), value('active', [], null))],
      answer: [
        { action: step('segovia', 'avila', { infantry: 1 }, { 'leader:alfonso-vi': 1 }) },
        {
          action: step(
            'avila',
            'old-castile',
            { 'infantry/steps=1/led=true/from=segovia': 1 },
            { 'leader:alfonso-vi/steps=1/reach=3/from=segovia': 1 },
          ),
        },
        {
          action: step(
            'old-castile',
            'cantabria',
            { 'infantry/steps=2/led=true/from=avila/river=true': 1 },
            { 'leader:alfonso-vi/steps=2/reach=3/from=avila/river=true': 1 },
          ),
        },
      ],
    },
    {
      id: 'alone-over-the-mountains',
      at: 0,
      goal: [stand('cantabria', 'castile', 1, 'leader'), holds('segovia', 'castile')],
      lost: [
        any(
          happened('moved', { units: { infantry: 1 } }),
          happened('moved', { to: 'toledo' }),
          value('active', [], null),
        ),
      ],
      answer: [
        { action: step('segovia', 'avila', {}, { 'leader:alfonso-vi': 1 }) },
        { action: step('avila', 'old-castile', {}, { 'leader:alfonso-vi/steps=1/reach=3/from=segovia': 1 }) },
        {
          action: step(
            'old-castile',
            'cantabria',
            {},
            { 'leader:alfonso-vi/steps=2/reach=3/from=avila/river=true': 1 },
          ),
        },
      ],
    },
  ],
  wrong: [
    {
      id: 'a-fourth-province',
      at: 3,
      action: step(
        'gibraltar',
        'granada',
        { 'infantry/steps=3/led=true/from=cordoba': 1 },
        { 'leader:alfonso-vi/steps=3/reach=3/from=cordoba': 1 },
      ),
      code: 'spent-led',
      rule: '5.2',
    },
    {
      id: 'without-him',
      at: 2,
      action: step('cordoba', 'gibraltar', { 'infantry/steps=2/led=true/from=toledo': 1 }),
      code: 'spent-led',
      rule: '5.2',
    },
  ],
} as const satisfies HispaniaScene;
