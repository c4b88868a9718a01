import { type CombatKind, type NationId, PLACES, type PlaceId } from '../data/ids.ts';
import type { Ending, Quota } from '../data/types.ts';
import { isAdvanced } from '../rules/players.ts';
import { award } from '../rules/points.ts';
import { at, type Draft, reading, top, type View } from '../rules/view.ts';

/**
 * Rule 14.6-minimum: the points that the player of a nation owes to another player who has its successor. All points
 * are half points.
 */

/** One point for each unit that is missing; half a point for each cavalry, two points at most. */
const EACH = 2;
const CAVALRY = { each: 1, most: 4 } as const;

/**
 * Units that count for the minimum: all that fight and survive, castles only if they survive (ruling
 * transformation-minimum).
 */
const FIGHTERS: readonly CombatKind[] = ['infantry', 'elite', 'knight', 'cavalry'];

/**
 * A nation is about to be transformed: if its successor has another player, its player pays for each unit below the
 * minimum, and receives points for each cavalry unit with the last of several successors. Call this with both nations
 * while the old units are still in the places where they count (ruling minimum-where).
 */
export function payMinimum(draft: Draft, from: NationId, into: NationId): void {
  const { nations } = draft.state;
  const { ends } = draft.tables.nations[from];
  const old = nations[from];
  const heir = nations[into];
  if (!isAdvanced(draft.state) || !old || !heir || old.seat === heir.seat || ends === null) return;
  if (ends.kind === 'removed' || (ends.kind === 'splits' && ends.into.at(-1) !== into)) return;
  const had = hadBefore(draft);
  const missing = ends.minimum - (had ? sum(had) : owed(draft, from, ends));
  if (missing > 0) award(draft, from, -EACH * missing, '14.6-minimum', 'minimum', [], missing);
  if (ends.kind !== 'splits' || ends.minimum === 0) return;
  const cavalry = had ? (had.cavalry ?? 0) : count(draft, from, ['cavalry'], PLACES);
  award(draft, from, Math.min(CAVALRY.each * cavalry, CAVALRY.most), '14.6-minimum', 'cavalry', [], cavalry);
}

/** Units before the first of several successors was founded, in the places where they count (ruling minimum-where). */
function hadBefore(view: View): Quota | undefined {
  const frame = top(view);
  return frame?.kind === 'transformation' && reading(view, 'minimum-where') === 'b' ? frame.had : undefined;
}

const sum = (had: Quota): number => FIGHTERS.reduce((n, kind) => n + (had[kind] ?? 0), 0);

/** A nation's units that count for the minimum, in the places where they count. */
function owed(view: View, nation: NationId, ends: Exclude<Ending, { readonly kind: 'removed' }>): number {
  const kinds = ends.kind === 'continues' ? ([...FIGHTERS, 'castle'] as const) : FIGHTERS;
  return count(view, nation, kinds, ends.kind === 'survivors' ? within(view, ends) : PLACES);
}

function within({ tables }: View, { within: of }: Ending & { readonly kind: 'survivors' }): readonly PlaceId[] {
  return of ? [...of.zones.flatMap((zone) => tables.zones[zone]), ...of.provinces] : PLACES;
}

function count(view: View, nation: NationId, kinds: readonly CombatKind[], places: readonly PlaceId[]): number {
  let n = 0;
  for (const place of places) {
    for (const c of at(view, place)) {
      if (c.owner === nation && !c.guest && kinds.some((kind) => kind === c.kind)) n += c.count;
    }
  }
  return n;
}
