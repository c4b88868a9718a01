import { battle, buy, capital, end, remove, retreat, stay, step } from '../../engine/actions.ts';
import { settled } from '../../engine/game.ts';
import { setup } from '../../engine/setup.ts';
import { any, happened, least, not, value } from '../../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from '../lesson.ts';
import { after, asPosition } from './positions.ts';

/** Its seat in the standard game, and later at the table. */
const READER = ['1'] as const;
const VIEW = [
  'seville',
  'cadiz',
  'cordoba',
  'gibraltar',
  'toledo',
  'la-mancha',
  'granada',
  'cartagena',
  'denia',
  'valencia',
  'cuenca',
  'castellon',
] as const;

/** It faces enemies in a number of places, with more units than theirs or with any number. */
const attacks = (places: number) => least('attacks', ['carthage', 1], places);
const meets = (places: number) => least('attacks', ['carthage', -99], places);
/** It holds a number of the provinces of the Iberians that it can reach. */
const IBERIAN = ['seville', 'cordoba', 'granada', 'valencia', 'la-mancha', 'toledo', 'castellon', 'cuenca', 'tortosa'];
const holds = (provinces: number) => least('held', ['carthage', IBERIAN], provinces);
/** A phase has begun or is over. */
const begun = (phase: string) => any(value('phase', [], phase), happened('phase', { nation: 'carthage', phase }));
const landed = begun('combat');
const fought = any(value('phase', [], 'second-movement'), begun('second-movement'));
const moved = begun('second-combat');
const over = happened('phase', { nation: 'carthage', phase: 'sequence-end' });
const gaveWay = happened('retreated', { owner: 'carthage', side: 'attacker' });

const land = {
  is: 'play',
  id: 'landing',
  // The first question: its twelve units have come to the sea.
  position: asPosition(settled(setup({ scenario: 'A', set: LESSON_SET }, 1)).state),
  seed: 5,
  reader: READER,
  view: VIEW,
  look: ['seville', 'cordoba', 'granada', 'valencia'],
  goal: [landed, attacks(4)],
  lost: [landed, not(attacks(4))],
  measure: { is: 'taken' },
  answer: [
    { action: step('sea', 'seville', { infantry: 4 }, { 'leader:hamilcar': 1 }) },
    { action: step('cadiz', 'seville', { infantry: 1 }) },
    { action: step('sea', 'gibraltar', { infantry: 6 }) },
    { action: step('gibraltar', 'cordoba', { 'infantry/steps=1/from=sea': 4 }) },
    { action: step('gibraltar', 'granada', { 'infantry/steps=1/from=sea': 2 }) },
    { action: step('sea', 'valencia', { infantry: 2 }) },
    { action: step('denia', 'valencia', { infantry: 1 }) },
    { action: end() },
  ],
  others: [
    {
      id: 'la-mancha-for-seville',
      line: [
        { action: step('sea', 'valencia', { infantry: 4 }, { 'leader:hamilcar': 1 }) },
        { action: step('sea', 'cartagena', { infantry: 2 }) },
        { action: step('cartagena', 'la-mancha', { 'infantry/steps=1/from=sea': 2 }) },
        { action: step('sea', 'gibraltar', { infantry: 6 }) },
        { action: step('gibraltar', 'cordoba', { 'infantry/steps=1/from=sea': 4 }) },
        { action: step('gibraltar', 'granada', { 'infantry/steps=1/from=sea': 2 }) },
        { action: end() },
      ],
    },
  ],
  poor: [
    {
      id: 'stays',
      line: [
        { action: step('sea', 'cartagena', { infantry: 4 }, { 'leader:hamilcar': 1 }) },
        { action: step('sea', 'cadiz', { infantry: 3 }) },
        { action: step('sea', 'gibraltar', { infantry: 3 }) },
        { action: step('sea', 'denia', { infantry: 2 }) },
        { action: end() },
        { action: capital('cadiz') },
        { action: remove('cadiz', { infantry: 1 }) },
        { action: remove('gibraltar', { infantry: 1 }) },
        { action: remove('cartagena', { infantry: 1, 'infantry/from=sea': 1 }) },
      ],
      signs: [landed, not(meets(1))],
    },
    {
      id: 'one-blow',
      line: [
        { action: step('sea', 'valencia', { infantry: 5 }, { 'leader:hamilcar': 1 }) },
        { action: step('sea', 'cartagena', { infantry: 3 }) },
        { action: step('sea', 'denia', { infantry: 4 }) },
        { action: end() },
        { action: capital('cartagena') },
        { action: remove('denia', { infantry: 1, 'infantry/from=sea': 1 }) },
      ],
      signs: [landed, meets(1), not(meets(2))],
    },
    {
      id: 'thin',
      line: [
        { action: step('sea', 'seville', { infantry: 2 }, { 'leader:hamilcar': 1 }) },
        { action: step('sea', 'valencia', { infantry: 2 }) },
        { action: step('sea', 'gibraltar', { infantry: 4 }) },
        { action: step('gibraltar', 'cordoba', { 'infantry/steps=1/from=sea': 2 }) },
        { action: step('gibraltar', 'granada', { 'infantry/steps=1/from=sea': 1 }) },
        { action: step('sea', 'cartagena', { infantry: 2 }) },
        { action: step('cartagena', 'la-mancha', { 'infantry/steps=1/from=sea': 1 }) },
        { action: step('sea', 'cadiz', { infantry: 1 }) },
        { action: step('sea', 'denia', { infantry: 1 }) },
        { action: end() },
      ],
      signs: [landed, meets(4), not(attacks(4))],
    },
    {
      id: 'too-few',
      line: [
        { action: step('sea', 'seville', { infantry: 6 }, { 'leader:hamilcar': 1 }) },
        { action: step('sea', 'valencia', { infantry: 5 }) },
        { action: step('sea', 'gibraltar', { infantry: 1 }) },
        { action: end() },
      ],
      signs: [landed, meets(2), not(meets(4))],
    },
  ],
  wrong: [
    { id: 'buy', at: 0, action: buy('infantry'), code: 'not-now', rule: '1' },
    {
      id: 'land-in-castellon',
      at: 0,
      action: step('sea', 'castellon', { infantry: 2 }),
      code: 'no-anchor',
      rule: '3.2-sea',
    },
    { id: 'fight-at-once', at: 6, action: battle('valencia'), code: 'fight-later', rule: '6' },
  ],
} as const satisfies HispaniaLesson['steps'][number];

