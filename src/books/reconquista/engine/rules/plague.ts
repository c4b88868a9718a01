import type { Choice, Decision } from '../../../../kernel/contract.ts';
import { locationsOf } from '../data/geography.ts';
import type { LocationId, RegionId } from '../data/ids.ts';
import { PLAGUE_PIECES, type PlaguePiece } from '../data/play-ids.ts';
import type { Asked, PlaceState, State } from '../state.ts';
import { change, type Draft, remove, rollFor } from './draft.ts';

/** Rule 17-plague: pieces of a region are gone, kind by kind; the player chooses which of a kind (ruling O6). */

type Plague = Asked & { readonly is: 'plague' };

/** Rolls for the number of pieces, and takes those that leave no choice. */
export function beginPlague(draft: Draft, region: RegionId): void {
  const pieces = rollFor(draft, 'count', '17-plague');
  draft.facts.push({ kind: 'plague', rule: '17-plague', region, pieces });
  strike(draft, region, pieces);
}

/** Takes the pieces kind by kind; asks where a kind has more pieces than are left to take. */
function strike(draft: Draft, region: RegionId, pieces: number): void {
  let left = pieces;
  for (const piece of PLAGUE_PIECES) {
    const there = piecesOf(draft.state, region, piece);
    const all = Object.values(there).reduce((a, b) => a + b, 0);
    if (left === 0 || all === 0) continue;
    if (all > left && Object.keys(there).length > 1) {
      draft.state = { ...draft.state, asked: { is: 'plague', region, left, piece } };
      return;
    }
    for (const at of locationsOf(region)) {
      const n = Math.min(left, there[at] ?? 0);
      takePieces(draft, at, piece, n);
      left -= n;
    }
  }
}

/** The number of pieces of a kind in each location of a region that has some. */
export function piecesOf(
  { places }: State,
  region: RegionId,
  piece: PlaguePiece,
): { readonly [location in LocationId]?: number } {
  return Object.fromEntries(
    locationsOf(region)
      .map((at) => [at, COUNTS[piece](places[at])] as const)
      .filter(([, n]) => n > 0),
  );
}

const units =
  (side: 'christian' | 'muslim', unit: 'army' | 'garrison' | 'order') =>
  ({ held }: PlaceState): number =>
    held?.side === side ? (held.units[unit] ?? 0) : 0;

const COUNTS: { readonly [piece in PlaguePiece]: (place: PlaceState) => number } = {
  'christian-army': units('christian', 'army'),
  'christian-garrison': units('christian', 'garrison'),
  'muslim-army': units('muslim', 'army'),
  'muslim-garrison': units('muslim', 'garrison'),
  order: units('christian', 'order'),
  'christian-city': ({ city }) => (city === 'christian' ? 1 : 0),
  'muslim-city': ({ city }) => (city === 'muslim' ? 1 : 0),
  fort: ({ fort }) => (fort ? 1 : 0),
};

export function askPlague(state: State, { region, left, piece }: Plague): Decision {
  const of: Record<string, number> = { ...piecesOf(state, region, piece) };
  const choice: Choice = { kind: 'plague', fixed: {}, ranges: { pieces: { is: 'counts', of, min: left, max: left } } };
  return {
    by: ['christian'],
    kind: 'plague',
    rule: '17-plague',
    phase: `${state.turn} event`,
    params: { region, left, piece },
    choices: [choice],
  };
}

/** Takes the pieces that the player chose; they are as many as were left. */
export function takeChosen(draft: Draft, { region, piece }: Plague, chosen: { readonly [key: string]: number }): void {
  draft.state = { ...draft.state, asked: null };
  for (const at of locationsOf(region)) takePieces(draft, at, piece, chosen[at] ?? 0);
}

function takePieces(draft: Draft, place: LocationId, piece: PlaguePiece, count: number): void {
  if (count === 0) return;
  draft.facts.push({ kind: 'struck', rule: '17-plague', piece, place, count });
  if (piece === 'christian-city' || piece === 'muslim-city') change(draft, place, { city: undefined });
  else if (piece === 'fort') change(draft, place, { fort: undefined });
  else {
    const unit = piece === 'order' ? 'order' : piece.endsWith('army') ? 'army' : 'garrison';
    remove(draft, place, 'held', { [unit]: count }, '17-plague');
  }
}
