import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, Owner, PlaceId, TokenId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Sold } from '../../engine/rules/gold.ts';
import { n, p } from '../marks.ts';
import { playedOn } from './tokens.ts';
import { and, count, gold, large, places, points, size, The, the, token, units, Whose } from './units.ts';

/** The words of the panels in which single decisions are made at the table. Points and gold are halves. */

/** Where each event token may be played, and what it does (10.3). */
const TOKENS: Readonly<Record<TokenId | 'sign', string>> = {
  army: 'One unit more, in a province you hold, at the start of your nation’s turn.',
  castle: 'A castle for nothing, at the start of your nation’s turn, where none stands.',
  treasure: '6 gold at the start of your nation’s turn.',
  'long-life': 'A leader who is about to leave stays a turn longer.',
  'minor-invasion': 'At the start of your nation’s turn: one stack moves and fights twice.',
  ardour: 'When the battles of your nation are over: one stack moves and fights once more.',
  retreat: 'Before a battle’s first round your side may go, as a whole or in part.',
  treachery: 'Before a battle’s first round: the enemy’s castle falls at the first hit.',
  indiscipline: 'Before a battle’s first round: an enemy knight falls at the first hit.',
  ambush: 'You defend in a plain: it is fought as in mountains.',
  ruse: 'You attack in mountains: it is fought as in a plain.',
  tactics: 'Before the dice of a round: +2 for all your dice.',
  bravery: 'Before the dice of a round: one of your units strikes twice, ahead of all others.',
  die: 'After the dice of a round: all of them are thrown again.',
  null: 'Cancels what another player has just played.',
  reshuffle: 'What was played goes back into the bag.',
  sign: 'Once a game, after the dice of a round: all of them are thrown again.',
};

