import type { Measure } from '../../../hispania/lessons/lesson.ts';
import type { State } from '../../../hispania/state.ts';
import type { Worth } from '../../../kernel/lesson.ts';
import { type Asker, createAsker, numberOf } from '../../asker.ts';
import { askedIn, idle } from '../../errand.ts';

/** What a position is worth that nobody has recorded: plain data, as it goes to the worker. */
export interface OwnQuestion {
  readonly state: State;
  readonly measure: Measure;
  /** Of the games that are played where the measure is not exact. */
  readonly seed: number;
}

/** Who is asked for it: in a worker, or on the page where there are none. */
export const ownWorth: Asker<OwnQuestion, Worth> = createAsker(
  askedIn<OwnQuestion, Worth>(
    () =>
      typeof Worker === 'undefined'
        ? undefined
        : new Worker(new URL('./own-worth-worker.ts', import.meta.url), { type: 'module' }),
    async ({ state, measure, seed }) => {
      const { worthOf } = await import('../../../hispania/lessons/worth.ts');
      await idle();
      return worthOf(state, measure, seed);
    },
  ),
  ({ state, measure, seed }) => JSON.stringify([numberOf(state), measure, seed]),
);
