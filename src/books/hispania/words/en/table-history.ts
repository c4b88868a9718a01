import { drawnName } from '../../../../kernel/names.ts';
import { HISTORY as SHARED, type Sum } from '../../../../words/en/history.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId, Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { PhaseId } from '../../engine/state.ts';
import { n } from '../marks.ts';
import { count, does, large, PHASES, Place, place, points, The, the, units } from './units.ts';

/** Parts of a summary, with a middle dot between them. */
const dotted = (...parts: readonly (string | false)[]): string => parts.filter((part) => part).join(' · ');

/** A number that need not be whole: `3.2`, with the sign before it: `+1.4`. */
const decimal = (x: number): string => Math.abs(x).toFixed(1);
const signed = (x: number): string => `${x < -0.05 ? '−' : x > 0.05 ? '+' : '±'}${decimal(x)}`;

interface Where {
  readonly turn: number;
  readonly stage: 'start' | 'nations' | 'end' | 'over';
  readonly nation: NationId | null;
  readonly phase: PhaseId | null;
}

const where = ({ turn, stage, nation, phase }: Where): Rich => {
  if (stage === 'over') return ['the end of the game'];
  if (nation) return t`turn ${turn}, ${n(nation)}${phase ? `, ${PHASES[phase]}` : ''}`;
  return [stage === 'end' ? `turn ${turn}, at its end` : `turn ${turn}, at its start`];
};

