import { type Piece, type Rich, t } from '../../../../words/rich.ts';
import type { Who } from '../../../../words/who.ts';
import type { EventId, RegionId } from '../../engine/data/ids.ts';
import type { OptionId, SwitchId } from '../../engine/data/play-ids.ts';
import { NAMES } from './names.ts';
import { count, points } from './units.ts';
import { yearOf } from './years.ts';

/** The words of the table that only this book has: its head, its panels, the form of a new game. */

const hundred = (chance: number): number => Math.round(100 * chance);

export const OWN = {
  christians: 'The Christians',
  you: { the: ['the Christians'], The: ['The Christians'], whose: ['the Christians’'], many: true } as Who,
  muslims: 'The Muslims',
  unitsIn: (kind: string, place: Piece): Rich => t`${kind} in ${place}`,
  heading: (turn: number): string => `Reconquista, turn ${turn} of 20`,
  phases: 'The phases of the turn',
  /** The phase in the head of a phone. */
  phase: (turn: number, name: string): string => `Turn ${turn}, ${yearOf(turn)} · ${name}`,
  event: (event: EventId | null): string => (event ? `Event: ${NAMES.events[event]}` : 'No event yet'),
  toSpend: 'To spend',
  income: 'Income',
  points: 'Score',
  turns: 'Turns',
  last: 'What happened',
  earlier: (n: number): string => `${count(n, 'earlier line')} below`,
  revolt: (region: RegionId): string => `${NAMES.regions[region]} in revolt`,
  starts: 'Units that can move',
  from: (place: Piece): Rich => t`Where do the units in ${place} move?`,
  others: 'Other units',
  gather: 'Other units can join the move.',
  goal: { road: 'by road', free: 'no enemy' },
  battle: (win: number, shut: number): string =>
    `Battle: ${hundred(win)} in 100 that you win${shut > 0 ? `, ${hundred(shut)} that the enemy takes refuge inside` : ''}`,
  siege: (taken: number): string => `Siege: ${hundred(taken)} in 100 that the place is taken`,
  sieges: 'The sieges',
  mine: (place: Piece, chance: number): Rich => t`${place}: ${hundred(chance)} in 100 that you take it`,
  theirs: (place: Piece, chance: number): Rich => t`${place}: ${hundred(chance)} in 100 that it falls`,
  coming: {
    title: 'What may come',
    armies: (chance: number): string => `${hundred(chance)} in 100 that an army appears.`,
    at: (place: Piece, chance: number): Rich => t`${place}: ${hundred(chance)} in 100 that it is attacked first`,
    unknown: 'With these options dice decide the way, so nothing is forecast.',
    nothing: 'No location can be attacked.',
  },
  buttons: {
    rebellion: 'Roll the rebellion',
    event: 'Roll the event',
    reaction: 'Roll the reaction',
    sieges: 'Resolve the sieges',
  } as { readonly [decision: string]: string | undefined },
  ends: { region: 'Skip the moves', moves: 'End the moves', spending: 'End spending' } as {
    readonly [decision: string]: string | undefined;
  },
  map: 'Roads, mountains, the numbers of the ports and some die numbers are reconstructed.',
  more: 'What is reconstructed',

  begin: {
    start: 'Start',
    turn: (turn: number): string => `Turn ${turn}`,
    year: yearOf,
    expect: (christian: number, muslim: number, rebels: number): string =>
      `${count(christian, 'Christian unit')} against ${count(muslim, 'Muslim unit')}${
        rebels > 0 ? ` and ${count(rebels, 'rebel')}` : ''
      }`,
    length: (turns: number, score: number): string =>
      `${turns === 1 ? 'The last turn' : `${turns} turns`}, from ${points(score)}`,
    options: 'Options',
    optional: {
      'other-movement': ['Random Muslim moves', 'Dice lead the Muslim armies instead of number order.', '17.1'],
      caution: ['Cautious Muslim armies', 'Outnumbered Muslim armies may stop or pass by.', '17.2'],
      'caution-in-moves': ['Cautious Muslim defenders', 'Outnumbered Muslim defenders may refuse battle.', '17.2'],
    } as { readonly [option in OptionId]: readonly [name: string, says: string, rule: string] },
    events: 'Events',
    tables: {
      basic: ['Basic table', '11 events, by 2 dice'],
      advanced: ['Tables of the periods', 'Umayyad, Almoravid, Almohad: 6 events each, by the turn'],
      random: ['Tables of the periods at random', 'One of the 3 tables each turn'],
      six: ['Your own table, 1 die', '6 events of your choice'],
      eleven: ['Your own table, 2 dice', '11 events of your choice'],
    },
    entry: (n: number): string => `Event on ${n}`,
    rulings: 'Alternative rulings',
    switches: {
      R1: 'A 6 for the region of a rebellion: rebellions in 2 regions',
      B1: 'In mountains an enemy of the Christians always fires first',
      A4: 'A Muslim garrison appears in a city of the Muslim religion only',
      A8: 'Muslim armies that appear at a city, fort or garrison do not march',
      G1: 'The die alone decides whether a city that is taken is destroyed',
      O4: 'The Umayyad period lasts through turn 9',
      O5: 'Taifas: all cities of the region are destroyed',
      O7: 'Mercenaries (advanced): as many again join the Muslims',
    } as { readonly [ruling in SwitchId]: string },
  },
};
