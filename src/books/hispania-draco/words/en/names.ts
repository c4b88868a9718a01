import type { DieId, GeneralId, ScenarioId } from '../../engine/data/ids.ts';
import type { ParameterId } from '../../engine/data/level.ts';
import { LATIN } from '../latin.ts';

/** The names of things. */
export const NAMES = {
  ...LATIN,
  generals: {
    'praetor-ulterior': 'praetor of Ulterior',
    'praetor-citerior': 'praetor of Citerior',
    consul: 'consul',
    proconsul: 'proconsul',
  } satisfies Record<GeneralId, string>,
  dice: { roman: 'Roman die', hispanic: 'Hispanic die' } satisfies Record<DieId, string>,
  murder: 'Murder of the chief',
  scenarios: {
    'first-repression': 'The first repression',
    'siege-of-numantia': 'The siege of Numantia',
    'terror-of-rome': 'The terror of Rome',
    'river-of-oblivion': 'The river of oblivion',
    'new-empire': 'The new empire',
  } satisfies Record<ScenarioId, string>,
  level: {
    coins: 'Coins per turn',
    garrisons: 'Garrisons of each general',
    fleets: 'Fleets',
    roads: 'Roads',
    armies: 'Starting armies',
  } satisfies Record<ParameterId, string>,
  /** The three values of a parameter of the level, from the left. */
  difficulty: ['Easy', 'Medium', 'Hard'] as readonly [string, string, string],
};
export type Names = typeof NAMES;
