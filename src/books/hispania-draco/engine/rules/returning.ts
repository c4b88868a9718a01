import type { Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import { isSea, provinceOfPraetor, townsOf } from '../data/geography.ts';
import { type CommanderId, SPACES, type SpaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { generalAt, offBoard } from './board.ts';
import { change, type Draft, setGeneral } from './draft.ts';
import { isBarred, isEnterable, routesFrom } from './routes.ts';
import { phaseOf, seatsOf } from './seats.ts';

/** The return of a general who is off the board at the start of his turn (3.4, 3.4-shut). */

/** Where a commander may come onto the board, other generals aside: a town of his province, or a fleet (2.7, 3.4). */
export function homeOf(state: State, general: CommanderId): readonly SpaceId[] {
  const province = provinceOfPraetor(general);
  const all: readonly SpaceId[] = province ? townsOf(province) : state.fleets;
  return SPACES.filter((at) => all.includes(at) && isEnterable(state, at) && !isBarred(state, at));
}

/** Where he may return: to a space of another general only if he can pay for a move out of it (ruling M16). */
export function landings(state: State, general: CommanderId): readonly SpaceId[] {
  const coins = coinsOf(state, general);
  return homeOf(state, general).filter(
    (at) => generalAt(state, at) === undefined || routesFrom(state, general, at).some(({ cost }) => cost <= coins),
  );
}

/** The coins of a turn: less those under generals off the board, once its own general is back (4.4-coin, ruling M17). */
export function coinsOf(state: State, general: CommanderId): number {
  return state.level.coins - offBoard(state).filter((one) => one !== general).length;
}

export function askReturn(state: State): Decision {
  return {
    by: seatsOf(state, state.turn),
    kind: 'return',
    rule: '3.4',
    phase: phaseOf(state),
    params: { general: state.turn },
    choices: landings(state, state.turn).map(
      (to): Choice => ({ kind: 'put', fixed: { general: state.turn, to }, ranges: {} }),
    ),
  };
}

/** Puts the general of the turn back on the board. */
export function returnTo(draft: Draft, to: SpaceId): void {
  const { turn } = draft.state;
  change(draft, { leaving: generalAt(draft.state, to) !== undefined });
  setGeneral(draft, turn, to);
  draft.facts.push({ kind: 'put', rule: '3.4', general: turn, place: to });
}

/** Why a general may not come onto the board in a space. */
export function whyNoPut(state: State, general: CommanderId, name: string | undefined): Refusal {
  const to = SPACES.find((one) => one === name);
  if (to === undefined) return refuse('no-such-place', '1.3', {});
  const home = homeOf(state, general);
  if (home.includes(to)) return refuse('occupied', '3.4', { place: to });
  if (isSea(to) && !state.fleets.includes(to)) return refuse('no-fleet', '3.4', { place: to });
  return refuse('not-offered-there', state.phase === 'return' ? '3.4' : '2.7', { place: to });
}
