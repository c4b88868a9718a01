import type { Seat } from '../../../../../kernel/contract.ts';
import { isProvince, NATIONS, type NationId, type ProvinceId } from '../../../engine/data/ids.ts';
import { SCENARIO_TABLE } from '../../../engine/data/scenarios.ts';
import { scoreOf } from '../../../engine/rules/final-score.ts';
import { seatsIn } from '../../../engine/rules/players.ts';
import type { View } from '../../../engine/rules/view.ts';
import type { State } from '../../../engine/state.ts';
import type { Ledger, Line } from './ledger.ts';
import { type PointsFact, sumOf, worthOn } from './promise.ts';

/** The scores by player, nation and turn, with the entries of the ledger (rule 15). Half points throughout. */

export interface PlayerScore {
  readonly seat: Seat;
  readonly points: number;
  /** The game is over, and the player has won it, possibly together with others. */
  readonly wins: boolean;
  readonly nations: readonly NationScore[];
  /** The player's points beside those of nations, less the bids for them as a group. */
  readonly besides: number;
}

export interface NationScore {
  readonly nation: NationId;
  /** Its points, and the price that its player pays for it. */
  readonly won: number;
  readonly cost: number;
  readonly ended: boolean;
  /** The turn on which it will come, if it is still to come. */
  readonly comes: number | null;
}

/** All players, the best first; equal players in their order at the table. */
export function scoresOf({ state, tables }: View): readonly PlayerScore[] {
  const all = seatsIn(state).map((seat): PlayerScore => {
    const nations = NATIONS.flatMap((nation): readonly NationScore[] => {
      const kept = state.nations[nation];
      if (kept?.seat !== seat) return [];
      const { firstTurn } = tables.nations[nation];
      const comes = firstTurn > state.turn ? firstTurn : null;
      return [{ nation, won: kept.points, cost: kept.bid ?? 0, ended: kept.ended ?? false, comes }];
    });
    const besides = state.players?.find((player) => player.seat === seat)?.adjust ?? 0;
    return { seat, points: scoreOf(state, seat), wins: false, nations, besides };
  });
  const most = Math.max(...all.map(({ points }) => points));
  const over = state.stage === 'over';
  return all.map((one) => ({ ...one, wins: over && one.points === most })).sort((a, b) => b.points - a.points);
}

/** The entries of one turn. */
export interface TurnScore {
  readonly turn: number;
  readonly points: number;
  readonly lines: readonly Line[];
}

/** The scores of a nation, turn by turn, the last one first; without its cost and its points from before the journal. */
export function turnsScored(ledger: Ledger, nation: NationId): readonly TurnScore[] {
  const turns: { turn: number; points: number; lines: Line[] }[] = [];
  for (const line of ledger.of(nation)) {
    if (line.kind === 'cost') continue;
    const last = turns.at(-1);
    if (last?.turn === line.turn) {
      last.points += line.points;
      last.lines.push(line);
    } else turns.push({ turn: line.turn, points: line.points, lines: [line] });
  }
  return turns.reverse();
}

/** The entries of a nation's cost. */
export function costLines(ledger: Ledger, nation: NationId): readonly Line[] {
  return ledger.of(nation).filter(({ kind }) => kind === 'cost');
}

/** Points without an entry: those of a written position. */
export function carriedOver(total: number, lines: readonly { readonly points: number }[]): number {
  return total - lines.reduce((sum, { points }) => sum + points, 0);
}

/**
 * The points from each province of an entry, if the tables give them: by the sheet of the turn, by incomes, or equal for all. Undefined if
 * they do not add up to the score, because another rule has added to it (14.8).
 */
export function eachOf(view: View, fact: PointsFact): readonly (readonly [ProvinceId, number])[] | undefined {
  const { reason, rule, points } = fact;
  const places = fact.places.filter(isProvince);
  if (!BY_PROVINCE.includes(reason) || places.length === 0) return undefined;
  const worth = BY_TABLE.includes(rule) ? worthOn(view, fact.nation, fact.turn) : [];
  const brings = (place: ProvinceId): number => {
    if (BY_TABLE.includes(rule)) return worth.find((one) => one.place === place)?.points ?? 0;
    // Provinces outside the table, and castles of barbarian Hispania, all have the same value.
    return reason === 'provinces' || rule === '14.8-turn-end'
      ? points / places.length
      : view.tables.provinces[place].income;
  };
  const each = places.map((place) => [place, brings(place)] as const);
  const sound = each.every(([, value]) => Number.isInteger(value));
  return sound && sumOf(each.map(([, value]) => ({ points: value }))) === points ? each : undefined;
}

const BY_PROVINCE: readonly string[] = ['provinces', 'castles', 'ruins'];
/** Rules that score by the table of the nation's sheet. */
const BY_TABLE: readonly string[] = ['8-turn-end', '8-own-turn'];

/**
 * The points that a player had before anything was played, in halves; `besides` are those of no nation, `lines` their entries. The first
 * answer reports them: until then no entry does, and all that a player has on the first turn of a scenario are they.
 */
export function startingPoints({ scenario, turn }: State, besides: number, lines: readonly Line[]): number {
  if (lines.length === 0) return scenario && turn === SCENARIO_TABLE[scenario].turns[0] ? besides : 0;
  return lines.reduce((sum, line) => sum + (line.kind === 'bonus' ? line.points : 0), 0);
}
