import * as v from 'valibot';
import { openScene } from '../../../kernel/runner.ts';
import type { Playable, Standing } from '../../../ui/playable.ts';
import type { Reading } from '../../../ui/table/reading.ts';
import { CAPITALS } from '../engine/data/geography.ts';
import type { DracoFact } from '../engine/facts.ts';
import { draco } from '../engine/game.ts';
import { garrisonsAt } from '../engine/rules/board.ts';
import { timeOf } from '../engine/rules/reserve.ts';
import { seats } from '../engine/rules/seats.ts';
import { ENDINGS, type EndingId, type State } from '../engine/state.ts';
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

/** A game in the list: how many capitals are held, and how it ended. */
export interface Conquest extends Standing {
  readonly capitals: number;
  readonly ended: EndingId | null;
}

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99));
const SUMMARY = v.object({
  turn: number,
  lastTurn: number,
  over: v.boolean(),
  scores: v.pipe(v.array(v.never()), v.maxLength(0)),
  capitals: v.pipe(number, v.maxValue(CAPITALS.length)),
  ended: v.nullable(v.picklist(ENDINGS)),
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
    lastTurn: state.round - 1 + Math.max(timeOf(state).full - state.time, 1),
    over: state.ended !== null,
    scores: [],
    capitals: CAPITALS.filter((at) => garrisonsAt(state, at).length > 0).length,
    ended: state.ended,
  }),
  readSummary: (kept): Conquest | undefined => {
    const parsed = v.safeParse(SUMMARY, kept);
    return parsed.success ? parsed.output : undefined;
  },
  scene: async (id) => {
    const { sceneById } = await import('../scenes/index.ts');
    const scene = sceneById(id);
    return scene && openScene(draco, scene);
  },
};
