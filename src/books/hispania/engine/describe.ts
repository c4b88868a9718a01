import type { Json, Seat, TwinLine } from '../../../kernel/contract.ts';
import { NATIONS, PLACES } from './data/ids.ts';
import { tokenLines } from './options/tokens/hidden.ts';
import { isAlive } from './rules/turns.ts';
import { leadersOf, of, tally } from './rules/units.ts';
import { battleOf } from './rules/view.ts';
import { auctionLines } from './secrets.ts';
import type { Battle, Side } from './state/battle.ts';
import type { Cohort } from './state/cohort.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/**
 * The text twin of the board: the turn, the phase, the units in each place, and each nation's points, gold, capital and
 * overlord. It contains no secret of another seat.
 */
export function describe(state: State, seat: Seat): readonly TwinLine[] {
  const lines: TwinLine[] = [];
  const read = view(state);
  lines.push({ key: 'turn', params: { turn: state.turn, active: state.active, phase: read.phase?.id ?? null } });
  // A battle continues while a token may be played in it.
  const battle = battleOf({ state });
  if (battle) lines.push(battleLine(battle));
  lines.push(...auctionLines(state, seat), ...tokenLines(state, seat));
  for (const place of PLACES) {
    const there = state.places[place] ?? [];
    for (const owner of new Set(there.map((c) => c.owner))) {
      const own = of(there, owner);
      const ruin = own.some((c) => c.kind === 'ruin');
      const params = { place, owner, units: { ...tally(own) }, leaders: leadersOf(own), ruin, hurt: hurtOf(own) };
      lines.push({ key: 'place', params });
    }
  }
  for (const owner of new Set((state.band ?? []).map((c) => c.owner))) {
    const own = of(state.band ?? [], owner);
    lines.push({ key: 'band', params: { owner, units: { ...tally(own) }, leaders: leadersOf(own) } });
  }
  for (const nation of NATIONS) {
    const kept = state.nations[nation];
    // Nations that have not arrived, or were eliminated without a point, are left out.
    if (!kept || (kept.points === 0 && !isAlive(read, nation) && nation !== state.active)) continue;
    const { points, capital, gold = 0, overlord = null, bought = {} } = kept;
    lines.push({ key: 'nation', params: { nation, points, capital, gold, overlord, bought: { ...bought } } });
  }
  return lines;
}

/** Units that have taken hits in the battle, with their number. */
function hurtOf(cohorts: readonly Cohort[]): Json {
  return cohorts.flatMap(({ kind, hits }) => (hits === undefined ? [] : [{ kind, hits }]));
}

function battleLine({ place, attacker, defender, round, step }: Battle): TwinLine {
  const side: Side = step.startsWith('attacker') ? 'attacker' : 'defender';
  return { key: 'battle', params: { place, attacker, defender, round, side } };
}
