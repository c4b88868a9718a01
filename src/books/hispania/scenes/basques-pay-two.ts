import { buy, collect, end, place, renounce } from '../engine/actions.ts';
import { all, any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 2.2: the Basques hand over 2 of 4 gold to the Visigoths, who saved 3, may keep 4, and buy an infantry at once. */
export const basquesPayTwo = {
  id: 'basques-pay-two',
  rules: ['2.2', '9.6-income', '2.4'],
  source: { lines: [410, 416] },
  view: ['basque-country', 'pamplona', 'western-pyrenees', 'eastern-pyrenees', 'huesca', 'zaragoza'],
  position: {
    turn: 9,
    active: 'basques',
    phase: 'income',
    begins: true,
    units: {
      'basque-country': [{ owner: 'basques', kind: 'infantry' }],
      pamplona: [{ owner: 'basques', kind: 'infantry' }],
      'western-pyrenees': [{ owner: 'basques', kind: 'infantry' }],
      'eastern-pyrenees': [{ owner: 'basques', kind: 'infantry' }],
      // There is no castle, so that the subject's payment is the only income.
      huesca: [{ owner: 'visigoths', kind: 'infantry' }],
      zaragoza: [{ owner: 'visigoths', kind: 'infantry' }],
    },
    overlords: { basques: 'visigoths' },
    // Half gold: 3.
    gold: { visigoths: 6 },
    seed: 1,
  },
  seed: 1,
  line: [{ action: collect() }, { action: buy('infantry') }],
  after: [
    happened('income', { nation: 'basques', gold: 4, from: null, purse: 4, rule: '2.2' }, 1),
    happened('income', { nation: 'visigoths', gold: 4, from: 'basques', purse: 10, rule: '9.6-income' }, 1),
    happened('bought', { nation: 'visigoths', unit: 'infantry', cost: 8, rule: '2.2' }, 1),
    not(happened('gold-lost')),
    value('gold', ['basques'], 4),
    value('gold', ['visigoths'], 2),
    // The new infantry waits beside the map.
    value('all', ['visigoths', 'infantry'], 2),
    value('active', [], 'basques'),
  ],
  tasks: [
    {
      id: 'nothing-bought',
      at: 0,
      goal: [value('gold', ['basques'], 4), value('gold', ['visigoths'], 8), happened('gold-lost')],
      lost: [any(happened('bought'), happened('renounced'))],
      answer: [{ action: collect() }, { action: end() }],
    },
    {
      id: 'just-four',
      at: 0,
      goal: [value('gold', ['basques'], 2), value('gold', ['visigoths'], 8), not(happened('gold-lost'))],
      lost: [
        any(
          happened('gold-lost'),
          happened('bought'),
          all(value('phase', [], 'movement'), not(all(value('gold', ['basques'], 2), value('gold', ['visigoths'], 8)))),
        ),
      ],
      answer: [{ action: renounce(4) }, { action: collect() }],
    },
    {
      id: 'place-it-in-huesca',
      at: 2,
      goal: [stand('huesca', 'visigoths', 2)],
      lost: [value('active', [], 'visigoths'), value('phase', [], 'movement'), not(stand('huesca', 'visigoths', 2))],
      answer: [{ action: end() }, { action: place('huesca', 'infantry') }],
    },
  ],
  wrong: [
    { id: 'a-knight', at: 1, action: buy('knight'), code: 'not-sold', rule: '2.3' },
    { id: 'place-it-now', at: 2, action: place('huesca', 'infantry'), code: 'not-now', rule: '1' },
  ],
} as const satisfies HispaniaScene;
