import { accept, aim, decline, engage, hire } from '../engine/actions.ts';
import { CID_SEATS, cidBand } from './cid-band.ts';
import { happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11, El Cid: Navarre hires him against the castle of Cuenca; he loses two infantry, and both score 3. */
export const cidAtCuenca = {
  id: 'cid-at-cuenca',
  rules: ['11-el-cid', '11-el-cid-hire', '11-el-cid-battle', '11-el-cid-pay'],
  source: { lines: [2522, 2530] },
  view: ['cuenca', 'calatayud', 'pamplona'],
  position: {
    turn: 17,
    active: 'navarre',
    phase: 'mission',
    units: {
      cuenca: [{ owner: 'zaragoza', kind: 'castle' }],
      calatayud: [{ owner: 'navarre', kind: 'infantry', count: 2 }],
      pamplona: [{ owner: 'navarre', kind: 'infantry' }],
    },
    seats: CID_SEATS,
    gold: { navarre: 6 },
    band: cidBand(4),
    seed: 17,
  },
  seed: 17,
  line: [
    { action: hire('cuenca', { castle: 1 }) },
    { action: accept() },
    { action: engage('cuenca', { knight: 2, infantry: 2 }) },
    {
      action: aim('defender', { castle: { infantry: 3 } }),
      dice: [10, 2, 8, 9, 8, 9, 2],
      ours: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'infantry', target: 'castle', dice: [10, 2] }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'castle', dice: [8, 9] }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'infantry', dice: [8, 9, 2] }),
    happened('ruined', { place: 'cuenca', owner: 'zaragoza' }, 1),
    happened('destroyed', { owner: 'el-cid', unit: 'infantry', count: 2 }, 1),
    happened('scored', { nation: 'navarre', points: 6 }, 1),
    happened('paid', { hirer: 'navarre', gold: 6, points: 6 }, 1),
    value('points', ['el-cid'], 6),
    value('points', ['navarre'], 6),
    value('band', ['infantry'], 2),
    holds('cuenca', null),
    stand('cuenca', 'zaragoza', 1, 'ruin'),
  ],
  tasks: [
    {
      id: 'all-his-knights',
      at: 2,
      goal: [stand('cuenca', 'el-cid', 3, 'knight'), stand('cuenca', 'el-cid', 4)],
      lost: [happened('from-band'), not(stand('cuenca', 'el-cid', 3, 'knight'))],
      answer: [{ action: engage('cuenca', { knight: 3, infantry: 1 }) }],
    },
    {
      id: 'he-declines',
      at: 1,
      goal: [happened('mission', { accepted: false }), stand('cuenca', 'zaragoza', 1, 'castle')],
      lost: [happened('mission', { accepted: true })],
      answer: [{ action: decline() }],
    },
  ],
  wrong: [
    {
      id: 'five-in-mountains',
      at: 2,
      action: engage('cuenca', { knight: 3, infantry: 2 }),
      code: 'engage-most',
      rule: '11-el-cid-battle',
    },
  ],
} as const satisfies HispaniaScene;
