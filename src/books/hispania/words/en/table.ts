import { TABLE as SHARED } from '../../../../words/en/table.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId, OptionId, ScenarioId } from '../../engine/data/ids.ts';
import type { Mode } from '../../engine/data/scenarios.ts';
import type { WindowId } from '../../engine/state/tokens.ts';
import { PERSONS } from './persons.ts';
import { and, count, the } from './units.ts';

/** The words round a whole game of Hispania: choosing one, the table itself, its menu. */
export const TABLE = {
  ...SHARED,

  begin: {
    ...SHARED.begin,
    scenario: 'Scenario',
    titles: {
      A: 'Carthage to the Umayyads',
      B: 'Rome to the emirates',
      C: 'Rome to El Cid',
      D: 'Carthage to El Cid',
      E: 'The whole story',
    } satisfies Record<ScenarioId, string>,
    length: (turns: number): string => count(turns, 'turn'),
    /** As the rulebook has it, for people round a table (16); of E it says nothing. */
    hours: {
      A: '4–5 hours',
      B: '5–6 hours',
      C: '8–10 hours',
      D: '10–12 hours',
      E: 'longer still',
    } satisfies Record<ScenarioId, string>,
    seatsOf: (players: readonly number[]): string => `${players.join(' or ')} players`,
    difficulty: {
      A: 'The easiest',
      B: 'Hard',
      C: 'Moderate',
      D: 'Moderate',
      E: 'The hardest',
    } satisfies Record<ScenarioId, string>,
    year: (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`),
    to: 'to',
    pictures: (games: number): string =>
      `Small map: the start. Large map: the most typical end of ${games} games between computers.`,
    version: (players: number, nations: 'fixed' | 'groups' | 'auction'): string =>
      `${players} players, ${
        { fixed: 'fixed nations', groups: 'groups are bid for', auction: 'nations are bid for' }[nations]
      }`,
    youAre: (nation: NationId): Rich => t`You play first as ${the(nation)}.`,
    everyone: 'A person at every seat',
    alone: 'Computers against me',
    rest: (options: number, rulings: number, corrected: boolean): string =>
      `${options === 0 ? 'No optional rules' : count(options, 'optional rule')}, ${
        rulings === 0 ? 'default rulings' : `${count(rulings, 'ruling')} changed`
      }${corrected ? ', corrected data' : ''}.`,
    change: 'Change',
    changeTitle: 'Change the game',
    changeDone: 'Done',
    minutes: (minutes: number): string => `${minutes} minutes`,
    shorts: 'Short games',
    shortNames: { rome: 'Rome invades', umayyads: 'The Umayyads land' } satisfies Record<'rome' | 'umayyads', string>,
    shortSays: {
      rome: (first, last) => `Turns ${first} and ${last}: the legions come by land and sea. You play Rome.`,
      umayyads: (first, last) => `Turns ${first} to ${last}: Tarik, Musa and religious zeal. You play the Umayyads.`,
    } satisfies Record<'rome' | 'umayyads', (first: number, last: number) => string>,
    lesson: 'The first lesson',
    lessonSays: 'The map and its provinces, on the board itself. The path to a whole game begins here.',
    lessonOpen: 'Open the first lesson',
    mode: 'Version',
    modes: { standard: 'Standard', advanced: 'Advanced' } satisfies Record<Mode, string>,
    modeSays: {
      standard: 'Four players, each with a fixed group of nations.',
      advanced: 'Four or five players, who bid for each nation when it appears.',
    } satisfies Record<Mode, string>,
    onlyMode: (mode: Mode): string => `It has only the ${mode} version.`,
    says: {
      A: 'Carthage, Rome, the great migrations and the Visigoths, up to the arrival of the Franks. The best first game.',
      B: 'From Rome’s first provinces to the caliphs of Córdoba, with nations put up for auction.',
      C: 'From Rome’s first provinces to El Cid: invasions, emirates and the first Christian kingdoms.',
      D: 'The long game: from Carthage to El Cid.',
      E: 'Everything, from Carthage to the Almohads and the crusade.',
    } satisfies Record<ScenarioId, string>,
    group: (nations: readonly NationId[]): Rich => (nations.length > 0 ? t`${and(nations.map(the))}` : []),
    groupLater: 'Its nations are decided by bids.',
    names: PERSONS,
    options: 'Optional rules',
    option: {
      'group-auction': 'Groups, or major nations, are awarded for bids in points.',
      'sign-of-god': 'Sign of God: once per game, each player may have a round of combat rolled again.',
      tokens: 'Event tokens: each player draws some in secret and plays each at its moment.',
      'all-submission': 'Universal submission: a nation may submit to any nation that attacks it.',
      'sealed-bids': 'Sealed bids: players bid for nations in writing and in secret.',
      barbarian: 'Barbarian scoring: provinces score at least their income, and more destroyed units score.',
    } satisfies Record<OptionId, string>,
    rulings: 'Rulings',
    rulingsSay: 'A ruling settles an unclear passage of the rulebook. Here you may choose the alternative.',
    changed: (n: number): string => (n === 0 ? 'all default' : n === 1 ? '1 changed' : `${n} changed`),
    ours: 'default ruling',
    set: 'Values',
    setSays:
      'Most of the printed map and sheets is not public. Values that the rulebook does not state are reconstructed.',
    corrections: 'Corrected data',
    correctionsSay: 'If you own the printed game, you can enter its values and play with them.',
    correctionsForm: 'Correct the data',
    correctionsNone: 'Without corrections',
    correctionsKept: (name: string): string => (name ? `${name}, kept on this device` : 'Corrections on this device'),
    correctionsOf: (name: string): string => `${name}, from a file`,
    correctionsFile: 'Open a file of corrections',
    correctionsWrong: 'These corrections cannot be used:',
    corrected: 'corrected',
    none: 'none',
    faults: 'This game cannot be played as it is:',
    ourTable: 'A game on your own table',
    ourTableSays:
      'Set up the position of a game on cardboard. See what is legal, what will be removed and what each nation scores, and play on from there.',
    ourTableOpen: 'Open the board editor',
  },

  /** What a game is called until a player names it. */
  named: (scenario: ScenarioId | undefined, names: readonly string[]): string =>
    `${scenario ? `Scenario ${scenario}` : 'A position'}${names.length > 0 ? `: ${[...new Set(names)].join(', ')}` : ''}`,
  fromTable: 'From our table',

  head: {
    ...SHARED.head,
    heading: (turn: number): string => `Hispania, turn ${turn}`,
  },
  tabs: {
    ...SHARED.tabs,
    nations: 'Nations',
    points: 'Points',
    sheet: 'Sheet',
  },

  /** Of a first turn: before the first move, after it, at the first other question. */
  hints: [
    ['Marked units can move. Choose them on the map or in the list, then a destination, or drag them there.'],
    ['Move as many stacks as you like, each once, and then end the movement. Undo takes any move back.'],
    ['The question is always here. A button with a rule number opens the rule. The log says what others have done.'],
  ] satisfies readonly Rich[],

  asks: {
    ...SHARED.asks,
    windowSays: 'Any player may now play an event token or the Sign of God. If none does, the game continues.',
    at: {
      'turn-start': 'A nation’s turn begins.',
      'after-combat': 'The battles of this nation are over.',
      'turn-end': 'The game turn ends.',
      opening: 'A battle is about to begin.',
      'before-dice': 'The dice are about to be rolled.',
      'after-dice': 'The dice have been rolled. The result is not applied yet.',
      null: 'A token was played and may be cancelled.',
    } satisfies Record<WindowId, string>,
    wish: 'Stop at the next chance to play a token',
  },

  menu: {
    ...SHARED.menu,
    edit: 'Open in the board editor',
    windows: 'When a token or the Sign of God can be played',
    windowsAre: {
      always: 'Always ask',
      matters: 'Ask when it matters',
      press: 'Ask only when I choose to stop',
    },
  },

  share: {
    ...SHARED.share,
    secret: 'Anyone who opens it sees everything, including event tokens and written bids.',
  },

  opened: {
    ...SHARED.opened,
    /** Where it stands; a nation follows. */
    at: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
  },

  keys: {
    ...SHARED.keys,
    list: [
      ['arrows', 'on the board: to the next province'],
      ['letters', 'on the board: to a province by its name'],
      ['Shift+I', 'on the board: about the province'],
      ['<, >, P', 'beside a card: to the previous place, to the next, all points on the map'],
      ['drag', 'a stack: the number chosen, or all; then fewer, beside the question'],
      ['1–9', 'with units chosen or dragged: how many go'],
      ['H, A, L', 'with units chosen or dragged: half, all, the leader'],
      ['Enter', 'choose; on a filled button: answer'],
      ['Esc', 'leave the board; close what is open'],
      ['A', 'accept the suggestion'],
      ['E', 'end the phase'],
      ['U', 'undo'],
      ['Y', 'redo'],
      ['B', 'to the board'],
      ['C', 'to the choices'],
      ['Space', 'in a battle: roll the next round'],
      ['R', 'in a battle: to the ways of retreat'],
      ['S', 'every battle stays, or not'],
      ['P', 'let the computer play this phase'],
      ['N', 'next move of a waiting computer'],
      ['H', 'history'],
      ['L', 'log'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
  },
};
