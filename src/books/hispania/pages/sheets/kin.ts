import { LEADERS, NATIONS, type NationId } from '../../engine/data/ids.ts';
import { RELIGION_FROM } from '../../engine/data/turns.ts';
import type { KillPoints, Submission } from '../../engine/data/types.ts';
import { heirs, LAST_TURN, lifespan } from '../lifespan.ts';
import { VALUES } from '../values.ts';

/** The nations that a nation replaces. */
export function forebears(nation: NationId): readonly NationId[] {
  return NATIONS.filter((id) => heirs(id).includes(nation) && !isThere(nation, id));
}

/** The nations that merge into one that already plays. */
export function merging(nation: NationId): readonly NationId[] {
  return NATIONS.filter((id) => heirs(id).includes(nation) && isThere(nation, id));
}

/** Whether an heir plays before the end of the nation it inherits from. */
function isThere(heir: NationId, old: NationId): boolean {
  return lifespan(heir).from <= lifespan(old).to;
}

/** The nations that can submit to a nation, each with its clause. */
export function subjects(overlord: NationId): readonly { readonly nation: NationId; readonly clause: Submission }[] {
  return NATIONS.flatMap((nation) =>
    VALUES.nations[nation].submits.filter(({ to }) => to === overlord).map((clause) => ({ nation, clause })),
  );
}

/** The nations that score for destroying counters of a nation, while both are on the map. */
export function hunters(
  prey: NationId,
): readonly { readonly nation: NationId; readonly kills: readonly KillPoints[] }[] {
  return NATIONS.filter((nation) => nation !== prey)
    .map((nation) => ({ nation, kills: VALUES.nations[nation].kills.filter((kill) => hunts(nation, kill, prey)) }))
    .filter(({ kills }) => kills.length > 0);
}

function hunts(hunter: NationId, { target, turns = [1, LAST_TURN] }: KillPoints, prey: NationId): boolean {
  const { nations, religion, kinds, leader } = target;
  const { pool, religion: faith } = VALUES.nations[prey];
  const [a, b] = [lifespan(hunter), lifespan(prey)];
  // Before the arrival of Islam religions do not matter.
  const from = Math.max(a.from, b.from, turns[0], religion ? RELIGION_FROM : 1);
  if (from > Math.min(a.to, b.to, turns[1])) return false;
  const leaders = LEADERS.filter((id) => VALUES.leaders[id].nation === prey);
  if (leader) return leaders.includes(leader);
  return (
    (!nations || nations.includes(prey)) &&
    (!religion || religion === faith) &&
    (!kinds || kinds.some((kind) => (kind === 'leader' ? leaders.length > 0 : pool[kind] !== undefined)))
  );
}
