import type { Fact, Game } from '../../kernel/contract.ts';
import { copyAt, onOtherDice } from '../../kernel/copy.ts';
import type { Journal } from '../../kernel/journal.ts';
import { type Save, toSave } from '../../kernel/saves.ts';
import { replayInSlices } from './replay.ts';
import { personsOf, type Sitting } from './sitting.ts';

/**
 * Saves out of which a second game is made, or a game that comes in from elsewhere. Between persons neither has the dice of the game it
 * was: who plays it apart would see beforehand what falls in the other.
 */
export interface Copies {
  /** A game to be played beside the one that the save holds: it says so, and what is hidden is dealt anew. */
  readonly copy: (save: Save) => Promise<Save>;
  /** The game itself, as it goes on here: all that was played and dealt, and other dice from now on. */
  readonly arrived: (save: Save) => Promise<Save>;
}

export function copiesOf<S, F extends Fact>(game: Game<S, F>, seed: () => number = freshSeed): Copies {
  /** What cannot be played again stays what it is: it says why when it is opened, and goes on from its last position with other dice. */
  const made = async (save: Save, make: (journal: Journal<S, F>) => Journal<S, F>): Promise<Save> => {
    const { journal } = await replayInSlices(game, save);
    return journal ? toSave(game, make(journal)) : save;
  };
  return {
    copy: async (save) => {
      const copied = await made(save, (journal) => copyAt(game, journal, journal.at, seed()));
      return { ...copied, root: { ...copied.root, copy: true } };
    },
    arrived: (save) => made(save, (journal) => onOtherDice(game, journal, seed())),
  };
}

/** Who plays a game, and whether several persons have played it before. */
export interface PlayedBy {
  readonly sittings: readonly Sitting[];
  readonly shared?: boolean;
}

/** Whether several persons play a game, or have once. */
export function isShared({ sittings, shared = false }: PlayedBy): boolean {
  return shared || personsOf(sittings).length > 1;
}

/** A seed that nobody can know beforehand. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}
