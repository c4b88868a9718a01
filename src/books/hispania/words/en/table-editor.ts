import { drawnName } from '../../../../kernel/names.ts';
import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId, Owner, PlaceId, TokenId } from '../../engine/data/ids.ts';
import { n } from '../marks.ts';
import { NAMES } from './names.ts';
import {
  and,
  count,
  does,
  inside,
  its,
  large,
  PHASES as PHASE_NAMES,
  Place,
  place,
  points,
  The,
  the,
} from './units.ts';

/** Words of our table: the board editor for a game that is played on cardboard. Gold and points are halves. */

type Spot = PlaceId | 'band';

/** What may be in hand: a kind of unit, or a leader. */
const kindOrLeader = (id: string, number: number): string => {
  if (Object.hasOwn(NAMES.leaders, id)) return NAMES.leaders[id as LeaderId];
  return NAMES.units[id as keyof typeof NAMES.units][number === 1 ? 'one' : 'many'];
};
const someOf = (id: string, number: number): string =>
  Object.hasOwn(NAMES.leaders, id) && number === 1
    ? kindOrLeader(id, 1)
    : `${number || 'no'} ${kindOrLeader(id, number)}`;

/** Years of a turn, most of which are reconstructed: `‹320–228 BC›`. */
function years(turn: number, [from, to]: readonly [number, number]): string {
  const [a, b] = [Math.abs(from), Math.abs(to)];
  const said = to < 0 ? `${a}–${b} BC` : from < 0 ? `${a} BC–AD ${b}` : `AD ${a}–${b}`;
  return turn >= 20 ? said : `‹${said}›`;
}

