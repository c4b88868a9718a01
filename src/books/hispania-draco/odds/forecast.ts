import { giving } from '../../../kernel/dice.ts';
import { townNumbered, townsOf } from '../engine/data/geography.ts';
import {
  COMMANDERS,
  FACES,
  type Face,
  GENERALS,
  type GeneralId,
  PROVINCES,
  SPACES,
  TOWNS,
  type TownId,
} from '../engine/data/ids.ts';
import { isHeld, nearest, orderOf, waysOf } from '../engine/rules/armies.ts';
import { armyAt, generalAt, revoltsAt, uses } from '../engine/rules/board.ts';
import type { Draft } from '../engine/rules/draft.ts';
import { stepHispanic } from '../engine/rules/hispanic.ts';
import { armiesLeft } from '../engine/rules/reserve.ts';
import { type Effect, effectOn, provinceOfDie } from '../engine/rules/revolts.ts';
import { sidesOf } from '../engine/rules/values.ts';
import { endRound, settle } from '../engine/rules/victory.ts';
import type { Combat, Hispanic, State } from '../engine/state.ts';
import { diceOf, winnerOf } from './combat.ts';
import { type Fraction, fraction } from './fraction.ts';

/**
 * The Hispanic phase ahead (5), exact from all dice. Positions that are alike after a step are one, with the sum of their chances, so
 * that a phase with three armies takes some hundred positions instead of a billion rolls.
 */
export interface Forecast {
  /** The chance that the roll of revolt names a town, by town, with what it leads to there. */
  readonly rolls: readonly { readonly place: TownId; readonly effect: Effect; readonly chance: Fraction }[];
  /** The chance that a town has more revolts, or an army that it has not now, after the phase. */
  readonly revolts: readonly { readonly place: TownId; readonly chance: Fraction }[];
  readonly armies: readonly { readonly place: TownId; readonly chance: Fraction }[];
  /** What each army does, by its town before its move: where it goes or fights, or nothing. */
  readonly moves: readonly {
    readonly from: TownId;
    readonly to: TownId | null;
    readonly does: 'marches' | 'fights' | 'stays';
    readonly chance: Fraction;
  }[];
  /** The chance that a general is beaten, and that a town loses a garrison. */
  readonly beaten: readonly { readonly general: GeneralId; readonly chance: Fraction }[];
  readonly lost: readonly { readonly place: TownId; readonly chance: Fraction }[];
  /** The chance that the game is lost in the phase, for want of a revolt, and that it is won. */
  readonly defeat: Fraction;
  /** The chance that it is lost in the phase or, in the last turn of a round, by the end of the round (6). */
  readonly round: Fraction;
  readonly victory: Fraction;
}

/** All chances of a phase are whole numbers of this unit: a roll of revolt, and moves of three armies. */
const STEP = 6 ** 3;
const WHOLE = STEP ** 4;

/** The forecast of a Hispanic phase that follows now. Undefined if it has begun, or if the player of Hispano takes part. */
export function forecast(state: State): Forecast | undefined {
  const { hispanic, ended, starting } = state;
  if (uses(state, 'hispano') || ended !== null || starting !== null || hispanic?.begun) return undefined;
  const begins: Hispanic = { ...(hispanic ?? { step: 'revolt', left: [] }), begun: true, passed: false };
  const start: State = { ...state, phase: 'hispanic', hispanic: begins, pending: null, coins: 0, leaving: false };
  const moves = new Map<string, Move>();
  const all = endsOf(start, moves);
  const sum = (holds: (end: State) => boolean): Fraction =>
    fraction(
      all.reduce((ways, [end, weight]) => ways + (holds(end) ? weight : 0), 0),
      WHOLE,
    );
  const some = <K extends string, T extends string>(
    key: K,
    from: readonly T[],
    holds: (one: T, end: State) => boolean,
  ) =>
    from.flatMap((one) => {
      const chance = sum((end) => holds(one, end));
      return chance.ways > 0
        ? [{ [key]: one, chance } as { readonly [key in K]: T } & { readonly chance: Fraction }]
        : [];
    });
  const discs = (of: State, at: TownId): number => of.garrisons[at]?.length ?? 0;
  return {
    rolls: begins.step === 'revolt' ? rollsOf(start) : [],
    revolts: some('place', TOWNS, (at, end) => revoltsAt(end, at) > revoltsAt(state, at)),
    armies: some('place', TOWNS, (at, end) => armyAt(end, at) !== undefined && !armyAt(state, at)),
    moves: [...moves.values()].map(({ from, to, does, weight }) => ({
      from,
      to,
      does,
      chance: fraction(weight, WHOLE),
    })),
    beaten: some('general', GENERALS, (one, end) => state.generals[one] !== null && end.generals[one] === null),
    lost: some('place', TOWNS, (at, end) => discs(end, at) < discs(state, at)),
    defeat: sum(({ ended: how }) => how === 'no-revolts'),
    round: sum((end) => end.ended === 'no-revolts' || (isLast(state) && end.ended === null && losesRound(end))),
    victory: sum(({ ended: how }) => how === 'victory'),
  };
}

/** Whether a round ends with the turn. */
const isLast = ({ turn }: State): boolean => turn === COMMANDERS.at(-1);

/** Whether a position is lost by the end of the round: no revolt is left for the time track, or it is full. */
function losesRound(end: State): boolean {
  const draft: Draft = { state: end, facts: [] };
  endRound(draft);
  return draft.state.ended !== null;
}

