import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { ReasonId } from '../../engine/data/sources.ts';
import type { Terrain } from '../../engine/data/types.ts';
import { n } from '../marks.ts';

/** Words of the pages made from the data: nation sheets, rulings, map, the page that is not there. */
export const pages = {
  /** After a known value's reason, before the lines: `line 381`, `lines 388, 3073`. */
  lines: (lines: readonly number[]): string =>
    `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')} of the French rulebook`,
  errata: 'the designer’s errata of 2003',
  reconstructed: 'Reconstructed',
  /** Said once a page, beside the first value in ‹ ›. */
  reconstructedNote: 'Numbers in ‹ › are reconstructed. They agree with every fact in the rulebook.',
  reasons: {
    'map-not-public': 'The printed map is not public.',
    'sheet-not-public': 'The printed nation sheet is not public.',
    'set-up-not-public': 'The printed set-up is not public.',
    'token-counts-lost': 'The numbers of the tokens are lost.',
    'dates-not-printed': 'The rulebook prints the years of only a few turns.',
  } as Readonly<Record<ReasonId, string>>,
  no: 'no',
  none: 'none',
  turn: 'Turn',

  nations: {
    title: 'Nations',
    lead: '29 nations play in this order on every turn on which they are on the map.',
    order: 'Order',
    nation: 'Nation',
    turns: 'Turns',
    years: 'Years',
    group: 'Group',
    onlyE: 'scenario E only',
    on: 'on the map',
    off: 'off the map',
  },

  nation: {
    description: (name: string): string => `${name} in Hispania: arrivals, leaders, counters, submission and points.`,
    plays: 'Plays',
    income: 'Income',
    counters: 'Counters',
    becomes: 'Successor',
    was: 'Predecessor',
    ends: 'Ends',
    gold: 'Gold',
    religion: 'Religion',
    stays: 'stays until the end of the game',
    removed: 'is removed',
    life: (name: string, span: string): string => `${name} is on the map on ${span}`,
    arrives: 'arrives',
    invasion: 'invasion',
    as: (name: string): string => `as ${name}`,
    scoring: 'Turns in bold are scoring turns.',
    arrivals: 'Arrivals',
    units: 'Units',
    where: 'Where',
    leaders: 'Leaders',
    leader: 'Leader',
    comes: 'Arrives',
    leaves: 'Leaves, if not killed',
    /** For who looks for it from outside: the title of the page in a list of results. */
    sheetOf: (name: string): string => `${name}: nation sheet and special rules`,
    history: 'History',
    onMap: (name: string): string => `Points of ${name} for provinces, turn by turn`,
    endOfTurns: (turns: readonly number[]): string =>
      turns.length === 1
        ? `End of turn ${turns[0]}`
        : `End of turns ${turns.slice(0, -1).join(', ')} and ${turns[turns.length - 1]}`,
    /** Of a figure: what it shows, for who cannot see it; the table below holds the values. */
    worth: (count: number): string => `${count} ${count === 1 ? 'province scores' : 'provinces score'}`,
    wholeZone: (zone: string, each: string, all: string): string =>
      `${zone} ${each} each, ${all} in addition for the whole zone`,
    comesAndGoes: 'Arrival and end',
    rules: (id: NationId): Rich => t`${n(id)}: special rules`,
    /** The same among the sections of the nation's sheet. */
    special: 'Special rules',
    prey: 'Kill points',
    submission: 'Submission',
    kin: 'Predecessor and successor',
    play: 'How to play it',
    scenes: 'Scenes',
    rulings: 'Rulings',
    submitsTo: 'Overlords',
    subjectsOf: 'Subjects',
    kills: 'Units that score for it',
    killsNote: 'Points for each unit that it destroys as the attacker, in its own turn.',
    noKills: 'No points for destroyed units are known. The printed sheet may give some.',
    moreKills: 'The printed sheet may also give points for other units.',
    hunters: 'Nations that score for it',
    scores: 'Scoring',
    provinces: 'Points for provinces',
    asTable: 'Show as a table',
    provincesNote: 'Points at the end of the turn for each province that it controls.',
    province: 'Province',
    endOf: (turn: number): string => `end of turn ${turn}`,
    zonesNote: 'Provinces of its subjects count.',
    lastTurn: 'On turn 21 it scores by the table of turn 19.',
    noProvincePoints: 'It scores no points for provinces.',
    choosing: 'Group and auction',
    group: 'Standard game',
    groupOf: (group: number): string => `group ${group}`,
    noGroup: 'not in the standard game',
    auction: 'Advanced game',
    never: 'Incompatible with',
    neverAny: 'compatible with every nation',
  },

  province: {
    lies: (terrain: Terrain, zone: string): string =>
      `A ${terrain === 'mountain' ? 'mountain' : 'plain'} province in the ${zone}`,
    beside: (neighbours: readonly string[]): string => `Adjacent to ${neighbours.join(', ')}`,
  },
  leader: { of: (nation: string): string => `Leader, ${nation}` },

  rulings: {
    title: 'Rulings',
    lead: 'A ruling settles a passage where the rulebook contradicts itself or is silent. Some rulings have an alternative, which players may choose before a game begins if all agree.',
    switches: (count: number): string => `${count} rulings have an alternative.`,
    readings: 'Answer',
    standard: 'default ruling',
    switched: 'with an alternative',
    fixed: 'no alternative',
    sources: 'Sources',
    touches: 'Rules',
    linesOf: (lines: readonly number[]): string => `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`,
    rulebook: 'rulebook',
    aid: 'player aid',
    errata: 'errata of 2003',
    ours: 'none: the rulebook is silent',
  },

  play: {
    title: 'Play',
    lead: 'Play the whole game in your browser: alone, with others on one screen, or against the computer. No data leaves your device.',
    noScript:
      'This is Hispania, the board game of 1994 for 4 or 5 players, with a computer player for any seat. To play it here, turn on JavaScript for this page and load the page again.',
    readable: 'Everything else can be read without JavaScript:',
    opening: 'The game is loading …',
    failed: 'The game could not be loaded. Check your connection, then load the page again.',
  },

  provinces: {
    title: 'Provinces',
    lead: 'The 40 provinces of Hispania with their zone, terrain, stacking limit, income, coast and adjacent provinces.',
    marks: 'Values in ‹\u00a0› are reconstructed.',
    about: 'About the data',
  },
};

export type PageWords = typeof pages;