const firstBattles = {
  is: 'play',
  id: 'battles',
  follows: true,
  position: after(land),
  seed: 5,
  reader: READER,
  view: VIEW,
  look: ['seville', 'cordoba', 'granada', 'valencia'],
  goal: [fought, holds(3)],
  lost: [fought, not(holds(3))],
  measure: { is: 'taken' },
  // Before the first dice.
  measured: 0,
  answer: [
    { action: battle('seville'), dice: [9, 1, 2, 10, 3, 6, 1] },
    { action: battle('cordoba'), dice: [9, 10, 4, 9, 2, 6] },
    { action: battle('granada'), dice: [7, 5, 2] },
    { action: stay('attacker'), dice: [3, 10, 7] },
    { action: battle('valencia'), dice: [1, 8, 9, 8, 2] },
  ],
  others: [
    {
      id: 'valencia-first',
      measured: 0,
      line: [
        { action: battle('valencia'), dice: [9, 1, 2, 10, 3] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [6, 1, 9] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [10, 4] },
        { action: battle('granada'), dice: [9, 2, 6] },
        { action: battle('cordoba'), dice: [7, 5, 2, 3, 10, 7] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [1, 8, 9] },
        { action: battle('seville'), dice: [8, 2, 1, 1, 8, 8, 3] },
      ],
    },
  ],
  poor: [
    {
      id: 'gives-way',
      // One battle is given up.
      measured: 2,
      line: [
        { action: battle('valencia'), dice: [9, 1, 2, 10, 3] },
        { action: retreat('attacker', 'denia', { 'infantry/from=sea': 2 }) },
        { action: battle('granada'), dice: [6, 1, 9] },
        { action: retreat('attacker', 'gibraltar', { 'infantry/from=gibraltar': 1 }) },
        { action: battle('cordoba'), dice: [10, 4, 9, 2, 6, 7] },
        { action: battle('seville'), dice: [5, 2, 3, 10, 7, 1, 8] },
      ],
      signs: [fought, gaveWay, not(holds(3))],
    },
  ],
  wrong: [
    { id: 'move-on', at: 0, action: step('cadiz', 'gibraltar', { infantry: 1 }), code: 'move-later', rule: '1' },
    { id: 'no-battle', at: 0, action: end(), code: 'battles-left', rule: '6' },
  ],
} as const satisfies HispaniaLesson['steps'][number];

