import type { Worth } from '../../../../kernel/lesson.ts';
import { type Asker, createAsker, numberOf } from '../../../../ui/asker.ts';
import { askedIn, idle } from '../../../../ui/errand.ts';
import type { Played } from '../../../../ui/lesson/kinds.ts';
import type { State } from '../../engine/state.ts';
import type { Measure } from '../../lessons/lesson.ts';
import { beforeDice } from '../../lessons/own-line.ts';
import type { Cost } from '../../words/en/learn.ts';
import type { OfHispania } from '../kinds.ts';
import { AS_GOOD, bestOf, costBeside, type OwnCost } from './costs.ts';
import type { PlayStart } from './seen.ts';

/** A question about the worth of a position without a record: plain data for the worker. */
export interface OwnQuestion {
  readonly state: State;
  readonly measure: Measure;
  /** The seed of the games that are played if the measure is not exact. */
  readonly seed: number;
}

/** Computes it in a worker, or on the page if there are no workers. */
const ownWorth: Asker<OwnQuestion, Worth> = createAsker(
  askedIn<OwnQuestion, Worth>({
    open: () =>
      typeof Worker === 'undefined'
        ? undefined
        : new Worker(new URL('./own-cost-worker.ts', import.meta.url), { type: 'module' }),
    here: async ({ state, measure, seed }) => {
      const { worthOf } = await import('../../lessons/worth.ts');
      await idle();
      return worthOf(state, measure, seed);
    },
  }),
  ({ state, measure, seed }) => JSON.stringify([numberOf(state), measure, seed]),
);

/** The cost of a miss in a game whose last `at` answers were given in this step; rejects with the reason of `signal`. */
export async function ownCost(
  step: PlayStart,
  game: Played<OfHispania>,
  at: number,
  signal: AbortSignal,
): Promise<OwnCost | undefined> {
  const { measure, computed } = step;
  if (!measure || !computed) return undefined;
  const { state, rolled } = beforeDice(game, game.at - at);
  const cost = ownCostOf(step, await ownWorth.ask({ state, measure, seed: computed.seed }, signal));
  if (cost !== 'as-good') return cost && { is: 'cost', cost };
  // Only if dice have decided: the measure does not see the reader's own errors (a unit too many, a province left).
  return rolled && measure.is !== 'left' ? { is: 'as-good' } : undefined;
}

/** The cost of a line with a computed worth: `as-good` if that equals the best. */
export function ownCostOf(
  { worths, good }: Pick<PlayStart, 'worths' | 'good'>,
  own: Worth,
): Cost | 'as-good' | undefined {
  const best = bestOf(worths, good);
  if (best === undefined) return undefined;
  return own.worth < best * AS_GOOD ? costBeside(own, best) : 'as-good';
}
