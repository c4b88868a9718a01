import { arrive, battle, capital, cull, end, giveUp, remove, retreat, stay, step } from '../../engine/actions.ts';
import { any, happened, holds, least, not, stand, value } from '../../scenes/claims.ts';
import type { HispaniaLesson } from '../lesson.ts';
import { after, asPosition } from './positions.ts';
import { POSITION } from './umayyads-turn-11.generated.ts';

/** Their seat in the standard game, and later at the table. */
const READER = ['2'] as const;
const VIEW = [
  ...(['seville', 'cadiz', 'sierra-morena', 'cordoba', 'gibraltar', 'toledo', 'la-mancha', 'granada'] as const),
  ...(['cartagena', 'denia', 'valencia', 'majorca', 'ibiza', 'cuenca', 'castellon', 'segovia', 'avila'] as const),
] as const;

/** They face enemies in a number of places, with more units than theirs or with any number. */
const attacks = (places: number) => least('attacks', ['umayyads', 1], places);
const meets = (places: number) => least('attacks', ['umayyads', -99], places);
const took = (provinces: number) => least('held', ['umayyads', VIEW], provinces);
/** A phase has begun or is over. */
const begun = (phase: string) => any(value('phase', [], phase), happened('phase', { nation: 'umayyads', phase }));
const landed = begun('combat');
const fought = any(value('phase', [], 'second-movement'), begun('second-movement'));
const moved = begun('second-combat');
const over = happened('phase', { nation: 'umayyads', phase: 'sequence-end' });
const surrendered = happened('surrendered', { to: 'umayyads' });

const land = {
  is: 'play',
  id: 'landing',
  position: asPosition(POSITION),
  seed: 2,
  reader: READER,
  view: VIEW,
  look: ['toledo', 'valencia', 'la-mancha', 'cordoba', 'cartagena', 'denia'],
  goal: [landed, attacks(6), least('units', ['toledo', 'umayyads'], 4)],
  lost: [landed, any(not(attacks(6)), not(least('units', ['toledo', 'umayyads'], 4)))],
  measure: { is: 'taken' },
  answer: [
    { action: arrive('sea', { infantry: 20, cavalry: 8 }, { tarik: 1, musa: 1 }) },
    { action: step('sea', 'valencia', { cavalry: 8, infantry: 3 }, { 'leader:musa': 1 }) },
    {
      action: step(
        'valencia',
        'la-mancha',
        { 'cavalry/steps=1/led=true/from=sea': 8 },
        { 'leader:musa/steps=1/reach=5/from=sea': 1 },
      ),
    },
    {
      action: step(
        'la-mancha',
        'toledo',
        { 'cavalry/steps=2/led=true/from=valencia': 6 },
        { 'leader:musa/steps=2/reach=5/from=valencia': 1 },
      ),
    },
    { action: step('sea', 'seville', { infantry: 6 }) },
    { action: step('sea', 'cartagena', { infantry: 2 }) },
    { action: step('sea', 'denia', { infantry: 2 }) },
    { action: step('sea', 'gibraltar', { infantry: 7 }, { 'leader:tarik': 1 }) },
    {
      action: step(
        'gibraltar',
        'cordoba',
        { 'infantry/steps=1/led=true/from=sea': 5 },
        { 'leader:tarik/steps=1/reach=3/from=sea': 1 },
      ),
    },
    { action: end() },
  ],
  others: [
    {
      id: 'tarik-from-africa',
      line: [
        { action: arrive('sea', { infantry: 13, cavalry: 8 }, { musa: 1 }) },
        { action: arrive('africa', { infantry: 7 }, { tarik: 1 }) },
        { action: step('sea', 'valencia', { cavalry: 8, infantry: 3 }, { 'leader:musa': 1 }) },
        {
          action: step(
            'valencia',
            'la-mancha',
            { 'cavalry/steps=1/led=true/from=sea': 8 },
            { 'leader:musa/steps=1/reach=5/from=sea': 1 },
          ),
        },
        {
          action: step(
            'la-mancha',
            'toledo',
            { 'cavalry/steps=2/led=true/from=valencia': 6 },
            { 'leader:musa/steps=2/reach=5/from=valencia': 1 },
          ),
        },
        { action: step('sea', 'seville', { infantry: 6 }) },
        { action: step('sea', 'cartagena', { infantry: 2 }) },
        { action: step('sea', 'denia', { infantry: 2 }) },
        { action: step('africa', 'gibraltar', { infantry: 7 }, { 'leader:tarik': 1 }) },
        {
          action: step(
            'gibraltar',
            'cordoba',
            { 'infantry/steps=1/led=true/from=africa': 5 },
            { 'leader:tarik/steps=1/reach=3/from=africa': 1 },
          ),
        },
        { action: end() },
      ],
    },
  ],
  poor: [
    {
      id: 'one-heap',
      line: [
        { action: arrive('sea', { infantry: 20, cavalry: 8 }, { tarik: 1, musa: 1 }) },
        { action: step('sea', 'valencia', { infantry: 20, cavalry: 8 }, { 'leader:musa': 1, 'leader:tarik': 1 }) },
        { action: end() },
      ],
      signs: [landed, meets(1), not(meets(2))],
    },
    {
      id: 'too-few',
      line: [
        { action: arrive('africa', { infantry: 20, cavalry: 8 }, { tarik: 1, musa: 1 }) },
        { action: step('africa', 'gibraltar', { infantry: 20, cavalry: 8 }, { 'leader:tarik': 1, 'leader:musa': 1 }) },
        {
          action: step(
            'gibraltar',
            'cordoba',
            { 'infantry/steps=1/led=true/from=africa': 14, 'cavalry/steps=1/led=true/from=africa': 8 },
            { 'leader:tarik/steps=1/reach=5/from=africa': 1, 'leader:musa/steps=1/reach=5/from=africa': 1 },
          ),
        },
        { action: end() },
      ],
      signs: [landed, meets(2), not(meets(5))],
    },
    {
      id: 'not-toledo',
      line: [
        { action: arrive('sea', { infantry: 20, cavalry: 8 }, { tarik: 1, musa: 1 }) },
        { action: step('sea', 'seville', { infantry: 6 }, { 'leader:musa': 1 }) },
        { action: step('sea', 'cartagena', { cavalry: 2 }) },
        { action: step('sea', 'denia', { cavalry: 2 }) },
        { action: step('sea', 'gibraltar', { infantry: 6 }, { 'leader:tarik': 1 }) },
        { action: step('sea', 'valencia', { infantry: 5, cavalry: 4 }) },
        { action: step('sea', 'cadiz', { infantry: 3 }) },
        { action: end() },
      ],
      signs: [landed, meets(5), stand('toledo', 'umayyads', 0)],
    },
  ],
  wrong: [
    {
      id: 'arrive-in-gibraltar',
      at: 0,
      action: arrive('gibraltar', { infantry: 4 }),
      code: 'place-not-here',
      rule: '3.2',
    },
    {
      id: 'land-in-granada',
      at: 1,
      action: step('sea', 'granada', { infantry: 2 }),
      code: 'no-anchor',
      rule: '3.2-sea',
    },
  ],
} as const satisfies HispaniaLesson['steps'][number];

