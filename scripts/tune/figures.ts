import { NATIONS, type NationId, type ProvinceId, type ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { type Spread, spreadOf, type Telling } from '../../src/books/hispania/engine/data/scores/spread.ts';
import type { Game, Life } from './game.ts';
import { tellingOf } from './telling.ts';

/**
 * Statistics of many games of one scenario. Points are whole points and fractions, distributions are in half points.
 */
export interface Figures {
  readonly games: number;
  /** Of the standard groups, with what the scenario gives them. */
  readonly groups: readonly Mean[];
  readonly nations: { readonly [nation in NationId]?: Lives };
  /** The hash of the first game, which shows whether the same games would be played again. */
  readonly mark: string;
}

export interface Mean {
  readonly mean: number;
  /** Standard error; 0 for a single game. */
  readonly error: number;
}

export interface Lives extends Mean {
  /** The share of games in which it was eliminated before its time. */
  readonly early: number;
  /** How often it had points for a province of its sheet, by turn: a share of the games. */
  readonly held: Readonly<Partial<Record<number, Readonly<Partial<Record<ProvinceId, number>>>>>>;
  readonly all: Spread;
  readonly turns: Readonly<Partial<Record<number, Spread>>>;
  /** Data for nation sheets; older measurements lack it. */
  readonly told?: Telling;
}

/** By scenario. */
export type Measured = { readonly [scenario in ScenarioId]?: Figures };

export function figuresOf(games: readonly Game[]): Figures {
  const lives = (nation: NationId) => games.flatMap(({ nations }) => nations[nation] ?? []);
  const played = NATIONS.filter((nation) => games.some(({ nations }) => nations[nation]));
  return {
    games: games.length,
    groups: (games[0]?.groups ?? []).map((_, i) => meanOf(games.map(({ groups }) => groups[i] ?? 0))),
    nations: Object.fromEntries(played.map((nation) => [nation, livesOf(lives(nation))])),
    mark: games[0]?.hash ?? '',
  };
}

/** Whether the data for nation sheets are complete. */
export function isTold({ nations }: Figures): boolean {
  return Object.values(nations).every(({ told }) => told !== undefined);
}

function livesOf(lives: readonly Life[]): Lives {
  const turns = [...new Set(lives.flatMap((life) => Object.keys(life.turns)))].map(Number).sort((a, b) => a - b);
  const scored = [...new Set(lives.flatMap((life) => Object.keys(life.held)))].map(Number).sort((a, b) => a - b);
  return {
    ...meanOf(lives.map(({ points }) => points)),
    early: rounded(lives.filter(({ early }) => early).length / lives.length),
    held: Object.fromEntries(scored.map((turn) => [turn, shares(lives.map(({ held }) => held[turn] ?? []))])),
    all: spreadOf(lives.map(({ points }) => points)),
    turns: Object.fromEntries(turns.map((turn) => [turn, spreadOf(lives.map((life) => life.turns[turn] ?? 0))])),
    told: tellingOf(lives),
  };
}

function shares(held: readonly (readonly ProvinceId[])[]): { readonly [province in ProvinceId]?: number } {
  const counts = new Map<ProvinceId, number>();
  for (const province of held.flat()) counts.set(province, (counts.get(province) ?? 0) + 1);
  return Object.fromEntries([...counts].map(([province, n]) => [province, rounded(n / held.length)]));
}

/** The mean of half points as points. */
function meanOf(halves: readonly number[]): Mean {
  const mean = halves.reduce((sum, n) => sum + n, 0) / halves.length;
  const squares = halves.reduce((sum, n) => sum + (n - mean) ** 2, 0);
  const error = halves.length < 2 ? 0 : Math.sqrt(squares / (halves.length - 1) / halves.length);
  return { mean: rounded(mean / 2), error: rounded(error / 2) };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
