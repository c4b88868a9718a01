import type { Fault } from '../../../../kernel/contract.ts';
import { fault } from '../../../../kernel/limits.ts';
import { LOCATIONS, type LocationId, type RegionId, type Side } from '../../engine/data/ids.ts';
import { OPTIONS, type UnitId } from '../../engine/data/play-ids.ts';
import { reconquista } from '../../engine/game.ts';
import { KINDS, type Written } from '../../engine/position.ts';
import { hasWalls } from '../../engine/rules/control.ts';
import { size } from '../../engine/rules/units.ts';
import { setup } from '../../engine/setup.ts';
import {
  type EventOfTurn,
  PHASES,
  type PhaseId,
  type PlaceState,
  type Places,
  type State,
} from '../../engine/state.ts';
import { chosenIn, FIRST, optionsOf, type Wanted } from '../table/new-game.ts';

/** The position of a cardboard game as it is being entered: any of its parts may be impossible still. */
export interface Cardboard {
  /** The start that was set up last, the options, the events and the rulings. */
  readonly wanted: Wanted;
  readonly turn: number;
  /** The phase that is played next. */
  readonly phase: EnteredPhase;
  readonly revolt: RegionId | null;
  readonly event: EventOfTurn | null;
  readonly points: number;
  readonly places: Places;
}

/** The phases that a position can be in. */
export type EnteredPhase = Exclude<PhaseId, 'over'>;
export const ENTERED_PHASES = PHASES.filter((phase) => phase !== 'over');

/** The phases that the rules play. The player plays the others on the cardboard. */
export const CARRIED_OUT = ['rebellion', 'event', 'reaction', 'sieges'] as const satisfies readonly EnteredPhase[];
export const isCarriedOut = (phase: EnteredPhase): boolean => CARRIED_OUT.some((one) => one === phase);

/** Whether a phase comes after another one in a turn. */
export const isAfter = (phase: EnteredPhase, other: EnteredPhase): boolean =>
  PHASES.indexOf(phase) > PHASES.indexOf(other);

/** The set-up of a start, with the options of before. */
export function ofStart(start: number, wanted: Wanted = FIRST): Cardboard {
  return ofState(setup({ ...optionsOf(wanted), start }, 0));
}

/** The position of a game, to be edited. One that is over is that of its last phase. */
export function ofState(state: State): Cardboard {
  const { turn, phase, revolt, event, points, places } = state;
  return {
    wanted: wantedOf(state),
    ...{ turn, revolt, event, points, places },
    phase: phase === 'over' ? 'sieges' : phase,
  };
}

function wantedOf(state: State): Wanted {
  const { turn, options, events } = state;
  return {
    start: turn,
    options: OPTIONS.filter((one) => options.includes(one)),
    own: typeof events === 'string' ? FIRST.own : [...events, ...FIRST.own.slice(events.length)],
    ...chosenIn(state),
  };
}

/** The state of a position, or what is wrong with it. Parts that its phase does not have are left out. */
export function checked({ wanted, phase, ...rest }: Cardboard) {
  const { options = [], events = 'basic', rulings = {} } = optionsOf(wanted);
  const written: Written = {
    options: [...options],
    events: typeof events === 'string' ? events : [...events],
    rulings,
    phase,
    turn: rest.turn,
    places: rest.places as Written['places'],
    ...(isAfter(phase, 'rebellion') && { revolt: rest.revolt }),
    ...(isAfter(phase, 'event') && { event: rest.event && eventIn(phase, rest.event) }),
    ...(phase === 'spending' && { points: rest.points }),
  };
  const { state, faults = [] } = reconquista.position(written);
  const all = [...faults, ...LOCATIONS.flatMap((at) => faultsAt(rest.places[at], at))];
  return state && all.length === 0 ? { state, faults: [] } : { state: undefined, faults: all };
}

/** What an event has still to do in a phase. */
function eventIn(phase: EnteredPhase, { id, period, left, more, awaited }: EventOfTurn): EventOfTurn {
  const isOpen = phase !== 'sieges';
  return {
    id,
    ...(period && { period }),
    ...(isOpen && left && mayBeLeft(id) && { left }),
    ...(isOpen && more && id === 'mercenaries' && { more }),
    ...(isOpen && awaited && id === 'el-cid' && { awaited }),
  };
}

/** Events that leave neutral armies to be hired or placed. */
export const mayBeLeft = (id: EventOfTurn['id']): boolean => id === 'mercenaries' || id === 'crusade';

/** What no position of a game has: a fort without a holder outside a city, El Cid alone (5-fort, 9-el-cid). */
function faultsAt({ city, fort, held, siege }: PlaceState, at: LocationId): readonly Fault[] {
  const alone = (['held', 'siege'] as const).filter((part) => {
    const units = (part === 'held' ? held : siege)?.units;
    return units?.['el-cid'] && size(units) === 0;
  });
  return [
    ...(fort && !city && !held && !siege ? [fault('lone-fort', ['places', at, 'fort'], {})] : []),
    ...alone.map((part) => fault('lone-cid', ['places', at, part], {})),
  ];
}

/** The part of a location that troops are. */
export type Part = 'held' | 'siege';

/** The sides that may hold a location, or stand around its walls. */
export function sidesOf(part: Part): readonly Side[] {
  return (Object.keys(KINDS) as Side[]).filter((side) => part === 'held' || side !== 'rebel');
}

/** The kinds of units of a side, El Cid last. */
export const kindsOf = (side: Side): readonly UnitId[] => KINDS[side];

/** Whether a siege can be entered: there are walls, or troops around walls that are gone already. */
export const mayBesiege = (place: PlaceState): boolean => hasWalls(place) || place.siege !== undefined;

/** A location with a change; a part that is undefined is removed. */
export function withPlace(
  board: Cardboard,
  at: LocationId,
  parts: { readonly [part in keyof PlaceState]?: PlaceState[part] | undefined },
): Cardboard {
  const all = { ...board.places[at], ...parts };
  const place = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as PlaceState;
  return { ...board, places: { ...board.places, [at]: place } };
}

/** A location with other troops, or none: units of kinds that the new side has are kept. */
export function withSide(board: Cardboard, at: LocationId, part: Part, side: Side | undefined): Cardboard {
  if (!side) return withPlace(board, at, { [part]: undefined });
  const units = board.places[at][part]?.units ?? {};
  const kept = Object.fromEntries(Object.entries(units).filter(([unit]) => KINDS[side].includes(unit as UnitId)));
  return withPlace(board, at, { [part]: { side, units: kept } });
}

/** A location with a number of units. */
export function withUnits(board: Cardboard, at: LocationId, part: Part, unit: UnitId, count: number): Cardboard {
  const troops = board.places[at][part];
  if (!troops) return board;
  const { [unit]: _, ...others } = troops.units;
  return withPlace(board, at, {
    [part]: { side: troops.side, units: count > 0 ? { ...others, [unit]: count } : others },
  });
}
