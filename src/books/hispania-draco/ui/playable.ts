import * as v from 'valibot';
import { openScene } from '../../../kernel/runner.ts';
import type { Playable, Standing } from '../../../ui/playable.ts';
import type { Reading } from '../../../ui/table/reading.ts';
import { CAPITALS, isTown } from '../engine/data/geography.ts';
import { type DiscId, SPACES, type SpaceId } from '../engine/data/ids.ts';
import type { DracoFact } from '../engine/facts.ts';
import { draco } from '../engine/game.ts';
import { armyAt, garrisonsAt, revoltsAt } from '../engine/rules/board.ts';
import { timeOf } from '../engine/rules/reserve.ts';
import { seats } from '../engine/rules/seats.ts';
import { ENDINGS, type EndingId, type State } from '../engine/state.ts';
import { COMPUTERS } from './adviser/computers.ts';
import type { OfDraco } from './kinds.ts';
import { look } from './look.ts';

/** The reading of facts for log and history: a turn of the log is a round, and each general has a stretch of it. */
const READING: Reading<State, DracoFact> = {
  where({ round, turn, phase }) {
    if (phase === 'starting') return { is: 'start', turn: round };
    return phase === 'over' ? { is: 'end', turn: round } : { is: 'own', turn: round, who: turn };
  },
  opens: (fact) => (fact.kind === 'round' ? { is: 'start', turn: fact.round } : undefined),
  part: ({ kind }) => PARTS[kind] ?? 'others',
  count: (fact) => {
    if (fact.kind === 'moved') return { moves: 1 };
    return fact.kind === 'fought' ? { battles: 1 } : undefined;
  },
  span: () => undefined,
  within: () => false,
};

const PARTS: { readonly [kind in DracoFact['kind']]?: ReturnType<(typeof READING)['part']> } = {
  phase: 'phase',
  moved: 'moves',
  marched: 'moves',
  sailed: 'moves',
  put: 'moves',
  declared: 'battles',
  fought: 'battles',
  beaten: 'battles',
  coins: 'small',
  unspent: 'small',
};

/** The round that fills the time track, one disc a round (6). */
export function lastRound(state: State): number {
  return state.round - 1 + Math.max(timeOf(state).full - state.time, 1);
}

/** A game in the list: how many capitals are held, and how it ended. */
export interface Conquest extends Standing {
  readonly capitals: number;
  readonly ended: EndingId | null;
  /** What stands on each space, in the order of `SPACES`. */
  readonly holders: string;
}

/** Nothing, a fleet, revolts, an army, the top garrison by its general or the Legio. */
export const HOLDERS = ['.', 'f', 'r', 'a', '1', '2', '3', 'l'] as const;
export type Holder = (typeof HOLDERS)[number];

const OF_DISC: { readonly [disc in DiscId]: Holder } = {
  'praetor-ulterior': '1',
  'praetor-citerior': '2',
  consul: '3',
  legio: 'l',
};

function holderOf(state: State, at: SpaceId): Holder {
  if (armyAt(state, at)) return 'a';
  if (revoltsAt(state, at) > 0) return 'r';
  const top = isTown(at) ? garrisonsAt(state, at).at(-1) : undefined;
  if (top) return OF_DISC[top];
  return !isTown(at) && state.fleets.includes(at) ? 'f' : '.';
}

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99));
const SUMMARY = v.object({
  turn: number,
  lastTurn: number,
  over: v.boolean(),
  scores: v.pipe(v.array(v.never()), v.maxLength(0)),
  capitals: v.pipe(number, v.maxValue(CAPITALS.length)),
  ended: v.nullable(v.picklist(ENDINGS)),
  holders: v.pipe(v.string(), v.regex(new RegExp(`^[${HOLDERS.join('')}]{${SPACES.length}}$`))),
});

/** The data of the book that a table needs in addition to its contract. */
export const DRACO: Playable<OfDraco> = {
  book: { id: 'hispania-draco' },
  game: draco,
  customs: {
    settled: (state) => state,
    isSecret: () => false,
    isWindow: () => false,
    seatOf: () => undefined,
    isSeen: () => true,
    matters: () => true,
    turnOf: ({ round }) => round,
  },
  reading: READING,
  seats: (state) => seats(state).map(({ seat }) => seat),
  look,
  narrowed: (seen, decision) => ({ ...seen, decision }),
  summary: (state): Conquest => ({
    turn: state.round,
    lastTurn: lastRound(state),
    over: state.ended !== null,
    scores: [],
    capitals: CAPITALS.filter((at) => garrisonsAt(state, at).length > 0).length,
    ended: state.ended,
    holders: SPACES.map((at) => holderOf(state, at)).join(''),
  }),
  readSummary: (kept): Conquest | undefined => {
    const parsed = v.safeParse(SUMMARY, kept);
    return parsed.success ? parsed.output : undefined;
  },
  computers: COMPUTERS,
  scene: async (id) => {
    const { sceneById } = await import('../scenes/index.ts');
    const scene = sceneById(id);
    return scene && openScene(draco, scene);
  },
};
