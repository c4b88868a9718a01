import { STORY as SHARED } from '../../../../words/en/story.ts';
import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, PlaceId, ProvinceId, ScenarioId } from '../../engine/data/ids.ts';
import { NAMES } from './names.ts';
import { and, count, does, inside, its, large, places, points, The } from './units.ts';

/** What happened at a turning point. Half points. */
interface Deeds {
  readonly taken: readonly ProvinceId[];
  readonly lost: readonly ProvinceId[];
  readonly won: readonly PlaceId[];
  readonly failed: readonly PlaceId[];
  readonly destroyed: number;
  readonly fallen: number;
  readonly left: number;
  readonly points: number;
}

/** A player's points in a turn through a nation; half points. */
interface Gain {
  readonly nation: NationId | null;
  readonly points: number;
  readonly battles: number;
  readonly provinces: number;
}

/** Provinces that a heading names; more are counted. */
const NAMED = 3;

const signed = (halves: number): string => (halves > 0 ? `+${half(halves)}` : half(halves));
/** Hits more or fewer than expected: `+3.2`, `−0.6`, `0.0`. */
const hits = (more: number): string => {
  const shown = Math.abs(more).toFixed(1);
  return shown === '0.0' ? shown : `${more < 0 ? '−' : '+'}${shown}`;
};
const percent = (chance: number): number => Math.round(chance * 100);
/** `Inês and Subh`. */
const together = (names: readonly string[]): string => and(names.map((name) => [name])).join('');

/** What is done, joined to one sentence; nothing where nothing is. */
const sentence = (parts: readonly (Rich | false)[]): Rich => {
  const told = parts.filter((part): part is Rich => part !== false);
  return told.length === 0 ? [] : t`${list(told, ', ', ' and ')}.`;
};

/** A noun with its number, or several by their names: `Toledo and Lisbon`, `9 provinces`. */
const some = (ids: readonly ProvinceId[]): Rich =>
  ids.length <= NAMED ? places(ids) : [count(ids.length, 'province')];

