import * as v from 'valibot';
import type { Json } from '../../../../kernel/contract.ts';
import type { Root } from '../../../../kernel/root.ts';
import { CAPITALS } from '../../engine/data/geography.ts';
import { SCENARIOS, type ScenarioId, VARIANTS, type VariantId } from '../../engine/data/ids.ts';
import { LEVELS, type Level, PARAMETERS, TIME_TRACK } from '../../engine/data/level.ts';
import { garrisonsAt } from '../../engine/rules/board.ts';
import type { Options } from '../../engine/setup.ts';
import { ENDINGS, type EndingId, type State } from '../../engine/state.ts';

/** The result of a game in the record book. */
export interface Result {
  readonly scenario: ScenarioId | null;
  /** In the order in which a level is written. */
  readonly level: readonly number[];
  readonly variants: readonly VariantId[];
  readonly murder: boolean;
  readonly players: number;
  readonly ending: EndingId;
  readonly round: number;
  /** Capitals with a garrison at the end. */
  readonly capitals: number;
}

/** A scenario may take three rounds for a space of the track. */
const MOST_ROUNDS = 3 * TIME_TRACK.length;

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const RESULT = v.strictObject({
  scenario: v.nullable(v.picklist(SCENARIOS)),
  level: v.pipe(
    v.array(whole(1, 7)),
    v.check(
      (level) =>
        level.length === PARAMETERS.length && PARAMETERS.every((one, i) => LEVELS[one].includes(level[i] ?? 0)),
    ),
  ),
  variants: v.array(v.picklist(VARIANTS)),
  murder: v.boolean(),
  players: whole(1, 3),
  ending: v.picklist(ENDINGS),
  round: whole(1, MOST_ROUNDS),
  capitals: whole(0, CAPITALS.length),
});

/** Reads a recorded result; undefined if it is none of this version of the site. */
export function readResult(result: Json): Result | undefined {
  const parsed = v.safeParse(RESULT, result);
  return parsed.success ? parsed.output : undefined;
}

/** The result of a whole game that is over; undefined for others, and for a game from a position or a scene. */
export function resultIn(root: Root, state: State): Result | undefined {
  const { ended, scenario, level, variants, murder, players, round } = state;
  if (root.is !== 'game' || !ended) return undefined;
  const capitals = CAPITALS.filter((at) => garrisonsAt(state, at).length > 0).length;
  return {
    scenario,
    level: PARAMETERS.map((one) => level[one]),
    variants,
    murder,
    players,
    ending: ended,
    round,
    capitals,
  };
}

/** The options that measured games with the same choices have: computers play one team. */
export function measuredFrom({ scenario, level, variants, murder }: Result): Options {
  const values = Object.fromEntries(PARAMETERS.map((one, i) => [one, level[i]])) as unknown as Level;
  return { players: 1, scenario, level: values, variants, murder };
}

/** A level as it is written: `6 4 3 4 2`. */
export const written = (level: readonly number[]): string => level.join(' ');
