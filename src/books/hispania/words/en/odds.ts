import { share } from '../../../../words/en/share.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind } from '../../engine/data/ids.ts';
import { r } from '../marks.ts';
import { and, kind } from './units.ts';

/** The words of the odds of a battle. Numbers come as the figure has rounded them: parts of a hundred, or of a thousand. */

/** A side, and what is said of it: kept apart, since the name of a nation is set in small caps. */
interface EndWords {
  readonly who?: 'attacker' | 'defender';
  readonly is: string;
}

/** `2.4`, `0.3`; `0` where there is nothing at all, and never `0.0` where there is something. */
const decimal = (number: number): string =>
  number === 0 ? '0' : number < 0.05 ? 'under 0.1' : (Math.round(number * 10) / 10).toFixed(1);

const LEFT_OUT = {
  submission: 'a submission',
  tokens: 'event tokens',
  sign: 'the Sign of God',
};

export const ODDS = {
  title: 'The odds',
  decimal,
  share,
  /** `89 in 100`. */
  in100: (parts: number, of: 100 | 1000, chance: number): string => `${share(parts, of, chance)} in 100`,

  ends: {
    attackerWins: { who: 'attacker', is: 'victorious' },
    defenderRetreats: { who: 'defender', is: 'retreated' },
    submits: { who: 'defender', is: 'submitted' },
    mutual: { is: 'no units left' },
    undecided: { is: 'undecided' },
    attackerRetreats: { who: 'attacker', is: 'retreated' },
    defenderWins: { who: 'defender', is: 'victorious' },
  } satisfies Record<string, EndWords>,
  /** Above a narrow column: `89`, `<1`. */
  column: (parts: number, chance: number): string => (parts === 0 && chance > 0 ? '<1' : share(parts, 100, chance)),

  otherwise: 'otherwise',

  taken: 'Province taken',
  points: 'Kill points',
  mean: 'Average rounds',

  losses: 'Expected losses',
  unit: 'Unit',
  kind: (id: CombatKind): string => kind(id),
  leaders: 'Leaders killed',
  all: 'Total',
  none: 'none',

  rounds: 'Ends after round',
  round: (first: number, more: boolean): string => (more ? `${first}+` : `${first}`),

  /** How both sides are taken to decide. */
  policy: {
    title: 'Decisions of both sides',
    aims: 'Targets',
    aimsOf: (name: string): string => `Targets of ${name}`,
    aim: {
      default: 'as suggested',
      best: 'best in each round',
      first: (id: CombatKind): string => `${kind(id)} first`,
    },
    retreat: 'Retreats',
    retreatOf: (name: string): string => `Retreats of ${name}`,
    retreats: {
      never: 'never',
      below: 'with fewer units than',
      winning: 'if its chance to win is under',
    },
    belowOf: (name: string): string => `Fewer units of ${name} than`,
    less: 'One fewer',
    more: 'One more',
    winningOf: (name: string): string => `Chance of ${name} to win`,
    in100: (n: number): string => `${n} in 100`,
    usual: 'Reset',
  },
  /** What the odds leave out, where it could matter. */
  not: {
    says: (parts: readonly Rich[]): Rich => t`Not counted: ${and(parts)}.`,
    submission: (name: string): Rich => t`submission of ${name} ${r('9.6-submission')}`,
    tokens: t`event tokens still in hand ${r('10.3')}`,
    sign: t`the Sign of God ${r('10.2')}`,
  },
  exact: 'Exact for these decisions.',
  computing: 'calculating …',
  failed: 'The odds could not be calculated.',
  tooLarge: 'Too many units to calculate.',
  /** Beside a province that a stack can reach. */
  way: {
    taken: (number: string, not: readonly ('submission' | 'tokens' | 'sign')[]): string =>
      not.length === 0
        ? `Taken: ${number}`
        : `Taken: ${number}, not counting ${and(not.map((one) => [LEFT_OUT[one]])).join('')}`,
    says: 'Taken: if these units attack with your units already there and no others, with the suggested targets and no retreats.',
  },

  twin: {
    /** `Out of 100 such battles: Castile victorious in 89.3, no units left in 1.1, Seville victorious in 9.6.` */
    ends: (all: readonly { readonly who?: string; readonly is: string; readonly number: string }[]): string =>
      `Out of 100 such battles: ${all.map(({ who, is, number }) => `${who ? `${who} ` : ''}${is} in ${number}`).join(', ')}.`,
    rounds: (all: readonly (readonly [round: number, more: boolean, number: string])[]): string =>
      `Last round of 100 such battles: ${all
        .map(([round, more, number]) => `round ${round}${more ? ' or later' : ''} in ${number}`)
        .join(', ')}.`,
  },
};
