import type { Seat } from '../../../../kernel/contract.ts';
import { roll } from '../../../../kernel/dice.ts';
import { NATIONS, type NationId, type RuleId } from '../data/ids.ts';
import type { NationState, Unplaced } from '../state.ts';
import { type Draft, keep, tell } from './view.ts';

/** Rules 13 and 14: the players of a game, and their nations. All points are half points. */

/** The players in their order round the table; none in a position written by hand. */
export function playersOf(state: Unplaced): readonly Seat[] {
  return (state.players ?? []).map(({ seat }) => seat);
}

/** All seats: the players round the table, or in a position written by hand the players of nations. */
export function seatsIn(state: Unplaced): readonly Seat[] {
  const players = playersOf(state);
  if (players.length > 0) return players;
  return [...new Set(NATIONS.flatMap((nation) => state.nations[nation]?.seat ?? []))];
}

/** Whether nations receive their players during the game (14). */
export function isAdvanced({ mode, scenario, players }: Unplaced): boolean {
  return mode === 'advanced' && scenario !== undefined && players !== undefined;
}

/** The nations that a player has or has had, including eliminated ones. */
export function holdings({ nations }: Unplaced, seat: Seat): readonly NationId[] {
  return NATIONS.filter((nation) => nations[nation]?.seat === seat);
}

/**
 * The record of a nation that has just received its player. `bid` is subtracted from the player's score at the end of
 * the game.
 */
export function fresh(seat: Seat, bid = 0): NationState {
  return { seat, points: 0, capital: null, ...(bid === 0 ? {} : { bid }) };
}

/** Awards a nation to a player. Nations in a state are always in the order of play. */
export function give(draft: Draft, nation: NationId, seat: Seat, bid = 0): void {
  if (draft.state.nations[nation]) {
    keep(draft, nation, fresh(seat, bid));
    return;
  }
  const all = { ...draft.state.nations, [nation]: fresh(seat, bid) };
  draft.past?.nations.push([nation, undefined]);
  draft.own = Object.fromEntries(NATIONS.flatMap((n) => (all[n] ? [[n, all[n]]] : [])));
  draft.state.nations = draft.own;
}

/** Adds to a player's points that belong to no nation. */
export function adjust(draft: Draft, seat: Seat, points: number): void {
  draft.state.players = (draft.state.players ?? []).map((player) =>
    player.seat === seat ? { ...player, adjust: player.adjust + points } : player,
  );
}

/**
 * Draws one of several by a die with that number of faces and records the result; without a die if there is only one.
 */
export function drawLot<T extends string>(draft: Draft, among: readonly T[], rule: RuleId): T {
  const [only] = among;
  if (only === undefined) throw new RangeError('nothing to draw from');
  if (among.length === 1) return only;
  const first = draft.state.dice.rolled + 1;
  const { dice, results } = roll(draft.state.dice, 1, among.length);
  draft.state.dice = dice;
  const drawn = among[(results[0] ?? 1) - 1] ?? only;
  tell(draft, { kind: 'lot-drawn', rule, among, drawn, first });
  return drawn;
}
