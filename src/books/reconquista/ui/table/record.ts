import * as v from 'valibot';
import type { Json } from '../../../../kernel/contract.ts';
import type { Root } from '../../../../kernel/root.ts';
import { LOCATIONS, REGIONS } from '../../engine/data/ids.ts';
import { ENDINGS, type EndingId, OPTIONS, type OptionId, SWITCHES, type SwitchId } from '../../engine/data/play-ids.ts';
import { POINTS } from '../../engine/data/score.ts';
import { STARTS } from '../../engine/data/starts.ts';
import { scoreOf } from '../../engine/rules/score.ts';
import type { Options } from '../../engine/setup.ts';
import type { State } from '../../engine/state.ts';
import { chosenIn, TABLES, type TableId } from './new-game.ts';

/** The result of a campaign in the record book. */
export interface Campaign {
  /** The start, by its turn. */
  readonly start: number;
  readonly points: number;
  readonly ending: EndingId;
  readonly options: readonly OptionId[];
  readonly table: TableId;
  /** The rulings that were read otherwise. */
  readonly rulings: readonly SwitchId[];
}

/** The most points that a position can have. */
const MOST = POINTS.city * LOCATIONS.length + (POINTS.majority + POINTS.free) * REGIONS.length;

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const CAMPAIGN = v.strictObject({
  start: whole(1, STARTS.length),
  points: whole(0, MOST),
  ending: v.picklist(ENDINGS),
  options: v.array(v.picklist(OPTIONS)),
  table: v.picklist(TABLES),
  rulings: v.array(v.picklist(SWITCHES)),
});

/** Reads a recorded result; undefined if it is none of this version of the site. */
export function readCampaign(result: Json): Campaign | undefined {
  const parsed = v.safeParse(CAMPAIGN, result);
  return parsed.success ? parsed.output : undefined;
}

/** The result of a whole game that is over; undefined for others, and for a game from a position or a scene. */
export function campaignIn(root: Root, state: State): Campaign | undefined {
  const { ended, options } = state;
  if (root.is !== 'game' || !ended) return undefined;
  const { start = 1 } = root.options as Options;
  const { points } = scoreOf(state);
  return { start, points, ending: ended, options, ...chosenIn(state) };
}

/** Whether a campaign was played as the computer plays for par: without options, by the basic table and default rulings. */
export const isPlain = ({ options, table, rulings }: Campaign): boolean =>
  options.length === 0 && table === 'basic' && rulings.length === 0;