/** The chance of each town to be named by the roll of revolt. */
function rollsOf(state: State): Forecast['rolls'] {
  return PROVINCES.flatMap((province) => {
    const faces = FACES.filter((die) => provinceOfDie(state, die) === province).length;
    if (faces === 0) return [];
    return townsOf(province).map((place) => ({
      place,
      effect: effectOn(state, place),
      chance: fraction(faces, 36),
    }));
  });
}

type Weighted = readonly [state: State, weight: number];

/** A position after a step, in so many of so many results of its dice. */
interface Branch {
  readonly after: State;
  readonly ways: number;
  readonly of: number;
}

interface Move {
  readonly from: TownId;
  readonly to: TownId | null;
  readonly does: 'marches' | 'fights' | 'stays';
  readonly weight: number;
}

/** The positions after the phase, with their chances. */
function endsOf(start: State, moves: Map<string, Move>): readonly Weighted[] {
  const ends: Weighted[] = [];
  let open: readonly Weighted[] = [[start, WHOLE]];
  while (open.length > 0) {
    const next = new Map<string, Weighted>();
    for (const [state, weight] of open) {
      for (const { after, ways, of } of state.hispanic?.step === 'revolt'
        ? rolled(state)
        : moved(state, weight, moves)) {
        const part = (weight * ways) / of;
        if (after.ended !== null || after.hispanic === null) ends.push([after, part]);
        else {
          const key = keyOf(after);
          next.set(key, [after, (next.get(key)?.[1] ?? 0) + part]);
        }
      }
    }
    open = [...next.values()];
  }
  return ends;
}

/** What the rest of the phase depends on. */
function keyOf({ revolts, garrisons, generals, armies, legio, hispanic }: State): string {
  const towns = SPACES.map(
    (at) => `${revolts[at] ?? 0}${at in garrisons ? (garrisons[at as TownId] ?? []).join() : ''}`,
  );
  const figures = armies.map(({ at, special }) => `${at}${special}`).sort();
  return [
    towns.join(),
    Object.values(generals).join(),
    figures.join(),
    legio,
    hispanic?.left.join(),
    hispanic?.step,
  ].join('|');
}

/** Plays a step with dice laid out. */
function step(state: State, dice: readonly (Face | null)[]): State {
  const given = dice.filter((one) => one !== null);
  const draft: Draft = { state: { ...state, dice: giving(state.dice, given) }, facts: [] };
  const { hispanic } = state;
  if (!hispanic) return state;
  if (!stepHispanic(draft, hispanic)) return { ...state, hispanic: null };
  settle(draft);
  return draft.state;
}

/** The positions after the roll of revolt. */
function rolled(state: State): readonly Branch[] {
  const { normal, special } = armiesLeft(state);
  const isDrawn = special && normal > 0;
  return FACES.flatMap((roman) =>
    FACES.flatMap((hispanic): readonly Branch[] => {
      const at = townNumbered(provinceOfDie(state, roman), hispanic);
      if (!isDrawn || effectOn(state, at) !== 'army')
        return [{ after: step(state, [roman, hispanic]), ways: 1, of: 36 }];
      return FACES.map((die) => ({ after: step(state, [roman, hispanic, die]), ways: 1, of: STEP }));
    }),
  );
}

/** The positions after the move of the next army; notes what it does. */
function moved(state: State, weight: number, moves: Map<string, Move>): readonly Branch[] {
  const from = nextArmy(state);
  if (from === undefined) return [{ after: step(state, []), ways: 1, of: 1 }];
  const ways = waysOf(state, from);
  const dice: readonly (Face | null)[] = ways.length > 1 ? FACES : [null];
  return [...Map.groupBy(dice, (die) => (die === null ? ways[0] : nearest(ways, die)))].flatMap(
    ([to, some]): readonly Branch[] => {
      const fights = to !== undefined && isHeld(state, to);
      const does = to === undefined ? 'stays' : fights ? 'fights' : 'marches';
      const key = `${from} ${to} ${does}`;
      const known = moves.get(key)?.weight ?? 0;
      moves.set(key, { from, to: to ?? null, does, weight: known + (weight * some.length) / dice.length });
      const [die = null] = some;
      const results = fights ? fought(state, { from, to, die }) : [{ after: step(state, [die]), ways: 1, of: 1 }];
      return results.map(({ after, ways: n, of }) => ({ after, ways: n * some.length, of: of * dice.length }));
    },
  );
}

interface Fight {
  readonly from: TownId;
  readonly to: TownId;
  readonly die: Face | null;
}

/** The positions after a fight, one for each result. */
function fought(state: State, { from, to, die }: Fight): readonly Branch[] {
  const general = generalAt(state, to) ?? null;
  const kind = general === null ? 'siege' : 'attack';
  const combat: Combat = { by: 'army', kind, general, from, to, coins: 0, raise: 0 };
  const sides = sidesOf(state, combat);
  const all = diceOf(combat);
  return [...Map.groupBy(all, (one) => winnerOf(sides, one)).values()].map((some) => ({
    after: step(state, [die, some[0]?.roman ?? null, some[0]?.hispanic ?? null]),
    ways: some.length,
    of: all.length,
  }));
}

/** The town of the army that moves next. */
function nextArmy(state: State): TownId | undefined {
  const { hispanic } = state;
  const left = hispanic?.step === 'armies' ? orderOf(state) : (hispanic?.left ?? []);
  return left.find((at) => armyAt(state, at));
}
