import type { Seat } from '../../../../../kernel/contract.ts';
import { type Journal, now } from '../../../../../kernel/journal.ts';
import { NATIONS, type NationId, type Owner, type ProvinceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { seatsIn } from '../../../engine/rules/players.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { luckIn, rollsOf } from '../history/rolls.ts';
import { type Holders, holdersIn } from '../holders.ts';
import { scoringTurnsOf } from '../sheet/game.ts';
import { type Ledger, type Line, openLedger } from '../sheet/ledger.ts';
import { carriedOver } from '../sheet/scores.ts';

/** The story of a game as plain data, from its journal up to the present. Points are half points, luck is in hits. */

export type Game = Journal<State, HispaniaFact>;

export interface Story {
  /** The turns that were played, with the present one if the game goes on. */
  readonly turns: readonly number[];
  readonly lastTurn: number;
  readonly over: boolean;
  /** The players round the table; in a written position those of its nations. */
  readonly players: readonly PlayerStory[];
  readonly scorings: readonly Scoring[];
  /** Visible dice that could hit. */
  readonly dice: number;
}

export interface PlayerStory {
  readonly seat: Seat;
  /** Before the first turn, and after each of the turns. */
  readonly points: readonly number[];
  /** What each of the turns brought, the most first; before the first turn nothing does. */
  readonly gains: readonly (readonly Gain[])[];
  /** The hits less the expected hits: before the first turn, and after each of the turns. */
  readonly luck: readonly number[];
  readonly nations: readonly NationStory[];
  readonly made: Made;
}

/** The parts of a score: places, zones and exits; destroyed units; the points of the start; bids and fixed scores. */
export interface Made {
  readonly places: number;
  readonly battles: number;
  readonly start: number;
  readonly paid: number;
}

export interface NationStory {
  readonly nation: NationId;
  /** Without its cost. */
  readonly points: number;
}

/** Points of a turn; `nation` is null for points that belong to none. */
export interface Gain {
  readonly nation: NationId | null;
  readonly points: number;
  /** Of these, the points for destroyed units. */
  readonly battles: number;
  /** The provinces that scored. */
  readonly provinces: number;
}

/** The map at the end of a turn that scores provinces. */
export interface Scoring {
  readonly turn: number;
  /** The number of answers before the end of the turn. */
  readonly at: number;
  readonly holders: Holders;
  /** The nations that scored most at its end, at most three. */
  readonly best: readonly NationStory[];
}

const known = new WeakMap<Game, Story>();

/** The story of a game up to the cursor of its journal. */
export function storyOf(game: Game): Story {
  const story = known.get(game) ?? tell(game);
  known.set(game, story);
  return story;
}

function tell(game: Game): Story {
  const state = now(game);
  const { turn: first } = game.start;
  const turns = Array.from({ length: Math.max(0, state.turn - first + 1) }, (_, i) => first + i);
  const ledger = openLedger();
  ledger.follow(game);
  const { battles } = rollsOf(game);
  return {
    turns,
    lastTurn: state.lastTurn,
    over: state.stage === 'over',
    players: seatsIn(state).map((seat): PlayerStory => {
      const { lines, before, paidBefore } = linesOf(ledger, state, seat);
      const upTo = (turn: number): number => lines.reduce((sum, one) => (one.turn <= turn ? sum + one.points : sum), 0);
      const rolls = (turn: number) =>
        battles
          .filter((battle) => battle.turn <= turn)
          .flatMap((battle) => battle.rolls.filter((roll) => roll.seat === seat));
      const start = before + paidBefore;
      return {
        seat,
        points: [start, ...turns.map((turn) => start + upTo(turn))],
        gains: turns.map((turn) => gainsIn(lines.filter((line) => line.turn === turn))),
        luck: [
          0,
          ...turns.map((turn) => {
            const { hits, expected } = luckIn(rolls(turn));
            return hits - expected;
          }),
        ],
        nations: NATIONS.flatMap((nation) => {
          const kept = state.nations[nation];
          return kept?.seat === seat ? [{ nation, points: kept.points }] : [];
        }).sort((a, b) => b.points - a.points),
        made: {
          places: sumOf(lines.filter(({ kind }) => kind === 'points')),
          battles: sumOf(lines.filter(({ kind }) => kind === 'scored')),
          start: before + sumOf(lines.filter(({ kind }) => kind === 'bonus')),
          paid: paidBefore + sumOf(lines.filter(({ kind }) => kind === 'cost' || kind === 'bid')),
        },
      };
    }),
    scorings: scoringsOf(game, ledger),
    dice: luckIn(battles.flatMap(({ rolls }) => rolls)).dice,
  };
}

const sumOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

/** The entries of a player, and the points and the costs from before the journal. */
function linesOf(ledger: Ledger, { nations, players }: State, seat: Seat) {
  const besides = ledger.besides(seat);
  const lines: Line[] = [...besides];
  let before = carriedOver(players?.find((player) => player.seat === seat)?.adjust ?? 0, besides);
  let paidBefore = 0;
  for (const nation of NATIONS) {
    const kept = nations[nation];
    if (kept?.seat !== seat) continue;
    const own = ledger.of(nation);
    const [won, costs] = [own.filter(({ kind }) => kind !== 'cost'), own.filter(({ kind }) => kind === 'cost')];
    lines.push(...own);
    before += carriedOver(kept.points, won);
    paidBefore += carriedOver(0 - (kept.bid ?? 0), costs);
  }
  return { lines, before, paidBefore };
}

function gainsIn(lines: readonly Line[]): readonly Gain[] {
  const gains = new Map<NationId | null, { points: number; battles: number; provinces: number }>();
  for (const line of lines) {
    const nation = 'nation' in line ? line.nation : null;
    const gain = gains.get(nation) ?? { points: 0, battles: 0, provinces: 0 };
    gain.points += line.points;
    if (line.kind === 'scored') gain.battles += line.points;
    if (line.kind === 'points' && line.fact.reason === 'provinces') gain.provinces += line.fact.places.length;
    gains.set(nation, gain);
  }
  return [...gains]
    .map(([nation, gain]) => ({ nation, ...gain }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points);
}

function scoringsOf(game: Game, ledger: Ledger): readonly Scoring[] {
  const { entries, at: end } = game;
  const scoring = scoringTurnsOf(view(now(game)));
  const scorings: Scoring[] = [];
  for (let n = 1; n <= end; n++) {
    const facts = entries[n - 1]?.facts ?? [];
    const ends = facts.findIndex((fact) => fact.kind === 'turn' && fact.ends);
    const fact = facts[ends];
    if (fact?.kind !== 'turn' || !scoring.includes(fact.turn)) continue;
    const { turn } = fact;
    // The answer that ends a turn may replace nations at once, and lead into the next turn.
    const replaced = facts.slice(ends).some(({ kind }) => kind === 'transformed' || kind === 'nation-ended');
    const at = entries[n - 1]?.state.turn === turn && !replaced ? n : n - 1;
    const state = entries[at - 1]?.state ?? game.start;
    const holders: Partial<Record<ProvinceId, Owner>> = { ...holdersIn(state) };
    for (const scored of facts.slice(ends)) {
      if (scored.kind !== 'points' || scored.reason !== 'provinces' || scored.turn !== turn) continue;
      for (const place of scored.places) {
        // The last answer may have been a battle for it; but a subject's province scores for its overlord.
        const holder = holders[place as ProvinceId];
        const subject = holder !== undefined && holder !== 'neutral' && state.nations[holder]?.overlord;
        if (subject !== scored.nation) holders[place as ProvinceId] = scored.nation;
      }
    }
    const best = NATIONS.map((nation) => ({
      nation,
      points: sumOf(ledger.of(nation).filter((line) => line.turn === turn && line.kind === 'points')),
    }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, BEST);
    scorings.push({ turn, at, holders, best });
  }
  return scorings;
}

const BEST = 3;
