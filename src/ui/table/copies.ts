import type { Fact, Game } from '../../kernel/contract.ts';
import { copyAt, onOtherDice } from '../../kernel/copy.ts';
import type { Journal } from '../../kernel/journal.ts';
import { setApart } from '../../kernel/root.ts';
import { type Save, toSave } from '../../kernel/saves.ts';
import { replayInSlices } from './replay.ts';
import { personsOf, type Sitting } from './sitting.ts';

/**
 * Saves for a second game, or for a game from elsewhere. Between persons neither has the dice of the original game,
 * because playing it separately would reveal the next rolls of the other.
 */
export interface Copies {
  /** A separate game from a save: it is marked as a copy, and its hidden parts are dealt again. */
  readonly copy: (save: Save) => Promise<Save>;
  /** The same game as it continues here: with all its play and deals, and with other dice from now on. */
  readonly arrived: (save: Save) => Promise<Save>;
}

export function copiesOf<S, F extends Fact>(game: Game<S, F>, seed: () => number = freshSeed): Copies {
  /**
   * A game that cannot be replayed remains unchanged: it shows the reason when it is opened, and continues from its
   * last position with other dice.
   */
  const made = async (save: Save, make: (journal: Journal<S, F>) => Journal<S, F>): Promise<Save> => {
    const { journal } = await replayInSlices(game, save);
    return journal ? toSave(game, make(journal)) : save;
  };
  return {
    copy: async (save) => {
      const copied = await made(save, (journal) => copyAt(game, journal, journal.at, seed()));
      const { counts } = save.root;
      const root = { ...copied.root, copy: true, ...(counts ? { counts } : {}) } as const;
      return { ...copied, root: setApart(root, 'again') };
    },
    arrived: (save) => made(save, (journal) => onOtherDice(game, journal, seed())),
  };
}

/** The players of a game, and whether several persons have played it before. */
export interface PlayedBy {
  readonly sittings: readonly Sitting[];
  readonly shared?: boolean;
}

/** Whether several persons play a game, or have played it before. */
export function isShared({ sittings, shared = false }: PlayedBy): boolean {
  return shared || personsOf(sittings).length > 1;
}

/** An unpredictable seed. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}
