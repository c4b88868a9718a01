import {
  aim,
  arrive,
  battle,
  capital,
  end,
  refuseSubmission,
  remove,
  retreat,
  stay,
  step,
} from '../../engine/actions.ts';
import { any, happened, least, not, value } from '../../scenes/claims.ts';
import type { HispaniaLesson } from '../lesson.ts';
import { after, asPosition } from './positions.ts';
import { POSITION } from './rome-turn-4.generated.ts';

/** Its seat in the standard game, and later at the table. */
const READER = ['4'] as const;
const VIEW = [
  ...(['lisbon', 'badajoz', 'algarve', 'sierra-morena', 'seville', 'cadiz', 'cordoba', 'gibraltar', 'toledo'] as const),
  ...([
    'la-mancha',
    'granada',
    'cartagena',
    'denia',
    'valencia',
    'cuenca',
    'castellon',
    'tortosa',
    'zaragoza',
  ] as const),
  ...(['huesca', 'barcelona', 'western-pyrenees', 'eastern-pyrenees', 'segovia'] as const),
] as const;
/** The three zones that score for it (11-rome-zones). */
const ZONES = [
  ...[
    'lisbon',
    'badajoz',
    'algarve',
    'sierra-morena',
    'seville',
    'cadiz',
    'cordoba',
    'gibraltar',
    'toledo',
    'la-mancha',
  ],
  ...['granada', 'cartagena', 'denia', 'valencia', 'majorca', 'ibiza', 'castellon', 'tortosa', 'zaragoza', 'huesca'],
  ...['barcelona', 'western-pyrenees', 'eastern-pyrenees', 'lusitania', 'alcantara', 'salamanca', 'avila', 'segovia'],
  ...['calatayud', 'cuenca'],
];
/** Places of other nations within its reach. */
const FOREIGN = [
  ...['lisbon', 'badajoz', 'algarve', 'cadiz', 'cordoba', 'gibraltar', 'granada', 'denia', 'valencia', 'huesca'],
  ...['barcelona', 'western-pyrenees', 'avila', 'calatayud'],
];

/** It faces enemies in a number of places, with more units than theirs or with any number. */
const attacks = (places: number) => least('attacks', ['rome', 1], places);
const meets = (places: number) => least('attacks', ['rome', -99], places);
const took = (provinces: number) => least('held', ['rome', FOREIGN], provinces);
const holds = (provinces: number) => least('held', ['rome', ZONES], provinces);
/** A phase has begun or is over. */
const begun = (phase: string) => any(value('phase', [], phase), happened('phase', { nation: 'rome', phase }));
const landed = begun('combat');
const fought = any(value('phase', [], 'second-movement'), begun('second-movement'));
const moved = begun('second-combat');
const over = happened('phase', { nation: 'rome', phase: 'sequence-end' });
const gaveWay = happened('retreated', { owner: 'rome', side: 'attacker' });

