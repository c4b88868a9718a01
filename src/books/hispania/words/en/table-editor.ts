import { drawnName } from '../../../../kernel/names.ts';
import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId, Owner, PlaceId, TokenId } from '../../engine/data/ids.ts';
import { n } from '../marks.ts';
import { NAMES } from './names.ts';
import { and, count, does, inside, large, PHASES as PHASE_NAMES, Place, place, points, The, the } from './units.ts';

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
  lead: 'Put down what lies on your board: the rules tell what is allowed, what would be taken off and who would score, and you can go on playing from it.',

  undo: 'Undo',
  redo: 'Redo',
  less: (what: string): string => `Less: ${what}`,
  more: (what: string): string => `More: ${what}`,

  situation: {
    title: 'Where the game stands',
    turn: 'Turn',
    years,
    active: 'Whose turn',
    nobody: 'nobody’s yet: the game turn begins',
    now: 'Their time',
    others: 'Others',
    phase: 'Phase',
    phaseName: (id: keyof typeof PHASE_NAMES): string => large(PHASE_NAMES[id].replace(/^the /, '')),
    /** A phase that this nation does not have on this turn. */
    noPhase: (id: keyof typeof PHASE_NAMES): string =>
      `${large(PHASE_NAMES[id].replace(/^the /, ''))} (not on this turn)`,
    begins: 'It is just beginning',
    beginsWhy: 'arrivals, income and the like are still to come',
    lastTurn: 'Last turn',
  },

  hand: {
    title: 'In hand',
    owners: 'Whose counters',
    kinds: 'Which counter',
    another: 'Another nation',
    choose: 'choose …',
    name: (kind: string): string => kindOrLeader(kind, 2),
    left: (number: number): string => (number < 0 ? `${-number} too many` : `${number} left`),
    tap: 'Each tap puts one down',
    keys: 'On the board: arrows and letters go to a province, 1 to 9 put down so many of what is in hand, Delete takes them off. Page up and down change the nation in hand, Home and End the counter. Enter opens the province, Escape leaves the board. Control and Z takes back.',
    help: 'Keys',
    put: (spot: Spot, owner: Owner, kind: string, number: number): Rich =>
      t`${spot === 'band' ? [`The band`] : Place(spot)}: ${someOf(kind, number)} of ${the(owner)}`,
    taken: (owner: Owner, kind: string): Rich => t`In hand: ${n(owner)}, ${kindOrLeader(kind, 1)}`,
  },

  place: {
    title: 'Province',
    none: 'Tap a province, or choose one here, to say what stands in it.',
    choose: 'Province or place',
    offMap: 'Off the map',
    band: 'El Cid’s band',
    empty: 'Nobody stands here.',
    other: 'Who else stands here',
    works: 'Castle',
    work: { none: 'none', castle: 'castle', fort: 'fort', ruin: 'ruin' },
    leaders: 'Leaders',
    elsewhere: (spots: readonly Spot[]): Rich => t`now ${and(spots.map(inside))}`,
    from: 'Came from',
    fromNobody: 'not said',
    counter: 'Whose counter the castle is',
    own: 'their own',
    special: 'a special one (the Castle token)',
    clearAll: 'Clear the province',
    same: (spot: Spot): Rich => t`The same as ${inside(spot)}`,
    marked: 'Some of these units bear marks from a game: hits taken, or guests. They are kept.',
  },

  list: {
    title: 'All that is on the board',
    none: 'Nothing yet.',
    count: (units: number): string => count(units, 'unit'),
    edit: (spot: Spot): Rich => (spot === 'band' ? ['El Cid’s band'] : Place(spot)),
    of: (owner: Owner, units: number): Rich => t`${n(owner)}, ${count(units, 'unit')}`,
  },

  state: {
    title: 'Is it sound?',
    sound: 'Nothing is wrong with this board.',
    wrong: (number: number): string => (number === 1 ? 'One thing is wrong' : `${number} things are wrong`),
    atSpot: (spot: Spot): Rich => (spot === 'band' ? ['El Cid’s band'] : Place(spot)),
    atNation: (nation: NationId): Rich => [n(nation)],
    section: {
      situation: 'Where the game stands',
      nations: 'The nations',
      players: 'The players',
      rules: 'What is played',
    },
    unplayed: (nation: NationId): Rich => t`Nobody plays ${the(nation)}.`,
    impossible: (field: string): string => `What is written for “${field}” cannot be.`,
    play: 'Go on playing from here',
    notYet: 'First mend what is wrong.',
    over: 'From here the game would be over at once.',
    failed: 'The rules cannot go on from this board. Keep its text, and report it: nothing is lost.',
  },

  nations: {
    title: 'The nations',
    what: 'gold, points, capitals',
    gold: 'Gold',
    points: 'Points',
    bid: 'Was bid',
    capital: 'Capital',
    noCapital: 'none',
    notHeld: (id: PlaceId): string => `${NAMES.places[id]} (not held)`,
    overlord: 'Subject to',
    free: 'nobody',
    player: 'Player',
    itself: 'itself',
    noPlayer: 'nobody yet',
    more: 'Another nation',
    units: (number: number): string => count(number, 'unit'),
  },

  players: {
    title: 'The players',
    none: 'Without players each nation plays itself.',
    name: 'Name',
    named: (number: number): string => `Player ${number}`,
    /** Players without a name have a number round the table. */
    called: (seat: string): string => (/^\d+$/.test(seat) ? `Player ${seat}` : drawnName(seat)),
    adjust: 'Points besides',
    adjustWhy: 'a scenario’s bonus, less what was bid for a group',
    add: 'One more player',
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
    title: 'What is played',
    scenario: 'Scenario',
    noScenario: 'none: every nation plays itself',
    turns: (id: string, from: number, to: number): string => `Scenario ${id}, turns ${from} to ${to}`,
    mode: 'Version',
    modes: { standard: 'standard', advanced: 'advanced' },
    options: 'Optional rules',
    option: {
      'group-auction': 'Bidding for groups',
      'sign-of-god': 'Sign of God',
      tokens: 'Event tokens',
      'all-submission': 'Submission of anybody',
      'sealed-bids': 'Sealed bids',
      barbarian: 'Barbarian Hispania',
    },
    rulings: 'Rulings',
    rulingsWhy: 'Where the rulebook can be read in two ways. Without a tick our default holds.',
    memory: 'What has happened once',
    memoryWhy: 'The map does not show it, and the rules ask for it.',
    toledo: 'Toledo has fallen, and the Visigoths have paid for it',
    valencia: 'El Cid has scored Valencia',
    forts: 'A Roman fort has been placed in',
    cities: 'A castle has scored for Seville in',
    narbonne: (nation: NationId): Rich => t`Units of ${the(nation)} that have left by Narbonne`,
    addPlace: 'Add a province',
    without: (id: PlaceId): Rich => t`Remove ${place(id)}`,
    corrected: 'This board is played on corrected values, which are kept as they are.',
  },

  legal: {
    title: 'What is allowed now',
    first: 'By itself, before anybody is asked',
    count: (number: number): string => count(number, 'choice'),
    from: (id: PlaceId): Rich => t`From ${place(id)}`,
    kinds: 'Choices',
    over: 'Nothing more is asked: the game is over.',
    wait: 'This is told as soon as nothing is wrong with the board.',
  },

  removed: {
    title: 'What would be taken off',
    none: 'Nobody is over a limit.',
    sum: (nations: number): string => (nations === 0 ? 'nothing' : count(nations, 'nation')),
    why: 'If the checks of each nation came now.',
    attack: (nation: NationId, id: PlaceId, number: number, has: number, most: number): Rich =>
      t`${The(nation)} ${does(nation, 'lose')} ${number} of ${has} in ${place(id)} before combat: ${most} may attack or stand there.`,
    peace: (nation: NationId, id: PlaceId, number: number, has: number, most: number): Rich =>
      t`${The(nation)} ${does(nation, 'lose')} ${number} of ${has} in ${place(id)} at the end of ${does(nation, 'their', 'its')} turn: ${most} may stand there.`,
    population: (nation: NationId, number: number, has: number, most: number): Rich =>
      t`${The(nation)} ${does(nation, 'lose')} ${number} of ${has} units: ${does(nation, 'their', 'its')} provinces feed ${most}.`,
  },

  scores: {
    title: 'Who would score what',
    now: (turn: number): string => `If turn ${turn} ended now.`,
    later: (turn: number, on: number): string =>
      `Turn ${turn} brings no points for provinces. This is what turn ${on}, the next that does, would bring if it ended now.`,
    none: 'Nobody would score.',
    nation: 'Nation',
    player: 'Player',
    has: 'Has',
    gains: 'Would score',
    sum: 'Together',
    why: 'For what',
    all: (halves: number): string => points(halves),
    plus: (halves: number): string => (halves > 0 ? `+${half(halves)}` : half(halves)),
    reconstructed: 'Most values of provinces are reconstructed.',
  },

  begin: {
    title: 'Begin with something else',
    why: 'Undo brings back what lies here now',
    instead: 'Or begin with',
    choose: 'choose …',
    put: 'Lay it out',
    empty: 'an empty board',
    scenario: (id: string, mode: 'standard' | 'advanced'): string => `the set-up of scenario ${id}, ${mode}`,
    before: (turn: number, units: number): string => `the board before: turn ${turn}, ${count(units, 'unit')}`,
    first: 'How to begin',
    steps: [
      'Say which turn it is and whose.',
      'Take a nation in hand, and put its counters down: tap, or walk by keys and press a number.',
      'Then gold, points and capitals, nation by nation.',
    ],
  },

  keep: {
    title: 'Keep it, and bring it back',
    kept: 'Kept on this device.',
    keeping: 'Being kept …',
    notKept: 'Not kept: this device has no room, or forbids it. Save the text below as a file before you leave.',
    other: 'This board has been changed in another tab. Nothing is kept here until you decide.',
    takeOther: 'Take what the other tab has',
    keepMine: 'Go on with mine',
    damaged: 'The board that was kept on this device cannot be read any more. Its text has been put aside:',
    showDamaged: 'Show its text',
    forgetDamaged: 'Forget it',
    text: 'This board as text',
    copy: 'Copy the text',
    copied: 'Copied.',
    notCopied: 'The browser did not allow it. Mark the text, and copy it by hand.',
    file: 'Save as a file',
    fileName: (turn: number): string => `hispania-our-table-turn-${turn}.json`,
    read: 'A board, or a saved game, as text',
    readFile: 'or from a file',
    put: 'Put it on the table',
    done: 'It lies on the table. Undo brings back what lay there before.',
    faults: 'That is no board. What lies on the table has not been touched.',
    lost: {
      interrupted: 'A battle or another question was going on: it begins anew.',
      waiting: 'Units that were bought or due, and not yet placed, are not there: put them down by hand.',
      moved: 'Units that have moved may move again.',
    },
  },
};
