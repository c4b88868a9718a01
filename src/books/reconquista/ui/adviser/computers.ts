import { seedOf } from '../../../../kernel/hash.ts';
import type { Computers } from '../../../../ui/playable.ts';
import type { Level } from '../../bots/computer.ts';
import type { OfReconquista } from '../kinds.ts';
import { askComputer } from './client.ts';

/**
 * The levels that a player chooses from, the quicker first: no difference of their points is shown
 * (`docs/decisions/reconquista-by-hand.md`). They do not need the engine's own list to be loaded.
 */
const LEVELS = ['alferez', 'condestable'] as const satisfies readonly Level[];

/** The computer that advises, and that plays for a person. */
export const USUAL: Level = 'condestable';

/** The computers of the table. They keep no plans between their answers. */
export const COMPUTERS: Computers<OfReconquista> = {
  levels: LEVELS,
  usual: USUAL,
  // Each answer is told while the adviser plays.
  pace: 'normal',
  of: (seed) => ({
    at: (seat, level) => (state, _, number, signal) =>
      askComputer(
        {
          level: LEVELS.find((one) => one === level) ?? USUAL,
          seed: seedOf(`${seat} ${seed}`),
          state,
          number,
        },
        signal,
      ),
    forget: () => {},
  }),
  told: (why) => why,
  reasons: (whys) => [...new Map(whys.map((why) => [JSON.stringify(why), why])).values()],
};
