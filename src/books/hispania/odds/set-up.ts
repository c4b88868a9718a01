import type { Positioned } from '../../../kernel/contract.ts';
import { COMBAT_KINDS, LEADERS, type LeaderId, type NationId, type ProvinceId } from '../engine/data/ids.ts';
import { LEADER_TABLE } from '../engine/data/leaders.ts';
import type { Quota, Terrain } from '../engine/data/types.ts';
import { senseless } from '../engine/faults.ts';
import { position } from '../engine/position.ts';
import { newBattle } from '../engine/rules/battle.ts';
import { merged } from '../engine/rules/units.ts';
import type { Battle } from '../engine/state/battle.ts';
import type { Cohort } from '../engine/state/cohort.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';
import { emptySides, senselessIn, type WrittenBattle, type WrittenSide } from './written.ts';

/**
 * A written battle: any units against any others, in one place. Tables, rulings and the rules of single nations are
 * those of the game; numbers of counters, and whether the nations meet on that turn, are not checked.
 */

const PLACES: { readonly [terrain in Terrain]: ProvinceId } = { plain: 'segovia', mountain: 'avila' };
/** Turns on which the default nations have their leaders, or the nation with forts plays. */
const [TURN, TURN_OF_FORTS] = [17, 5];

/** The position of a written battle before its first round; or the faults of the position. */
export function setUpBattle(written: WrittenBattle): Positioned<State> {
  const { attacker, defender, zeal } = written;
  const forts = (defender.units.fort ?? 0) > 0;
  const attacks = attacker.nation ?? usual(forts ? ['lusitanians', 'celts'] : ['castile', 'leon'], defender.nation);
  const defends = defender.nation ?? usual(forts ? ['rome', 'hispano-romans'] : ['seville', 'granada'], attacks);
  const place = written.place ?? PLACES[written.terrain ?? 'plain'];
  const faults = [...senselessIn(written), ...emptySides(written).map((side) => senseless(side, 'nobody'))];
  if (faults.length > 0) return { faults };
  const bare = position({
    ...(written.set === undefined ? {} : { set: written.set }),
    ...(written.corrections === undefined ? {} : { corrections: written.corrections }),
    rulings: written.rulings ?? {},
    turn: written.turn ?? (forts ? TURN_OF_FORTS : TURN),
    active: attacks,
    phase: 'combat',
    seats: { [attacks]: 'attacker', [defends]: 'defender' },
    units: {},
    seed: 1,
  });
  if (bare.faults) return bare;
  const there = merged([...cohortsOf(attacks, attacker, attacker.river), ...cohortsOf(defends, defender)]);
  const state: State = { ...bare.state, places: { [place]: there } };
  const ground = written.terrain;
  const battle: Battle = {
    ...newBattle(view(state), attacks, place),
    ...(zeal === undefined ? {} : { zeal }),
    ...(written.place && ground && { ground }),
    tactics: { attacker: attacker.tactics ?? 0, defender: defender.tactics ?? 0 },
  };
  return { state: { ...state, frames: [battle] } };
}

/** The first of two that is not on the other side. */
const usual = ([first, second]: readonly [NationId, NationId], other: NationId | undefined): NationId =>
  first === other ? second : first;

/** The cohorts of a side, separated by their marks. */
function cohortsOf(
  owner: NationId,
  { units, wounded, frail, leader }: WrittenSide,
  river: Quota = {},
): readonly Cohort[] {
  const cohorts: Cohort[] = [];
  for (const kind of COMBAT_KINDS) {
    let [left, wet] = [units[kind] ?? 0, river[kind] ?? 0];
    const add = (n: number, marks: Partial<Cohort>) => {
      const crossed = Math.min(n, wet);
      if (crossed > 0) cohorts.push({ owner, kind, count: crossed, ...marks, river: true });
      if (n > crossed) cohorts.push({ owner, kind, count: n - crossed, ...marks });
      wet -= crossed;
      left -= n;
    };
    if (kind === 'knight') {
      add(wounded?.knight ?? 0, { hits: 1 });
      add(frail?.knight ?? 0, { frail: true });
      add(left, {});
    } else if (kind === 'castle') {
      add(left, { ...(wounded?.castle && { hits: wounded.castle }), ...(frail?.castle && { frail: true }) });
    } else add(left, {});
  }
  return leader ? [...cohorts, leaderOf(owner, leader)] : cohorts;
}

function leaderOf(owner: NationId, which: true | LeaderId): Cohort {
  const leader = which === true ? LEADERS.find((one) => LEADER_TABLE[one].nation === owner) : which;
  return { owner, kind: 'leader', count: 1, ...(leader && { leader }) };
}
