import type { Seat } from '../../../../../kernel/contract.ts';
import { stateAt } from '../../../../../kernel/journal.ts';
import type { NationId, Owner, PlaceId, ProvinceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { seatsIn } from '../../../engine/rules/players.ts';
import type { State } from '../../../engine/state.ts';
import { holdersIn } from '../holders.ts';
import type { Swing } from './estimate.ts';
import type { Game } from './story.ts';

/** What turned a game: its largest swings, and what happened in them. */

export interface TurningPoint {
  /** 1 for the first in time. */
  readonly number: number;
  readonly turn: number;
  /** The number of answers before it, where another course can be tried, and after it. */
  readonly from: number;
  readonly to: number;
  /** The nation that played; null for the last scoring. */
  readonly nation: NationId | null;
  /** The player whose chance to win changed most, from 0 to 1. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  readonly deeds: Deeds;
}

/** What a nation did in its turn, or what the last scoring brought. */
export interface Deeds {
  /** Provinces that it controls now and did not before, and the reverse. */
  readonly taken: readonly ProvinceId[];
  readonly lost: readonly ProvinceId[];
  /** Its battles as attacker: those after which it stands there alone, and the others. */
  readonly won: readonly PlaceId[];
  readonly failed: readonly PlaceId[];
  /** Units destroyed of others, and its own. */
  readonly destroyed: number;
  readonly fallen: number;
  /** Units that left the game for points. */
  readonly left: number;
  /** Half points of the nation in its turn; in the last scoring those of the player. */
  readonly points: number;
}

/** A swing of less than this is no turning point. */
const LEAST = 0.02;
const MOST = 5;

/** The largest swings of a game, at most five, in the order of time. Equal ones: the earlier first. */
export function turningPoints(game: Game, swings: readonly Swing[]): readonly TurningPoint[] {
  const seats = seatsIn(stateAt(game, game.at));
  return swings
    .map((swing) => ({ swing, ...largest(swing) }))
    .filter(({ size }) => size >= LEAST)
    .sort((a, b) => b.size - a.size || a.swing.stretch.from - b.swing.stretch.from)
    .slice(0, MOST)
    .sort((a, b) => a.swing.stretch.from - b.swing.stretch.from)
    .map(({ swing: { stretch, before, after }, i }, at) => {
      const { turn, from, to, nation } = stretch;
      const seat = seats[i] ?? '';
      const [was, is] = [before[i] ?? 0, after[i] ?? 0];
      const deeds = deedsIn(game, stretch.from, to, nation, seat);
      return { number: at + 1, turn, from, to, nation, seat, before: was, after: is, deeds };
    });
}

/** The player whose chance changed most; of equal changes a gain. */
function largest({ before, after }: Swing): { readonly i: number; readonly size: number } {
  let [found, size] = [0, 0];
  for (const [i, was] of before.entries()) {
    const change = (after[i] ?? was) - was;
    if (Math.abs(change) > size + 1e-9 || (Math.abs(Math.abs(change) - size) <= 1e-9 && change > 0)) {
      [found, size] = [i, Math.abs(change)];
    }
  }
  return { i: found, size };
}

function deedsIn(game: Game, from: number, to: number, nation: NationId | null, seat: Seat): Deeds {
  const facts = game.entries.slice(from, to).flatMap((entry) => entry.facts);
  const end = stateAt(game, to);
  const isOwn = (owner: Owner): boolean =>
    nation === null ? owner !== 'neutral' && end.nations[owner]?.seat === seat : owner === nation;
  const [was, is] = [holdersIn(stateAt(game, from)), holdersIn(end)];
  const places = Object.keys({ ...was, ...is }) as ProvinceId[];
  const battles = facts.flatMap((fact) => (fact.kind === 'battle' && fact.attacker === nation ? [fact.place] : []));
  const won = battles.filter((place) =>
    (end.places[place] ?? []).some(({ owner, kind }) => owner === nation && kind !== 'ruin'),
  );
  return {
    taken: places.filter((place) => is[place] === nation && was[place] !== nation),
    // What its successor holds is not lost.
    lost: places.filter((place) => was[place] === nation && !isPlayers(end, is[place], seatOf(end, nation))),
    won,
    failed: battles.filter((place) => !won.includes(place)),
    destroyed: countOf(facts, (owner) => !isOwn(owner)),
    fallen: countOf(facts, isOwn),
    left: facts.reduce((sum, fact) => sum + (isExit(fact) && isOwn(fact.nation) ? fact.count : 0), 0),
    points: facts.reduce(
      (sum, fact) => sum + ((fact.kind === 'points' || fact.kind === 'scored') && isOwn(fact.nation) ? fact.points : 0),
      0,
    ),
  };
}

const seatOf = ({ nations }: State, owner: Owner | null | undefined): Seat | undefined =>
  owner && owner !== 'neutral' ? nations[owner]?.seat : undefined;

const isPlayers = (state: State, owner: Owner | undefined, seat: Seat | undefined): boolean =>
  owner !== undefined && seat !== undefined && seatOf(state, owner) === seat;

function countOf(facts: readonly HispaniaFact[], of: (owner: Owner) => boolean): number {
  return facts.reduce((sum, fact) => sum + (fact.kind === 'destroyed' && of(fact.owner) ? fact.count : 0), 0);
}

type PointsFact = HispaniaFact & { readonly kind: 'points' };

const isExit = (fact: HispaniaFact): fact is PointsFact =>
  fact.kind === 'points' && (fact.reason === 'narbonne' || fact.reason === 'africa');