export const DECIDING = {
  /** What is left undone when a phase is ended, and what that costs. */
  ending: {
    stacks: (number: number): string =>
      number === 0 ? 'Nobody else can move.' : `${count(number, 'stack')} could still move.`,
    buys: 'You could still buy something.',
    costs: 'If you end here:',
    many: (number: number): string => `If you end here, this is lost: ${number}`,
    crowded: (all: readonly PlaceId[]): Rich => t`Too many stand in ${places(all)}: some of them must go next.`,
    sure: 'End it all the same?',
    yes: 'Yes, end it',
    no: 'Not yet',
  },

  /** What is filled in for a whole row of questions. */
  plan: {
    title: 'Filled in for you',
    one: 'Take what is filled in',
    all: (number: number): string => `Take all ${number} as they are filled in`,
    more: (number: number): string => `and ${number} more`,
    or: 'Or one by one, here or on the board:',
    lands: (all: readonly PlaceId[]): Rich => t`It takes ${places(all)}.`,
  },

  besides: 'Capital and castles',
  /** What stands in a place, and how many may. */
  standing: (there: number, limit: number): string => `${there} of ${limit}`,
  standingSays: (there: number, limit: number): string => `${count(there, 'unit')} there, limit ${limit}`,
  /** Answers that differ only in what they cost. */
  ways: (number: number): Rich => [`In ${number} ways.`],
  /** Other answers about the same place. */
  or: (others: readonly Rich[]): Rich => t`Or: ${list(others, '; ')}.`,

  battle: {
    of: (place: PlaceId, round: number): Rich =>
      t`Battle of ${p(place)}, ${round === 0 ? 'before round 1' : `round ${round}`}`,
    against: 'against',
    side: (owner: Parameters<typeof n>[0], all: string): Rich => t`${n(owner)}: ${all}`,
    terrain: { plain: 'in a plain', mountain: 'in mountains' },
    changed: 'by an event token',
    hired: (by: NationId): Rich => t`in the pay of ${the(by)}`,
  },

  happened: { title: 'What has just happened', more: (number: number): string => `${number} more before that` },

  auction: {
    sheet: (nation: string): string => `The sheet of ${nation}`,
    look: 'Sheet',
    turns: (from: number, to: number): string => (from === to ? `Turn ${from}` : `Turns ${from} to ${to}`),
    average: 'earns on average',
    fixed: 'fixed score',
    least: 'least bid',
    round: 'Round the table',
    is: {
      asked: 'decides now',
      holds: 'holds the bid',
      in: 'may still bid',
      out: 'does not bid',
      written: 'has written',
      writes: 'still to write',
    },
    bid: (of: number): string => `Bid ${points(of)}`,
    write: (of: number): string => `Write down ${points(of)}`,
    writeAll: 'Write these down',
    raise: (by: number): string => `+${half(by)}`,
    raiseBy: (by: number): string => `Raise by ${points(by)}`,
    yours: 'Your bid',
    none: 'no bid',
    passes: 'Bid nothing',
    own: 'What you have written',
    nothing: 'Nothing is bid where 0 stands.',
    with: (others: readonly NationId[]): Rich => t`with ${and(others.map((one) => [n(one)]))}`,
    cost: (of: number): string => `Costs ${points(of)} at the end`,
    choose: (nation: NationId): Rich => t`Play ${the(nation)}`,
  },

  mission: {
    target: 'Whom he attacks',
    price: (of: number): string => `${half(of)} each`,
    upTo: (of: number): string => `up to ${gold(of)}`,
    costs: (of: number, left: number): string => `Costs up to ${gold(of)}; you keep at least ${half(left)}.`,
    offered: (to: PlaceId, named: Units): Rich => t`Offer it: ${units(named)} in ${p(to)}`,
    band: (of: Units, most: number): string => `His band: ${units(of)}. He leads ${most} there at most.`,
    gives: (hirer: NationId, most: number): Rich => t`${The(hirer)} would pay up to ${gold(most)}.`,
    gets: (most: number): string => `You would score up to ${points(most)}, and no gold.`,
    paid: 'Paid afterwards, for each of them that is gone.',
    wants: (named: Units): Rich => [`Wanted: ${units(named)}.`],
    others: (of: Units): string => (size(of) > 0 ? `Besides: ${units(of)}, for which nothing is paid.` : ''),
  },

  tokens: {
    mine: 'My event tokens',
    none: 'You hold no event token.',
    does: TOKENS,
    many: (number: number): string => `${number} of them`,
    where: (ways: number): string => (ways === 1 ? 'can be played now' : `can be played in ${ways} ways now`),
    later: 'Not now.',
    pass: 'Play nothing',
    /** `Army, 1 infantry to Cantabria`; for which side, where somebody plays both. */
    play: (fixed: Readonly<Record<string, string>>, side: Owner | undefined): Rich =>
      t`${large(token(fixed['token'] ?? ''))}${playedOn(fixed)}${side ? t` for ${the(side)}` : []}`,
    covered: 'Several persons use this screen. Whoever looks makes sure that nobody else does.',
    show: (name: string): string => `Show ${name}’s tokens`,
    hide: 'Cover them',
    of: (seat: string): Rich => t`${Whose(seat)} hand`,
  },

  buy: {
    basket: 'The basket',
    each: (price: number, left: number): string => `${gold(price)} each, ${count(left, 'counter')} left`,
    costs: 'Costs',
    left: 'Left',
    saved: 'of which saved',
    lost: 'of which lost',
    /** Of what is bought, so much will be lost when it is placed. */
    noPlace: (of: number): Rich => [
      of === 1
        ? 'One unit more than your provinces take: it will be lost when you place them.'
        : `${of} units more than your provinces take: they will be lost when you place them.`,
    ],
    noCastlePlace: (of: number): Rich => [
      of === 1
        ? 'One castle finds no province: it will be lost when you place it.'
        : `${of} castles find no province: they will be lost when you place them.`,
    ],
    buy: (of: { readonly [unit in Sold]?: number }): string => `Buy ${units(of)}`,
    buyEnd: (of: { readonly [unit in Sold]?: number }): string => `Buy ${units(of)}, no more`,
    waits: (of: Units): string => `Bought and waiting: ${units(of)}.`,
    disband: 'Give a unit up, to buy it again for elsewhere',
    renounce: 'Decline gold',
  },

  drag: {
    stopped: (place: PlaceId): Rich => t`Not to ${p(place)}:`,
  },

  /** Points that rise from the board. */
  rises: (of: number): string => `${of < 0 ? '−' : '+'}${half(Math.abs(of))}`,
};
