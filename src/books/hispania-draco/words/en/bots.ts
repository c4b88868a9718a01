import { COMPUTERS } from '../../../../words/en/computers.ts';
import { type Piece, type Rich, t } from '../../../../words/rich.ts';
import type { Level } from '../../bots/computer.ts';
import type { Fraction, Then, Why } from '../../bots/thought.ts';
import type { GeneralId } from '../../engine/data/ids.ts';
import { r, s } from '../marks.ts';
import { target } from './combat.ts';
import { coins, count, The, the } from './pieces.ts';

/** The words of the computers: who they are, what they advise, and why. */

type Of<K extends Why['kind']> = Extract<Why, { readonly kind: K }>;

/** `5 in 6`. */
const chance = ({ ways, of }: Fraction): string => `${ways} in ${of}`;
const isSure = ({ ways, of }: Fraction): boolean => ways === of;
const in100 = (share: number): string => `${Math.round(100 * share)} in 100`;
/** How good the position is that an answer leads to. */
const stands = (worth: number): string => `After it the adviser gives Rome ${in100(worth)} to win.`;
/** The same, and what the answer adds. */
function promises({ worth, gain }: { readonly worth: number; readonly gain: number }): string {
  const points = Math.round(100 * gain);
  return points > 0 ? `${stands(worth)} That is ${points} more than if the phase ended now.` : stands(worth);
}

const THEN: { readonly [D in Then['does']]: (then: Extract<Then, { readonly does: D }>) => Rich } = {
  siege: ({ at }) => t` to besiege ${target(at)} (${r('4.3')})`,
  attack: ({ at }) => t` to attack the army in ${s(at)} (${r('4.4')})`,
  place: ({ at }) => t` to place a garrison in ${s(at)} (${r('4.2')})`,
  goes: ({ at }) => t` on the way to ${s(at)}`,
  stays: () => [', the best space for him in the Hispanic phase'],
};

function then(of: Then): Rich {
  const say = THEN[of.does] as (of: Then) => Rich;
  return say(of);
}

const WHY: { readonly [K in Why['kind']]: (why: Of<K>) => Rich } = {
  only: () => ['There is only one answer.'],
  fights: ({ by, general, at, coins: paid, won, lost, ...promise }) => {
    const wins = isSure(won) ? 'is certain to win' : `wins with a chance of ${chance(won)}`;
    if (by === 'siege')
      return t`${The(general)} besieges ${target(at)} for ${coins(paid)} (${r('4.3')}) and ${wins}. ${promises(promise)}`;
    const risk = lost.ways > 0 ? `He is beaten with a chance of ${chance(lost)}.` : 'He cannot be beaten.';
    return t`${The(general)} attacks the army in ${s(at)} for ${coins(paid)} (${r('4.4')}) and ${wins}. ${risk} ${promises(promise)}`;
  },
  goes: ({ general, to, then: next, ...promise }) =>
    t`${The(general)} goes to ${s(to)}${then(next)}. ${promises(promise)}`,
  garrisons: ({ at, capital, ...promise }) =>
    capital
      ? t`A garrison in the capital ${s(at)} is one of the six of a victory (${r('3.1')}). ${promises(promise)}`
      : t`A garrison shuts ${s(at)} to revolts (${r('5.1')}) and supports its general (${r('4.3')}). ${promises(promise)}`,
  withdraws: ({ at, ...promise }) =>
    t`The garrison of ${s(at)} is needed elsewhere (${r('4.2')}). ${promises(promise)}`,
  murders: ({ won, ...promise }) =>
    t`The murder succeeds with a chance of ${chance(won)} (${r('8.6-murder')}). ${promises(promise)}`,
  buys: ({ what, ...promise }) =>
    what === 'road'
      ? t`The road shortens the ways to come (${r('8.1')}). ${promises(promise)}`
      : t`The proconsul doubles values for the rest of the game (${r('8.3')}). ${promises(promise)}`,
  rests: ({ worth }) => [`No other action is worth its coins. ${stands(worth)}`],
  weighed: ({ of, worth }) => [`Of ${count(of, 'answer')}, this one leads to the best position. ${stands(worth)}`],
  shortens: ({ from, to }) =>
    t`The road from ${s(from)} to ${s(to)} shortens the ways into the country most (${r('2.6')}).`,
  harms: ({ of, worth }) => [
    `Of ${count(of, 'answer')}, this one is the worst for Rome, all results of the dice together: ${in100(worth)} to win.`,
  ],
};

/** The reason of an answer. */
function why(of: Why): Rich {
  const say = WHY[of.kind] as (of: Why) => Rich;
  return say(of);
}

export const BOTS = {
  ...COMPUTERS,
  levels: {
    tribune: { name: 'Tribune', says: 'knows the exact chance of every fight, and looks two actions ahead.' },
    legate: { name: 'Legate', says: 'looks further ahead, at the end to the last coin of the phase.' },
  } satisfies Record<Level, { readonly name: string; readonly says: string }>,
  lent: {
    phase: (): Rich => ['The adviser plays this phase for you.'],
    turn: (): Rich => ['The adviser plays this round for you.'],
    game: (): Rich => ['The adviser plays on for you.'],
  },
  silent: (): Rich => ['The adviser does not answer.'],
  why,
  adviser: {
    title: 'The adviser',
    says: 'It weighs actions by their exact chances, and does not know the dice. A game in which you ask it no longer counts.',
    ask: 'Advise me',
    turn: 'Play this round',
    game: 'Play on',
    thinks: 'The adviser is thinking …',
    stop: 'Stop',
    doIt: 'Do this',
    again: 'Ask again',
    /** What the coming Hispanic phase may do, if the Roman one ended so. */
    defeat: (of: Fraction): Rich =>
      t`If the phase ended so, the game would be lost in the Hispanic phase with a chance of ${chance(of)} (${r('3.2')}).`,
    beaten: (general: GeneralId, of: Fraction): Rich => [
      `If the phase ended so, ${the(general)} would be beaten with a chance of ${chance(of)}.`,
    ],
    lost: (place: Piece, of: Fraction): Rich =>
      t`If the phase ended so, ${place} would lose a garrison with a chance of ${chance(of)}.`,
    revolt: (place: Piece, of: Fraction): Rich =>
      t`The next revolt falls on ${place} more often than on any other town: ${chance(of)}.`,
  },
};
