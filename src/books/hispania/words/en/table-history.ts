import { drawnName } from '../../../../kernel/names.ts';
import { HISTORY as SHARED, type Sum } from '../../../../words/en/history.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId, Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { PhaseId } from '../../engine/state.ts';
import { n } from '../marks.ts';
import { NAMES } from './names.ts';
import { and, count, does, large, PHASES, Place, place, points, The, the, units } from './units.ts';

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
  return [`the ${stage === 'end' ? 'end' : 'start'} of turn ${turn}`];
};

/** What a turn came to; points in halves. */
interface Told {
  readonly is: 'start' | 'own' | 'end';
  readonly turn: number;
  readonly who?: NationId;
  readonly took: readonly PlaceId[];
  readonly gaveUp: readonly PlaceId[];
  readonly lost: number;
  readonly leaders: readonly LeaderId[];
  readonly destroyed: number;
  readonly came: number;
  readonly moved: boolean;
  readonly scores: readonly { readonly nation: NationId; readonly points: number }[];
  readonly founded: readonly NationId[];
  readonly died: readonly NationId[];
}

function told({ is, turn, who, scores, founded, died, ...of }: Told): Rich {
  const own = scores.find(({ nation }) => nation === who);
  const losses: readonly Rich[] = [
    ...(of.lost > 0 ? [[count(of.lost, 'unit')]] : []),
    ...of.leaders.map((leader): Rich => [NAMES.leaders[leader]]),
  ];
  const did: readonly Rich[] = [
    ...(of.took.length > 0 ? [t`took ${and(of.took.map(place))}`] : []),
    ...(of.gaveUp.length > 0 ? [t`gave up ${and(of.gaveUp.map(place))}`] : []),
    ...(losses.length > 0 ? [t`lost ${and(losses)}`] : []),
    ...(of.destroyed > 0 ? [[`destroyed ${of.destroyed}`]] : []),
    ...(own ? [scored(own.points)] : []),
  ];
  const quiet = of.came > 0 ? `received ${count(of.came, 'unit')}` : of.moved ? 'moved' : 'made no move';
  const head: Rich = who
    ? t`${The(who)} ${list(did.length > 0 ? did : [[quiet]], ', ')}.`
    : [is === 'end' ? `Turn ${turn} ends.` : `Turn ${turn} begins.`];
  return list(
    [
      head,
      ...scores.filter((one) => one !== own).map(({ nation, points: halves }) => t`${The(nation)} ${scored(halves)}.`),
      ...founded.map((nation) => t`${The(nation)} ${does(nation, 'are', 'is')} founded.`),
      ...died
        .filter((nation) => !founded.includes(nation))
        .map((nation) => t`${The(nation)} ${does(nation, 'have', 'has')} no units left.`),
    ],
    ' ',
  );
}

const scored = (halves: number): Rich => [halves < 0 ? `lost ${points(-halves)}` : `scored ${points(halves)}`];

