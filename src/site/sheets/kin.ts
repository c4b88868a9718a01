import { LEADERS, NATIONS, type NationId } from '../../hispania/data/ids.ts';
import { LEADER_TABLE } from '../../hispania/data/leaders.ts';
import { NATION_TABLE } from '../../hispania/data/nations.ts';
import { RELIGION_FROM } from '../../hispania/data/turns.ts';
import type { KillPoints, Submission } from '../../hispania/data/types.ts';
import { heirs, LAST_TURN, lifespan } from '../lifespan.ts';

/** The nations that turn into a nation. */
export function forebears(nation: NationId): readonly NationId[] {
  return NATIONS.filter((id) => heirs(id).includes(nation));
}

/** Who can submit to a nation, by which clause. */
export function subjects(overlord: NationId): readonly { readonly nation: NationId; readonly clause: Submission }[] {
  return NATIONS.flatMap((nation) =>
    NATION_TABLE[nation].submits.filter(({ to }) => to === overlord).map((clause) => ({ nation, clause })),
  );
}

/** Who scores for destroying counters of a nation, while both are on the map. */
export function hunters(
  prey: NationId,
): readonly { readonly nation: NationId; readonly kills: readonly KillPoints[] }[] {
  return NATIONS.filter((nation) => nation !== prey)
    .map((nation) => ({ nation, kills: NATION_TABLE[nation].kills.filter((kill) => hunts(nation, kill, prey)) }))
    .filter(({ kills }) => kills.length > 0);
}

function hunts(hunter: NationId, { target, turns = [1, LAST_TURN] }: KillPoints, prey: NationId): boolean {
  const { nations, religion, kinds, leader } = target;
  const { pool, religion: faith } = NATION_TABLE[prey];
  const [a, b] = [lifespan(hunter), lifespan(prey)];
  // Before Islam came, religions do not matter.
  const from = Math.max(a.from, b.from, turns[0], religion ? RELIGION_FROM : 1);
  if (from > Math.min(a.to, b.to, turns[1])) return false;
  const leaders = LEADERS.filter((id) => LEADER_TABLE[id].nation === prey);
  if (leader) return leaders.includes(leader);
  return (
    (!nations || nations.includes(prey)) &&
    (!religion || religion === faith) &&
    (!kinds || kinds.some((kind) => (kind === 'leader' ? leaders.length > 0 : pool[kind] !== undefined)))
  );
}
