import type { NationId, Owner, PlaceId } from '../../../engine/data/ids.ts';
import type { Units } from '../../../engine/facts/units.ts';
import { leadersOf, of, tally } from '../../../engine/rules/units.ts';
import { battleOf } from '../../../engine/rules/view.ts';
import { SIDES, type Side } from '../../../engine/state/battle.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';

/** The battle in progress, for a small heading. */
export interface BattleHead {
  readonly place: PlaceId;
  /** The current round; 0 before the first. */
  readonly round: number;
  readonly sides: readonly Party[];
  readonly terrain: 'plain' | 'mountain';
  /** An event token has changed the province's own terrain. */
  readonly changed: boolean;
  /** The nation that hired El Cid for it. */
  readonly hirer?: NationId;
}

export interface Party {
  readonly side: Side;
  readonly owner: Owner;
  readonly units: Units;
  readonly leaders: ReturnType<typeof leadersOf>;
  /** Fighting counters. */
  readonly count: number;
}

export function battleHead(state: State): BattleHead | undefined {
  const battle = battleOf({ state });
  if (!battle) return undefined;
  const { place, round, ground, mission } = battle;
  const provinces = view(state).tables.provinces as Readonly<
    Record<string, { readonly terrain: BattleHead['terrain'] } | undefined>
  >;
  const there = state.places[place] ?? [];
  return {
    place,
    round,
    sides: SIDES.map((side): Party => {
      const own = of(there, battle[side]);
      const units = tally(own);
      return {
        side,
        owner: battle[side],
        units,
        leaders: leadersOf(own),
        count: Object.entries(units).reduce((n, [kind, k]) => (kind === 'leader' || kind === 'ruin' ? n : n + k), 0),
      };
    }),
    terrain: ground ?? provinces[place]?.terrain ?? 'plain',
    changed: ground !== undefined,
    ...(mission ? { hirer: mission.hirer } : {}),
  };
}

/** The sides of a battle that is still to be fought. */
export function meeting(state: State, place: PlaceId): readonly Party[] {
  const there = state.places[place] ?? [];
  const owners = [...new Set(there.filter(({ kind }) => kind !== 'ruin').map(({ owner }) => owner))];
  const first = owners.find((owner) => owner === state.active) ?? owners[0];
  return owners
    .sort((a, b) => Number(b === first) - Number(a === first))
    .map((owner): Party => {
      const own = of(there, owner);
      const units = tally(own);
      return {
        side: owner === first ? 'attacker' : 'defender',
        owner,
        units,
        leaders: leadersOf(own),
        count: Object.entries(units).reduce((n, [kind, k]) => (kind === 'leader' || kind === 'ruin' ? n : n + k), 0),
      };
    });
}
