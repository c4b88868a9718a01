import * as v from 'valibot';
import { isDice } from '../kernel/dice.ts';
import { COMBAT_KINDS, LEADERS, NATIONS, PLACES, PROVINCES, RIVERS, RULINGS, UNIT_KINDS } from './data/ids.ts';
import { TARGETS } from './rules/hits.ts';
import { PHASES } from './turn.ts';

/** The shapes of what comes from outside: set-ups, and states out of saves. What is not named here is refused. */

/** More than any set-up needs: what is larger is refused unread. */
export const MOST = { turn: 21, count: 60, cohorts: 24, points: 10_000, name: 80, borders: 100, frames: 8 } as const;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const turnKey = v.pipe(v.string(), v.regex(/^\d{1,2}$/));
const owner = v.picklist([...NATIONS, 'neutral']);

const half = whole(0, 40);
const border = v.pipe(
  v.tuple([v.picklist(PROVINCES), v.picklist(PROVINCES)]),
  v.check(([a, b]) => a !== b),
);
const quota = v.record(v.picklist(COMBAT_KINDS), whole(0, MOST.count));
const setUp = v.record(v.picklist(NATIONS), v.record(v.picklist(PROVINCES), quota));

/** The shape of corrections; whether they contradict a known fact is asked where they are entered. */
const CORRECTIONS = v.strictObject({
  income: v.optional(v.record(v.picklist(PROVINCES), half)),
  addBorders: v.optional(
    v.pipe(
      v.array(v.strictObject({ between: border, river: v.optional(v.picklist(RIVERS)) })),
      v.maxLength(MOST.borders),
    ),
  ),
  removeBorders: v.optional(v.pipe(v.array(border), v.maxLength(MOST.borders))),
  points: v.optional(v.record(v.picklist(NATIONS), v.record(turnKey, v.record(v.picklist(PROVINCES), half)))),
  setUps: v.optional(v.strictObject({ 1: v.optional(setUp), 4: v.optional(setUp) })),
});

const COHORT = v.strictObject({
  owner,
  kind: v.picklist(UNIT_KINDS),
  count: v.optional(whole(1, MOST.count)),
  leader: v.optional(v.picklist(LEADERS)),
  counter: v.optional(v.picklist([...NATIONS, 'special'])),
  from: v.optional(v.picklist(PLACES)),
  hits: v.optional(whole(1, 2)),
});

/** What `position` takes. */
export const WRITTEN = v.strictObject({
  set: v.optional(v.pipe(v.string(), v.maxLength(MOST.name))),
  corrections: v.optional(CORRECTIONS),
  rulings: v.optional(v.record(v.picklist(RULINGS), v.literal('b'))),
  turn: whole(1, MOST.turn),
  lastTurn: v.optional(whole(1, MOST.turn)),
  active: v.picklist(NATIONS),
  phase: v.picklist(PHASES),
  units: v.record(v.picklist(PLACES), v.pipe(v.array(COHORT), v.maxLength(MOST.cohorts))),
  capitals: v.optional(v.record(v.picklist(NATIONS), v.picklist(PROVINCES))),
  points: v.optional(v.record(v.picklist(NATIONS), whole(-MOST.points, MOST.points))),
  seats: v.optional(v.record(v.picklist(NATIONS), v.pipe(v.string(), v.minLength(1), v.maxLength(MOST.name)))),
  seed: whole(-(2 ** 31), 2 ** 31 - 1),
});

const marked = v.strictObject({
  ...COHORT.entries,
  count: whole(1, MOST.count),
  steps: v.optional(whole(1, 9)),
  led: v.optional(v.literal(true)),
  reach: v.optional(whole(0, 9)),
  halt: v.optional(v.picklist(['mountain', 'strait', 'pinned', 'left-behind'])),
  river: v.optional(v.literal(true)),
});

const name = v.pipe(v.string(), v.maxLength(MOST.name));
const sides = <const T extends v.GenericSchema>(schema: T) => v.strictObject({ attacker: schema, defender: schema });
const aims = v.pipe(
  v.array(v.strictObject({ die: v.picklist(COMBAT_KINDS), target: v.picklist(TARGETS), count: whole(1, MOST.count) })),
  v.maxLength(MOST.cohorts),
);

const FRAME = v.variant('kind', [
  v.strictObject({
    kind: v.literal('battle'),
    place: v.picklist(PROVINCES),
    attacker: owner,
    defender: owner,
    by: sides(v.nullable(name)),
    scores: v.nullable(v.picklist(NATIONS)),
    rivers: v.boolean(),
    zeal: v.boolean(),
    tactics: sides(whole(0, 20)),
    from: v.pipe(v.array(v.picklist(PLACES)), v.maxLength(MOST.cohorts)),
    round: whole(1, 10_000),
    step: v.picklist(['attacker-aims', 'defender-aims', 'attacker-retreats', 'defender-retreats']),
    aims: v.strictObject({ attacker: v.optional(aims), defender: v.optional(aims) }),
  }),
  v.strictObject({ kind: v.literal('surplus'), nation: v.picklist(NATIONS), place: v.picklist(PROVINCES) }),
  v.strictObject({ kind: v.literal('pinning'), place: v.picklist(PROVINCES), count: whole(1, MOST.count) }),
]);

/** A whole state, as a save's snapshot holds it. */
export const STATE = v.strictObject({
  game: v.literal('hispania'),
  set: name,
  corrections: v.optional(CORRECTIONS),
  rulings: v.record(v.picklist(RULINGS), v.literal('b')),
  turn: whole(1, MOST.turn),
  lastTurn: whole(1, MOST.turn),
  active: v.nullable(v.picklist(NATIONS)),
  phase: whole(0, 20),
  frames: v.pipe(v.array(FRAME), v.maxLength(MOST.frames)),
  places: v.record(v.picklist(PLACES), v.pipe(v.array(marked), v.minLength(1), v.maxLength(MOST.cohorts))),
  nations: v.record(
    v.picklist(NATIONS),
    v.strictObject({
      seat: name,
      points: whole(-MOST.points, MOST.points),
      capital: v.nullable(v.picklist(PROVINCES)),
      crowded: v.optional(v.pipe(v.array(v.picklist(PROVINCES)), v.maxLength(PROVINCES.length))),
    }),
  ),
  dice: v.pipe(
    v.strictObject({ generator: v.array(v.number()), rolled: v.number(), given: v.array(whole(1, 10)) }),
    v.check((dice) => isDice(dice)),
  ),
});