/** The story of a game: loaded with its page. */
export const STORY = {
  ...SHARED,
  game: 'Hispania',

  wins: (name: string, by: number): string => `${name} wins by ${half(by)}`,
  alone: (name: string, of: number): string => `${name} ends with ${points(of)}`,
  share: (names: readonly string[]): string => `${together(names)} share the win`,
  leads: (turn: number, name: string, by: number): string => `Turn ${turn}: ${name} leads by ${half(by)}`,
  level: (turn: number, names: readonly string[]): string => `Turn ${turn}: ${together(names)} are level`,
  soFar: (turn: number): string => `The story up to turn ${turn}`,

  /** Who led, and for how long. */
  ledThroughout: (name: string): string => `${name} led from the first points to the last.`,
  led: (name: string, turns: number): string => `${name} led for ${count(turns, 'turn')}.`,
  passed: (name: string, turn: number, last: boolean): string =>
    `${name} took the lead ${last ? 'in the last scoring' : `on turn ${turn} and kept it`}.`,

  ranking: 'Ranking',
  you: (name: string): string => `${name} (you)`,
  most: (nations: readonly string[]): string => `${together(nations)} scored most`,
  noneYet: 'no points yet',

  scenario: (id: ScenarioId | undefined, turns: number): string =>
    `${id ? `Scenario ${id}, ` : ''}${count(turns, 'turn')}`,
  span: ([from]: readonly [number, number], [, to]: readonly [number, number]): string =>
    `${from < 0 ? `${-from} BC` : `AD ${from}`} to ${to < 0 ? `${-to} BC` : `AD ${to}`}`,

  charts: {
    points: 'Points, turn by turn',
    pointsNote: 'bold turns score; red numbers are the turning points',
    pointsLabel: 'The points of each player after each turn',
    start: 'Start',
    after: (turn: number): string => `After turn ${turn}`,
    before: 'At the start',
    at: (of: string, standing: readonly (readonly [name: string, points: number])[]): string =>
      `${of}: ${standing.map(([name, halves]) => `${name} ${half(halves)}`).join(', ')}`,
    nothing: 'No points on this turn.',
    gain: ({ nation, points: halves, battles, provinces }: Gain): string => {
      const why = [
        ...(provinces > 0 ? [count(provinces, 'province')] : []),
        ...(battles > 0 ? [`${half(battles)} in battle`] : []),
      ];
      const from = nation ? NAMES.nations[nation] : 'without a nation';
      return `${from} ${signed(halves)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`;
    },
    signed,

    nations: 'By nation',
    nationsNote: 'hatched: start',
    nation: (nation: NationId, halves: number): string => `${NAMES.nations[nation]}: ${points(halves)}`,
    player: 'Player',
    places: 'Places',
    battles: 'Battles',
    startPoints: 'Start',
    paid: 'Paid',
    all: 'Sum',
    byNation: 'Points of each nation',
    nationOf: 'Nation',
    pointsOf: 'Points',

    maps: 'The map when it counted',
    mapsNote: 'press a map to stand there',
    map: (turn: number, years: string): string => `Turn ${turn}, ${years}: view the board`,
    turn: (turn: number): string => `Turn ${turn}`,
    mapTurns: 'Scoring turns',
    stand: 'View the board',
    holders: 'Control of the provinces',
    province: 'Province',
    nobody: '–',

    luck: 'Luck',
    luckNote: 'hits above or below what the dice owed',
    luckLabel: 'The hits of each player less the expected hits, after each turn',
    hits,
    /** A value of the axis. */
    tick: (more: number): string => (more > 0 ? `+${more}` : more < 0 ? `−${-more}` : '0'),
    dice: (dice: number): string => `${count(dice, 'die', 'dice')} in battle.`,
    extremes: (best: string, worst: string): string => `${best} was luckiest, ${worst} least.`,
    noDice: 'No dice have been rolled in battle.',
  },

  turning: {
    title: (number: number): string =>
      number === 1 ? 'The turning point' : `${large(NUMBERS[number] ?? `${number}`)} turning points`,
    judging: (share: number): string => `The Captain looks for the turning points: ${percent(share)} % …`,
    none: 'The Captain finds no turning point.',
    note: 'The chances are estimates of a Captain, the computer, from the position after the dice.',
    last: 'The last scoring',
    heading: (nation: NationId, { taken, lost, failed, left, points: halves }: Deeds): Rich => {
      const who = The(nation);
      if (left > 0) return t`${who} ${does(nation, 'lead')} ${count(left, 'unit')} out of Hispania`;
      if (taken.length > 0) return t`${who} ${does(nation, 'take')} ${some(taken)}`;
      if (failed[0]) return t`${who} ${does(nation, 'fail')} ${inside(failed[0])}`;
      if (lost.length > 0) return t`${who} ${does(nation, 'give')} up ${some(lost)}`;
      if (halves > 0) return t`${who} ${does(nation, 'score')} ${points(halves)}`;
      return t`${who} ${does(nation, 'regroup')}`;
    },
    deeds: (nation: NationId, { won, failed, destroyed, fallen, lost, taken, points: halves }: Deeds): Rich =>
      sentence([
        won.length + failed.length > 0 && [
          `${large(its(nation) === 'its' ? 'it' : 'they')} ${does(nation, 'win')} ${won.length} of ${count(won.length + failed.length, 'battle')}`,
        ],
        destroyed > 0 && [`${count(destroyed, 'unit')} destroyed`],
        fallen > 0 && [`${fallen} lost`],
        taken.length > 0 && lost.length > 0 && [`${count(lost.length, 'province')} given up`],
        halves > 0 && [points(halves)],
      ]),
    scored: (name: string, halves: number): string => `${name} scores ${points(halves)}.`,
    chance: (turn: number, name: string, before: number, after: number): string =>
      `turn ${turn}; chance to win, ${name} ${percent(before)} to ${percent(after)} in 100`,
    see: 'See',
    whatIf: 'What if',
    seeLong: (number: number): string => `See turning point ${number} on the board`,
    whatIfLong: (number: number): string => `What if: play on from before turning point ${number}, in a copy`,
  },

  pictureLabel: (title: string, standing: readonly (readonly [name: string, points: number])[]): string =>
    `${title}. ${standing.map(([name, halves]) => `${name} ${half(halves)}`).join(', ')}. The map at the end.`,
  file: (turn: number): string => `hispania-turn-${turn}.png`,

  /** The parts of the text for a forum. */
  forum: {
    head: (title: string, of: string): string => `[b]Hispania: ${title}[/b]\n${of}`,
    player: (rank: number, name: string, halves: number, nations: readonly string[]): string =>
      `${rank}. ${name} ${half(halves)}${nations.length > 0 ? ` (${nations.join(', ')})` : ''}`,
    nation: (nation: NationId, halves: number): string => `${NAMES.nations[nation]} ${half(halves)}`,
    byTurn: (name: string, all: readonly number[]): string => `${name}: ${all.map(half).join(' ')}`,
    byTurnTitle: '[b]Points after each turn[/b]',
    turningTitle: '[b]Turning points[/b]',
    luckTitle: '[b]Luck, in hits[/b]',
    luck: (name: string, more: number): string => `${name} ${hits(more)}`,
    foot: `Told by ${SHARED.site}.`,
  },
};

/** Numbers that open a heading. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