// This has no measure, because the odds do not know that castles will surrender.
const firstBattles = {
  is: 'play',
  id: 'battles',
  follows: true,
  position: after(land),
  seed: 2,
  reader: READER,
  view: VIEW,
  look: ['toledo', 'cordoba', 'cartagena', 'denia'],
  goal: [fought, holds('toledo', 'umayyads'), surrendered, took(6)],
  lost: [fought, not(took(6))],
  answer: [
    { action: battle('toledo'), dice: [2, 8, 8, 8, 2, 4, 2, 8, 5] },
    { action: battle('cordoba') },
    { action: battle('cartagena') },
    { action: giveUp('cartagena', 'infantry') },
    { action: battle('denia') },
    { action: giveUp('denia', 'infantry') },
    { action: battle('la-mancha'), dice: [9, 10, 4] },
    { action: battle('valencia'), dice: [2, 8, 9, 6] },
    { action: battle('seville'), dice: [10, 1, 4, 8, 4, 10, 10, 3, 10] },
    { action: battle('gibraltar'), dice: [10, 2, 9] },
  ],
  others: [
    {
      id: 'castles-last',
      line: [
        { action: battle('toledo'), dice: [2, 8, 8, 8, 2, 4, 2, 8, 5] },
        { action: battle('la-mancha'), dice: [9, 10, 4] },
        { action: battle('gibraltar'), dice: [2, 8, 9] },
        { action: battle('seville'), dice: [6, 10, 1, 4, 8, 4, 10, 10, 3] },
        { action: battle('valencia'), dice: [10, 10, 2, 9] },
        { action: battle('denia') },
        { action: battle('cartagena') },
        { action: giveUp('cartagena', 'infantry') },
        { action: battle('cordoba') },
        { action: giveUp('cordoba', 'infantry') },
      ],
    },
  ],
  poor: [
    {
      id: 'castles-first',
      line: [
        { action: battle('cordoba'), dice: [2, 8, 8, 8, 2, 4, 2, 8] },
        { action: battle('cartagena'), dice: [5, 9, 10, 4, 2] },
        { action: stay('attacker'), dice: [8, 9, 6] },
        { action: battle('denia'), dice: [10, 1, 4, 8, 4] },
        { action: stay('attacker'), dice: [10, 10, 3] },
        { action: battle('valencia'), dice: [10, 10, 2, 9] },
        { action: battle('seville'), dice: [4, 4, 10, 4, 8, 6, 6, 7, 5] },
        { action: battle('gibraltar'), dice: [1, 8, 1] },
        { action: battle('la-mancha'), dice: [7, 8, 5] },
        { action: battle('toledo'), dice: [8, 10, 5, 7, 6, 7, 7, 3, 1] },
        { action: end() },
      ],
      signs: [fought, not(surrendered)],
    },
  ],
  wrong: [{ id: 'no-battle', at: 0, action: end(), code: 'battles-left', rule: '6' }],
} as const satisfies HispaniaLesson['steps'][number];

