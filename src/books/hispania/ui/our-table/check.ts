import type { Fault } from '../../../../kernel/contract.ts';
import { isProvince, LEADERS, NATIONS, type NationId, PLACES, type PlaceId } from '../../engine/data/ids.ts';
import { position, type Written } from '../../engine/position.ts';
import type { State } from '../../engine/state.ts';
import { whole } from './players.ts';
import { type Spot, spotsOfLeader } from './standing.ts';

/** The faults of a board, by name, and the part of the editor for each fault. */

/** The parts of the editor to which a fault may lead. */
export type Section = 'situation' | 'nations' | 'players' | 'rules';
export type Target =
  | { readonly is: 'spot'; readonly spot: Spot }
  | { readonly is: 'nation'; readonly nation: NationId }
  | { readonly is: 'section'; readonly section: Section };

export type Checked =
  | { readonly state: State; readonly position: Written; readonly faults: readonly [] }
  | { readonly faults: readonly Fault[]; readonly state?: undefined; readonly position?: undefined };

/** The state of a board, and the position for playing on; or its faults. Never throws. */
export function check(written: Written): Checked {
  const played = whole(written);
  const { state, faults } = position(played);
  return state ? { state, position: played, faults: [] } : { faults };
}

/** The places to repair a fault; several for a leader in several places. */
export function targetsOf(written: Written, { path, params, code }: Fault): readonly Target[] {
  const { place, nation, leader, received } = params;
  if (isPlace(place)) return [{ is: 'spot', spot: place }];
  const known = LEADERS.find((id) => id === leader);
  if (known) return spotsOfLeader(written, known).map((spot) => ({ is: 'spot', spot }));
  const [first, second] = path.split('.');
  if (first === 'units' && isPlace(second)) return [{ is: 'spot', spot: second }];
  if (first === 'band') return [{ is: 'spot', spot: 'band' }];
  if (code === 'no-such-phase') return [{ is: 'section', section: 'situation' }];
  if (isNation(nation)) return [{ is: 'nation', nation }];
  if (first === 'nations' && isNation(received)) return [{ is: 'nation', nation: received }];
  const section = SECTIONS[first ?? ''];
  return section ? [{ is: 'section', section }] : [];
}

const SECTIONS: Readonly<Record<string, Section>> = {
  turn: 'situation',
  lastTurn: 'situation',
  active: 'situation',
  phase: 'situation',
  begins: 'situation',
  capitals: 'nations',
  points: 'nations',
  gold: 'nations',
  overlords: 'nations',
  bids: 'nations',
  seats: 'players',
  players: 'players',
  nations: 'players',
  bag: 'players',
  rulings: 'rules',
  options: 'rules',
  scenario: 'rules',
  mode: 'rules',
  tally: 'rules',
  set: 'rules',
  corrections: 'rules',
};

function isPlace(name: unknown): name is PlaceId {
  return (PLACES as readonly unknown[]).includes(name);
}

function isNation(name: unknown): name is NationId {
  return (NATIONS as readonly unknown[]).includes(name);
}

/** A nation on the board without a player, if that is the fault: `position` reports only that the player is missing. */
export function unplayedIn({ code, path, params }: Fault): NationId | undefined {
  const { received } = params;
  return code === 'cannot-be' && path === 'nations' && isNation(received) ? received : undefined;
}

/** Whether a capital is possible there: it is declared in a province that the nation holds. */
export function mayBeCapital(state: State, nation: NationId, place: PlaceId): boolean {
  const there = state.places[place] ?? [];
  return isProvince(place) && there.some((c) => c.owner === nation && c.kind !== 'leader' && c.kind !== 'ruin');
}
