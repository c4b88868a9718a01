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
  each: 'Nations of a player',
  eachNote: 'advanced game',
  scoring: 'Scoring turns',
  setUp: 'Set-up',
  setUpOf: (turn: number): string => `of turn ${turn}`,
  name: (id: ScenarioId): string => `Scenario ${id}`,
  what: {
    A: 'The first short game, and the one to begin with: from Carthage’s landing to the end of the Basques and Suebi.',
    B: 'The second short game: it begins with Rome’s invasion and ends with the Franks.',
    C: 'The middle game: from Rome’s invasion to El Cid and the Almoravids.',
    D: 'The long game, which the book recommends.',
    E: 'Scenario D and two turns more, with the Crusade and the Almohads.',
  } as Readonly<Record<ScenarioId, string>>,
  play: 'Play it',
  bonusTitle: 'Points to begin with',
  bonusNote: 'in the standard game of scenario A, to the group that holds the nation',
  bonus: 'Points',
  groups: 'The groups of the standard game',
  groupsNote: 'with the turns on which each nation plays',
  group: 'Group',
  nations: 'Nations',
  onlyE: 'scenario E only, in no group',
  majors: 'Major nations of the advanced game',
  majorsNote: 'with what comes off their points at the end',
  major: 'Nation',
  fixed: 'Fixed score',
  options: 'Optional rules',
  option: 'Rule',
  optionNames: {
    'group-auction': 'Bidding for groups, or for major nations',
    'sign-of-god': 'Sign of God',
    tokens: 'Event tokens',
    'all-submission': 'Anybody may submit',
    'sealed-bids': 'Sealed bids',
    barbarian: 'Barbarian scoring',
  } as Readonly<Record<OptionId, string>>,
  setUpTitle: (turn: number): string => `Set-up of turn ${turn}`,
  usedIn: (scenarios: readonly string[]): string =>
    `Scenarios ${scenarios.slice(0, -1).join(', ')} and ${scenarios.at(-1)}`,
  setUpNote: (scenarios: readonly string[]): string =>
    `scenarios ${scenarios.join(', ')}: infantry, where no other kind is named`,
  units: (count: number): string => `${count} units`,
  figure: (turn: number): string => `The map with all units at the start of turn ${turn}; the table below lists them`,
  nation: 'Nation',
  where: 'Where its units stand',
  all: 'In all',
  unlisted: 'Everybody else comes later: see the timeline.',
} as const;
