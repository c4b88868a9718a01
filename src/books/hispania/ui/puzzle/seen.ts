import type { PuzzleStart as GeneralStart } from '../../../../ui/puzzle/parts.ts';
import type { NationId, Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Asked, Because, Given, Level, Verdict } from '../../puzzles/puzzle.ts';
import type { Seen } from '../deciding/seen.ts';
import type { Land } from '../land.ts';
import type { Start } from '../scene/seen.ts';

/** A puzzle with its answers from the build of the site: it needs no engine, which was asked then. Plain data. */
export interface PuzzleStart extends GeneralStart {
  readonly asked: Asked;
  readonly nation: NationId;
  readonly level: Level;
  readonly rules: readonly string[];
  readonly turn: number;
  readonly phase: string | null;
  /** The pairs of subject and overlord among the nations on the board; and the capital of the nation, if it has one. */
  readonly subjects: readonly (readonly [subject: NationId, overlord: NationId])[];
  readonly capital?: PlaceId;
  /** The battle in progress, if the question is about one. */
  readonly battle?: {
    readonly at: PlaceId;
    readonly attacker: Owner;
    readonly defender: Owner;
    readonly round: number;
  };
  /** The way of the units in question, its start first. */
  readonly way?: readonly PlaceId[];
  /** The points of the nation's sheet for provinces, both those that it holds and all, in their written form. */
  readonly sheet?: { readonly all: Written; readonly held: Written; readonly sum: number };
  readonly verdicts: { readonly [option: string]: Verdict };
  readonly because: Because;
  readonly given: Given;
  /** Whether the points for each unit are the rulebook's. */
  readonly known?: boolean;
  readonly view: readonly PlaceId[];
  readonly seen: Seen;
  readonly land: Land;
  readonly nextDoor: Start['nextDoor'];
}

/** Places with a number of half points, in angle marks if it is reconstructed. */
export type Written = readonly (readonly [place: PlaceId, written: string])[];