const land = {
  is: 'play',
  id: 'landing',
  position: asPosition(POSITION),
  seed: 13,
  reader: READER,
  view: VIEW,
  look: ['seville', 'cadiz', 'gibraltar', 'denia', 'valencia'],
  goal: [landed, attacks(6)],
  lost: [landed, not(attacks(6))],
  measure: { is: 'taken' },
  answer: [
    { action: arrive('sea', { elite: 14 }) },
    { action: step('sea', 'seville', { elite: 10 }) },
    { action: step('seville', 'cordoba', { 'elite/steps=1/from=sea': 5 }) },
    { action: step('seville', 'algarve', { 'elite/steps=1/from=sea': 3 }) },
    { action: step('seville', 'badajoz', { 'elite/steps=1/from=sea': 2 }) },
    { action: step('sea', 'cadiz', { elite: 2 }) },
    { action: step('sea', 'gibraltar', { elite: 2 }) },
    { action: step('cartagena', 'denia', { elite: 2 }) },
    { action: step('la-mancha', 'valencia', { elite: 2 }) },
    { action: step('tortosa', 'zaragoza', { elite: 2 }) },
    { action: step('zaragoza', 'huesca', { 'elite/steps=1/from=tortosa': 2 }) },
    { action: end() },
  ],
  others: [
    {
      id: 'one-lands-in-denia',
      line: [
        { action: arrive('sea', { elite: 14 }) },
        { action: step('sea', 'seville', { elite: 9 }) },
        { action: step('seville', 'cordoba', { 'elite/steps=1/from=sea': 5 }) },
        { action: step('seville', 'algarve', { 'elite/steps=1/from=sea': 2 }) },
        { action: step('seville', 'badajoz', { 'elite/steps=1/from=sea': 2 }) },
        { action: step('sea', 'cadiz', { elite: 2 }) },
        { action: step('sea', 'gibraltar', { elite: 2 }) },
        { action: step('sea', 'denia', { elite: 1 }) },
        { action: step('cartagena', 'denia', { elite: 1 }) },
        { action: step('la-mancha', 'valencia', { elite: 2 }) },
        { action: step('tortosa', 'zaragoza', { elite: 2 }) },
        { action: step('zaragoza', 'huesca', { 'elite/steps=1/from=tortosa': 2 }) },
        { action: end() },
      ],
    },
  ],
  poor: [
    {
      id: 'by-narbonne',
      line: [
        { action: arrive('narbonne', { elite: 14 }) },
        { action: step('narbonne', 'barcelona', { elite: 8 }) },
        { action: step('narbonne', 'eastern-pyrenees', { elite: 6 }) },
        { action: end() },
        { action: remove('barcelona', { 'elite/from=narbonne': 3 }) },
        { action: capital('eastern-pyrenees') },
        { action: remove('eastern-pyrenees', { 'elite/from=narbonne': 3 }) },
      ],
      signs: [landed, happened('arrived', { place: 'narbonne' }), not(attacks(6))],
    },
    {
      id: 'left-at-sea',
      line: [
        { action: arrive('sea', { elite: 14 }) },
        { action: step('sea', 'seville', { elite: 5 }) },
        { action: step('sea', 'cartagena', { elite: 1 }) },
        { action: end() },
        { action: capital('seville') },
        { action: remove('cartagena', { elite: 1 }) },
      ],
      signs: [landed, happened('left', { place: 'sea', why: 'must-leave' }), not(attacks(6))],
    },
    {
      id: 'too-few',
      line: [
        { action: arrive('sea', { elite: 14 }) },
        { action: step('sea', 'cadiz', { elite: 4 }) },
        { action: step('sea', 'gibraltar', { elite: 5 }) },
        { action: step('sea', 'valencia', { elite: 5 }) },
        { action: end() },
      ],
      signs: [landed, meets(1), not(meets(6))],
    },
  ],
  wrong: [
    { id: 'arrive-in-valencia', at: 0, action: arrive('valencia', { elite: 4 }), code: 'place-not-here', rule: '3.2' },
    { id: 'march-first', at: 0, action: step('toledo', 'cordoba', { elite: 1 }), code: 'move-later', rule: '1' },
    { id: 'land-in-lisbon', at: 1, action: step('sea', 'lisbon', { elite: 2 }), code: 'no-anchor', rule: '3.2-sea' },
  ],
} as const satisfies HispaniaLesson['steps'][number];

