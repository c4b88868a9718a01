import type { Dice } from '../../../kernel/contract.ts';
import type { EventId, LocationId, PeriodId, RegionId, Religion, Side } from './data/ids.ts';
import type { EndingId, OptionId, PlaguePiece, SwitchId, UnitId } from './data/play-ids.ts';

/** A position: plain data that determine the rest of the game. */
export interface State {
  readonly game: 'reconquista';
  readonly options: readonly OptionId[];
  readonly events: EventTables;
  readonly rulings: { readonly [ruling in SwitchId]?: 'b' };
  readonly turn: number;
  readonly phase: PhaseId;
  readonly places: Places;
  /** The region that is out of play this turn (8-revolt). */
  readonly revolt: RegionId | null;
  /** The event of this turn, from its draw to the end of the turn. */
  readonly event: EventOfTurn | null;
  /** Points of income that are left to spend; 0 outside phase 3. */
  readonly points: number;
  /** The moves of phase 4; null outside it. */
  readonly moves: Moves | null;
  /** A force that moves by rule: Muslims in phase 5, French and Bands in phase 2. */
  readonly march: March | null;
  /** The choice for which an event or a battle waits. */
  readonly asked: Asked | null;
  /** Why the game has ended. */
  readonly ended: EndingId | null;
  readonly dice: Dice;
}

/** The phases of a turn in order; the end of a turn has no question and is none of them (7). */
export const PHASES = ['rebellion', 'event', 'spending', 'moves', 'reaction', 'sieges', 'over'] as const;
export type PhaseId = (typeof PHASES)[number];

/** The tables of events: the basic one, those of the periods, one of these at random each turn, or one's own. */
export type EventTables = 'basic' | 'advanced' | 'random' | readonly EventId[];

/** All locations have an entry. */
export type Places = { readonly [location in LocationId]: PlaceState };

/**
 * What is in a location. `held`: the troops that control it, inside a city or fort if there is one. `siege`: troops of
 * another side around the city or fort, which may be empty.
 */
export interface PlaceState {
  readonly city?: Religion;
  readonly fort?: true;
  readonly held?: Troops;
  readonly siege?: Troops;
}

export interface Troops {
  readonly side: Side;
  readonly units: Units;
}

/** Units by kind; kinds without units are left out. */
export type Units = { readonly [unit in UnitId]?: number };

export interface EventOfTurn {
  readonly id: EventId;
  /** The table it was drawn from, if that was an advanced one. */
  readonly period?: PeriodId;
  /** Crusaders to place, or Mercenaries that are not hired. */
  readonly left?: number;
  /** As many Mercenaries again, which join the Muslims (17-mercenaries, ruling O7). */
  readonly more?: number;
  /** El Cid waits for the Muslim troops of phase 5 (9-el-cid). */
  readonly awaited?: true;
}

/** Phase 4 (11). */
export interface Moves {
  /** The chosen region. */
  readonly region: RegionId | null;
  /** Units that have moved, by location; they include those of the force. */
  readonly moved: { readonly [location in LocationId]?: Units };
  /** The force whose move is not closed: its part that moved last. */
  readonly force: Force | null;
  /** Parts of it that stayed where it split, and may still go on (11-force). */
  readonly apart?: readonly Force[];
}

export interface Force {
  readonly at: LocationId;
  readonly units: Units;
}

/** A force on a march (13.7). Its units are in no location until it stops. */
export interface March {
  readonly side: 'muslim' | 'neutral';
  readonly at: LocationId;
  readonly units: Units;
  /** The location before this one; null where the march begins. */
  readonly from: LocationId | null;
  /** Where it was beaten last (13.13). */
  readonly lost: LocationId | null;
  /** Locations that it has been in: neutrals ever, Muslims since their last battle or siege. */
  readonly seen: readonly LocationId[];
  /** Regions that it has been in since its last battle or siege (13.9). */
  readonly regions: readonly RegionId[];
  /** Locations that it avoids out of caution (17.2). */
  readonly skipped: readonly LocationId[];
  /** The only region that it may be in (17-french). */
  readonly within: RegionId | null;
}

/** A choice of the player that interrupts a phase. */
export type Asked =
  | { readonly is: 'order'; readonly at: readonly LocationId[] }
  | { readonly is: 'el-cid'; readonly at: readonly LocationId[] }
  | { readonly is: 'plague'; readonly region: RegionId; readonly left: number; readonly piece: PlaguePiece }
  | {
      readonly is: 'retreat';
      readonly from: LocationId;
      readonly to: readonly LocationId[];
      readonly units: Units;
      /** The units among them that are on the move, and may go on (12-we-lose). */
      readonly force: Units;
    };
