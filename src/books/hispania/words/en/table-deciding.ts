import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, Owner, PlaceId, TokenId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Sold } from '../../engine/rules/gold.ts';
import { clause } from '../clause.ts';
import { n } from '../marks.ts';
import { NAMES } from './names.ts';
import { playedOn } from './tokens.ts';
import { and, count, does, gold, large, place, places, points, size, The, the, token, units, Whose } from './units.ts';

/** The words of the panels in which single decisions are made at the table. Points and gold are halves. */

const LEADERS = Object.values(NAMES.leaders);

/** The moment of each event token, and its effect (10.3). */
const TOKENS: Readonly<Record<TokenId | 'sign', string>> = {
  army: 'Start of your nation’s turn: 1 free unit in a province that you control.',
  castle: 'Start of your nation’s turn: 1 free castle in a province without one.',
  treasure: 'Start of your nation’s turn: 6 gold.',
  'long-life': 'When a leader would leave: he stays for another turn.',
  'minor-invasion': 'Start of your nation’s turn: one stack moves and fights twice.',
  ardour: 'After your nation’s combat: one stack moves and fights again.',
  retreat: 'Before the first round: some or all of your units may retreat.',
  treachery: 'Start of a battle: the first hit destroys the enemy castle.',
  indiscipline: 'Start of a battle: the first hit destroys an enemy knight.',
  ambush: 'Start of a battle in a plain, as defender: it is fought as in mountains.',
  ruse: 'Start of a battle in mountains, as attacker: it is fought as in a plain.',
  tactics: 'Before the dice of a round: +2 for all your dice.',
  bravery: 'Before the dice of a round: one of your units attacks twice, before all others.',
  die: 'After the dice of a round: all are rolled again.',
  null: 'After another player’s token: it has no effect.',
  reshuffle: 'When drawn: all played tokens return to the bag.',
  sign: 'Once per game, after the dice of a round: all are rolled again.',
};

