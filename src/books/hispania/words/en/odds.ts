import { share } from '../../../../words/en/share.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind } from '../../engine/data/ids.ts';
import { r } from '../marks.ts';
import { and, kind } from './units.ts';

/** The words of the odds of a battle. Numbers come as the figure has rounded them: parts of a hundred, or of a thousand. */

/** Who is spoken of, and what is said of him: kept apart, since the name of a nation is set in small caps. */
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
    submits: { who: 'defender', is: 'become a subject' },
    mutual: { is: 'nobody left' },
    undecided: { is: 'still undecided' },
    attackerRetreats: { who: 'attacker', is: 'retreated' },
    defenderWins: { who: 'defender', is: 'victorious' },
  } satisfies Record<string, EndWords>,
  otherwise: 'otherwise',

  taken: 'Province taken',
  points: 'Points for what falls',
  mean: 'Rounds on average',

  losses: 'Expected losses',
  unit: 'Unit',
  kind: (id: CombatKind): string => kind(id),
  leaders: 'Leaders fall',
  all: 'Together',
  none: 'none of them',

  rounds: 'It ends after round',
  round: (first: number, more: boolean): string => (more ? `${first}+` : `${first}`),

  /** How both sides are taken to decide. */
  policy: {
    title: 'How both sides decide',
    aims: 'Its dice',
    aimsOf: (name: string): string => `What the dice of ${name} are aimed at`,
    aim: {
      default: 'as the rules fill them in',
      best: 'at what costs the enemy most in each round',
      first: (id: CombatKind): string => `at ${kind(id)} first`,
    },
    retreat: 'It retreats',
    retreatOf: (name: string): string => `When ${name} retreats`,
    retreats: {
      never: 'never',
      below: 'with fewer units than',
      winning: 'when it would win in fewer than',
    },
    belowOf: (name: string): string => `Fewer units of ${name} than`,
    less: 'One fewer',
    more: 'One more',
    winningOf: (name: string): string => `The chance of ${name} to win`,
    in100: (n: number): string => `${n} in 100`,
    usual: 'As usual',
  },
  /** What the odds leave out, where it could matter. */
  not: {
    says: (parts: readonly Rich[]): Rich => t`Not counted: ${and(parts)}.`,
    submission: (name: string): Rich => t`that ${name} may submit ${r('9.6-submission')}`,
    tokens: t`event tokens still in hand ${r('10.3')}`,
    sign: t`the Sign of God ${r('10.2')}`,
  },
  exact: 'Exact for these decisions.',
  computing: 'is being reckoned …',
  failed: 'The odds could not be reckoned.',
  tooLarge: 'Too many units to reckon.',
  /** Beside a province that a stack can come to. */
  way: {
    taken: (number: string, not: readonly ('submission' | 'tokens' | 'sign')[]): string =>
      not.length === 0
        ? `Taken: ${number}`
        : `Taken: ${number}, not counting ${and(not.map((one) => [LEFT_OUT[one]])).join('')}`,
    says: 'Taken: if these attack with those of yours who are there already, and nobody else; targets as the rules fill them in, nobody retreats.',
  },

  twin: {
    /** `Out of 100 such battles: Castile victorious in 89.3, nobody left in 1.1, Seville victorious in 9.6.` */
    ends: (all: readonly (readonly [what: string, number: string])[]): string =>
      `Out of 100 such battles: ${all.map(([what, number]) => `${what} in ${number}`).join(', ')}.`,
    rounds: (all: readonly (readonly [round: number, more: boolean, number: string])[]): string =>
      `Out of 100, it ends ${all
        .map(([round, more, number]) => `after round ${round}${more ? ' or later' : ''} in ${number}`)
        .join(', ')}.`,
  },
};
