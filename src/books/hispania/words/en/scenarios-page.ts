import type { OptionId, ScenarioId } from '../../engine/data/ids.ts';
import type { Mode } from '../../engine/data/scenarios.ts';

const MODES: Readonly<Record<Mode, string>> = { standard: 'standard', advanced: 'advanced' };

/** The words of the page of scenarios. */
export const SCENARIOS_PAGE = {
  caption: 'The scenarios',
  scenario: 'Scenario',
  turns: 'Turns',
  years: 'Years',
  versions: 'Versions',
  modes: (modes: readonly Mode[]): string => modes.map((mode) => MODES[mode]).join(', '),
  each: 'Nations per player',
  eachNote: 'advanced game',
  scoring: 'Scoring turns',
  setUp: 'Set-up',
  setUpOf: (turn: number): string => `of turn ${turn}`,
  name: (id: ScenarioId): string => `Scenario ${id}`,
  what: {
    A: 'The first short game, recommended for beginners: from Carthage’s landing to the end of the Basques and the Suebi.',
    B: 'The second short game: from Rome’s invasion to the end of the Franks.',
    C: 'The medium game: from Rome’s invasion to El Cid and the Almoravids.',
    D: 'The long game, which the rulebook recommends.',
    E: 'Scenario D with 2 additional turns, the Crusade and the Almohads.',
  } as Readonly<Record<ScenarioId, string>>,
  play: 'Play',
  bonusTitle: 'Starting points',
  bonusNote: 'in the standard game of scenario A, for the group that contains the nation',
  bonus: 'Points',
  groups: 'Groups of the standard game',
  groupsNote: 'with the turns that each nation plays',
  group: 'Group',
  nations: 'Nations',
  onlyE: 'scenario E only, in no group',
  majors: 'Major nations of the advanced game',
  majorsNote: 'with the fixed score that is subtracted from their points at the end',
  major: 'Nation',
  fixed: 'Fixed score',
  options: 'Optional rules',
  option: 'Rule',
  optionNames: {
    'group-auction': 'Bidding for groups, or for major nations',
    'sign-of-god': 'Sign of God',
    tokens: 'Event tokens',
    'all-submission': 'Universal submission',
    'sealed-bids': 'Sealed bids',
    barbarian: 'Barbarian scoring',
  } as Readonly<Record<OptionId, string>>,
  setUpTitle: (turn: number): string => `Set-up of turn ${turn}`,
  usedIn: (scenarios: readonly string[]): string =>
    `Scenarios ${scenarios.slice(0, -1).join(', ')} and ${scenarios.at(-1)}`,
  setUpNote: (scenarios: readonly string[]): string =>
    `scenarios ${scenarios.join(', ')}: infantry, unless another kind is named`,
  units: (count: number): string => `${count} units`,
  figure: (turn: number): string => `The map with all units at the start of turn ${turn}; the table below lists them`,
  nation: 'Nation',
  where: 'Provinces and units',
  all: 'Total',
  unlisted: 'All other nations arrive later: see the timeline.',
} as const;