/** The log, the history, the dice and the recap. */
export const HISTORY = {
  log: {
    ...SHARED.log,
    /** What stands before the first nation of a turn and after its last. */
    start: 'Before the nations',
    /** What a folded turn holds. */
    ofTurn: (nations: number, battles: number): string =>
      dotted(count(nations, 'nation'), battles > 0 && count(battles, 'battle')),
    /** What a folded nation did; half points. */
    ofOwn: (of: Sum): string =>
      dotted(
        of.moves > 0 && count(of.moves, 'move'),
        of.battles > 0 && count(of.battles, 'battle'),
        of.points !== 0 && `${of.points < 0 ? '−' : ''}${points(Math.abs(of.points))}`,
      ) || 'no moves, no battles',
    /** What is folded where there is no nation. */
    ofOthers: (lines: number, halves: number): string =>
      dotted(count(lines, 'line'), halves !== 0 && `${halves < 0 ? '−' : ''}${points(Math.abs(halves))} in all`),
    phase: (phase: PhaseId): string => large(PHASES[phase]),
    phaseName: (phase: PhaseId): string => PHASES[phase],
  },

  history: {
    ...SHARED.history,
    /** What is looked at, inside a sentence. */
    where,
    /** In a heading: what is looked at. */
    seen: (of: Where): Rich =>
      where(of).map((piece, i) => (i === 0 && typeof piece === 'string' ? large(piece) : piece)),
    stretchBack: 'Nation back',
    stretchOn: 'Nation on',
    keys: 'On the slider, the arrow keys go one answer, Page Up and Page Down one nation, Home and End to either end.',
  },

  dice: {
    title: 'Dice',
    none: 'No dice have fallen yet.',
    lead: (dice: number): string =>
      `${count(dice, 'die has', 'dice have')} fallen. Each has a number, and comes out of the seed of the game.`,
    check: 'Check the dice',
    again: 'Check again',
    checking: (n: number, of: number): string => `Checking: answer ${n} of ${of} …`,
    /** Of those that were told, if some were not. */
    same: (dice: number, some: boolean): string =>
      dice === 1
        ? 'The one die is the one that the seed gives.'
        : `All ${dice} dice${some ? ' that were told' : ''} are those that the seed gives.`,
    hidden: (dice: number): string =>
      `${count(dice, 'more die', 'more dice')} drew tokens and ${dice === 1 ? 'is' : 'are'} told to nobody: ${
        dice === 1 ? 'its' : 'their'
      } number stands, and the generator goes on from ${dice === 1 ? 'it' : 'them'} as it should.`,
    laid: (dice: number): string => `${count(dice, 'die', 'dice')} had been laid out beforehand.`,
    differs: ({
      number,
      told,
      seed,
    }: {
      readonly number: number;
      readonly told: number;
      readonly seed: number;
    }): string => `Die ${number} differs: the game tells ${told}, the seed gives ${seed}.`,
    astray: (n: number): string =>
      n === 0
        ? 'The game does not begin with the dice of its seed.'
        : `After answer ${n} the dice of the game no longer follow from its seed.`,
    later: 'More dice have fallen since this check.',
    goThere: 'Look there',

    players: 'Hits by player',
    player: 'Player',
    nobody: 'Neutrals',
    named: (seat: string): string => (/^\d+$/.test(seat) ? `Player ${seat}` : drawnName(seat)),
    thrown: 'Dice',
    expected: 'Expected',
    hits: 'Hits',
    off: 'Difference',
    signed,
    /** What was to be expected, and the spread: `6.4 ± 1.9`. */
    expects: (hits: number, spread: number): string => `${decimal(hits)} ± ${decimal(spread)}`,
    /** How far the hits are from what was to be expected. */
    degree: {
      few: () => 'too few dice to say',
      even: () => 'as chance has it',
      some: (more: boolean) => `${more ? 'lucky' : 'unlucky'}: one in six is`,
      much: (more: boolean) => `very ${more ? 'lucky' : 'unlucky'}: one in forty-four is`,
      rare: (more: boolean) => `hardly ever so ${more ? 'lucky' : 'unlucky'}: one in seven hundred is`,
    },
    meaning:
      'Expected is the sum of every die’s chance to hit what it was aimed at; a 1 never hits. After the ± stands the spread: two in three players end within one spread of what is expected, nineteen in twenty within two.',
    rerolled: 'Dice that were rolled again count for nothing here.',

    battles: 'By battle',
    turn: (turn: number): string => `Turn ${turn}`,
    ofTurn: (battles: number): string => count(battles, 'battle'),
    battle: (at: PlaceId, attacker: Owner, defender: Owner): Rich =>
      t`${Place(at)}: ${the(attacker)} against ${the(defender)}`,
    march: (at: PlaceId, marching: Owner, by: Owner): Rich =>
      t`${Place(at)}: ${the(by)} at the march of ${the(marching)}`,
    side: (owner: Owner, hits: number, expected: number): Rich =>
      t`${The(owner)}: ${count(hits, 'hit')}, ${decimal(expected)} expected`,
    noDice: 'no dice fell',
    rolls: (rolls: number): string => count(rolls, 'roll'),
    numbers: (first: number, last: number): string => (first === last ? `${first}` : `${first}–${last}`),
    struck: 'rolled again, does not count',
    drawn: 'Throws and lots',
  },

  recap: {
    title: 'Since you last decided',
    step: (i: number, of: number): string => `${i} of ${of}`,
    who: (nation: NationId, turn: number): Rich => t`${n(nation)}, turn ${turn}`,
    start: (turn: number): string => `Turn ${turn} begins`,
    end: (turn: number): string => `Turn ${turn} ends`,
    parts: { moves: 'Moves', points: 'Points', others: 'What else happened' },
    battle: (at: PlaceId): Rich => t`Battle of ${place(at)}`,
    fight: ({ attacker, defender }: Readonly<Partial<Record<Side, Owner>>>): Rich =>
      attacker && defender
        ? t`${The(attacker)} ${does(attacker, 'attack')} ${the(defender)}.`
        : attacker || defender
          ? t`${The(attacker ?? defender ?? '')} ${does(attacker ?? defender ?? '', 'fight')}.`
          : [],
    won: (winner: Owner | null, rounds: number): Rich =>
      t`${winner ? t`${The(winner)} ${does(winner, 'hold')} the field` : 'Nobody is left'}${
        rounds > 0 ? ` after ${count(rounds, 'round')}` : ' before the first round'
      }.`,
    goesOn: (rounds: number): string => (rounds > 0 ? `It goes on after ${count(rounds, 'round')}.` : 'It goes on.'),
    lost: (owner: Owner, what: Units, leaders: readonly LeaderId[]): Rich =>
      t`${The(owner)} ${does(owner, 'lose')} ${units(what, leaders)}.`,
    noLosses: 'Nothing is lost.',
    way: (what: Units, leaders: readonly LeaderId[], places: readonly PlaceId[]): Rich =>
      t`${large(units(what, leaders))}: ${list(places.map(place), ' – ')}`,
    /** Where somebody else than the nation in turn moves. */
    wayOf: (nation: NationId, what: Units, leaders: readonly LeaderId[], places: readonly PlaceId[]): Rich =>
      t`${The(nation)}, ${units(what, leaders)}: ${list(places.map(place), ' – ')}`,
    details: (lines: number): string => `Round by round, ${count(lines, 'line')}`,
    nations: 'Whose turns have passed',
    toNation: (nation: NationId, turn: number): Rich => t`To ${n(nation)}, turn ${turn}`,
    previous: 'Previous',
    next: 'Next',
    done: 'To the present',
    skip: 'Skip',
    keys: 'Arrow keys step, Escape skips.',
  },
};
