import { type Rich, t } from '../../../../words/rich.ts';
import type { CommanderId, DiscId, GeneralId, ProvinceId, SpaceId } from '../../engine/data/ids.ts';
import { s } from '../marks.ts';
import { declared, target } from './combat.ts';
import { NAMES } from './names.ts';
import { army, coins, count, disc, revolts, The, the } from './pieces.ts';
import { yearOf } from './years.ts';

/** `4 in 6`. */
const ways = (n: number, of: number): string => `${n} in ${of}`;
const times = (doubles: number): string => (doubles > 0 ? ` × ${2 ** doubles}` : '');

/** The words of the parts of the table that only this book has. */
export const OWN = {
  heading: (round: number): string => `Hispania by Draco Ideas, round ${round}`,
  turn: (round: number, general: string, phase: string): string => `Round ${round}, ${general}: ${phase}`,
  basic: 'Basic game',
  /** The head of the table: the round, and the turns of it. */
  round: (n: number, of: number, year: number): string => `Round ${n} of ${of}${year > 0 ? `, ${yearOf(year)}` : ''}`,
  turns: 'The turns of the round',
  ofTurn: {
    'praetor-ulterior': 'Praetor I',
    'praetor-citerior': 'Praetor II',
    consul: 'Consul III',
  } satisfies Record<CommanderId, string>,
  endOfRound: 'End of round',

  head: {
    at: (at: SpaceId): Rich => t`at ${s(at)}`,
    off: ['off the board'] as Rich,
    purse: (left: number, of: number): string => `${left} of ${coins(of)}`,
    hand: (n: number): string => (n === 0 ? 'no garrison in hand' : `${count(n, 'garrison')} in hand`),
    few: (n: number): string => (n === 0 ? 'none in hand' : `${n} in hand`),
    legio: NAMES.legio,
    /** How far the victory is, and the defeat. */
    capitals: (n: number, of: number): string => `${n} of ${of} capitals`,
    left: (n: number): string => `${revolts(n)} left`,
    hispano: (n: number): string => `Hispanic player: ${coins(n)}`,
    generals: 'The generals',
  },

  last: 'What happened',
  earlier: (n: number): string => `${count(n, 'earlier line')} below`,

  /** The list of what a general can do. */
  orders: {
    combats: 'Sieges and attacks',
    garrisons: 'Garrisons',
    moves: 'Moves',
    fleets: 'Fleets',
    works: 'Roads',
    others: 'Other actions',
    at: (at: SpaceId): Rich => t`In ${s(at)}`,
    all: 'All actions',
    chances: (best: string, n: number): string => `${best} with ${coins(n)}`,
    segments: (n: number): string => count(n, 'segment'),
    cost: (n: number): string => (n === 0 ? 'free' : coins(n)),
  },

  /** The slip of a move before it is made. */
  way: {
    who: (general: GeneralId): Rich => [`${The(general)} moves`],
    fleet: ['A fleet moves'] as Rich,
    road: (general: GeneralId): Rich => [`${The(general)} places a road`],
    toSetUp: ['A road of the set-up'] as Rich,
    ask: (to: SpaceId, cost: number): Rich => t`To ${s(to)}${cost > 0 ? ` for ${coins(cost)}` : ', free'}.`,
    step: (from: SpaceId, to: SpaceId): Rich => t`${s(from)} to ${s(to)}`,
    byRoad: 'by road',
    through: (at: SpaceId): Rich => t`He passes through ${s(at)}.`,
    left: (n: number): string => `${coins(n)} left afterwards`,
    back: 'Back',
    /** The button of an answer that is prepared. */
    go: (does: string, cost: number): string => `${does}${cost > 0 ? `, ${coins(cost)}` : ''}`,
  },

  /** What an answer that is prepared does. */
  does: {
    move: 'Move',
    walk: 'Move',
    sail: 'Sail',
    build: 'Place the road',
    lay: 'Place the road',
    call: 'Call the proconsul',
    choose: 'Choose',
    siege: 'Besiege',
    attack: 'Attack',
    strike: 'Attack',
    raise: 'Raise the value',
    murder: 'Attempt the murder',
  } as { readonly [kind: string]: string },

  /** The slip of a siege or an attack before it is rolled. */
  slip: {
    siege: (general: GeneralId): Rich => [`${The(general)} besieges`],
    attack: (general: GeneralId): Rich => [`${The(general)} attacks`],
    murder: (general: GeneralId): Rich => [`${The(general)} pays murderers`],
    byArmy: (from: SpaceId): Rich => t`The army in ${s(from)} fights`,
    besieged: (at: SpaceId, n: number): Rich => t`${target(at)}, ${revolts(n)}. How many coins?`,
    attacked: (at: SpaceId, special: boolean): Rich => t`The ${army(special)} in ${s(at)}. How many coins?`,
    chief: (at: SpaceId): Rich => t`The chief in ${s(at)}. How many coins?`,
    defended: (at: SpaceId): Rich => t`${s(at)}. How many coins?`,
    /** In scenes, lessons and puzzles: the combat of an answer, above its values. */
    before: 'Before you roll',
    declared,
    coinsOf: 'Coins',
    ledger: 'The values',
    rome: 'Rome',
    army: 'Army',
    /** The rows of the two columns. */
    die: 'the die',
    faces: { roman: 'I–VI', hispanic: '1–6' },
    coins: 'coins spent',
    raised: 'coins of Hispano',
    shield: 'shield',
    here: (at: SpaceId): Rich => t`${s(at)}, his own space`,
    own: (at: SpaceId): Rich => t`${s(at)}, its own space`,
    linked: (at: SpaceId): Rich => t`${s(at)}, linked`,
    by: (at: SpaceId, via: SpaceId): Rich => t`${s(at)}, by ${s(via)}`,
    province: (of: ProvinceId, from: SpaceId): Rich => t`${NAMES.provinces[of]}, by ${s(from)}`,
    noProvince: 'province: praetors only',
    farProvince: 'province: not linked',
    bonus: 'Imperivm',
    beside: (general: GeneralId, at: SpaceId): Rich => t`${NAMES.generals[general]}, beside ${s(at)}`,
    armyBeside: (from: SpaceId, at: SpaceId): Rich => t`${s(from)}, beside ${s(at)}`,
    special: 'special army',
    /** `(die + 4) × 2`, or the number that is known already. */
    sum: (n: number, doubles: number): string => {
      const all = n > 0 ? `die + ${n}` : 'die';
      return doubles > 0 ? `${n > 0 ? `(${all})` : all}${times(doubles)}` : all;
    },
    toBeat: 'to beat',
    stands: (roman: number, hispanic: number): string => `By these dice: Rome ${roman}, army ${hispanic}.`,
    uncounted: 'Not counted:',
    left: {
      general: (general: GeneralId, at: SpaceId): Rich => t`${the(general)} in ${s(at)}, not connected`,
      own: (at: SpaceId): Rich => t`the garrisons in ${s(at)}, not linked`,
      river: (at: SpaceId): Rich => t`the garrisons in ${s(at)}: the Durius is barred`,
      other: (at: SpaceId, of: DiscId): Rich => t`${disc(of)} in ${s(at)}`,
      army: (at: SpaceId, from: SpaceId): Rich => t`the army in ${s(at)}, not connected with ${s(from)}`,
      revolts: ['the number of revolts'] as Rich,
      power: ['revolts and other armies: in this turn an army has its die alone'] as Rich,
    },
    ways,
    percent: (n: number, of: number): string => `${Math.round((100 * n) / of)} %`,
    wins: 'Results that win',
    field: 'All results of the two dice',
    won: 'won',
    tie: 'nothing',
    lost: 'lost',
    legend: (won: number, tie: number, lost: number): string => `${won} won, ${tie} nothing, ${lost} lost`,
    roman: (n: number, of: number): string => `Rome wins ${ways(n, of)}`,
    murders: 'The die must not be higher than the coins.',
    sure: 'certain',
    never: 'impossible',
  },

  /** The Hispanic phase, looked ahead. */
  ahead: {
    open: 'Look ahead to the Hispanic phase',
    close: 'Close',
    title: ['Hispanic phase, looked ahead'] as Rich,
    ask: 'What may come?',
    now: 'if you stop now',
    won: (at: SpaceId): Rich => t`after ${s(at)} is won`,
    counting: 'The dice are being counted out …',
    failed: 'The phase could not be counted out.',
    secret: 'With Hispano nothing is forecast: the Hispanic player decides.',
    ends: 'This combat wins the game.',
    revolt: '1 Revolt',
    rolls: '36 rolls, each 1 in 36',
    two: (faces: number): string => `each town ${faces} in 36`,
    table: 'What each roll of the two dice does: the row is the province, the column the shield',
    province: (of: string): string => `province ${of}`,
    does: {
      revolt: 'a revolt breaks out',
      army: 'an army joins it',
      disc: 'one disc more',
      held: 'held by Rome',
      full: 'full',
    },
    cell: (at: SpaceId, does: string): string => `${NAMES.spaces[at]}: ${does}`,
    armies: '2 Armies',
    order: 'in the order of the provinces',
    none: 'No army is on the board.',
    army: (of: ProvinceId, at: SpaceId): Rich => t`${NAMES.provinces[of]}, at ${s(at)}`,
    discs: (n: number): string => (n === 1 ? '1 disc stands with it' : `${n} discs stand with it`),
    stays: 'stays',
    goes: 'without a die',
    siege: (at: SpaceId, army: string, town: number): Rich => t`Siege of ${s(at)}: ${army} against ${town}.`,
    attack: (general: GeneralId, at: SpaceId, army: string, rome: string): Rich =>
      t`Attack on ${the(general)} in ${s(at)}: ${army} against ${rome}.`,
    falls: (on: readonly number[]): string =>
      on.length === 6
        ? 'It falls on any roll.'
        : on.length === 0
          ? 'It holds on any roll.'
          : `It falls on ${on.join(', ')}.`,
    loses: (n: number, of: number): string => `The army wins ${ways(n, of)}.`,
    still: 'The faces are those of this board. The roll of revolt may still change them; all other numbers count it.',
    risks: 'In the whole phase',
    lost: (at: SpaceId): Rich => t`${s(at)} falls`,
    beaten: (general: GeneralId): Rich => [`${The(general)} is beaten`],
    noRisk: 'No garrison and no general can be beaten.',
    defeat: '3 Defeat',
    left: (n: number, ends: boolean): string => `${revolts(n)} left${ends ? ', the round ends' : ''}`,
    isLost: (n: number, of: number): Rich => [
      n === 0 ? 'Hispania cannot be lost now' : `${ways(n, of)} that Hispania is lost`,
    ],
    after: 'after this combat',
    afterWon: (n: number, of: number): string => (n === 0 ? 'none' : ways(n, of)),
    chance: (n: number, of: number): string =>
      of <= 36 ? ways(n, of) : n / of < 0.005 ? 'under 1 %' : `${Math.round((100 * n) / of)} %`,
  },
};
