import * as v from 'valibot';
import { accepts, total } from '../../src/kernel/choices.ts';
import type { Action, Choice, Decision, Dice, Fact, Game, Positioned, Refusal } from '../../src/kernel/contract.ts';
import { isDice, randomInt, roll, roller, seeded } from '../../src/kernel/dice.ts';
import { ranked } from '../../src/kernel/outcome.ts';

/**
 * A game to test the kernel with. Two seats take turns: bid a number (t1); then roll that many dice for points, once (t2),
 * take away at most as many stones as were bid (t3), look at the hidden number (t4); the other seat may object (t5).
 */
export interface TinyState {
  readonly dice: Dice;
  readonly turn: number;
  readonly seat: TinySeat;
  readonly phase: 'bid' | 'act' | 'answer';
  readonly bid: number;
  readonly rolled: boolean;
  readonly stones: { readonly [colour: string]: number };
  readonly points: { readonly north: number; readonly south: number };
  readonly hidden: number;
}

export type TinySeat = 'north' | 'south';
export type TinyOptions = { readonly stones: { readonly [colour: string]: number } };
export type TinyFact = Fact &
  (
    | { readonly kind: 'bid'; readonly rule: 't1'; readonly seat: TinySeat; readonly number: number }
    | { readonly kind: 'rolled'; readonly rule: 't2'; readonly seat: TinySeat; readonly results: readonly number[] }
    | { readonly kind: 'taken'; readonly rule: 't3'; readonly stones: TinyState['stones'] }
    | { readonly kind: 'looked'; readonly rule: 't4'; readonly hidden: number }
    | { readonly kind: 'answered'; readonly rule: 't5'; readonly objected: boolean }
  );

const LAST_TURN = 6;

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
const written = v.strictObject({
  dice: v.optional(v.custom<Dice>(isDice)),
  turn: v.pipe(amount, v.minValue(1)),
  seat: v.picklist(['north', 'south']),
  phase: v.picklist(['bid', 'act', 'answer']),
  bid: v.pipe(amount, v.maxValue(3)),
  rolled: v.boolean(),
  stones: v.record(v.string(), amount),
  points: v.strictObject({ north: amount, south: amount }),
  hidden: amount,
});

/** The written form of a position in a test: everything except the dice. */
export type TinyWritten = Omit<TinyState, 'dice'>;

const PLAIN = { fixed: {}, ranges: {} };

function choices(state: TinyState): readonly Choice[] {
  switch (state.phase) {
    case 'bid':
      return [{ kind: 'bid', fixed: {}, ranges: { number: { is: 'number', min: 0, max: 3 } } }];
    case 'act': {
      const most = Math.min(state.bid, total(state.stones));
      return [
        ...(state.rolled ? [] : [{ kind: 'roll', ...PLAIN }]),
        ...(most > 0
          ? [
              {
                kind: 'take',
                fixed: {},
                ranges: { stones: { is: 'counts' as const, of: state.stones, min: 1, max: most } },
              },
            ]
          : []),
        { kind: 'look', ...PLAIN },
        { kind: 'done', ...PLAIN },
      ];
    }
    case 'answer':
      return [
        { kind: 'pass', ...PLAIN },
        { kind: 'object', ...PLAIN },
      ];
  }
}

const other = (seat: TinySeat): TinySeat => (seat === 'north' ? 'south' : 'north');
const over = (state: TinyState) => state.turn > LAST_TURN;

const scoresOf = ({ points }: TinyState) => Object.entries(points).map(([seat, score]) => ({ seat, score }));

function decision(state: TinyState): Decision | undefined {
  if (over(state)) return undefined;
  return {
    by: [state.phase === 'answer' ? other(state.seat) : state.seat],
    kind: state.phase,
    rule: { bid: 't1', act: 't2', answer: 't5' }[state.phase],
    phase: `${state.turn}-${state.phase === 'bid' ? 'bid' : 'act'}`,
    params: {},
    choices: choices(state),
  };
}

function explain(state: TinyState, action: Action): Refusal | undefined {
  if (!over(state) && choices(state).some((choice) => accepts(choice, action))) return undefined;
  if (action.kind === 'roll' && state.rolled) return { code: 'rolled-already', rule: 't2', params: {} };
  if (action.kind === 'take') return { code: 'more-than-bid', rule: 't3', params: { bid: state.bid } };
  return { code: 'not-offered', rule: 't1', params: {} };
}

