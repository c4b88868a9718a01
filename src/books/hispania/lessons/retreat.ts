import { battle, capital, retreat as goes, stay } from '../engine/actions.ts';
import type { ProvinceId } from '../engine/data/ids.ts';
import { any, happened, holds, not, stand } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';
import { among } from './places.ts';

const SECOND = happened('rolled', { round: 2 });
const GONE = happened('retreated', { owner: 'castile' });
const VIEW = ['segovia', 'calatayud', 'avila', 'toledo', 'cuenca'] as const;
/** The origins of the attackers in the question. */
const WHENCE = 'cuenca';

const fought = { action: battle('segovia'), dice: [2, 4, 4, 4, 7, 1, 3] } as const;

/** Provinces open to Castile in this position: its own and empty ones. An origin of attackers must be its own. */
const open = (place: ProvinceId) =>
  place === WHENCE ? holds(place, 'castile') : any(holds(place, 'castile'), holds(place, null));

/** Retreats lead to own provinces with room, one unit over the limit, and empty ones; a defender's not to the origins of attackers. */
export const retreat = {
  id: 'retreat',
  chapter: 'first-steps',
  rules: ['6.6', '4.6', '4.3'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'both-get-away',
      position: {
        set: LESSON_SET,
        turn: 16,
        active: 'castile',
        phase: 'combat',
        units: {
          segovia: [
            { owner: 'castile', kind: 'infantry', count: 3, from: 'calatayud' },
            { owner: 'seville', kind: 'infantry', count: 4 },
          ],
          toledo: [{ owner: 'seville', kind: 'infantry' }],
          cuenca: [{ owner: 'seville', kind: 'infantry' }],
          calatayud: [{ owner: 'castile', kind: 'infantry', count: 2 }],
          // They are farther away and keep the units of Castile within its population limit (7), wherever the units go.
          cantabria: [{ owner: 'castile', kind: 'infantry' }],
          leon: [{ owner: 'castile', kind: 'infantry' }],
        },
        seed: 20,
      },
      seed: 20,
      reader: ['castile'],
      view: VIEW,
      look: ['calatayud', 'avila'],
      goal: [GONE, stand('segovia', 'castile', 0), not(SECOND)],
      lost: [SECOND],
      measure: { is: 'left', nation: 'castile', side: 'attacker' },
      answer: [fought, { action: goes('attacker', 'avila', { 'infantry/from=calatayud': 2 }) }],
      others: [
        {
          id: 'one-each',
          line: [
            fought,
            { action: goes('attacker', 'calatayud', { 'infantry/from=calatayud': 1 }) },
            { action: goes('attacker', 'avila', { 'infantry/from=calatayud': 1 }) },
          ],
        },
        {
          id: 'new-capital',
          line: [
            fought,
            { action: capital('calatayud') },
            { action: goes('attacker', 'calatayud', { 'infantry/from=calatayud': 2 }) },
          ],
        },
      ],
      poor: [
        {
          id: 'stays',
          measured: 1,
          line: [fought, { action: stay('attacker') }, { action: stay('defender'), dice: [1, 8, 9, 2, 2, 8] }],
          signs: [SECOND, not(GONE)],
        },
        {
          id: 'one-stays',
          measured: 2,
          line: [
            fought,
            { action: goes('attacker', 'avila', { 'infantry/from=calatayud': 1 }) },
            { action: stay('attacker') },
            { action: stay('defender'), dice: [1, 8, 9, 2, 2] },
          ],
          signs: [SECOND, GONE],
        },
      ],
      wrong: [
        {
          id: 'to-the-enemy',
          at: 1,
          action: goes('attacker', 'toledo', { 'infantry/from=calatayud': 2 }),
          code: 'retreat-held',
          rule: '6.6',
        },
        {
          id: 'no-room',
          at: 1,
          action: goes('attacker', 'calatayud', { 'infantry/from=calatayud': 2 }),
          code: 'retreat-room',
          rule: '4.6',
        },
        {
          id: 'too-far',
          at: 1,
          action: goes('attacker', 'old-castile', { 'infantry/from=calatayud': 2 }),
          code: 'retreat-far',
          rule: '6.6',
        },
      ],
    },
    {
      is: 'ask',
      id: 'attacked',
      on: 'board',
      position: {
        set: LESSON_SET,
        turn: 16,
        active: 'seville',
        phase: 'combat',
        units: {
          segovia: [
            { owner: 'seville', kind: 'infantry', count: 4, from: WHENCE },
            { owner: 'castile', kind: 'infantry', count: 2 },
          ],
          toledo: [{ owner: 'seville', kind: 'infantry' }],
          calatayud: [{ owner: 'castile', kind: 'infantry', count: 2 }],
        },
        seed: 20,
      },
      view: VIEW,
      look: ['calatayud', 'avila', 'toledo', 'cuenca'],
      options: among(['calatayud', 'avila', 'toledo', 'cuenca'], open),
      find: 2,
    },
  ],
} as const satisfies HispaniaLesson;