const firstBattles = {
  is: 'play',
  id: 'battles',
  follows: true,
  position: after(land),
  seed: 13,
  reader: READER,
  view: VIEW,
  look: ['cordoba', 'badajoz', 'algarve', 'cadiz', 'gibraltar', 'denia', 'valencia', 'huesca'],
  goal: [fought, took(6)],
  lost: [fought, not(took(6))],
  measure: { is: 'taken' },
  // Before the first dice.
  measured: 0,
  answer: [
    { action: battle('cordoba'), dice: [3, 3, 6, 2, 3, 7, 7, 9] },
    { action: stay('attacker') },
    { action: stay('defender'), dice: [3, 3, 6, 3, 6, 5] },
    { action: stay('attacker') },
    { action: stay('defender'), dice: [10, 2, 10, 3, 4] },
    { action: battle('badajoz'), dice: [4, 7, 8] },
    { action: battle('algarve'), dice: [7, 10, 5, 1] },
    { action: battle('cadiz'), dice: [3, 5, 7] },
    { action: stay('attacker') },
    { action: stay('defender'), dice: [8, 6, 3] },
    { action: battle('gibraltar'), dice: [9, 7, 1] },
    { action: battle('denia'), dice: [6, 10, 10] },
    { action: battle('valencia'), dice: [6, 6, 9] },
    { action: battle('huesca'), dice: [7, 4, 1] },
  ],
  others: [
    {
      id: 'huesca-first',
      measured: 0,
      line: [
        { action: battle('huesca'), dice: [3, 3, 6] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [2, 3] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [7, 7] },
        { action: battle('valencia'), dice: [9, 3, 3] },
        { action: battle('denia'), dice: [6, 3, 6] },
        { action: battle('gibraltar'), dice: [5, 10, 2] },
        { action: battle('cadiz'), dice: [10, 3, 4] },
        { action: battle('algarve'), dice: [4, 7, 8, 7] },
        { action: battle('badajoz'), dice: [10, 5, 1] },
        { action: battle('cordoba'), dice: [3, 5, 7, 8, 6, 3, 9, 7] },
      ],
    },
  ],
  poor: [
    {
      id: 'gives-way',
      // Two battles are given up.
      measured: 5,
      line: [
        { action: battle('cordoba'), dice: [3, 3, 6, 2, 3, 7, 7, 9] },
        { action: retreat('attacker', 'sierra-morena', { 'elite/from=seville': 3 }) },
        { action: retreat('attacker', 'seville', { 'elite/from=seville': 1 }) },
        { action: battle('badajoz'), dice: [3, 3, 6] },
        { action: retreat('attacker', 'seville', { 'elite/from=seville': 2 }) },
        { action: battle('algarve'), dice: [3, 6, 5, 10] },
        { action: retreat('attacker', 'seville', { 'elite/from=seville': 2 }) },
        { action: battle('cadiz'), dice: [2, 10, 3] },
        { action: battle('gibraltar'), dice: [4, 4, 7] },
        { action: retreat('attacker', 'cadiz', { 'elite/from=sea': 2 }) },
        { action: battle('denia'), dice: [8, 7, 10] },
        { action: battle('valencia'), dice: [5, 1, 3] },
        { action: retreat('attacker', 'cuenca', { 'elite/from=la-mancha': 1 }) },
        { action: retreat('attacker', 'la-mancha', { 'elite/from=la-mancha': 1 }) },
        { action: battle('huesca'), dice: [5, 7, 8] },
      ],
      signs: [fought, gaveWay, not(took(6))],
    },
  ],
  wrong: [
    { id: 'move-on', at: 0, action: step('toledo', 'la-mancha', { elite: 1 }), code: 'move-later', rule: '1' },
    { id: 'no-battle', at: 0, action: end(), code: 'battles-left', rule: '6' },
  ],
} as const satisfies HispaniaLesson['steps'][number];

const again = {
  is: 'play',
  id: 'second-movement',
  follows: true,
  position: after(firstBattles),
  seed: 4,
  reader: READER,
  view: VIEW,
  look: ['lisbon', 'granada', 'barcelona', 'sierra-morena'],
  goal: [moved, attacks(3)],
  lost: [moved, not(attacks(3))],
  measure: { is: 'taken' },
  answer: [
    { action: step('algarve', 'lisbon', { elite: 2 }) },
    { action: step('cordoba', 'granada', { elite: 4 }) },
    { action: step('gibraltar', 'granada', { elite: 1 }) },
    { action: step('huesca', 'barcelona', { elite: 2 }) },
    { action: step('tortosa', 'barcelona', { elite: 1 }) },
    { action: step('toledo', 'sierra-morena', { elite: 1 }) },
    { action: end() },
  ],
  others: [
    {
      id: 'by-zaragoza',
      line: [
        { action: step('toledo', 'sierra-morena', { elite: 2 }) },
        { action: step('algarve', 'lisbon', { elite: 2 }) },
        { action: step('cordoba', 'granada', { elite: 4 }) },
        { action: step('gibraltar', 'granada', { elite: 1 }) },
        { action: step('huesca', 'barcelona', { elite: 1 }) },
        { action: step('zaragoza', 'barcelona', { elite: 1 }) },
        { action: step('tortosa', 'barcelona', { elite: 1 }) },
        { action: step('huesca', 'eastern-pyrenees', { elite: 1 }) },
        { action: end() },
      ],
    },
  ],
  poor: [
    {
      id: 'stays',
      line: [
        { action: end() },
        { action: capital('algarve') },
        { action: remove('cuenca', { elite: 1 }) },
        { action: remove('algarve', { elite: 1 }) },
        { action: remove('cordoba', { elite: 1 }) },
      ],
      signs: [moved, not(happened('moved'))],
    },
    {
      id: 'one',
      line: [{ action: step('algarve', 'lisbon', { elite: 2 }) }, { action: end() }],
      signs: [moved, meets(1), not(meets(3))],
    },
  ],
  wrong: [{ id: 'fight-at-once', at: 0, action: battle('granada'), code: 'fight-later', rule: '6' }],
} as const satisfies HispaniaLesson['steps'][number];

