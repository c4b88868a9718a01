import type { Fact, Fault, Game, Seat } from '../../kernel/contract.ts';
import { hash } from '../../kernel/hash.ts';
import { begin } from '../../kernel/journal.ts';
import { fault } from '../../kernel/limits.ts';
import { openSnapshot, type Save } from '../../kernel/saves.ts';
import type { Sitting } from './sitting.ts';

/**
 * Signs that a game was changed after it was saved, found without a replay. Each is a fault with words of its own
 * (`games.faults`); faults that only a replay finds are reported when the game is opened.
 */
export const DOUBTS = ['seat-not-there', 'dice-laid-out', 'start-differs', 'snapshot-differs', 'bad-snapshot'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A game, and the seats of one of its states. */
export interface Seated<S, F extends Fact> {
  readonly game: Game<S, F>;
  seats(state: S): readonly Seat[];
}

/** The doubts about a file: cheap enough for a list. */
export function doubtsOf<S, F extends Fact>(
  { game, seats }: Seated<S, F>,
  save: Save,
  sittings: readonly Sitting[],
): readonly Fault[] {
  const { state } = openSnapshot(game, save);
  const marks = new Map(save.hashes.map((one) => [one.at, one.hash]));
  const { at } = save.snapshot;
  const own = marks.get(at);
  return [
    ...(state ? strangersAt(seats(state), sittings) : [fault('bad-snapshot', ['snapshot'], {})]),
    ...(own !== undefined && own !== hash(save.snapshot.state) ? [fault('snapshot-differs', ['snapshot'], {})] : []),
    ...diceLaidOut(save),
    ...(startDiffers(game, save, marks.get(0)) ? [fault('start-differs', ['root'], {})] : []),
  ];
}

/**
 * Each sitting at a seat that does not exist. A game without seats, whose nations play themselves, has no seat for a
 * sitting.
 */
export function strangersAt(seats: readonly string[], sittings: readonly Sitting[]): readonly Fault[] {
  return sittings.flatMap(({ seat }, index) =>
    seats.includes(seat) ? [] : [fault('seat-not-there', ['sittings', index, 'seat'], { seat })],
  );
}

/**
 * The first dice that were set in a game from its start, where all dice are rolled. Positions reached on the page of a
 * scene may begin with the dice of its line.
 */
export function diceLaidOut({ root, entries }: Save): readonly Fault[] {
  const index = root.is === 'game' ? entries.findIndex(({ given }) => given !== undefined) : -1;
  return index < 0 ? [] : [fault('dice-laid-out', ['entries', index, 'given'], { index })];
}

/**
 * Whether a game does not begin as it did. Under rules other than its own it may begin differently; the replay finds
 * that.
 */
function startDiffers<S, F extends Fact>(game: Game<S, F>, { root, engine }: Save, was: string | undefined): boolean {
  if (was === undefined || engine !== game.version || root.is === 'scene') return false;
  const { journal } = begin<S, F>(game, root);
  return journal !== undefined && hash(journal.start) !== was;
}
