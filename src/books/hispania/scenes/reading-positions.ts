import type { CombatKind, LeaderId, Owner, PlaceId, SwitchId } from '../engine/data/ids.ts';
import type { Written, WrittenCohort } from '../engine/position.ts';
import { FOUR_PLAYERS } from './four-players.ts';

/**
 * Positions in which the readings of a ruling differ, for rulings that no scene shows. They are opened as games. They
 * are as small as possible: the map has only the units that the question needs.
 */

const some = (owner: Owner, kind: CombatKind, count = 1, from?: PlaceId): WrittenCohort =>
  from ? { owner, kind, count, from } : { owner, kind, count };
const led = (owner: Owner, leader: LeaderId): WrittenCohort => ({ owner, kind: 'leader', leader });

export const READING_POSITIONS = {
  /** Rule 3.3: El Cid's own turn 18 is about to begin. */
  'cid-leader-leaves': {
    turn: 18,
    active: 'el-cid',
    phase: 'arrival',
    begins: true,
    units: { valencia: [some('el-cid', 'infantry', 2), some('el-cid', 'knight'), led('el-cid', 'el-cid')] },
    seed: 1,
  },
  /** Rule 3.3: the Vandals' turn 7 is about to begin, and the Alans still have their leader. */
  ataces: {
    turn: 7,
    active: 'hispano-romans',
    phase: 'movement',
    units: {
      toledo: [some('alans', 'infantry', 2), led('alans', 'ataces')],
      seville: [some('vandals', 'infantry', 2)],
      cordoba: [some('hispano-romans', 'infantry')],
    },
    seed: 1,
  },
  /** Rule 10.3-minor-invasion: Castile's turn is about to begin, and five of its units stand around Ávila. */
  'minor-invasion-stacking': {
    turn: 16,
    active: 'leon',
    phase: 'sequence-end',
    options: ['tokens'],
    players: [{ seat: 'castile', adjust: 0, tokens: ['minor-invasion'] }],
    units: {
      leon: [some('leon', 'infantry')],
      segovia: [some('castile', 'infantry', 3)],
      salamanca: [some('castile', 'infantry', 2)],
      avila: [some('seville', 'infantry')],
    },
    seed: 1,
  },
  /** Rule 11-visigoths-toledo: Byzantium faces the last of the Visigoths in Toledo, who have two subjects. */
  'toledo-falls': {
    turn: 9,
    active: 'byzantium',
    phase: 'combat',
    units: {
      toledo: [some('byzantium', 'infantry', 3, 'cordoba'), some('visigoths', 'infantry')],
      tortosa: [some('visigoths', 'infantry')],
      galicia: [some('suebi', 'infantry')],
      pamplona: [some('basques', 'infantry')],
    },
    overlords: { suebi: 'visigoths', basques: 'visigoths' },
    seed: 1,
  },
  /** Rule 11-umayyads-surrender: Toledo has fallen, and a castle of the neutrals is without other units on turn 14. */
  'surrender-turn-14': {
    turn: 14,
    active: 'umayyads',
    phase: 'combat',
    units: {
      segovia: [some('umayyads', 'infantry', 3, 'toledo'), some('neutral', 'castle')],
      toledo: [some('umayyads', 'infantry', 2)],
    },
    tally: { toledo: true },
    seed: 1,
  },
  /** Rule 9.6-income: the Basques, with an odd sum, are subjects of Rome. */
  'subject-income-lost': {
    turn: 4,
    lastTurn: 19,
    active: 'basques',
    phase: 'income',
    begins: true,
    units: {
      zaragoza: [some('basques', 'infantry')],
      tortosa: [some('basques', 'infantry')],
      toledo: [some('rome', 'elite')],
    },
    overlords: { basques: 'rome' },
    seed: 1,
  },
  /** Rule 11-franks-turn-13: turn 12 is about to end, and the Franks hold Barcelona. */
  'barcelona-castle': {
    turn: 12,
    lastTurn: 13,
    active: 'franks',
    phase: 'movement',
    units: {
      barcelona: [some('franks', 'infantry', 2)],
      galicia: [some('galicians', 'infantry')],
    },
    seed: 1,
  },
  /** Rule 11-visigoths-castles: turn 8 is about to end, and no nation holds Toledo. */
  'free-castle-empty': {
    turn: 8,
    lastTurn: 9,
    active: 'visigoths',
    phase: 'second-movement',
    units: {
      seville: [some('visigoths', 'infantry', 2)],
      galicia: [some('galicians', 'infantry')],
    },
    seed: 1,
  },
  /** Rule 11-byzantium-cid: Byzantium has gold, and El Cid's band waits off the map. */
  'byzantium-cid': {
    turn: 17,
    active: 'byzantium',
    phase: 'income',
    begins: true,
    gold: { byzantium: 8 },
    units: {
      granada: [some('byzantium', 'infantry', 2)],
      cartagena: [some('zaragoza', 'infantry', 2)],
    },
    band: [some('el-cid', 'infantry', 5), some('el-cid', 'knight', 3), led('el-cid', 'el-cid')],
    seed: 1,
  },
  /** Rule 11-almohads-bounty: Navarre, which also scores for Muslims, faces the Almohads. */
  'almohad-kills': {
    turn: 20,
    active: 'navarre',
    phase: 'combat',
    units: { segovia: [some('navarre', 'infantry', 3, 'avila'), some('almohads', 'elite')] },
    seed: 1,
  },
  /** Rule 14.6-minimum: turn 14 is about to end, and three of the four emirates take most of what the Umayyads have. */
  'minimum-where': {
    turn: 14,
    lastTurn: 15,
    active: 'umayyads',
    phase: 'movement',
    scenario: 'D',
    mode: 'advanced',
    players: FOUR_PLAYERS,
    seats: { umayyads: '1', galicians: '3', zaragoza: '2', valencia: '3', granada: '4', seville: '2' },
    units: {
      galicia: [some('galicians', 'infantry')],
      zaragoza: [some('umayyads', 'infantry', 2)],
      tortosa: [some('umayyads', 'infantry', 2)],
      valencia: [some('umayyads', 'infantry', 2)],
      granada: [some('umayyads', 'infantry', 2)],
      seville: [some('umayyads', 'infantry', 2)],
    },
    seed: 1,
  },
  /** Rule 4.6: more of the attackers of Segovia want to retreat to Ávila than may stay there. */
  'retreat-surplus': {
    turn: 17,
    active: 'castile',
    phase: 'combat',
    units: {
      segovia: [some('castile', 'infantry', 2, 'avila'), some('seville', 'infantry', 2)],
      avila: [some('castile', 'infantry', 2)],
    },
    seed: 1,
  },
  /** Rule 14.8-own-turn: the Celts attack Iberians long before there are Christians and Muslims. */
  'barbarian-infantry': {
    turn: 2,
    active: 'celts',
    phase: 'combat',
    options: ['barbarian'],
    mode: 'advanced',
    scenario: 'D',
    players: FOUR_PLAYERS,
    seats: { celts: '1', iberians: '2' },
    units: { toledo: [some('celts', 'infantry', 2, 'segovia'), some('iberians', 'infantry')] },
    seed: 1,
  },
} as const satisfies { readonly [Id in SwitchId]?: Written };