function apply(state: TinyState, action: Action): { state: TinyState; facts: readonly TinyFact[] } {
  const { seat } = state;
  switch (action.kind) {
    case 'bid': {
      const number = Number(action.values['number']);
      return { state: { ...state, phase: 'act', bid: number }, facts: [{ kind: 'bid', rule: 't1', seat, number }] };
    }
    case 'roll': {
      const { dice, results } = roll(state.dice, state.bid, 6);
      const points = { ...state.points, [seat]: results.reduce((a, b) => a + b, state.points[seat]) };
      return {
        state: { ...state, dice, rolled: true, points },
        facts: [{ kind: 'rolled', rule: 't2', seat, results }],
      };
    }
    case 'take': {
      const taken = action.values['stones'] as TinyState['stones'];
      const stones = Object.fromEntries(Object.entries(state.stones).map(([c, n]) => [c, n - (taken[c] ?? 0)]));
      return { state: { ...state, stones }, facts: [{ kind: 'taken', rule: 't3', stones: taken }] };
    }
    case 'look':
      return { state, facts: [{ kind: 'looked', rule: 't4', only: seat, hidden: state.hidden }] };
    case 'done':
      return { state: { ...state, phase: 'answer' }, facts: [] };
    default: {
      const objected = action.kind === 'object';
      const points = { ...state.points, [seat]: Math.max(0, state.points[seat] - (objected ? 1 : 0)) };
      const next = { turn: state.turn + 1, seat: other(seat), phase: 'bid' as const, bid: 0, rolled: false, points };
      return { state: { ...state, ...next }, facts: [{ kind: 'answered', rule: 't5', objected }] };
    }
  }
}

function position(text: unknown): Positioned<TinyState> {
  const parsed = v.safeParse(written, text);
  if (!parsed.success) {
    return {
      faults: parsed.issues.map((issue) => ({ code: 'bad-shape', path: v.getDotPath(issue) ?? '', params: {} })),
    };
  }
  return { state: { ...parsed.output, dice: parsed.output.dice ?? seeded(0) } };
}

export const tiny: Game<TinyState, TinyFact, TinyOptions> = {
  id: 'tiny',
  version: 1,
  setup: ({ stones }, seed) => ({
    dice: seeded(seed),
    turn: 1,
    seat: 'north',
    phase: 'bid',
    bid: 0,
    rolled: false,
    stones: { ...stones, white: stones['white'] ?? 1 },
    points: { north: 0, south: 0 },
    hidden: 4,
  }),
  position,
  decision,
  apply(state, action) {
    const refusal = explain(state, action);
    return refusal ? { refusal } : apply(state, action);
  },
  explain,
  seats: () => [
    { seat: 'north', side: 'north' },
    { seat: 'south', side: 'south' },
  ],
  outcome: (state) => (over(state) ? { is: 'ranking', rule: 't2', results: ranked(scoresOf(state)) } : undefined),
  describe: (state, seat) => [{ key: 'points', params: { seat, points: state.points[seat as TinySeat] } }],
  imagine: (state, _seat, seed) => ({ ...state, hidden: randomInt(roller(seed), 1, 6), dice: seeded(seed) }),
  dice: { of: (state) => state.dice, with: (state, dice) => ({ ...state, dice }) },
  barred: (state) =>
    state.rolled ? [{ kind: 'roll', fixed: {}, refusal: { code: 'rolled-already', rule: 't2', params: {} } }] : [],
  queries: {
    left: (state) => total(state.stones),
    points: (state, seat: TinySeat) => state.points[seat],
    bid: (state) => state.bid,
  },
};

/** Actions of the tiny game, written short. */
export const act = {
  bid: (number: number): Action => ({ kind: 'bid', fixed: {}, values: { number } }),
  take: (stones: TinyState['stones']): Action => ({ kind: 'take', fixed: {}, values: { stones } }),
  roll: { kind: 'roll', fixed: {}, values: {} } as Action,
  look: { kind: 'look', fixed: {}, values: {} } as Action,
  done: { kind: 'done', fixed: {}, values: {} } as Action,
  pass: { kind: 'pass', fixed: {}, values: {} } as Action,
  object: { kind: 'object', fixed: {}, values: {} } as Action,
};
