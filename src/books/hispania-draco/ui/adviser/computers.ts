import { seedOf } from '../../../../kernel/hash.ts';
import type { Computers } from '../../../../ui/playable.ts';
import type { Level } from '../../bots/computer.ts';
import type { OfDraco } from '../kinds.ts';
import { askComputer } from './client.ts';

/** The levels that a player chooses from, weakest first. They do not need the engine's own list to be loaded. */
const LEVELS = ['tribune', 'legate'] as const satisfies readonly Level[];

/** The computer that advises, and that plays for a person. */
export const USUAL: Level = 'legate';

/** The computers of the table, as colleagues or as Hispano. They keep no plans between their answers. */
export const COMPUTERS: Computers<OfDraco> = {
  levels: LEVELS,
  usual: USUAL,
  pace: 'normal',
  of: (seed) => ({
    at: (seat, level) => (state, _, number, signal) =>
      askComputer(
        {
          level: LEVELS.find((one) => one === level) ?? USUAL,
          seat,
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
