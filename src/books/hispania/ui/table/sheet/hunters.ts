import { LEADERS, type LeaderId, NATIONS, type NationId, PLACES } from '../../../engine/data/ids.ts';
import { RELIGION_FROM } from '../../../engine/data/turns.ts';
import type { KillPoints } from '../../../engine/data/types.ts';
import { startOf } from '../../../engine/rules/arrival.ts';
import { at, type View } from '../../../engine/rules/view.ts';
import { hasArrived, mayBe, turnsOf } from './game.ts';

/** A nation that has points for destroying units or leaders of another (rule 8-kills), with its targets. */
export interface Hunter {
  readonly nation: NationId;
  /** As on its sheet, without the points that the owner of the counters already implies. */
  readonly kills: readonly KillPoints[];
}

/** The nations that may still have points in this game for destroying counters of a nation by their own sheet; in the order of play. */
export function huntersOf(view: View, prey: NationId): readonly Hunter[] {
  const { lastTurn, turn: now } = view.state;
  const turns = turnsOf(view.state).filter((turn) => turn >= now && turn <= lastTurn && mayBe(view, prey, turn));
  if (turns.length === 0) return [];
  return NATIONS.filter((nation) => nation !== prey).flatMap((nation): readonly Hunter[] => {
    const kills = view.tables.nations[nation].kills
      .filter((kill) => turns.some((turn) => hunts(view, kill, prey, turn) && mayBe(view, nation, turn)))
      .map(bare);
    return kills.length > 0 ? [{ nation, kills }] : [];
  });
}

/** Whether points are for a counter that a nation may have on a turn. */
function hunts(view: View, { target, turns }: KillPoints, prey: NationId, turn: number): boolean {
  const { nations, religion, kinds, leader } = target;
  const { pool, religion: faith } = view.tables.nations[prey];
  if (turns && (turn < turns[0] || turn > turns[1])) return false;
  if (nations && !nations.includes(prey)) return false;
  // Before the arrival of Islam religions do not matter.
  if (religion && (turn < RELIGION_FROM || religion !== faith)) return false;
  if (leader) return leads(view, leader, prey, turn);
  if (!kinds) return true;
  return kinds.some((kind) =>
    kind === 'leader' ? LEADERS.some((one) => leads(view, one, prey, turn)) : pool[kind] !== undefined,
  );
}

/** Whether a leader may be with a nation on a turn: the leader is still to come, or is on the map and has not left. */
function leads(view: View, leader: LeaderId, nation: NationId, turn: number): boolean {
  const { arrives, nation: of } = view.tables.leaders[leader];
  if (of !== nation || turn < arrives || turn > startOf(view, leader).turn) return false;
  const { state } = view;
  if (arrives > state.turn || state.nations[nation]?.due?.some(({ leaders }) => leaders.includes(leader))) return true;
  const isThere = [...PLACES.map((place) => at(view, place)), state.band ?? []].some((there) =>
    there.some((cohort) => cohort.leader === leader),
  );
  // Leaders come with their nation's turn.
  return isThere || (arrives === state.turn && !hasArrived(state, nation));
}

function bare({ target: { nations: _, religion: __, ...target }, ...kill }: KillPoints): KillPoints {
  return { ...kill, target };
}
