import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, NationId, Owner, PlaceId, RiverId } from '../../engine/data/ids.ts';
import type { Killed, Units } from '../../engine/facts/units.ts';
import type { Side, Target } from '../../engine/state/battle.ts';
import { hitsOf } from '../hits.ts';
import { NAMES } from './names.ts';
import {
  and,
  count,
  does,
  inside,
  isPlace,
  kind,
  large,
  Place,
  place,
  points,
  The,
  target,
  the,
  towards,
  units,
  verbOf,
  wounds,
} from './units.ts';

/** The units of a side at a moment: none, all retreated, those that hold the field, or those that stand and do not win. */
export interface Standing {
  readonly is: 'none' | 'left' | 'holds' | 'stands';
  /** Of `left` those that retreated. */
  readonly units: Units;
  readonly leaders: readonly LeaderId[];
}

/** The words of the stage on which a battle is shown: its sides, its dice, its verdict. Points are halves. */

const named = (leaders: readonly LeaderId[]): string => and(leaders.map((one) => [NAMES.leaders[one]])).join('');
const numbers = (needs: readonly number[]): string => {
  const [first, last] = [needs[0], needs.at(-1)];
  return needs.length > 3 ? `${last}–${first}` : needs.join(', ');
};

export const STAGE = {
  label: (at: PlaceId): Rich => t`The battle ${inside(at)}`,
  side: { attacker: 'attacks', defender: 'defends' },
  hired: (by: Owner): Rich => t`hired by ${the(by)}`,
  /** The numbers that dice need now. */
  needs: (needs: readonly number[]): string => (needs.length === 0 ? '' : `${numbers(needs)} or more`),
  needsShort: (needs: readonly number[]): string => (needs.length === 0 ? '' : `${numbers(needs)}+`),
  numbers,
  /** A counter, with what became of it. */
  piece: (
    what: CombatKind | 'leader',
    leader: LeaderId | undefined,
    fate: 'stands' | 'fell' | 'left',
    hits: number,
  ): string => {
    const name = leader ? NAMES.leaders[leader] : kind(what, 1);
    return `${name}${{ stands: hits > 0 ? `, ${wounds(hits)}` : '', fell: ', fallen', left: ', gone' }[fate]}`;
  },
  pieces: 'Units',
  dice: 'The dice, round by round',

  ledger: {
    title: 'Bonuses in this battle',
    what: 'Cause',
    plus: 'Bonus',
    after: 'Needs',
    table: (dice: Units, targets: readonly CombatKind[]): string =>
      `${large(units(dice))} against ${and(targets.map((one) => [kind(one, one === 'castle' || one === 'fort' ? 1 : 2)])).join('')}`,
    terrain: { plain: 'Plain', mountain: 'Mountains' },
    changed: (of: string): string => `${of}, by an event token`,
    leader: (leaders: readonly LeaderId[]): string =>
      leaders.length === 0 ? 'No leader' : `${named(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'}`,
    zeal: (counts: boolean): string =>
      counts ? 'Religious zeal, first battles' : 'Religious zeal, first battles only',
    river: (rivers: readonly RiverId[]): string =>
      rivers.length === 0 ? 'No river crossed' : `${and(rivers.map((one) => [NAMES.rivers[one]])).join('')}, round 1`,
    tactics: 'Tactics, this round',
    bonus: (plus: readonly number[]): string =>
      plus.map((one) => (one > 0 ? `+${one}` : one < 0 ? `−${-one}` : '0')).join(', '),
  },

  round: (number: number): string => (number === 0 ? 'Before round 1' : `Round ${number}`),
  over: {
    river: 'over the river',
    dry: 'no river now',
    again: 'rolled again',
    coming: 'if the battle goes on',
    comes: 'still to come',
  },
  aim: (die: CombatKind, dice: number, at: Target, needs: number): string =>
    `${die === 'castle' ? count(dice, 'castle die', 'castle dice') : `${dice} ${kind(die, dice)}`} at ${target(at)}, ${needs} or more: `,
  dieToRoll: 'not rolled yet',
  needsOne: (needs: number): string => `${needs}+`,

  loss: {
    none: 'No unit is hit.',
    fell: (owner: Owner, of: Units, leaders: readonly LeaderId[]): Rich =>
      t`${The(owner)} ${does(owner, 'lose')} ${units(of, leaders)}.`,
    wounded: (what: 'knight' | 'castle', lives: number): string =>
      what === 'castle' ? `The castle keeps ${lives} of 3.` : `A knight is ${wounds(hitsOf({ unit: what, lives }))}.`,
    left: (owner: Owner, of: Units, leaders: readonly LeaderId[], to: PlaceId | 'band'): Rich =>
      t`${large(units(of, leaders))} of ${the(owner)} ${verbOf(of, leaders, 'retreat')} ${towards(to)}.`,
  },

  /** How a side stands, below its ledger. */
  stands: (owner: Owner, { is, units: of, leaders }: Standing): Rich => {
    switch (is) {
      case 'none':
        return t`No unit of ${the(owner)} is left here.`;
      case 'left':
        return t`${large(units(of, leaders))} of ${the(owner)} ${verbOf(of, leaders, 'have', 'has')} retreated.`;
      case 'holds':
        return [`${large(units(of, leaders))} ${verbOf(of, leaders, 'hold')} the field.`];
      case 'stands':
        return [`${large(units(of, leaders))} ${verbOf(of, leaders, 'stand')}.`];
    }
  },
  ruin: 'A ruin stays.',

  verdict: {
    title: 'The battle is over',
    yours: (at: PlaceId, held: boolean): Rich =>
      held ? t`You hold ${place(at)}` : t`${Place(at)} ${isPlace(at)} yours`,
    theirs: (winner: Owner, at: PlaceId, held: boolean): Rich =>
      held
        ? t`${The(winner)} ${does(winner, 'hold')} ${place(at)}`
        : t`${The(winner)} ${does(winner, 'take')} ${place(at)}`,
    /** One side has become subject to the other. */
    submits: (nation: NationId, to: NationId): Rich => t`${The(nation)} ${does(nation, 'submit')} to ${the(to)}`,
    nobody: (at: PlaceId): Rich => t`No unit is left ${inside(at)}`,
    rounds: (number: number): string => (number === 0 ? 'before the first round' : `after ${count(number, 'round')}`),
    line: (side: Side, owner: Owner, what: Killed['kind'], number: number, leader?: LeaderId): Rich => {
      const who = leader ? NAMES.leaders[leader] : `${number} ${kind(what, number)}`;
      if (what === 'castle' && number === 1) return t`the castle of ${the(owner)} fell, a ruin stays`;
      return side === 'defender' ? t`${who} of ${the(owner)} killed` : t`${who} of ${the(owner)} lost`;
    },
    left: (owner: Owner, of: Units, leaders: readonly LeaderId[], to: PlaceId | 'band'): Rich =>
      t`${units(of, leaders)} of ${the(owner)} retreated ${towards(to)}`,
    points: (of: number): string => (of > 0 ? `+${half(of)}` : half(of)),
    sum: (by: Owner | undefined): Rich => (by ? t`Points of this battle for ${the(by)}` : ['Points of this battle']),
    /** The whole verdict in one sentence, for a screen reader. */
    said: (verdict: Rich, rounds: string, sum: number): Rich => t`${verdict}, ${rounds}. ${points(sum)}.`,
    nothing: 'No unit was lost.',
    before: 'Before the first roll',
    next: 'Continue',
    mine: 'On to my next question',
  },
  stays: 'Every battle stays until I go on',
  small: 'Hide the battle',
  large: 'Show the battle',

  order: {
    title: 'Give one order for this battle',
    fight: 'Fight on until I say otherwise',
    below: (number: number): string => `Fight on until fewer than ${count(number, 'unit')}`,
    units: 'units',
    number: 'Number of units',
    leave: 'Retreat as soon as possible',
    give: 'Give this order',
    given: {
      fight: 'Standing order: fight on.',
      below: (number: number): string => `Standing order: fight on until fewer than ${count(number, 'unit')}.`,
      leave: 'Standing order: retreat as soon as possible.',
    },
    cancel: 'Cancel the order',
    says: 'It ends with this battle.',
  },
};