const again = {
  is: 'play',
  id: 'second-movement',
  follows: true,
  position: after(firstBattles),
  seed: 1,
  reader: READER,
  view: VIEW,
  look: ['toledo', 'la-mancha'],
  goal: [moved, attacks(2)],
  lost: [moved, not(attacks(2))],
  measure: { is: 'taken' },
  answer: [
    { action: step('cordoba', 'toledo', { infantry: 4 }) },
    { action: step('seville', 'cordoba', { infantry: 3 }, { 'leader:hamilcar': 1 }) },
    { action: step('cordoba', 'la-mancha', { 'infantry/steps=1/led=true/from=seville': 2 }) },
    { action: end() },
  ],
  others: [
    {
      id: 'hamilcar-goes-along',
      line: [
        { action: step('cordoba', 'toledo', { infantry: 4 }) },
        { action: step('seville', 'cordoba', { infantry: 3 }, { 'leader:hamilcar': 1 }) },
        {
          action: step(
            'cordoba',
            'la-mancha',
            { 'infantry/steps=1/led=true/from=seville': 2 },
            { 'leader:hamilcar/steps=1/reach=3/from=seville': 1 },
          ),
        },
        { action: end() },
      ],
    },
  ],
  poor: [
    {
      id: 'stays',
      line: [{ action: end() }, { action: capital('seville') }],
      signs: [moved, not(happened('moved'))],
    },
    {
      id: 'one',
      line: [
        { action: step('cordoba', 'la-mancha', { infantry: 2 }) },
        { action: end() },
        { action: capital('seville') },
      ],
      signs: [moved, attacks(1), not(meets(2))],
    },
  ],
  wrong: [{ id: 'fight-on', at: 0, action: battle('toledo'), code: 'fight-later', rule: '6' }],
} as const satisfies HispaniaLesson['steps'][number];

const lastBattles = {
  is: 'play',
  id: 'second-battles',
  follows: true,
  position: after(again),
  seed: 1,
  reader: READER,
  view: VIEW,
  look: ['toledo', 'la-mancha'],
  goal: [over, holds(5)],
  lost: [over, not(holds(5))],
  measure: { is: 'taken' },
  measured: 0,
  answer: [
    { action: battle('toledo'), dice: [8, 6, 6, 1, 1, 10] },
    { action: stay('attacker') },
    { action: stay('defender'), dice: [1, 1, 10, 4] },
    { action: battle('la-mancha'), dice: [2, 10, 10] },
  ],
  others: [
    {
      id: 'la-mancha-first',
      measured: 0,
      line: [
        { action: battle('la-mancha'), dice: [8, 6, 6] },
        { action: battle('toledo'), dice: [1, 1, 10, 1, 1, 10] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [4, 2, 10, 10] },
      ],
    },
  ],
  poor: [
    {
      id: 'gives-way',
      measured: 2,
      line: [
        { action: battle('toledo'), dice: [8, 6, 6, 1, 1, 10] },
        { action: retreat('attacker', 'cordoba', { 'infantry/from=cordoba': 3 }) },
        { action: battle('la-mancha'), dice: [1, 1, 10] },
        { action: retreat('attacker', 'cordoba', { 'infantry/from=cordoba': 1 }) },
      ],
      signs: [over, gaveWay, not(holds(5))],
    },
  ],
  wrong: [
    { id: 'a-third-time', at: 0, action: step('cadiz', 'gibraltar', { infantry: 1 }), code: 'move-later', rule: '1' },
  ],
} as const satisfies HispaniaLesson['steps'][number];

/** Carthage lands: its whole first turn, from the set-up of scenario A. */
export const carthageTurn1 = {
  id: 'carthage-turn-1',
  chapter: 'openings',
  opening: 'carthage',
  rules: ['9.1', '3.2-sea', '11-carthage-narbonne'],
  minutes: 6,
  steps: [land, firstBattles, again, lastBattles],
} as const satisfies HispaniaLesson;
