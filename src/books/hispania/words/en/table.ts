import { TABLE as SHARED } from '../../../../words/en/table.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, OptionId, Owner, PlaceId, ScenarioId } from '../../engine/data/ids.ts';
import type { Mode } from '../../engine/data/scenarios.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { WindowId } from '../../engine/state/tokens.ts';
import { n, p } from '../marks.ts';
import type { Picked } from './decisions.ts';
import { PERSONS } from './persons.ts';
import { and, count, picked, the, units } from './units.ts';

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
    firstSays: 'Scenario A, the standard version: you against three captains, computers that plan their turns.',
    choose: 'Choose for yourself',
    scenario: 'Scenario',
    mode: 'Version',
    modes: { standard: 'Standard', advanced: 'Advanced' } satisfies Record<Mode, string>,
    modeSays: {
      standard: 'Four players, each with a fixed group of nations.',
      advanced: 'Four or five players, who bid for nations as these appear.',
    } satisfies Record<Mode, string>,
    onlyMode: (mode: Mode): string => `Only the ${mode} version.`,
    turns: (first: number, last: number): string => `turns ${first} to ${last}`,
    years: (from: number, to: number): string =>
      `${from < 0 ? `${-from} BC` : `AD ${from}`} to ${to < 0 ? `${-to} BC` : `AD ${to}`}`,
    says: {
      A: 'Carthage, Rome, the great migrations and the Visigoths, up to the Franks at the gates. The best first game.',
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
    groupLater: 'Its nations are found by auction.',
    names: PERSONS,
    options: 'Optional rules',
    option: {
      'group-auction': 'Bid for the groups, or for the major nations, instead of sharing them out.',
      'sign-of-god': 'Once a game each player may have all the dice of a round thrown again.',
      tokens: 'Event tokens: each player draws some in secret and plays them at the right moment.',
      'all-submission': 'Any small nation may submit to a great one, not only those whose sheet says so.',
      'sealed-bids': 'Nations are auctioned by bids written down in secret.',
      barbarian: 'Barbarian Hispania: raiders score as they go.',
    } satisfies Record<OptionId, string>,
    rulings: 'Rulings',
    rulingsSay: 'Where the rulebook can be read in two ways we have chosen one. Here you may choose the other.',
    changed: (n: number): string => (n === 0 ? 'all as we read them' : n === 1 ? '1 changed' : `${n} changed`),
    ours: 'our reading',
    set: 'Values',
    setSays: 'Most of the printed map and sheets is not public: what the rulebook does not state is reconstructed.',
    corrections: 'Corrected data',
    correctionsSay: 'Whoever owns the printed game can enter what is printed there, and play with that.',
    correctionsForm: 'Correct the data',
    correctionsNone: 'Without corrections',
    correctionsKept: (name: string): string => (name ? `${name}, kept on this device` : 'What is kept on this device'),
    correctionsOf: (name: string): string => `${name}, out of a file`,
    correctionsFile: 'Open a file of corrections',
    correctionsWrong: 'These corrections cannot be played with:',
    corrected: 'corrected',
    none: 'none',
    faults: 'This game cannot be played as it is:',
    ourTable: 'A game on your own table',
    ourTableSays:
      'Set up the position of a game you play with the cardboard: see what is legal, what will be removed, who scores what, and go on from there.',
    ourTableOpen: 'Open the board editor',
  },

  /** What a game is called until somebody names it. */
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
    windowSays:
      'Whoever wants to play an event token or call on the Sign of God says so. If nobody does, the game goes on.',
    at: {
      'turn-start': 'The game turn begins.',
      'after-combat': 'The battles of this nation are over.',
      'turn-end': 'The nation’s turn ends.',
      opening: 'A battle is about to begin.',
      'before-dice': 'The dice are about to be thrown.',
      'after-dice': 'The dice lie on the table; the result is not applied yet.',
      null: 'A token was played, and may be cancelled.',
    } satisfies Record<WindowId, string>,
    wish: 'Stop at the next chance to play a token',
  },

  move: {
    stack: 'Who goes',
    all: 'All of them',
    none: 'Nobody',
    other: 'Another stack',
    choose: 'Choose who moves, here or on the board.',
    starts: 'Who can move',
    where: 'Where to',
    fights: 'To a battle',
    calm: 'To your own and empty provinces',
    stopped: 'Not there',
    going: (place: PlaceId, chosen: Picked): Rich => t`From ${p(place)}: ${picked(chosen)}`,
    nowhere: 'They can go nowhere.',
    /** What comes of a way: who waits there, what it crosses, who stays behind. */
    way: (of: WayOf): Rich =>
      say(
        of.enemies && t`${n(of.enemies.owner)}: ${units(of.enemies.units)}.`,
        of.river && of.enemies && ['Over a river, +2 for them in round 1.'],
        of.steps > 1 && [`${of.steps} steps${of.ends ? ', and the move ends there' : ''}.`],
        of.steps === 1 && of.ends && ['The move ends there.'],
        ...of.held.map(
          ({ place, count: number }) => t`${count(number, 'unit')} must stay to hold the passage in ${p(place)}.`,
        ),
        of.partial && [`Only ${of.arrives} can come.`],
        of.exits && ['They leave the game there.'],
        of.strays && ['Who still stands there when movement ends is removed.'],
        of.falls && ['A leader alone before enemy units falls.'],
      ),
    /** What is left undone when movement ends. */
    undone: (stacks: number): string =>
      stacks === 0 ? 'Nobody else can move.' : `${count(stacks, 'stack')} could still move.`,
    odds: 'Odds',
  },

  menu: {
    ...SHARED.menu,
    edit: 'Open in the board editor',
    windows: 'When somebody could play a token or the Sign of God',
    windowsAre: {
      always: 'Always ask',
      matters: 'Ask when it matters',
      press: 'Only when I have asked to be stopped',
    },
  },

  share: {
    ...SHARED.share,
    secret: 'Whoever opens it sees everything, event tokens and written bids too.',
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
      ['Enter', 'choose; on a filled button: answer'],
      ['Esc', 'leave the board; close what is open'],
      ['A', 'take what is filled in'],
      ['E', 'end the phase'],
      ['U', 'undo'],
      ['Y', 'redo'],
      ['B', 'to the board'],
      ['C', 'to the choices'],
      ['P', 'let the computer play this phase'],
      ['N', 'the next move of a computer that waits'],
      ['H', 'history'],
      ['L', 'log'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
  },
};
