import { TABLE as SHARED } from '../../../../words/en/table.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, OptionId, Owner, PlaceId, ScenarioId } from '../../engine/data/ids.ts';
import type { Mode } from '../../engine/data/scenarios.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { WindowId } from '../../engine/state/tokens.ts';
import { n } from '../marks.ts';
import type { Picked } from './decisions.ts';
import { PERSONS } from './persons.ts';
import { and, count, picked, place, the, units } from './units.ts';

/** A way of a stack, as the table tells of it. */
export interface WayOf {
  readonly enemies?: { readonly owner: Owner; readonly units: Units } | undefined;
  readonly river: boolean;
  readonly steps: number;
  readonly ends: boolean;
  readonly held: readonly { readonly place: PlaceId; readonly count: number }[];
  readonly partial: boolean;
  readonly arrives: string;
  readonly exits: boolean;
  readonly strays: boolean;
  readonly falls: boolean;
}

/** Sentences one after the other, those that are there. */
const say = (...parts: readonly (Rich | false | undefined)[]): Rich =>
  list(
    parts.flatMap((part) => (part ? [part] : [])),
    ' ',
  );

/** The words round a whole game of Hispania: choosing one, the table itself, its menu. */
export const TABLE = {
  ...SHARED,

  begin: {
    ...SHARED.begin,
    first: 'Begin a first game',
    firstSays: 'Scenario A, standard game: you against 3 Captains, computers that plan their turns.',
    choose: 'Choose a scenario',
    scenario: 'Scenario',
    mode: 'Version',
    modes: { standard: 'Standard', advanced: 'Advanced' } satisfies Record<Mode, string>,
    modeSays: {
      standard: 'Four players, each with a fixed group of nations.',
      advanced: 'Four or five players, who bid for each nation when it appears.',
    } satisfies Record<Mode, string>,
    onlyMode: (mode: Mode): string => `It has only the ${mode} version.`,
    turns: (first: number, last: number): string => `turns ${first} to ${last}`,
    years: (from: number, to: number): string =>
      `${from < 0 ? `${-from} BC` : `AD ${from}`} to ${to < 0 ? `${-to} BC` : `AD ${to}`}`,
    says: {
      A: 'Carthage, Rome, the great migrations and the Visigoths, up to the arrival of the Franks. The best first game.',
      B: 'From Rome’s first provinces to the caliphs of Córdoba, with nations put up for auction.',
      C: 'From Rome’s first provinces to El Cid: invasions, emirates and the first Christian kingdoms.',
      D: 'The long game: from Carthage to El Cid.',
      E: 'Everything, from Carthage to the Almohads and the crusade.',
    } satisfies Record<ScenarioId, string>,
    /** As the rulebook has it, for people round a table (16); of E it says nothing. */
    hours: {
      A: '4 to 5 hours round a table',
      B: '5 to 6 hours round a table',
      C: '8 to 10 hours round a table',
      D: '10 to 12 hours round a table',
      E: 'Longer still',
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
    `${scenario ? `Scenario ${scenario}` : 'A position'}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
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

  asks: {
    ...SHARED.asks,
    windowSays: 'Any player may now play an event token or the Sign of God. If none does, the game continues.',
    at: {
      'turn-start': 'The game turn begins.',
      'after-combat': 'The battles of this nation are over.',
      'turn-end': 'The nation’s turn ends.',
      opening: 'A battle is about to begin.',
      'before-dice': 'The dice are about to be rolled.',
      'after-dice': 'The dice have been rolled. The result is not applied yet.',
      null: 'A token was played and may be cancelled.',
    } satisfies Record<WindowId, string>,
    wish: 'Stop at the next chance to play a token',
  },

  move: {
    stack: 'Units',
    all: 'All units',
    none: 'None',
    other: 'Another stack',
    choose: 'Choose a stack, here or on the board.',
    starts: 'Stacks that can move',
    where: 'Destination',
    fights: 'Battles',
    calm: 'Your own and empty provinces',
    stopped: 'Out of reach',
    going: (from: PlaceId, chosen: Picked): Rich => t`From ${place(from)}: ${picked(chosen)}`,
    nowhere: 'These units cannot move.',
    /** What a way leads to: the enemies there, what it crosses, which units are held. */
    way: (of: WayOf): Rich =>
      say(
        of.enemies && t`${n(of.enemies.owner)}: ${units(of.enemies.units)}.`,
        of.river && of.enemies && ['Across a river: +2 for the defender in round 1.'],
        of.steps > 1 && [`${of.steps} provinces${of.ends ? '; movement ends there' : ''}.`],
        of.steps === 1 && of.ends && ['Movement ends there.'],
        ...of.held.map(
          ({ place: at, count: number }) => t`${count(number, 'unit')} held in ${place(at)} by the forced passage.`,
        ),
        of.partial && [`Only ${of.arrives} can move there.`],
        of.exits && ['The units leave the game there.'],
        of.strays && ['Units still there when movement ends are removed.'],
        of.falls && ['A leader alone with enemy units is killed.'],
      ),
    /** Stacks that have not moved when movement ends. */
    undone: (stacks: number): string =>
      stacks === 0 ? 'No other stack can move.' : `${count(stacks, 'stack')} can still move.`,
    odds: 'Odds',
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
