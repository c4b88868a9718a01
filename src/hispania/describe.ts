import type { Json, Line, Seat } from '../kernel/contract.ts';
import { NATIONS, PLACES } from './data/ids.ts';
import { leadersOf, of, tally } from './rules/units.ts';
import type { Battle, Cohort, Side, State } from './state.ts';
import { phaseOf } from './turn.ts';
import { tablesOf } from './view.ts';

/**
 * The text twin of the board: the turn, the phase, what stands in each place, points and capitals. Nothing of it is secret
 * yet, so every seat is told the same.
 */
export function describe(state: State, _seat: Seat): readonly Line[] {
  const lines: Line[] = [];
  const phase = phaseOf(state, tablesOf(state).nations);
  lines.push({ key: 'turn', params: { turn: state.turn, active: state.active, phase: phase?.id ?? null } });
  const frame = state.frames.at(-1);
  if (frame?.kind === 'battle') lines.push(battleLine(frame));
  for (const place of PLACES) {
    const there = state.places[place] ?? [];
    for (const owner of new Set(there.map((c) => c.owner))) {
      const own = of(there, owner);
      const ruin = own.some((c) => c.kind === 'ruin');
      const params = { place, owner, units: { ...tally(own) }, leaders: leadersOf(own), ruin, hurt: hurtOf(own) };
      lines.push({ key: 'place', params });
    }
  }
  for (const nation of NATIONS) {
    const kept = state.nations[nation];
    if (!kept) continue;
    lines.push({ key: 'nation', params: { nation, points: kept.points, capital: kept.capital } });
  }
  return lines;
}

/** Units that have taken hits in the battle, with how many. */
function hurtOf(cohorts: readonly Cohort[]): Json {
  return cohorts.flatMap(({ kind, hits }) => (hits === undefined ? [] : [{ kind, hits }]));
}

function battleLine({ place, attacker, defender, round, step }: Battle): Line {
  const side: Side = step.startsWith('attacker') ? 'attacker' : 'defender';
  return { key: 'battle', params: { place, attacker, defender, round, side } };
}
