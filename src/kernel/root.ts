import type { Fact, Game, Positioned } from './contract.ts';
import { seeded } from './dice.ts';
import { fault } from './limits.ts';

/** Where a game began. What a scene's id stands for only the caller knows. */
export type Root =
  | { readonly is: 'game'; readonly options: unknown; readonly seed: number }
  | {
      readonly is: 'position';
      readonly position: unknown;
      /** Re-seeds the dice; without it they are those of the position. */
      readonly seed?: number;
    }
  | { readonly is: 'scene'; readonly scene: string };

/** Opens a scene by its id; nothing where there is none. */
export type OpenScene<S> = (scene: string) => Positioned<S> | undefined;

/**
 * The state that a root opens with, or why it opens none: `bad-options`, `no-scene`, or what `game.position` finds. Never
 * throws: a root may come out of a file.
 */
export function openRoot<S, F extends Fact>(game: Game<S, F>, root: Root, openScene?: OpenScene<S>): Positioned<S> {
  switch (root.is) {
    case 'game':
      return setUp(game, root.options, root.seed);
    case 'position': {
      const opened = game.position(root.position);
      if (opened.faults || root.seed === undefined) return opened;
      return { state: game.dice.with(opened.state, seeded(root.seed)) };
    }
    case 'scene':
      return openScene?.(root.scene) ?? { faults: [fault('no-scene', ['root', 'scene'], { scene: root.scene })] };
  }
}

function setUp<S, F extends Fact>(game: Game<S, F>, options: unknown, seed: number): Positioned<S> {
  let state: S;
  try {
    state = game.setup(options, seed);
  } catch (error) {
    // The contract lets `setup` throw on options that no one could have chosen, and a file may hold such.
    return { faults: [fault('bad-options', ['root', 'options'], { message: String(error) })] };
  }
  const checked = game.position(state);
  return checked.faults ? checked : { state };
}