export const EDITOR = {
  title: 'Our table',
  lead: 'Enter the position on your board. See which choices are legal, which units will be removed and what each nation scores, and play on from there.',

  undo: 'Undo',
  redo: 'Redo',
  less: (what: string): string => `Less: ${what}`,
  more: (what: string): string => `More: ${what}`,

  situation: {
    title: 'Turn and phase',
    turn: 'Turn',
    years,
    active: 'Active nation',
    nobody: 'none yet: the game turn begins',
    now: 'Playing on this turn',
    others: 'Other nations',
    phase: 'Phase',
    phaseName: (id: keyof typeof PHASE_NAMES): string => large(PHASE_NAMES[id].replace(/^the /, '')),
    /** A phase that this nation does not have on this turn. */
    noPhase: (id: keyof typeof PHASE_NAMES): string =>
      `${large(PHASE_NAMES[id].replace(/^the /, ''))} (not on this turn)`,
    begins: 'The phase is just beginning',
    beginsWhy: 'its arrivals or income are still to come',
    lastTurn: 'Last turn',
  },

  hand: {
    title: 'In hand',
    owners: 'Nation',
    kinds: 'Counter',
    another: 'Another nation',
    choose: 'choose …',
    name: (kind: string): string => kindOrLeader(kind, 2),
    left: (number: number): string => (number < 0 ? `${-number} too many` : `${number} left`),
    tap: 'Each tap places one',
    keys: 'On the board: arrows and letters go to a province, 1 to 9 place that many of the counter in hand, Delete removes them. Page Up and Page Down change the nation in hand, Home and End the counter. Enter opens the province, Escape leaves the board. Ctrl+Z undoes the last change.',
    help: 'Keys',
    put: (spot: Spot, owner: Owner, kind: string, number: number): Rich =>
      t`${spot === 'band' ? [`The band`] : Place(spot)}: ${someOf(kind, number)} of ${the(owner)}`,
    taken: (owner: Owner, kind: string): Rich => t`In hand: ${n(owner)}, ${kindOrLeader(kind, 1)}`,
  },

  place: {
    title: 'Province',
    none: 'Tap a province, or choose one here, to edit its units.',
    choose: 'Province or place',
    offMap: 'Outside Hispania',
    band: 'El Cid’s band',
    empty: 'No units here.',
    other: 'Add a nation',
    works: 'Castle',
    work: { none: 'none', castle: 'castle', fort: 'fort', ruin: 'ruin' },
    leaders: 'Leaders',
    elsewhere: (spots: readonly Spot[]): Rich => t`now ${and(spots.map(inside))}`,
    from: 'Entered from',
    fromNobody: 'not stated',
    counter: 'Counter of the castle',
    own: 'the nation’s own',
    special: 'a special counter (Castle token)',
    clearAll: 'Clear the province',
    same: (spot: Spot): Rich => t`Same units as ${inside(spot)}`,
    marked: 'Some of these units are wounded, or leave on a fixed turn. This is kept.',
  },

  list: {
    title: 'Units on the board',
    none: 'No units yet.',
    count: (units: number): string => count(units, 'unit'),
    edit: (spot: Spot): Rich => (spot === 'band' ? ['El Cid’s band'] : Place(spot)),
    of: (owner: Owner, units: number): Rich => t`${n(owner)}, ${count(units, 'unit')}`,
  },

  state: {
    title: 'Faults',
    sound: 'This board has no faults.',
    wrong: (number: number): string => count(number, 'fault'),
    atSpot: (spot: Spot): Rich => (spot === 'band' ? ['El Cid’s band'] : Place(spot)),
    atNation: (nation: NationId): Rich => [n(nation)],
    section: {
      situation: 'Turn and phase',
      nations: 'Nations',
      players: 'Players',
      rules: 'Rules in play',
    },
    unplayed: (nation: NationId): Rich => t`${The(nation)} ${does(nation, 'have', 'has')} no player.`,
    impossible: (field: string): string => `The value of “${field}” is impossible.`,
    play: 'Play from here',
    notYet: 'Correct the faults first.',
    over: 'From here the game would be over at once.',
    failed: 'The rules cannot continue from this board. Save its text and report it. Nothing is lost.',
  },

  nations: {
    title: 'The nations',
    what: 'gold, points, capitals',
    gold: 'Gold',
    points: 'Points',
    bid: 'Bid',
    capital: 'Capital',
    noCapital: 'none',
    notHeld: (id: PlaceId): string => `${NAMES.places[id]} (not controlled)`,
    overlord: 'Overlord',
    free: 'none',
    player: 'Player',
    itself: 'itself',
    noPlayer: 'none yet',
    more: 'Another nation',
    units: (number: number): string => count(number, 'unit'),
  },

  players: {
    title: 'The players',
    none: 'Without players, each nation is a player of its own.',
    name: 'Name',
    named: (number: number): string => `Player ${number}`,
    /** Players without a name have a number round the table. */
    called: (seat: string): string => (/^\d+$/.test(seat) ? `Player ${seat}` : drawnName(seat)),
    adjust: 'Other points',
    adjustWhy: 'starting points, minus the bid for a group',
    add: 'Add a player',
    remove: (seat: string): string => `Remove ${seat}`,
    group: (lot: NationId): Rich => t`The group of ${the(lot)}`,
    tokens: 'Event tokens in hand',
    played: 'Event tokens played',
    give: 'Add a token',
    left: (token: TokenId, number: number): string => `${NAMES.tokens[token]} (${number} in the bag)`,
    takeBack: (token: TokenId): string => `${NAMES.tokens[token]}: back into the bag`,
    bag: (number: number): string => `${count(number, 'token')} in the bag`,
    sign: 'has used the Sign of God',
  },

  rules: {
    title: 'Rules in play',
    scenario: 'Scenario',
    noScenario: 'none: each nation is a player',
    turns: (id: string, from: number, to: number): string => `Scenario ${id}, turns ${from} to ${to}`,
    mode: 'Version',
    modes: { standard: 'standard', advanced: 'advanced' },
    options: 'Optional rules',
    option: {
      'group-auction': 'Bidding for groups',
      'sign-of-god': 'Sign of God',
      tokens: 'Event tokens',
      'all-submission': 'Universal submission',
      'sealed-bids': 'Sealed bids',
      barbarian: 'Barbarian scoring',
    },
    rulings: 'Rulings',
    rulingsWhy: 'A tick chooses the alternative ruling.',
    memory: 'Earlier in the game',
    memoryWhy: 'The map does not show this, but rules depend on it.',
    toledo: 'Toledo has fallen',
    valencia: 'El Cid has scored for Valencia',
    forts: 'Provinces where a Roman fort was placed',
    cities: 'Provinces where Seville has scored for a castle',
    narbonne: (nation: NationId): Rich => t`Units of ${the(nation)} that have left through Narbonne`,
    addPlace: 'Add a province',
    without: (id: PlaceId): Rich => t`Remove ${place(id)}`,
    corrected: 'This board uses corrected values, and keeps them.',
  },

  legal: {
    title: 'Legal choices',
    first: 'Before the first choice',
    count: (number: number): string => count(number, 'choice'),
    from: (id: PlaceId): Rich => t`From ${place(id)}`,
    kinds: 'Choices',
    over: 'The game is over: there is nothing to choose.',
    wait: 'Shown when the board has no faults.',
  },

  removed: {
    title: 'Units to be removed',
    none: 'No nation is over a limit.',
    sum: (nations: number): string => (nations === 0 ? 'none' : count(nations, 'nation')),
    why: 'If the checks of each nation came now.',
    attack: (nation: NationId, id: PlaceId, number: number, has: number, most: number): Rich =>
      t`${The(nation)} must remove ${number} of ${count(has, 'unit')} in ${place(id)} before combat (limit ${most}).`,
    peace: (nation: NationId, id: PlaceId, number: number, has: number, most: number): Rich =>
      t`${The(nation)} must remove ${number} of ${count(has, 'unit')} in ${place(id)} at the end of ${its(nation)} turn (limit ${most}).`,
    population: (nation: NationId, number: number, has: number, most: number): Rich =>
      t`${The(nation)} must remove ${number} of ${count(has, 'unit')}: ${its(nation)} provinces support ${most}.`,
  },

  scores: {
    title: 'Points if scored now',
    now: (turn: number): string => `If turn ${turn} ended now.`,
    later: (turn: number, on: number): string =>
      `Turn ${turn} is not a scoring turn. These are the points of turn ${on}, the next scoring turn, if it ended now.`,
    none: 'No nation would score.',
    nation: 'Nation',
    player: 'Player',
    has: 'Points',
    gains: 'Gain',
    sum: 'Total',
    why: 'Reasons',
    all: (halves: number): string => points(halves),
    plus: (halves: number): string => (halves > 0 ? `+${half(halves)}` : half(halves)),
    reconstructed: 'Most values of provinces are reconstructed.',
  },

  begin: {
    title: 'Begin with another board',
    why: 'Undo brings back this board',
    instead: 'Or begin with',
    choose: 'choose …',
    put: 'Set it up',
    empty: 'an empty board',
    scenario: (id: string, mode: 'standard' | 'advanced'): string => `the set-up of scenario ${id}, ${mode}`,
    before: (turn: number, units: number): string => `the previous board: turn ${turn}, ${count(units, 'unit')}`,
    first: 'How to begin',
    steps: [
      'Set the turn and the active nation.',
      'Take a counter in hand and place it: tap a province, or go there with the arrow keys and press a number.',
      'Enter gold, points and capital of each nation.',
    ],
  },

  keep: {
    title: 'Save and load',
    kept: 'Saved on this device.',
    keeping: 'Saving …',
    notKept:
      'Not saved: this device has no space left, or does not allow it. Save the text below as a file before you leave.',
    other: 'This board has been changed in another tab. Nothing is kept here until you decide.',
    takeOther: 'Use the other board',
    keepMine: 'Keep this board',
    damaged: 'The board kept on this device can no longer be read. A copy of its text is kept:',
    showDamaged: 'Show the text',
    forgetDamaged: 'Delete the text',
    text: 'This board as text',
    copy: 'Copy the text',
    copied: 'Copied.',
    notCopied: 'The browser did not allow it. Select the text and copy it by hand.',
    file: 'Save as a file',
    fileName: (turn: number): string => `hispania-our-table-turn-${turn}.json`,
    read: 'A board, or a saved game, as text',
    readFile: 'or from a file',
    put: 'Load the board',
    done: 'Loaded. Undo brings back the previous board.',
    faults: 'This is not a board. Nothing has been changed.',
    lost: {
      interrupted: 'A battle or another question was interrupted. It begins again.',
      waiting: 'Units bought or due but not yet placed are missing. Place them by hand.',
      moved: 'Units that have moved may move again.',
    },
  },
};
