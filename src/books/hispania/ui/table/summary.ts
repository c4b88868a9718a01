import * as v from 'valibot';
import type { Json } from '../../../../kernel/contract.ts';
import type { Standing } from '../../../../ui/playable.ts';
import { MOST } from '../../../../ui/table/keeper-record.ts';
import { NATIONS, type NationId, SCENARIOS, type ScenarioId } from '../../engine/data/ids.ts';
import { scoreOf } from '../../engine/rules/final-score.ts';
import { playersOf } from '../../engine/rules/players.ts';
import type { State } from '../../engine/state.ts';
import { LAND, type Land, landOf } from './lobby/land.ts';

/** The summary of a game in the list of games. Plain data: it is stored with the game. Half points. */
export interface Summary extends Standing {
  readonly scenario?: ScenarioId;
  readonly nation?: NationId;
  /** The holders of the provinces; older summaries have none. */
  readonly land?: Land;
  /** The game has an owner's corrections. */
  readonly corrected?: true;
}

/** Turns, and points in halves: a larger number is not from our summary, and would break the layout of its line. */
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(-100_000), v.maxValue(100_000));

const SUMMARY = v.object({
  scenario: v.exactOptional(v.picklist(SCENARIOS)),
  turn: whole,
  lastTurn: whole,
  nation: v.exactOptional(v.picklist(NATIONS)),
  mover: v.exactOptional(v.pipe(v.string(), v.maxLength(MOST.player))),
  land: v.exactOptional(v.pipe(v.string(), v.regex(LAND))),
  over: v.boolean(),
  corrected: v.exactOptional(v.literal(true)),
  scores: v.pipe(
    v.array(v.object({ seat: v.pipe(v.string(), v.maxLength(MOST.player)), points: whole })),
    v.maxLength(12),
  ),
});

export function summaryOf(state: State): Summary {
  const { scenario, turn, lastTurn, active, stage, corrections } = state;
  const mover = active && stage !== 'over' ? state.nations[active]?.seat : undefined;
  return {
    ...(scenario ? { scenario } : {}),
    turn,
    lastTurn,
    ...(active ? { nation: active } : {}),
    ...(mover ? { mover } : {}),
    land: landOf(state),
    over: stage === 'over',
    ...(corrections ? { corrected: true as const } : {}),
    scores: playersOf(state).map((seat) => ({ seat, points: scoreOf(state, seat) })),
  };
}

/** The summary stored with a game, if it is valid: an older or a newer version may have written another form. */
export function readSummary(kept: Json): Summary | undefined {
  const parsed = v.safeParse(SUMMARY, kept);
  return parsed.success ? parsed.output : undefined;
}