const lastBattles = {
  is: 'play',
  id: 'second-battles',
  follows: true,
  position: after(again),
  seed: 4,
  reader: READER,
  view: VIEW,
  look: ['lisbon', 'granada', 'barcelona'],
  goal: [over, holds(19)],
  lost: [over, not(holds(19))],
  measure: { is: 'taken' },
  measured: 0,
  answer: [
    { action: battle('lisbon'), dice: [4, 1, 8] },
    { action: refuseSubmission() },
    { action: stay('attacker'), dice: [8, 3] },
    { action: battle('granada'), dice: [10, 3, 4, 3, 3, 7, 4, 6] },
    { action: stay('attacker'), dice: [3, 9, 8, 2, 9, 10, 3] },
    { action: battle('barcelona') },
    { action: aim('defender', { infantry: { 'elite~river': 1, elite: 1 } }), dice: [7, 7, 2, 8, 9] },
    { action: capital('cuenca') },
    { action: remove('granada', { elite: 2 }) },
  ],
  others: [
    {
      id: 'barcelona-first',
      measured: 0,
      line: [
        { action: battle('barcelona') },
        { action: aim('defender', { infantry: { 'elite~river': 1, elite: 1 } }), dice: [4, 1, 8, 8, 3] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [10, 3, 4] },
        { action: battle('granada'), dice: [3, 3, 7, 4, 6, 3, 9, 8] },
        { action: stay('attacker'), dice: [2, 9, 10, 3, 7] },
        { action: battle('lisbon'), dice: [7, 2, 8] },
        { action: capital('cuenca') },
        { action: remove('granada', { elite: 1 }) },
      ],
    },
  ],
  poor: [
    {
      id: 'gives-way',
      // Two battles are given up.
      measured: 5,
      line: [
        { action: battle('lisbon'), dice: [4, 1, 8] },
        { action: refuseSubmission() },
        { action: retreat('attacker', 'badajoz', { 'elite/from=algarve': 1 }) },
        { action: battle('granada'), dice: [8, 3, 10, 3, 4, 3, 3, 7] },
        { action: retreat('attacker', 'cordoba', { 'elite/from=cordoba': 4, 'elite/from=gibraltar': 1 }) },
        { action: battle('barcelona') },
        { action: aim('defender', { infantry: { 'elite~river': 1, elite: 1 } }), dice: [4, 6, 3, 9, 8] },
        { action: retreat('attacker', 'tortosa', { 'elite/from=huesca': 1 }) },
        { action: capital('cuenca') },
        { action: remove('cordoba', { elite: 1 }) },
      ],
      signs: [over, gaveWay, not(holds(19))],
    },
  ],
  wrong: [
    { id: 'a-third-time', at: 0, action: step('toledo', 'la-mancha', { elite: 1 }), code: 'move-later', rule: '1' },
  ],
} as const satisfies HispaniaLesson['steps'][number];

/** Rome comes to stay: its whole turn 4, with the forts, in scenario C. */
export const romeTurn4 = {
  id: 'rome-turn-4',
  chapter: 'openings',
  opening: 'rome',
  rules: ['9.1', '3.2', '11-rome-forts', '11-rome-zones'],
  minutes: 9,
  steps: [land, firstBattles, again, lastBattles],
} as const satisfies HispaniaLesson;
