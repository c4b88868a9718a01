import type { Assertion } from '../../../kernel/assertions.ts';
import { move } from '../engine/actions.ts';
import type { LocationId } from '../engine/data/ids.ts';
import { C, christian, M, muslim, rebels } from '../engine/pieces.ts';
import { besieging, happened, phase } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const fights = (at: LocationId): Assertion => ({ is: 'value', of: 'fights', args: [at], equals: true });

/** 11-contact: which locations fight, and which are besieged. */
export const battleOrSiege = {
  id: 'battle-or-siege',
  rules: ['11-contact', '11-stop'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'which-fight',
      on: 'board',
      position: {
        turn: 9,
        phase: 'moves',
        places: {
          barcelona: { ...M, held: muslim({ garrison: 2 }) },
          tarragona: { ...M, held: muslim({ army: 1 }) },
          zaragoza: { ...M, held: muslim({ garrison: 1, army: 1 }) },
          'la-mancha': { held: muslim({ garrison: 1 }) },
          cordoba: { ...C, fort: true, held: rebels(3) },
          lisbon: { ...M, held: muslim({ army: 2 }) },
        },
      },
      look: ['zaragoza', 'la-mancha', 'lisbon'],
      options: {
        barcelona: fights('barcelona'),
        tarragona: fights('tarragona'),
        zaragoza: fights('zaragoza'),
        'la-mancha': fights('la-mancha'),
        cordoba: fights('cordoba'),
        lisbon: fights('lisbon'),
      },
      find: 3,
    },
    {
      is: 'play',
      id: 'besiege',
      position: {
        turn: 9,
        phase: 'moves',
        moves: { region: 'aragon', moved: {}, force: null },
        places: {
          pamplona: { held: christian({ army: 2 }) },
          barcelona: { held: muslim({ garrison: 1 }) },
          tarragona: { ...M, held: muslim({ garrison: 1, army: 1 }) },
          zaragoza: { ...M, held: muslim({ garrison: 2 }) },
        },
      },
      look: ['pamplona', 'zaragoza'],
      seed: 1,
      reader: ['christian'],
      goal: [besieging('zaragoza', 'christian', 2)],
      lost: [{ is: 'any', of: [phase('reaction'), happened('battle'), happened('besieged', { units: { army: 1 } })] }],
      answer: [{ action: move('zaragoza', { 'pamplona army': 2 }) }],
      others: [],
      poor: [
        {
          id: 'into-the-open',
          line: [{ action: move('barcelona', { 'pamplona army': 2 }), dice: [4, 4, 4] }],
          signs: [happened('battle', { place: 'barcelona' })],
        },
        {
          id: 'against-an-army',
          line: [{ action: move('tarragona', { 'pamplona army': 2 }), dice: [4, 4, 4, 5] }],
          signs: [happened('battle', { place: 'tarragona' })],
        },
      ],
      wrong: [
        { id: 'by-road', at: 0, action: move('leon', { 'pamplona army': 2 }), code: 'not-free', rule: '11-roads' },
      ],
    },
  ],
} as const satisfies ReconquistaLesson;
