import { end, step } from '../engine/actions.ts';
import { any, happened, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 9.6-points: as subjects of the Visigoths the Galicians keep half of 4½, rounded up to 2½. */
export const galiciansAsSubjects = {
  id: 'galicians-as-subjects',
  rules: ['8', '9.6-points', '8-turn-end'],
  source: { lines: [1481, 1484] },
  view: ['galicia', 'asturias', 'porto', 'leon', 'cantabria'],
  position: {
    turn: 10,
    active: 'galicians',
    phase: 'movement',
    units: {
      galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
      asturias: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
      cantabria: [{ owner: 'visigoths', kind: 'infantry' }],
      toledo: [{ owner: 'visigoths', kind: 'castle' }],
    },
    overlords: { galicians: 'visigoths' },
    seed: 1,
  },
  seed: 1,
  line: [{ action: step('galicia', 'porto', { infantry: 1 }) }, { action: end() }, { action: end() }],
  after: [
    happened('points', { nation: 'galicians', points: 9, reason: 'provinces', count: 3 }, 1),
    happened('points', { nation: 'galicians', points: -4, reason: 'subject-half', rule: '9.6-points' }, 1),
    value('points', ['galicians'], 5),
    // 3 for the castle at Toledo, ½ for Cantabria and for each province of the subject.
    happened('points', { nation: 'visigoths', points: 6, reason: 'castles' }, 1),
    happened('points', { nation: 'visigoths', points: 4, reason: 'provinces', count: 4 }, 1),
    value('points', ['visigoths'], 10),
  ],
  tasks: [
    {
      id: 'half-without-a-rest',
      at: 0,
      goal: [value('points', ['galicians'], 3)],
      lost: [value('active', [], null), any(value('points', ['galicians'], 5), value('points', ['galicians'], 2))],
      answer: [{ action: end() }, { action: end() }],
    },
    {
      id: 'more-for-the-overlord',
      at: 1,
      goal: [value('points', ['galicians'], 5), value('points', ['visigoths'], 11)],
      lost: [value('active', [], null), stand('leon', 'galicians', 0)],
      answer: [{ action: step('asturias', 'leon', { infantry: 1 }) }, { action: end() }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'stay-with-the-overlord',
      at: 1,
      action: step('asturias', 'cantabria', { infantry: 1 }),
      code: 'no-way-on',
      rule: '9.6-allies',
    },
  ],
} as const satisfies HispaniaScene;
