import { type LeaderId, NATIONS, type NationId } from '../../engine/data/ids.ts';
import { RELIGION_FROM } from '../../engine/data/turns.ts';
import type { KillPoints } from '../../engine/data/types.ts';
import { LAST_TURN, lifespan } from '../lifespan.ts';
import { VALUES } from '../values.ts';

/** A nation that scores for killing a leader, and its half points. */
export interface Killer {
  readonly nation: NationId;
  readonly vp: number;
}

/** The nations that score for killing a leader and have a turn of their own while the leader is on the map (rules 3.3, 8-kills). */
export function killersOf(leader: LeaderId): readonly Killer[] {
  const owner = VALUES.leaders[leader].nation;
  return NATIONS.filter((nation) => nation !== owner).flatMap((nation) => {
    const kill = VALUES.nations[nation].kills.find((one) => isFor(one, leader) && meets(nation, one, leader));
    return kill ? [{ nation, vp: kill.vp }] : [];
  });
}

/** Whether a kill point is for this leader, on any turn. */
function isFor({ target, byStackOf }: KillPoints, leader: LeaderId): boolean {
  if (byStackOf) return false;
  const { nation } = VALUES.leaders[leader];
  if (target.leader) return target.leader === leader;
  return (
    target.kinds?.includes('leader') === true &&
    (!target.nations || target.nations.includes(nation)) &&
    (!target.religion || target.religion === VALUES.nations[nation].religion)
  );
}

/** Whether a nation has a turn of its own, in the time of its kill point, between the arrival and the departure of the leader. */
function meets(hunter: NationId, { turns = [1, LAST_TURN], target }: KillPoints, leader: LeaderId): boolean {
  const { nation, arrives, leaves } = VALUES.leaders[leader];
  const order = (id: NationId): number => VALUES.nations[id].order;
  const life = lifespan(hunter);
  const from = Math.max(turns[0], life.from, target.religion ? RELIGION_FROM : 1);
  const to = Math.min(turns[1], life.to);
  for (let turn = Math.max(from, arrives); turn <= Math.min(to, leaves.turn); turn++) {
    // Leaders come with their nation's turn, and often go at the beginning of the next one.
    if (turn === arrives && order(hunter) < order(nation)) continue;
    if (turn === leaves.turn && leaves.when === 'start' && order(hunter) > order(leaves.of)) continue;
    return true;
  }
  return false;
}
