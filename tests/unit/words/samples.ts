import type { HispaniaFact } from '../../../src/hispania/facts.ts';
import type { DecisionKind, DecisionParams } from '../../../src/words/en/decisions.ts';

/** What comes up too seldom to be waited for in a random game: each kind of decision, and facts that tell the rare cases. */

const battle = { place: 'toledo', side: 'defender', owner: 'rome', round: 1 } as const;
const mission = { nation: 'el-cid', hirer: 'aragon', place: 'zaragoza', units: { castle: 1, infantry: 2 } } as const;
const raise = { nation: 'alans', bid: 50, holder: '2', least: 51 } as const;
const opening = { nation: 'alans', bid: null, holder: null, least: 50 } as const;
const heir = { nation: 'castile', from: 'visigoths' } as const;
const window = { nation: 'rome', place: 'toledo', played: null } as const;

export const DECISIONS: { readonly [K in DecisionKind]: readonly DecisionParams[K][] } = {
  move: [{ nation: 'rome' }, { nation: 'rome', lost: ['africa', 'sea', 'narbonne'] }],
  remove: [{ nation: 'franks', place: null, places: ['toledo', 'segovia'] }],
  battles: [{ nation: 'rome', battles: ['toledo'] }],
  'after-battles': [{ nation: 'rome', battles: [] }],
  aim: [battle],
  retreat: [battle, { ...battle, side: 'attacker' }, { ...battle, early: true }],
  pin: [{ nation: 'rome', place: 'toledo', count: 1 }],
  collect: [{ nation: 'suebi', gold: 1, own: 0, share: 1, overlord: 'visigoths' }],
  buy: [
    { nation: 'rome', gold: 9, reserve: 8 },
    { nation: 'vandals', gold: 8, reserve: 0 },
  ],
  arrive: [
    { nation: 'rome', units: { elite: 2 }, leaders: [], places: ['sea'] },
    { nation: 'castile', units: {}, leaders: ['pelayo'], places: ['leon'] },
  ],
  berbers: [{ nation: 'umayyads', most: 3, points: 1 }],
  place: [{ nation: 'castile', units: { castle: 1, knight: 2 } }],
  pile: [{ nation: 'crusade', places: ['toledo'] }],
  cull: [{ nation: 'rome', count: 1, limit: 10 }],
  march: [{ nation: 'vandals', from: 'narbonne', left: 3 }],
  mission: [{ nation: 'aragon', gold: 7 }],
  'mission-answer': [{ ...mission, gold: 10 }],
  engage: [{ ...mission, limit: 5 }],
  enter: [{ nation: 'el-cid', place: 'valencia', units: { knight: 3 }, leaders: ['el-cid'] }],
  auction: [raise, opening],
  'group-raise': [raise, opening],
  'sealed-bid': [
    { nation: 'alans', least: 50, again: false },
    { nation: 'alans', least: 61, again: true },
  ],
  'group-bids': [{ nation: null }],
  major: [{ nation: null }],
  submit: [{ nation: 'basques', to: 'visigoths', place: 'pamplona' }],
  withdraw: [{ nation: 'visigoths', places: ['porto', 'basque-country'] }],
  survivors: [{ ...heir, units: { castle: 1, infantry: 7, knight: 1 }, count: 9 }],
  found: [{ ...heir, count: 1 }],
  swap: [{ ...heir, places: ['valencia'] }],
  settle: [{ nation: 'castile', units: {}, leaders: ['pelayo'] }],
  'free-castle': [{ nation: 'visigoths', count: 1 }],
  window: [
    { ...window, window: 'turn-start' },
    { ...window, window: 'turn-end', nation: null },
    { ...window, window: 'after-combat' },
    { ...window, window: 'opening' },
    { ...window, window: 'before-dice' },
    { ...window, window: 'after-dice' },
    { ...window, window: 'null', played: { seat: 'Ana', token: 'sign' } },
  ],
  'give-up': [{ nation: 'umayyads', place: 'cordoba' }],
};

const points = { kind: 'points', rule: '8', turn: 3, nation: 'rome', places: [], count: 0 } as const;
const free = { kind: 'freed', rule: '9.6-duration', nation: 'basques', from: 'rome' } as const;

export const FACTS: readonly HispaniaFact[] = [
  { ...points, points: 1, reason: 'provinces', places: ['toledo'], count: 1 },
  { ...points, points: 24, reason: 'zones', count: 2 },
  { ...points, points: 40, reason: 'all-hispania' },
  { ...points, points: 3, reason: 'castles', places: ['toledo', 'segovia'], count: 2 },
  { ...points, points: 3, reason: 'ruins', places: ['toledo'], count: 1 },
  { ...points, points: 6, reason: 'narbonne', count: 1 },
  { ...points, points: 6, reason: 'africa', count: 2 },
  { ...points, points: 10, reason: 'leader-lives' },
  { ...points, points: 4, reason: 'city', places: ['seville'], count: 1 },
  { ...points, points: 4, reason: 'rebuilt', places: ['seville'], count: 1 },
  { ...points, points: 4, reason: 'mission', places: ['seville'], count: 1 },
  { ...points, points: 10, reason: 'takes-province', places: ['valencia'], count: 1 },
  { ...points, points: -3, reason: 'berbers', count: 3 },
  { ...points, points: -1, reason: 'subject-half' },
  { ...points, points: -2, reason: 'minimum', count: 1 },
  { ...points, points: 1, reason: 'cavalry', count: 1 },
  { ...points, points: 1, reason: 'barbarian' },
  { ...free, why: 'turn' },
  { ...free, why: 'toledo' },
  { ...free, why: 'eliminated' },
  { ...free, why: 'revolt' },
  { ...free, why: 'half' },
  { ...free, why: 'ended' },
  { kind: 'raised', rule: '11-rome-forts', nation: 'rome', place: 'toledo', unit: 'fort' },
  { kind: 'no-castle', rule: '4.2', nation: 'visigoths', place: null },
  { kind: 'surrendered', rule: '11-umayyads-surrender', place: 'toledo', owner: 'visigoths', to: 'umayyads' },
  { kind: 'toledo-fell', rule: '11-visigoths-toledo', to: 'umayyads' },
  { kind: 'pile', rule: '9.2', nation: 'umayyads', place: 'cordoba' },
  { kind: 'paid', rule: '11-el-cid-pay', hirer: 'aragon', gold: 7, points: 7 },
  { kind: 'to-band', rule: '11-el-cid-after', nation: 'el-cid', place: 'toledo', units: {}, leaders: ['el-cid'] },
  { kind: 'set-aside', rule: '10.1', nation: 'carthage' },
  { kind: 'group-awarded', rule: '10.1', nation: 'carthage', seat: 'Ana', bid: 0, why: 'drawn' },
  { kind: 'opens', rule: '14.2', seat: '3' },
  { kind: 'threw', rule: '14.2', seat: '3', dice: [4, 10], first: 1 },
  { kind: 'felled', rule: '10.3-bravery', place: 'toledo', side: 'attacker', owner: 'rome', units: { elite: 1 } },
  { kind: 'replayed', rule: '10.2', place: 'toledo', round: 2 },
  { kind: 'leader-stays', rule: '10.3-long-life', leader: 'roland' },
  { kind: 'battle-over', rule: '6.2', place: 'toledo', winner: null, rounds: 0 },
  { kind: 'final', rule: '15', seat: '1', points: -3, wins: true },
  { kind: 'played', rule: '10.2', seat: '2', token: 'sign', nation: null, place: null },
  { kind: 'cancelled', rule: '10.3-null', seat: '2', token: 'sign' },
];
