import * as v from 'valibot';
import { openScene } from '../../../kernel/runner.ts';
import type { Playable, Standing } from '../../../ui/playable.ts';
import type { Reading } from '../../../ui/table/reading.ts';
import { PLAYERS } from '../engine/data/ids.ts';
import { ROUNDS } from '../engine/data/tables.ts';
import type { TinyFact } from '../engine/facts.ts';
import { tiny } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { OfTiny } from './kinds.ts';
import { look } from './look.ts';

/** The reading of facts for log, history and recap: its turns are rounds, and each seat has a part of one. */
const READING: Reading<State, TinyFact> = {
  where: ({ round, active, phase }) =>
    active ? { is: 'own', turn: round, who: active } : { is: phase === 'over' ? 'end' : 'start', turn: round },
  opens: (fact) => (fact.kind === 'round' ? { is: 'start', turn: fact.round } : undefined),
  part: ({ kind }) =>
    kind === 'moved' || kind === 'retreated'
      ? 'moves'
      : kind === 'rolled' || kind === 'destroyed'
        ? 'battles'
        : kind === 'scored' || kind === 'ranked'
          ? 'points'
          : 'others',
  count: (fact) =>
    fact.kind === 'moved' ? { moves: 1 } : fact.kind === 'scored' ? { points: fact.points } : undefined,
  span: () => undefined,
  within: () => false,
};

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));
const SUMMARY = v.object({
  turn: whole,
  lastTurn: whole,
  over: v.boolean(),
  scores: v.pipe(v.array(v.object({ seat: v.picklist(PLAYERS), points: whole })), v.maxLength(PLAYERS.length)),
});

/** The data of the small game that a table needs in addition to its contract. */
export const TINY: Playable<OfTiny> = {
  book: { id: 'tiny' },
  game: tiny,
  customs: {
    settled: (state) => state,
    // All seats pledge in secret (2-secret).
    isSecret: ({ kind }) => kind === 'pledge',
    isWindow: () => false,
    seatOf: ({ fixed }) => fixed['seat'],
    isSeen: ({ kind }) => kind !== 'skipped',
    matters: () => true,
  },
  reading: READING,
  seats: ({ seats }) => seats,
  look,
  narrowed: (seen, decision) => ({ ...seen, decision }),
  summary: ({ round, phase, seats, points, form }) => ({
    turn: round,
    lastTurn: ROUNDS,
    over: phase === 'over',
    scores: form === 'competitive' ? seats.map((seat) => ({ seat, points: points[seat] ?? 0 })) : [],
  }),
  readSummary: (kept): Standing | undefined => {
    const parsed = v.safeParse(SUMMARY, kept);
    return parsed.success ? parsed.output : undefined;
  },
  scene: async (id) => {
    const { sceneById } = await import('../scenes/index.ts');
    const scene = sceneById(id);
    return scene && openScene(tiny, scene);
  },
};