const again = {
  is: 'play',
  id: 'second-movement',
  follows: true,
  position: after(firstBattles),
  seed: 1,
  reader: READER,
  view: VIEW,
  look: ['segovia', 'cadiz', 'sierra-morena', 'castellon'],
  goal: [moved, attacks(3)],
  lost: [moved, not(attacks(3))],
  measure: { is: 'taken' },
  answer: [
    { action: step('seville', 'cadiz', { infantry: 2 }) },
    { action: step('cordoba', 'sierra-morena', { infantry: 2 }) },
    { action: step('toledo', 'segovia', { cavalry: 2 }, { 'leader:musa': 1 }) },
    { action: step('valencia', 'castellon', { infantry: 2 }) },
    { action: end() },
  ],
  others: [
    {
      id: 'by-sea-to-majorca',
      line: [
        { action: step('toledo', 'sierra-morena', { cavalry: 2 }) },
        { action: step('toledo', 'segovia', { cavalry: 2 }) },
        { action: step('seville', 'cadiz', { infantry: 2 }) },
        { action: step('valencia', 'majorca', { infantry: 2 }) },
        { action: end() },
        { action: capital('cordoba') },
      ],
    },
  ],
  poor: [
    {
      id: 'stays',
      line: [{ action: end() }, { action: capital('cordoba') }, { action: remove('toledo', { cavalry: 2 }) }],
      signs: [moved, not(happened('moved'))],
    },
    {
      id: 'one',
      line: [
        { action: step('seville', 'cadiz', { infantry: 2 }) },
        { action: end() },
        { action: capital('cordoba') },
        { action: remove('toledo', { cavalry: 2 }) },
      ],
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
  seed: 24,
  reader: READER,
  view: VIEW,
  look: ['segovia', 'cadiz', 'sierra-morena', 'castellon'],
  goal: [over, took(11)],
  lost: [over, not(took(11))],
  measure: { is: 'taken' },
  measured: 0,
  answer: [
    { action: battle('segovia') },
    { action: giveUp('segovia', 'cavalry') },
    { action: battle('cadiz'), dice: [5, 1, 1] },
    { action: stay('attacker'), dice: [9, 7, 1] },
    { action: battle('sierra-morena'), dice: [4, 1, 6] },
    { action: stay('attacker'), dice: [3, 6, 2] },
    { action: stay('attacker'), dice: [6, 10, 5] },
    { action: battle('castellon'), dice: [5, 9, 10] },
  ],
  others: [
    {
      id: 'segovia-last',
      measured: 0,
      line: [
        { action: battle('castellon'), dice: [5, 1, 1] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [9, 7, 1] },
        { action: battle('sierra-morena'), dice: [4, 1, 6] },
        { action: stay('attacker'), dice: [3, 6, 2] },
        { action: stay('attacker'), dice: [6, 10, 5] },
        { action: battle('cadiz'), dice: [5, 9, 10] },
        { action: battle('segovia') },
        { action: giveUp('segovia', 'cavalry') },
      ],
    },
  ],
  poor: [
    {
      id: 'gives-way',
      // One battle is given up.
      measured: 2,
      line: [
        { action: battle('sierra-morena'), dice: [5, 1, 1] },
        { action: retreat('attacker', 'seville', { 'infantry/from=cordoba': 2 }) },
        { action: battle('cadiz'), dice: [9, 7, 1] },
        { action: battle('castellon'), dice: [4, 1, 6] },
        { action: retreat('attacker', 'valencia', { 'infantry/from=valencia': 2 }) },
        { action: battle('segovia') },
        { action: giveUp('segovia', 'cavalry') },
        { action: cull('seville', { infantry: 1 }) },
      ],
      signs: [over, happened('retreated', { owner: 'umayyads', side: 'attacker' }), not(took(11))],
    },
  ],
  wrong: [
    { id: 'a-third-time', at: 0, action: step('toledo', 'la-mancha', { cavalry: 1 }), code: 'move-later', rule: '1' },
  ],
} as const satisfies HispaniaLesson['steps'][number];

/** The conquest: the whole turn 11 of the Umayyads, in scenario D. */
export const umayyadsTurn11 = {
  id: 'umayyads-turn-11',
  chapter: 'openings',
  opening: 'umayyads',
  rules: ['9.1', '9.3', '11-umayyads-surrender', '9.5'],
  minutes: 9,
  steps: [land, firstBattles, again, lastBattles],
} as const satisfies HispaniaLesson;
