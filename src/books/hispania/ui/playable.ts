import { openScene } from '../../../kernel/runner.ts';
import type { Playable } from '../../../ui/playable.ts';
import type { Why } from '../bots/thought.ts';
import { hispania } from '../engine/game.ts';
import { playersOf } from '../engine/rules/players.ts';
import { askComputer } from './bots/client.ts';
import { LEVELS, USUAL } from './bots/levels.ts';
import { playersOf as computersOf } from './bots/players.ts';
import { reasonsIn } from './bots/reasons.ts';
import { whyShown } from './bots/told.ts';
import { look } from './deciding/look.ts';
import type { OfHispania } from './kinds.ts';
import { BOOK } from './on-device.ts';
import { customs } from './table/customs.ts';
import { READING } from './table/history/reading.ts';
import { isReserved } from './table/new-game.ts';
import { readSummary, summaryOf } from './table/summary.ts';

/** The data of Hispania for a table, a scene and a board beside its contract. */
export const HISPANIA: Playable<OfHispania> = {
  book: BOOK,
  game: hispania,
  customs,
  reading: READING,
  seats: playersOf,
  look,
  narrowed: (seen, decision) => ({
    ...seen,
    decision,
    prospects: decision.choices.map((choice) => seen.prospects[seen.decision?.choices.indexOf(choice) ?? -1] ?? {}),
  }),
  summary: summaryOf,
  readSummary,
  scene: async (id) => {
    const { isScene, loadScene } = await import('../scenes/load.ts');
    return isScene(id) ? openScene(hispania, await loadScene(id)) : undefined;
  },
  isReserved,
  computers: {
    levels: LEVELS,
    usual: USUAL,
    of: (seed) => computersOf(askComputer, seed),
    told: whyShown,
    reasons: (whys) => reasonsIn(whys as readonly Why[]),
  },
};