export const DECIDING = {
  /** The result of ending a phase: what was not done, and what is lost. */
  ending: {
    stacks: (number: number): string =>
      number === 0 ? 'No other stack can move.' : `${count(number, 'stack')} can still move.`,
    buys: 'You can still buy a unit.',
    costs: 'If you end here:',
    many: (number: number): string => `Losses if you end here: ${number}`,
    crowded: (all: readonly PlaceId[]): Rich => t`Over the limit: ${places(all)}. You must remove units next.`,
    sure: 'End the phase anyway?',
    yes: 'End the phase',
    no: 'Cancel',
  },

  /** The suggested answers to a whole row of questions. */
  plan: {
    title: 'Suggested',
    one: 'Accept',
    all: (number: number): string => `Accept all ${number}`,
    more: (number: number): string => `and ${number} more`,
    or: 'Or decide one by one, here or on the board:',
    lands: (all: readonly PlaceId[]): Rich => t`It takes ${places(all)}.`,
  },

  besides: 'Capital and castles',
  /** The units in a place, and its limit. */
  standing: (there: number, limit: number): string => `${there} of ${count(limit, 'unit')}`,
  standingSays: (there: number, limit: number): string => `${count(there, 'unit')} there, limit ${limit}`,
  /** Answers that differ only in what they cost. */
  ways: (number: number): Rich => [`In ${number} ways.`],
  /** Other answers about the same place. */
  or: (others: readonly Rich[]): Rich =>
    t`Or: ${list(
      others.map((other) => clause(other, LEADERS)),
      '; ',
    )}.`,

  battle: {
    of: (at: PlaceId, round: number): Rich =>
      t`Battle of ${place(at)}, ${round === 0 ? 'before round 1' : `round ${round}`}`,
    against: 'against',
    side: (owner: Parameters<typeof n>[0], all: string): Rich => t`${n(owner)}: ${all}`,
    terrain: { plain: 'in a plain', mountain: 'in mountains' },
    changed: 'by an event token',
    stage: 'Show the battle',
    /** What happened in a place this turn. */
    fought: (attacker: Owner, defender: Owner, winner: Owner | null): Rich =>
      winner === attacker
        ? t`This turn ${the(attacker)} beat ${the(defender)} here.`
        : winner === defender
          ? t`This turn ${the(defender)} held out here against ${the(attacker)}.`
          : t`This turn ${the(attacker)} and ${the(defender)} fought here.`,
    over: 'The battle is over',
    stays: 'Every battle stays until I go on',
    hired: (by: NationId): Rich => t`hired by ${the(by)}`,
  },

  happened: {
    title: 'Just now',
    more: (number: number): string => `${number} more before that`,
    /** What has become of the reader's own nations. */
    lost: (all: readonly PlaceId[]): Rich => t`You have lost ${places(all)}.`,
    submitted: (nation: NationId, to: NationId): Rich =>
      t`${The(nation)} ${does(nation, 'have', 'has')} submitted to ${the(to)}.`,
    ended: (nation: NationId, into: NationId | null): Rich =>
      t`${The(nation)} ${does(nation, 'have', 'has')} ${into ? t`transformed into ${the(into)}` : 'left the game'}.`,
  },

  auction: {
    sheet: (nation: string): string => `The sheet of ${nation}`,
    look: 'Sheet',
    turns: (from: number, to: number): string => (from === to ? `Turn ${from}` : `Turns ${from} to ${to}`),
    average: 'average score',
    fixed: 'fixed score',
    least: 'opening bid',
    round: 'Players',
    is: {
      asked: 'decides now',
      holds: 'highest bid',
      in: 'may still bid',
      out: 'not bidding',
      written: 'bid written',
      writes: 'still to write',
    },
    bid: (of: number): string => `Bid ${points(of)}`,
    write: (of: number): string => `Write down ${points(of)}`,
    writeAll: 'Write down these bids',
    raise: (by: number): string => `+${half(by)}`,
    raiseBy: (by: number): string => `Raise by ${points(by)}`,
    yours: 'Your bid',
    none: 'no bid',
    passes: 'Pass',
    own: 'Your written bids',
    nothing: '0 is no bid.',
    with: (others: readonly NationId[]): Rich => t`with ${and(others.map((one) => [n(one)]))}`,
    cost: (of: number): string => `Costs ${points(of)} at the end`,
    choose: (nation: NationId): Rich => t`Play ${the(nation)}`,
  },

  mission: {
    target: 'Target',
    price: (of: number): string => `${half(of)} each`,
    upTo: (of: number): string => `up to ${gold(of)}`,
    costs: (of: number, left: number): string => `Costs up to ${gold(of)}; you keep at least ${half(left)}.`,
    offered: (to: PlaceId, named: Units): Rich => t`Offer: ${units(named)} in ${place(to)}`,
    band: (of: Units, most: number): string => `Band: ${units(of)}. At most ${count(most, 'unit')} can attack there.`,
    gives: (hirer: NationId, most: number): Rich => t`${The(hirer)} would pay up to ${gold(most)}.`,
    gets: (most: number): string => `You would score up to ${points(most)} but receive no gold.`,
    paid: 'Paid afterwards, for named units that are destroyed or retreat.',
    wants: (named: Units): Rich => [`Named: ${units(named)}.`],
    others: (of: Units): string => (size(of) > 0 ? `Not named, and not paid for: ${units(of)}.` : ''),
  },

  tokens: {
    mine: 'My event tokens',
    none: 'You have no event tokens.',
    does: TOKENS,
    many: (number: number): string => `${number} of them`,
    where: (ways: number): string => (ways === 1 ? 'can be played now' : `can be played in ${ways} ways now`),
    later: 'Not now.',
    pass: 'Pass',
    /** `Army, 1 infantry to Cantabria`; with the side, where one player has both. */
    play: (fixed: Readonly<Record<string, string>>, side: Owner | undefined): Rich =>
      t`${large(token(fixed['token'] ?? ''))}${playedOn(fixed)}${side ? t` for ${the(side)}` : []}`,
    covered: 'Several players share this screen. Make sure that only you can see it.',
    show: (name: string): string => `Show ${name}’s tokens`,
    hide: 'Hide tokens',
    of: (seat: string): Rich => t`${Whose(seat)} hand`,
  },

  buy: {
    basket: 'Purchases',
    each: (price: number, left: number): string => `${gold(price)} each, ${count(left, 'counter')} left`,
    costs: 'Cost',
    left: 'Left',
    saved: 'of which saved',
    lost: 'of which lost',
    /** The number of chosen units that cannot be placed. */
    noPlace: (of: number): Rich => [
      of === 1
        ? 'One of these units cannot be placed and will be lost.'
        : `${of} of these units cannot be placed and will be lost.`,
    ],
    noCastlePlace: (of: number): Rich => [
      of === 1
        ? 'One of these castles cannot be placed and will be lost.'
        : `${of} of these castles cannot be placed and will be lost.`,
    ],
    buy: (of: { readonly [unit in Sold]?: number }): string => `Buy ${units(of)}`,
    buyEnd: (of: { readonly [unit in Sold]?: number }): string => `Buy ${units(of)} and finish`,
    waits: (of: Units): string => `Bought, to be placed: ${units(of)}.`,
    disband: 'Remove a unit to buy it again',
    renounce: 'Decline gold',
  },

  /** Points that rise from the board. */
  rises: (of: number): string => `${of < 0 ? '−' : '+'}${half(Math.abs(of))}`,
};
