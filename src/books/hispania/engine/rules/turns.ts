import { NATIONS, type NationId } from '../data/ids.ts';
import { TURN_RULES } from '../data/turns.ts';
import type { Stage } from '../state.ts';
import { give } from './players.ts';
import { unitsOf } from './units.ts';
import { type Draft, goAnew, note, recordOf, tell, type View } from './view.ts';

/** Rules 1 and 1-nations: a game turn, nation by nation, with its start and its end. */

/**
 * Continues between the turns of nations: one step of the start or the end of the turn, or the first nation, or the
 * next turn.
 */
export function advance(draft: Draft): void {
  const { stage, step, turn, lastTurn } = draft.state;
  const steps = stage === 'start' ? draft.handlers.turnStart : draft.handlers.turnEnd;
  const work = steps[step];
  if (work) {
    draft.state.step = step + 1;
    work(draft);
  } else if (stage === 'start') nextNation(draft, null);
  else if (turn < lastTurn) {
    pass(draft, 'start');
    draft.state.turn = turn + 1;
    tell(draft, { kind: 'turn', rule: TURN_RULES[turn + 1] ?? '1', turn: turn + 1, ends: false });
  } else {
    pass(draft, 'over');
    tell(draft, { kind: 'over', rule: '1', turn });
    draft.handlers.gameEnds?.(draft);
  }
}

/** Begins the next stage of the turn, with or without an active nation. */
function pass(draft: Draft, stage: Stage, active: NationId | null = null): void {
  Object.assign(draft.state, { stage, step: 0, active, phase: null });
  goAnew(draft);
}

/**
 * Begins the turn of the next nation in the order of play; after the last one the game turn ends (1, 1-nations).
 * Tallies of the turn are cleared.
 */
export function nextNation(draft: Draft, active: NationId | null): void {
  note(draft, { trodden: undefined, pile: undefined, tokens: undefined, won: undefined });
  const after = active === null ? -1 : NATIONS.indexOf(active);
  const next = NATIONS.find((nation, i) => i > after && takesTurn(draft, nation));
  if (next !== undefined) {
    pass(draft, 'nations', next);
    return;
  }
  pass(draft, 'end');
  tell(draft, { kind: 'turn', rule: '1-nations', turn: draft.state.turn, ends: true });
}

/** Whether a nation has a turn: it has units or receives some on this turn (1-nations, 3.2), and has a player. */
export function takesTurn(view: View, nation: NationId): boolean {
  const kept = view.state.nations[nation];
  if (!kept || kept.ended) return false;
  if (isAlive(view, nation) || kept.due) return true;
  const due = recordOf(view, nation).arrivals[view.state.turn] ?? [];
  return due.some((arrival) => arrival.units !== undefined && !arrival.onlyIfAlive);
}

/** Whether a nation has a unit on the map, at sea, or in its band. */
export function isAlive({ state, garrisons }: Pick<View, 'state' | 'garrisons'>, nation: NationId): boolean {
  const { band = [] } = state;
  return garrisons.some(nation, ({ cohorts }) => unitsOf(cohorts, nation) > 0) || band.some((c) => c.owner === nation);
}

/** Ensures that a nation has a record: in a position written by hand it is its own player. */
export function ensure(draft: Draft, nation: NationId): void {
  if (!draft.state.nations[nation]) give(draft, nation, nation);
}
