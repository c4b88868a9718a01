import type { Fact, Fault, Game, Seat } from '../../kernel/contract.ts';
import { hash } from '../../kernel/hash.ts';
import { begin } from '../../kernel/journal.ts';
import { fault } from '../../kernel/limits.ts';
import { openSnapshot, type Save } from '../../kernel/saves.ts';
import type { Sitting } from './sitting.ts';

/**
 * Signs that a game was changed since it was saved, which can be told without playing it again. Each is a fault with words of its
 * own (`games.faults`); what only a replay finds is told when the game is opened.
 */
export const DOUBTS = ['seat-not-there', 'dice-laid-out', 'start-differs', 'snapshot-differs', 'bad-snapshot'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A game, and who may sit down in a state of it. */
export interface Seated<S, F extends Fact> {
  readonly game: Game<S, F>;
  seats(state: S): readonly Seat[];
}

/** What a file is in doubt of: cheap enough for a list. */
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

/** Each sitting at a seat that is not there. A game without seats, whose nations play themselves, has none to sit at. */
export function strangersAt(seats: readonly string[], sittings: readonly Sitting[]): readonly Fault[] {
  return sittings.flatMap(({ seat }, index) =>
    seats.includes(seat) ? [] : [fault('seat-not-there', ['sittings', index, 'seat'], { seat })],
  );
}

/**
 * The first dice that were laid out in a game from its start: there all dice are rolled. Positions that were played to on the page of
 * a scene may begin with the dice of its line.
 */
export function diceLaidOut({ root, entries }: Save): readonly Fault[] {
  const index = root.is === 'game' ? entries.findIndex(({ given }) => given !== undefined) : -1;
  return index < 0 ? [] : [fault('dice-laid-out', ['entries', index, 'given'], { index })];
}

/** Whether a game does not begin as it did. By other rules than it was played on it may: the replay finds out. */
function startDiffers<S, F extends Fact>(game: Game<S, F>, { root, engine }: Save, was: string | undefined): boolean {
  if (was === undefined || engine !== game.version || root.is === 'scene') return false;
  const { journal } = begin<S, F>(game, root);
  return journal !== undefined && hash(journal.start) !== was;
}
