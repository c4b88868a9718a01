import { COMPUTERS } from '../../../../words/en/computers.ts';
import { half } from '../../../../words/half.ts';
import { type Piece, type Rich, t } from '../../../../words/rich.ts';
import type { Level } from '../../bots/computer.ts';
import type { Why } from '../../bots/thought.ts';
import { l, r } from '../marks.ts';
import { NAMES } from './names.ts';
import { count } from './units.ts';

/** The words of the computers: who they are, what they advise, and why. */

type Of<K extends Why['kind']> = Extract<Why, { readonly kind: K }>;

const in100 = (chance: number): string => `${Math.round(100 * chance)} in 100`;
/** `about 1½ victory points`, rounded to halves. */
function about(points: number): string {
  const halves = Math.round(2 * Math.abs(points));
  return halves === 0
    ? 'less than ½ victory point'
    : `about ${half(halves)} victory ${halves > 2 ? 'points' : 'point'}`;
}
/** A gain, or what an answer costs now. */
const worth = (gain: number): string =>
  gain < -0.25 ? `By itself it costs ${about(gain)}.` : `The expected gain is ${about(gain)}.`;
const move = (units: number, one: string, many: string): string =>
  `${count(units, 'unit')} ${units === 1 ? one : many}`;

const WHY: { readonly [K in Why['kind']]: (why: Of<K>) => Rich } = {
  only: () => ['There is only one answer.'],
  attacks: ({ to, units, by, chance, gain }) =>
    by === 'battle'
      ? t`${move(units, 'attacks', 'attack')} ${l(to)}: ${in100(chance)} that it is yours after the battle (${r('12')}) and the sieges. ${worth(gain)}`
      : t`${move(units, 'besieges', 'besiege')} ${l(to)}: ${in100(chance)} that it is yours after the siege (${r('14')}). ${worth(gain)}`,
  marches: ({ to, units, gain }) => t`${move(units, 'moves', 'move')} to ${l(to)}, where no enemy is. ${worth(gain)}`,
  region: ({ region, gain }) => t`Moves in ${NAMES.regions[region]} promise most (${r('11')}). ${worth(gain)}`,
  buys: ({ place, gain }) => t`No purchase gains more than one in ${l(place)} (${r('10')}). ${worth(gain)}`,
  rests: () => ['No other answer of this phase gains more than it exposes.'],
  weighed: ({ of }) => [`Of ${count(of, 'answer')}, this one leads to the best position.`],
  foreseen: ({ games, gain, of }) =>
    t`In ${count(games, 'game')} played ahead to the end of the turn it did better than the obvious answer, by ${about(gain)}. ${why(of)}`,
};

/** The reason of an answer. */
function why(of: Why): Rich {
  const say = WHY[of.kind] as (of: Why) => Rich;
  return say(of);
}

export const BOTS = {
  ...COMPUTERS,
  levels: {
    alferez: { name: 'Alférez', says: 'judges what comes of each answer at its exact odds, and plays nothing ahead.' },
    condestable: {
      name: 'Condestable',
      says: 'plays its best answers ahead, through the Muslim reaction and the sieges.',
    },
  } satisfies Record<Level, { readonly name: string; readonly says: string }>,
  lent: {
    phase: (): Rich => ['The adviser plays this phase for you.'],
    turn: (): Rich => ['The adviser plays this turn for you.'],
    game: (): Rich => ['The adviser plays on for you.'],
  },
  silent: (): Rich => ['The adviser does not answer.'],
  why,
  adviser: {
    title: 'The adviser',
    says: 'It plays answers ahead through the Muslim reaction, and does not know the dice. A game in which you ask it no longer counts.',
    ask: 'Advise me',
    turn: 'Play this turn',
    game: 'Play on',
    thinks: 'The adviser is thinking …',
    stop: 'Stop',
    doIt: 'Do this',
    again: 'Ask again',
    /** What the coming reaction may do, if the turn ended so. */
    risk: (armies: number): Rich =>
      t`If the moves ended so, an army would appear in the coming reaction (${r('13')}) with ${in100(armies)}.`,
    first: (place: Piece, chance: number): Rich =>
      t`It would attack ${place} first more often than any other location: ${in100(chance)}.`,
    safe: 'It would find nothing to attack.',
  },
};
