import * as v from 'valibot';
import { openScene } from '../../../kernel/runner.ts';
import type { Playable, Standing } from '../../../ui/playable.ts';
import type { Reading } from '../../../ui/table/reading.ts';
import { LOCATIONS } from '../engine/data/ids.ts';
import { TURNS } from '../engine/data/score.ts';
import type { ReconquistaFact } from '../engine/facts.ts';
import { reconquista } from '../engine/game.ts';
import { cityOf } from '../engine/rules/control.ts';
import { scoreOf } from '../engine/rules/score.ts';
import type { State } from '../engine/state.ts';
import { COMPUTERS } from './adviser/computers.ts';
import type { OfReconquista } from './kinds.ts';
import { look } from './look.ts';

/**
 * The reading of facts for log and history. A turn begins with rebellion and event; income and moves are the player's
 * stretch, the reaction is that of the Muslims; sieges end it.
 */
const READING: Reading<State, ReconquistaFact> = {
  where: ({ turn, phase }) => {
    if (phase === 'spending' || phase === 'moves') return { is: 'own', turn, who: 'christian' };
    if (phase === 'reaction') return { is: 'own', turn, who: 'muslim' };
    return { is: phase === 'sieges' || phase === 'over' ? 'end' : 'start', turn };
  },
  opens: (fact) => {
    if (fact.kind === 'turn') return { is: 'start', turn: fact.turn };
    if (fact.kind !== 'phase') return undefined;
    const { turn, phase } = fact;
    if (phase === 'spending') return { is: 'own', turn, who: 'christian' };
    if (phase === 'reaction') return { is: 'own', turn, who: 'muslim' };
    return phase === 'sieges' || phase === 'end' ? { is: 'end', turn } : undefined;
  },
  part: ({ kind }) => PARTS[kind] ?? 'others',
  count: (fact) => {
    if (fact.kind === 'moved') return { moves: 1 };
    if (fact.kind === 'battle') return { battles: 1 };
    // In halves.
    return fact.kind === 'scored' ? { points: 2 * fact.points } : undefined;
  },
  span: () => undefined,
  within: () => false,
};

const PARTS: { readonly [kind in ReconquistaFact['kind']]?: ReturnType<(typeof READING)['part']> } = {
  phase: 'phase',
  moved: 'moves',
  retreated: 'moves',
  joined: 'moves',
  left: 'moves',
  stopped: 'moves',
  battle: 'battles',
  'first-fire': 'battles',
  fired: 'battles',
  round: 'battles',
  sheltered: 'battles',
  taken: 'battles',
  besieged: 'battles',
  assaulted: 'battles',
  held: 'battles',
  surrendered: 'battles',
  scored: 'points',
  ended: 'points',
  // The income names both already.
  added: 'small',
  spent: 'small',
};

/** What holds each location in a kept summary: the letters of the sides, `.` for none. */
const SIDES = { christian: 'c', muslim: 'm', rebel: 'r', neutral: 'n' } as const;
const HOLDERS = /^[cmrn.]{20}$/;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99));
const SUMMARY = v.object({
  turn: whole,
  lastTurn: whole,
  over: v.boolean(),
  scores: v.pipe(v.array(v.object({ seat: v.literal('christian'), points: whole })), v.maxLength(1)),
  holders: v.pipe(v.string(), v.regex(HOLDERS)),
});

/** The standing of a game, with the holders of its locations. */
export interface Campaign extends Standing {
  readonly holders: string;
}

/** The data of Reconquista that a table needs in addition to its contract. */
export const RECONQUISTA: Playable<OfReconquista> = {
  book: { id: 'reconquista' },
  game: reconquista,
  customs: {
    settled: (state) => state,
    isSecret: () => false,
    isWindow: () => false,
    seatOf: () => undefined,
    isSeen: () => true,
    matters: () => true,
    turnOf: ({ turn }) => turn,
  },
  reading: READING,
  seats: () => ['christian'],
  look,
  narrowed: (seen, decision) => ({ ...seen, decision }),
  summary: (state): Campaign => ({
    turn: state.turn,
    lastTurn: TURNS,
    over: state.phase === 'over',
    scores: [{ seat: 'christian', points: scoreOf(state).points }],
    holders: LOCATIONS.map((at) => {
      const side = state.places[at].held?.side ?? cityOf(state.places[at]);
      return side ? SIDES[side] : '.';
    }).join(''),
  }),
  readSummary: (kept): Campaign | undefined => {
    const parsed = v.safeParse(SUMMARY, kept);
    return parsed.success ? parsed.output : undefined;
  },
  computers: COMPUTERS,
  scene: async (id) => {
    const { sceneById } = await import('../scenes/index.ts');
    const scene = sceneById(id);
    return scene && openScene(reconquista, scene);
  },
};
