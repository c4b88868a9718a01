import type { NationId } from '../../hispania/data/ids.ts';
import type { ReasonId } from '../../hispania/data/sources.ts';
import type { Terrain } from '../../hispania/data/types.ts';
import { n, type Rich, t } from '../rich.ts';

/** Words of the pages made from the data: nation sheets, rulings, map, the page that is not there. */
export const pages = {
  /** After a known value's reason, before the lines: `line 381`, `lines 388, 3073`. */
  lines: (lines: readonly number[]): string =>
    `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')} of the French rulebook`,
  errata: 'the designer’s errata of 2003',
  reconstructed: 'Reconstructed',
  /** Said once a page, beside the first value in ‹ ›. */
  reconstructedNote: 'Numbers in ‹ › are ours: they fit every fact of the rulebook.',
  reasons: {
    'map-not-public': 'The printed map is not public.',
    'sheet-not-public': 'The printed nation sheet is not public.',
    'set-up-not-public': 'The printed set-up is not public.',
    'token-counts-lost': 'The numbers of the tokens are lost.',
    'dates-not-printed': 'The rulebook prints the years of few turns only.',
  } as Readonly<Record<ReasonId, string>>,
  no: 'no',
  none: 'none',
  turn: 'Turn',

  nations: {
    title: 'The nations',
    lead: 'Twenty-nine nations play in this order in every turn in which they are on the map.',
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
    becomes: 'Becomes',
    was: 'Was',
    ends: 'Ends',
    gold: 'Gold',
    religion: 'Religion',
    stays: 'stays to the end of the game',
    removed: 'is removed',
    life: (name: string, span: string): string => `${name} is on the map on ${span}`,
    lifeRegion: (name: string): string => `Turns of ${name}`,
    arrives: 'arrives',
    invasion: 'invasion',
    as: (name: string): string => `as ${name}`,
    scoring: 'Turns in bold end with a scoring.',
    arrivals: 'Arrivals',
    units: 'Units',
    where: 'Where',
    leaders: 'Leaders',
    leader: 'Leader',
    comes: 'Comes',
    leaves: 'Leaves, if he lives',
    powers: 'Special turns',
    castles: 'Free castles',
    founding: 'How it is founded',
    ending: 'How it ends',
    submitsTo: (id: NationId): Rich => t`To whom ${n(id)} submits`,
    subjectsOf: (id: NationId): Rich => t`Who submits to ${n(id)}`,
    kills: (id: NationId): Rich => t`Whom ${n(id)} hunts`,
    killsNote: 'Points for each counter that it destroys as attacker in its own turn.',
    noKills: 'No points for destroyed counters are known; the printed sheet may give some.',
    moreKills: 'The printed sheet may give points for other counters too.',
    hunters: (id: NationId): Rich => t`Who hunts ${n(id)}`,
    scores: (id: NationId): Rich => t`What ${n(id)} scores`,
    provinces: 'Points for provinces',
    provincesNote: 'Points at the end of the turn for each province held.',
    province: 'Province',
    endOf: (turn: number): string => `end of turn ${turn}`,
    zones: (turn: number): string => `Points for zones at the end of turn ${turn}`,
    zone: 'Zone',
    each: 'Each province',
    all: 'All of them together',
    zonesNote: 'Provinces of its subjects count.',
    lastTurn: 'On turn 21 it scores the table of turn 19.',
    noProvincePoints: 'It scores no points for provinces.',
    choosing: 'Who plays it',
    group: 'Standard game',
    groupOf: (group: number): string => `group ${group}`,
    noGroup: 'not in the standard game',
    auction: 'Advanced game',
    never: 'Never together with',
    neverAny: 'goes with every nation',
  },

  province: {
    lies: (terrain: Terrain, zone: string): string =>
      `A ${terrain === 'mountain' ? 'mountain' : 'plain'} province in the ${zone}`,
    beside: (neighbours: readonly string[]): string => `Next to ${neighbours.join(', ')}`,
  },
  leader: { of: (nation: string): string => `Leader, ${nation}` },

  rulings: {
    title: 'Rulings',
    lead: 'Where the rulebook contradicts itself, or is silent, this is what the engine does. Those with a switch can be played the other way, if the players of a game agree on it before they begin.',
    switches: (count: number): string => `${count} of them have a switch.`,
    readings: 'Readings',
    standard: 'our default',
    switched: 'the other reading can be chosen',
    fixed: 'no switch',
    sources: 'Sources',
    touches: 'Rules',
    linesOf: (lines: readonly number[]): string => `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`,
    rulebook: 'rulebook',
    aid: 'player aid',
    errata: 'errata of 2003',
    ours: 'silent: our own',
  },

  play: {
    title: 'Play',
    lead: 'The whole game in your browser: alone, with others at one screen, or against the computer. Nothing is sent anywhere.',
    noScript:
      'The game needs JavaScript. The rules, the nation sheets and the printed examples can be read without it.',
    opening: 'The table is being laid …',
    failed: 'The game could not be fetched. Check your connection, then load the page again.',
  },

  notFound: {
    title: 'Nothing stands here',
    text: 'No page has this address. It may be mistyped, or the page is not written yet.',
    rule: (id: string): string => `Did you mean rule ${id}?`,
    search: 'Search for it',
    links: 'Or begin here:',
    home: 'The first page',
    rules: 'The rules',
    nations: 'The nations',
    map: 'The map',
  },
};

export type PageWords = typeof pages;
