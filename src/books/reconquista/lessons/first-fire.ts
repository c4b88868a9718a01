import { move, ride } from '../engine/actions.ts';
import { christian, muslim } from '../engine/pieces.ts';
import { any, happened, not, phase } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

/** 12-first-fire, 9-el-cid: who rolls first, and what it is worth. */
export const firstFire = {
  id: 'first-fire',
  rules: ['12-first-fire', '12-hits', '9-el-cid'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'open-ground',
      position: {
        turn: 2,
        phase: 'moves',
        moves: { region: 'asturias', moved: {}, force: null },
        places: {
          leon: { held: christian({ army: 2 }) },
          oviedo: { held: muslim({ garrison: 1 }) },
          galicia: { held: muslim({ garrison: 1 }) },
        },
      },
      look: ['oviedo', 'galicia'],
      seed: 2,
      reader: ['christian'],
      goal: [happened('battle', { place: 'galicia', attackers: { army: 2 } }), not(happened('first-fire'))],
      lost: [any(phase('reaction'), happened('first-fire'), happened('battle', { attackers: { army: 1 } }))],
      answer: [{ action: move('galicia', { 'leon army': 2 }), dice: [4, 4, 2] }],
      others: [],
      poor: [
        {
          id: 'uphill',
          line: [{ action: move('oviedo', { 'leon army': 2 }), dice: [4, 4, 2] }],
          signs: [happened('first-fire', { place: 'oviedo', by: 'mountain' })],
        },
      ],
      wrong: [
        { id: 'leave', at: 0, action: move('salamanca', { 'leon army': 2 }), code: 'not-free', rule: '11-roads' },
      ],
    },
    {
      is: 'play',
      id: 'with-el-cid',
      position: {
        turn: 10,
        phase: 'moves',
        event: { id: 'el-cid' },
        moves: { region: 'aragon', moved: {}, force: null },
        places: {
          barcelona: { held: christian({ army: 2, 'el-cid': 1 }) },
          pamplona: { held: muslim({ garrison: 2 }) },
        },
      },
      look: ['barcelona', 'pamplona'],
      seed: 12,
      reader: ['christian'],
      goal: [happened('first-fire', { by: 'el-cid', side: 'christian' })],
      lost: [any(phase('reaction'), happened('first-fire', { by: 'mountain' }))],
      answer: [{ action: ride('barcelona', 'pamplona', { 'barcelona army': 2 }), dice: [4, 4] }],
      others: [
        { id: 'one-army', line: [{ action: ride('barcelona', 'pamplona', { 'barcelona army': 1 }), dice: [4, 4] }] },
      ],
      poor: [
        {
          id: 'without-him',
          line: [{ action: move('pamplona', { 'barcelona army': 1 }), dice: [4, 4, 6] }],
          signs: [happened('first-fire', { by: 'mountain' })],
        },
      ],
      wrong: [],
    },
  ],
} as const satisfies ReconquistaLesson;
