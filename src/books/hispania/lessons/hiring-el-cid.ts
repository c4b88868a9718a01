import type { Step } from '../../../kernel/scene.ts';
import { accept, aim, battle, end, engage, hire, rebuild, stay, step } from '../engine/actions.ts';
import type { PlaceId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';
import { cidBand } from '../scenes/cid-band.ts';
import { all, any, happened, holds, not, stand } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

const VIEW = [
  'calatayud',
  'cuenca',
  'old-castile',
  'pamplona',
  'huesca',
  'zaragoza',
] as const satisfies readonly PlaceId[];

/** Castile's player also plays El Cid; all other nations have players of their own. */
const SEATS: Written['seats'] = { 'el-cid': 'castile' };

/** The units around Navarre, in addition to those of a step at Zaragoza. */
const AROUND: Written['units'] = {
  huesca: [{ owner: 'zaragoza', kind: 'castle' }],
  'old-castile': [{ owner: 'zaragoza', kind: 'infantry' }],
  cuenca: [
    { owner: 'zaragoza', kind: 'castle' },
    { owner: 'zaragoza', kind: 'infantry' },
  ],
  segovia: [{ owner: 'castile', kind: 'infantry' }],
  valencia: [{ owner: 'valencia', kind: 'infantry', count: 2 }],
  calatayud: [{ owner: 'navarre', kind: 'infantry' }],
  pamplona: [{ owner: 'navarre', kind: 'infantry' }],
};

/** Navarre's turn is over. */
const over = happened('phase', { nation: 'navarre', phase: 'sequence-end' });
/** He has destroyed a castle, and is paid for it. */
const done = [happened('paid', { hirer: 'navarre' }), happened('ruined')] as const;
const held = all(...(['zaragoza', 'calatayud', 'pamplona'] as const).map((place) => holds(place, 'navarre')));

/** The default answers of his player: he accepts, and brings his strongest units. */
const accepted = (place: PlaceId, infantry: number): readonly Step[] => [
  { action: accept() },
  { action: engage(place, { knight: 3, infantry }) },
];
/** A mission is measured after he has set out, before the dice. */
const MEASURED = 3;

/** A hero for hire: he fights for gold, and his employer scores for the units that fall (11, El Cid). */
export const hiringElCid = {
  id: 'hiring-el-cid',
  chapter: 'later-ages',
  rules: ['11-el-cid-hire', '11-el-cid-mission', '11-el-cid-pay', '11-el-cid-after'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'hire',
      position: {
        set: LESSON_SET,
        turn: 17,
        active: 'navarre',
        phase: 'mission',
        units: { ...AROUND, zaragoza: [{ owner: 'zaragoza', kind: 'castle' }] },
        seats: SEATS,
        // Half gold: 3.
        gold: { navarre: 6 },
        band: cidBand(4),
        seed: 3,
      },
      seed: 3,
      reader: ['navarre'],
      view: VIEW,
      look: ['zaragoza', 'huesca'],
      goal: done,
      lost: [any(over, happened('paid')), not(all(...done))],
      measure: { is: 'turn-points', nation: 'navarre' },
      measured: MEASURED,
      answer: [
        { action: hire('zaragoza', { castle: 1 }) },
        ...accepted('zaragoza', 2),
        { action: aim('defender', { castle: { infantry: 3 } }), dice: [3, 5, 1, 8, 7, 10, 5, 8] },
        { action: stay('attacker'), dice: [8, 3, 9, 5] },
      ],
      others: [
        {
          id: 'huesca',
          measured: MEASURED,
          line: [
            { action: hire('huesca', { castle: 1 }) },
            ...accepted('huesca', 2),
            { action: aim('defender', { castle: { infantry: 3 } }), dice: [3, 5, 1, 8, 7, 10, 5, 8] },
            { action: stay('attacker'), dice: [8, 3, 9, 5] },
          ],
        },
      ],
      poor: [
        {
          id: 'one-infantry',
          measured: MEASURED,
          line: [
            { action: hire('old-castile', { infantry: 1 }) },
            ...accepted('old-castile', 1),
            { action: aim('defender', { infantry: { infantry: 1 } }), dice: [3, 5, 1, 8, 7] },
          ],
          signs: [happened('mission', { place: 'old-castile' }), happened('paid')],
        },
        {
          id: 'nobody',
          line: [{ action: end() }, { action: end() }],
          signs: [over, not(happened('mission')), not(happened('rolled'))],
        },
        {
          id: 'alone',
          measured: 3,
          line: [
            { action: end() },
            { action: step('calatayud', 'zaragoza', { infantry: 1 }) },
            { action: end() },
            { action: battle('zaragoza'), dice: [3, 5, 1, 8] },
          ],
          signs: [over, not(happened('mission')), happened('battle-over', { place: 'zaragoza' })],
        },
      ],
      wrong: [
        {
          id: 'valencia',
          at: 0,
          action: hire('valencia', { infantry: 2 }),
          code: 'hire-not-next',
          rule: '11-el-cid-hire',
        },
        {
          id: 'too-dear',
          at: 0,
          action: hire('cuenca', { castle: 1, infantry: 1 }),
          code: 'hire-gold',
          rule: '11-el-cid-pay',
        },
        {
          id: 'his-own',
          at: 0,
          action: hire('segovia', { infantry: 1 }),
          code: 'hire-own-nation',
          rule: '11-el-cid-hire',
        },
      ],
    },
    {
      is: 'play',
      id: 'follow',
      position: {
        set: LESSON_SET,
        turn: 17,
        active: 'navarre',
        phase: 'movement',
        units: {
          ...AROUND,
          zaragoza: [{ owner: 'zaragoza', kind: 'ruin' }],
          calatayud: [{ owner: 'navarre', kind: 'infantry', count: 2 }],
        },
        seats: SEATS,
        band: cidBand(3),
        tally: { missions: ['navarre'] },
        seed: 3,
      },
      seed: 3,
      reader: ['navarre'],
      view: VIEW,
      look: ['zaragoza', 'calatayud'],
      goal: [over, held],
      lost: [over, not(held)],
      answer: [{ action: step('calatayud', 'zaragoza', { infantry: 1 }) }, { action: end() }, { action: end() }],
      others: [
        {
          id: 'castle',
          line: [
            { action: step('calatayud', 'zaragoza', { infantry: 1 }) },
            { action: rebuild('zaragoza', 'infantry/steps=1/from=calatayud') },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [over, not(happened('moved'))] },
        {
          id: 'both',
          line: [{ action: step('calatayud', 'zaragoza', { infantry: 2 }) }, { action: end() }, { action: end() }],
          signs: [over, stand('zaragoza', 'navarre', 2), holds('calatayud', null)],
        },
      ],
      wrong: [{ id: 'again', at: 0, action: hire('huesca', { castle: 1 }), code: 'hire-once', rule: '11-el-cid-hire' }],
    },
  ],
} as const satisfies HispaniaLesson;
