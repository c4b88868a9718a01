import { SCENARIOS, type ScenarioId, VARIANTS } from '../engine/data/ids.ts';
import { LEVELS, type Level, MEDIUM, PARAMETERS, type ParameterId } from '../engine/data/level.ts';
import { scenarioOf } from '../engine/rules/board.ts';
import type { Options } from '../engine/setup.ts';

/** What the table of win rates has: the three main levels, each value by itself, each variant, each scenario. */

/** One row of the table: its name and the options of its games. */
export interface Entry {
  readonly id: string;
  readonly options: Options;
}

/** The name of a level as it is written: its five values (2.2). */
export function levelName(level: Level): string {
  return PARAMETERS.map((one) => level[one]).join('-');
}

/**
 * The name of a game by what changes its difficulty: its level, its variants, its scenario. The number of players does not: computers
 * play as one team at any seats.
 */
export function entryName({ level = MEDIUM, variants = [], scenario = null, murder = false }: Options): string {
  const own = scenarioOf({ scenario }).variants;
  const added = VARIANTS.filter((one) => variants.includes(one) && !own.includes(one));
  const parts = [...(scenario ? [scenario] : []), levelName(level), ...added, ...(murder ? ['murder'] : [])];
  return parts.join(' ');
}

/** The level at one end of every parameter: 0 the easiest, 2 the hardest. */
export function mainLevel(step: 0 | 1 | 2): Level {
  return Object.fromEntries(PARAMETERS.map((one) => [one, LEVELS[one][step]])) as unknown as Level;
}

/** The level in the middle with another value. */
export function levelWith(parameter: ParameterId, value: number): Level {
  return { ...MEDIUM, [parameter]: value };
}

/** The level nearest to the one in the middle that a scenario allows (9). */
function levelFor(scenario: ScenarioId): Level {
  const { level: allowed } = scenarioOf({ scenario });
  const values = PARAMETERS.map((one) => {
    const fits = allowed[one] ?? [MEDIUM[one]];
    return [one, fits.includes(MEDIUM[one]) ? MEDIUM[one] : fits[0]];
  });
  return Object.fromEntries(values) as Level;
}

const OPTIONS: readonly Options[] = [
  ...([0, 1, 2] as const).map((step) => ({ level: mainLevel(step) })),
  ...PARAMETERS.flatMap((one) =>
    LEVELS[one].filter((value) => value !== MEDIUM[one]).map((value) => ({ level: levelWith(one, value) })),
  ),
  ...VARIANTS.map((one) => ({ level: MEDIUM, variants: [one] })),
  ...SCENARIOS.map((scenario) => ({ level: levelFor(scenario), scenario })),
];

/** The rows of the table, in the order of the rulebook. */
export const ENTRIES: readonly Entry[] = OPTIONS.map((options) => ({ id: entryName(options), options }));