/** The log, the history, the dice and the recap. */
export const HISTORY = {
  log: {
    ...SHARED.log,
    /** Above what precedes the first nation of a turn. */
    start: 'At the start of the turn',
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
    /** The moment that is shown, inside a sentence. */
    where,
    /** The same in a heading. */
    seen: (of: Where): Rich =>
      where(of).map((piece, i) => (i === 0 && typeof piece === 'string' ? large(piece) : piece)),
    stretchBack: 'Previous nation',
    stretchOn: 'Next nation',
    keys: 'On the slider, the arrow keys move by one answer, Page Up and Page Down by one nation, Home and End to the start and the end.',
  },

  dice: {
    title: 'Dice',
    none: 'No dice have been rolled yet.',
    lead: (dice: number): string =>
      `${count(dice, 'die has', 'dice have')} been rolled. Each has a number and comes from the seed of the game.`,
    check: 'Check the dice',
    again: 'Check again',
    checking: (n: number, of: number): string => `Checking: answer ${n} of ${of} …`,
    /** Only those that are shown, if some are hidden. */
    same: (dice: number, some: boolean): string =>
      dice === 1 ? 'The die agrees with the seed.' : `All ${dice} dice${some ? ' shown' : ''} agree with the seed.`,
    hidden: (dice: number): string =>
      `${count(dice, 'more die', 'more dice')} drew tokens and ${dice === 1 ? 'is' : 'are'} hidden. Their number is right: the dice after them agree with the seed.`,
    laid: (dice: number): string => `${count(dice, 'die was', 'dice were')} set in advance.`,
    differs: ({
      number,
      told,
      seed,
    }: {
      readonly number: number;
      readonly told: number;
      readonly seed: number;
    }): string => `Die ${number} differs: ${told} in the game, ${seed} from the seed.`,
    astray: (n: number): string =>
      n === 0
        ? 'The game does not begin with the dice of its seed.'
        : `After answer ${n}, the dice of the game no longer agree with its seed.`,
    later: 'More dice have been rolled since this check.',
    goThere: 'Show the position',

    players: 'Hits by player',
    player: 'Player',
    nobody: 'Neutrals',
    named: (seat: string): string => (/^\d+$/.test(seat) ? `Player ${seat}` : drawnName(seat)),
    thrown: 'Dice',
    expected: 'Expected',
    hits: 'Hits',
    off: 'Difference',
    signed,
    /** The expected hits and their spread: `6.4 ± 1.9`. */
    expects: (hits: number, spread: number): string => `${decimal(hits)} ± ${decimal(spread)}`,
    /** The distance of the hits from the expected number. */
    degree: {
      few: () => 'too few dice to judge',
      even: () => 'about as expected',
      some: (more: boolean) => `${more ? 'lucky' : 'unlucky'}: 1 player in 6`,
      much: (more: boolean) => `very ${more ? 'lucky' : 'unlucky'}: 1 in 44`,
      rare: (more: boolean) => `extremely ${more ? 'lucky' : 'unlucky'}: 1 in 700`,
    },
    meaning:
      'The expected hits are the sum of the chances of all dice to hit their targets; a 1 never hits. The number after ± is the spread: 2 players in 3 end within one spread of the expected hits, 19 in 20 within two.',
    rerolled: 'Dice that were rolled again do not count here.',

    battles: 'By battle',
    turn: (turn: number): string => `Turn ${turn}`,
    ofTurn: (battles: number): string => count(battles, 'battle'),
    battle: (at: PlaceId, attacker: Owner, defender: Owner): Rich =>
      t`${Place(at)}: ${the(attacker)} against ${the(defender)}`,
    march: (at: PlaceId, marching: Owner, by: Owner): Rich =>
      t`${Place(at)}: ${the(by)} against the march of ${the(marching)}`,
    side: (owner: Owner, hits: number, expected: number): Rich =>
      t`${The(owner)}: ${count(hits, 'hit')}, ${decimal(expected)} expected`,
    noDice: 'no dice rolled',
    rolls: (rolls: number): string => count(rolls, 'roll'),
    numbers: (first: number, last: number): string => (first === last ? `${first}` : `${first}–${last}`),
    struck: 'rolled again, does not count',
    drawn: 'Other rolls and lots',
  },

  recap: {
    title: 'Since you last decided',
    step: (i: number, of: number): string => `step ${i} of ${of}`,
    who: (nation: NationId, turn: number): Rich => t`${n(nation)}, turn ${turn}`,
    start: (turn: number): string => `Turn ${turn} begins`,
    end: (turn: number): string => `Turn ${turn} ends`,
    parts: { moves: 'Moves', points: 'Points', others: 'Other changes' },
    battle: (at: PlaceId): Rich => t`Battle of ${place(at)}`,
    fight: ({ attacker, defender }: Readonly<Partial<Record<Side, Owner>>>): Rich =>
      attacker && defender
        ? t`${The(attacker)} ${does(attacker, 'attack')} ${the(defender)}.`
        : attacker || defender
          ? t`${The(attacker ?? defender ?? '')} ${does(attacker ?? defender ?? '', 'fight')}.`
          : [],
    won: (winner: Owner | null, rounds: number): Rich =>
      t`${winner ? t`${The(winner)} ${does(winner, 'win')}` : 'Neither side wins'}${
        rounds > 0 ? ` after ${count(rounds, 'round')}` : ' before the first round'
      }.`,
    goesOn: (rounds: number): string =>
      rounds > 0 ? `It continues after ${count(rounds, 'round')}.` : 'It continues.',
    lost: (owner: Owner, what: Units, leaders: readonly LeaderId[]): Rich =>
      t`${The(owner)} ${does(owner, 'lose')} ${units(what, leaders)}.`,
    noLosses: 'No losses.',
    way: (what: Units, leaders: readonly LeaderId[], places: readonly PlaceId[]): Rich =>
      t`${large(units(what, leaders))}: ${list(places.map(place), ' – ')}`,
    /** The move of a nation that is not active. */
    wayOf: (nation: NationId, what: Units, leaders: readonly LeaderId[], places: readonly PlaceId[]): Rich =>
      t`${The(nation)}, ${units(what, leaders)}: ${list(places.map(place), ' – ')}`,
    details: (lines: number): string => `Round by round, ${count(lines, 'line')}`,
    nations: 'Turns since then',
    /** What a turn came to: `Rome took Toledo, lost 4 units, scored 6 points.` */
    told,
    replay: 'Replay the moves',
    stop: 'Stop the replay',
    speed: 'Speed of the replay',
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast' },
    toNation: (nation: NationId, turn: number): Rich => t`To ${n(nation)}, turn ${turn}`,
    previous: 'Previous',
    next: 'Next',
    done: 'Back to the present',
    skip: 'Skip',
    keys: 'Arrow keys step, Escape skips.',
  },
};
