import { isTown } from '../../engine/data/geography.ts';
import {
  type CommanderId,
  type DiscId,
  GENERALS,
  type GeneralId,
  SPACES,
  type SpaceId,
} from '../../engine/data/ids.ts';
import { PIECES, TIME_TRACK } from '../../engine/data/level.ts';
import { armyAt, garrisonsAt, revoltsAt, scenarioOf } from '../../engine/rules/board.ts';
import { revoltsLeft } from '../../engine/rules/reserve.ts';
import type { Road, State } from '../../engine/state.ts';

/** What is drawn of a position: plain data, so that a page can keep it without the engine. */
export interface View {
  /** The spaces with something on them. */
  readonly piles: { readonly [space in SpaceId]?: Pile };
  /** Roads laid beside the printed ones. */
  readonly roads: readonly Road[];
  /** Whether the Durius is barred to the Romans (9.4-lethe). */
  readonly river: boolean;
  readonly tray: TrayView;
}

/** What stands on a space: discs, the lowest first, and the figures on top of them. */
export interface Pile {
  /** Garrisons by their general or the Legio; at sea the revolts are pirates (8.5). */
  readonly discs: readonly (DiscId | 'revolt')[];
  readonly army: 'normal' | 'special' | null;
  /** Two generals if one of them must leave (3.4). */
  readonly generals: readonly GeneralId[];
  readonly fleet: boolean;
}

/** The turn track, the time track and the revolts in reserve. */
export interface TrayView {
  /** Whose turn it is; null before the first turn and after the game. */
  readonly turn: CommanderId | null;
  /** The spaces of the time track in their order, with the discs on them; `unused`: before the first space of the scenario (ruling V51). */
  readonly years: readonly { readonly year: number; readonly discs: number; readonly unused: boolean }[];
  /** The year whose space the next disc covers; 0 if the track is full. */
  readonly now: number;
  readonly revoltsLeft: number;
}

/** What is drawn of a state. */
export function viewOf(state: State): View {
  return {
    piles: Object.fromEntries(
      SPACES.flatMap((at) => {
        const pile = pileOf(state, at);
        const isEmpty = pile.discs.length === 0 && !pile.army && pile.generals.length === 0 && !pile.fleet;
        return isEmpty ? [] : [[at, pile]];
      }),
    ),
    roads: state.roads,
    river: state.lethe,
    tray: trayOf(state),
  };
}

function pileOf(state: State, at: SpaceId): Pile {
  const army = armyAt(state, at);
  const revolts = Array.from({ length: revoltsAt(state, at) }, () => 'revolt' as const);
  return {
    discs: [...(isTown(at) ? garrisonsAt(state, at) : []), ...revolts],
    army: army ? (army.special ? 'special' : 'normal') : null,
    generals: GENERALS.filter((one) => state.generals[one] === at),
    fleet: !isTown(at) && state.fleets.includes(at),
  };
}

function trayOf(state: State): TrayView {
  const { from, perSpace } = scenarioOf(state);
  const years = TIME_TRACK.map((year, i) => {
    const before = Math.max(0, i - from) * perSpace;
    return { year, discs: i < from ? 0 : Math.min(Math.max(state.time - before, 0), perSpace), unused: i < from };
  });
  return {
    turn: state.phase === 'starting' || state.phase === 'over' ? null : state.turn,
    years,
    now: years.find(({ discs, unused }) => !unused && discs < perSpace)?.year ?? 0,
    revoltsLeft: revoltsLeft(state),
  };
}

/** A space without anything. */
export const NOTHING: Pile = { discs: [], army: null, generals: [], fleet: false };

/** A board without pieces, as it is printed. */
export const EMPTY: View = {
  piles: {},
  roads: [],
  river: false,
  tray: {
    turn: null,
    years: TIME_TRACK.map((year) => ({ year, discs: 0, unused: false })),
    now: 0,
    revoltsLeft: PIECES.revolts,
  },
};
