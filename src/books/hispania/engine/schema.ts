import * as v from 'valibot';
import { isDice } from '../../../kernel/dice.ts';
import {
  COMBAT_KINDS,
  LEADERS,
  NATIONS,
  OPTIONS,
  PLACES,
  PROVINCES,
  RIVERS,
  RULE_IDS,
  RULINGS,
  SCENARIOS,
  TOKENS,
  UNIT_KINDS,
} from './data/ids.ts';
import { MODES } from './data/scenarios.ts';
import { PILE_TOKENS } from './options/tokens/piles.ts';
import { TARGETS } from './rules/hits.ts';
import { BATTLE_STEPS, SIDES } from './state/battle.ts';
import { HALTS } from './state/cohort.ts';
import { WINDOWS } from './state/tokens.ts';
import { FRESH, PHASES, STAGES } from './state.ts';

/** The shapes of untrusted input: set-ups, and states from saves. Any other key is refused. */

/** More than any set-up needs; larger input is refused unread. */
export const MOST = {
  turn: 21,
  count: 60,
  cohorts: 24,
  points: 10_000,
  name: 80,
  /** Every pair of the 40 provinces. */
  borders: 780,
  frames: 12,
  gold: 400,
  seats: 8,
} as const;

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

/** The shape of corrections. Contradictions to known facts are checked when corrections are entered. */
export const CORRECTIONS = v.strictObject({
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
  guest: v.optional(v.literal(true)),
});

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST.name));
const nation = v.picklist(NATIONS);
const province = v.picklist(PROVINCES);
const list = <const T extends v.GenericSchema>(schema: T, most: number) => v.pipe(v.array(schema), v.maxLength(most));
const seats = list(name, MOST.seats);
const halfPoints = whole(-MOST.points, MOST.points);
const options = list(v.picklist(OPTIONS), OPTIONS.length);
const tokens = list(v.picklist(TOKENS), 27);
const BAG = v.strictObject({ left: tokens, played: tokens });

const PLAYERS = list(v.strictObject({ seat: name, adjust: halfPoints, tokens: v.optional(tokens) }), MOST.seats);

const TALLY = v.strictObject({
  narbonne: v.optional(v.record(nation, whole(0, MOST.count))),
  forts: v.optional(list(province, PROVINCES.length)),
  trodden: v.optional(list(province, PROVINCES.length)),
  cities: v.optional(list(province, PROVINCES.length)),
  valencia: v.optional(v.literal(true)),
  toledo: v.optional(v.literal(true)),
  opener: v.optional(name),
  signs: v.optional(seats),
  missions: v.optional(list(nation, NATIONS.length)),
  pile: v.optional(v.strictObject({ place: v.picklist(PLACES), leader: v.optional(v.picklist(LEADERS)) })),
  tokens: v.optional(list(v.picklist(PILE_TOKENS), PILE_TOKENS.length)),
  longLife: v.optional(list(v.picklist(LEADERS), LEADERS.length)),
  won: v.optional(halfPoints),
});

/** The input of `position`. */
export const WRITTEN = v.strictObject({
  set: v.optional(v.pipe(v.string(), v.maxLength(MOST.name))),
  corrections: v.optional(CORRECTIONS),
  rulings: v.optional(v.record(v.picklist(RULINGS), v.literal('b'))),
  turn: whole(1, MOST.turn),
  lastTurn: v.optional(whole(1, MOST.turn)),
  active: v.nullable(v.picklist(NATIONS)),
  phase: v.nullable(v.picklist(PHASES)),
  begins: v.optional(v.literal(true)),
  units: v.record(v.picklist(PLACES), v.pipe(v.array(COHORT), v.maxLength(MOST.cohorts))),
  capitals: v.optional(v.record(v.picklist(NATIONS), v.picklist(PROVINCES))),
  points: v.optional(v.record(v.picklist(NATIONS), whole(-MOST.points, MOST.points))),
  seats: v.optional(v.record(v.picklist(NATIONS), name)),
  bids: v.optional(v.record(nation, halfPoints)),
  scenario: v.optional(v.picklist(SCENARIOS)),
  mode: v.optional(v.picklist(MODES)),
  gold: v.optional(v.record(nation, whole(0, MOST.gold))),
  overlords: v.optional(v.record(nation, nation)),
  options: v.optional(options),
  players: v.optional(PLAYERS),
  bag: v.optional(BAG),
  band: v.optional(list(COHORT, MOST.cohorts)),
  tally: v.optional(TALLY),
  seed: whole(-(2 ** 31), 2 ** 31 - 1),
});

const marked = v.strictObject({
  ...COHORT.entries,
  count: whole(1, MOST.count),
  steps: v.optional(whole(1, 9)),
  led: v.optional(v.literal(true)),
  reach: v.optional(whole(0, 9)),
  halt: v.optional(v.picklist(HALTS)),
  river: v.optional(v.literal(true)),
  frail: v.optional(v.literal(true)),
  pile: v.optional(v.literal(true)),
});

const sides = <const T extends v.GenericSchema>(schema: T) => v.strictObject({ attacker: schema, defender: schema });
const aims = v.pipe(
  v.array(v.strictObject({ die: v.picklist(COMBAT_KINDS), target: v.picklist(TARGETS), count: whole(1, MOST.count) })),
  v.maxLength(MOST.cohorts),
);

const nationList = list(nation, NATIONS.length);
const BIDDING = { bidders: seats, next: name, bid: halfPoints, holder: v.nullable(name) };

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
    step: v.picklist(BATTLE_STEPS),
    aims: v.strictObject({ attacker: v.optional(aims), defender: v.optional(aims) }),
    result: v.optional(sides(v.record(v.picklist(TARGETS), whole(0, MOST.count)))),
    leaders: v.optional(list(v.picklist(LEADERS), LEADERS.length)),
    ground: v.optional(v.picklist(['plain', 'mountain'])),
    brave: v.optional(
      v.strictObject({
        side: v.picklist(SIDES),
        die: v.picklist(COMBAT_KINDS),
        aimed: v.picklist(TARGETS),
        at: v.tuple([v.picklist(TARGETS), v.picklist(TARGETS)]),
      }),
    ),
    noSubmission: v.optional(v.literal(true)),
    band: v.optional(v.picklist(['also', 'only'])),
    mission: v.optional(v.strictObject({ hirer: nation, named: quota, there: quota })),
  }),
  v.strictObject({ kind: v.literal('surplus'), nation, place: province }),
  v.strictObject({ kind: v.literal('pinning'), place: province, count: whole(1, MOST.count) }),
  v.strictObject({ kind: v.literal('withdrawal'), owner, place: province, rule: v.picklist(RULE_IDS) }),
  v.strictObject({ kind: v.literal('offer'), nation, to: nation, place: province }),
  v.strictObject({ kind: v.literal('overlord-buys'), nation }),
  v.strictObject({ kind: v.literal('free-castles'), nation, count: whole(0, 9) }),
  v.strictObject({ kind: v.literal('surrender'), nation, place: province }),
  v.strictObject({
    kind: v.literal('transformation'),
    from: nation,
    into: nation,
    had: v.optional(quota),
    awarded: v.optional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('survivors'), from: nation, into: nation, left: quota, most: whole(0, MOST.count) }),
  v.strictObject({
    kind: v.literal('founding'),
    nation,
    from: nation,
    step: v.picklist(['provinces', 'swap', 'clear', 'units']),
    choice: list(province, PROVINCES.length),
    most: whole(0, PROVINCES.length),
    lands: list(province, PROVINCES.length),
    left: quota,
    swaps: whole(0, 9),
    leaders: v.optional(list(v.picklist(LEADERS), LEADERS.length)),
  }),
  v.strictObject({ kind: v.literal('auction'), nation, later: nationList, ...BIDDING }),
  v.strictObject({
    kind: v.literal('sealed-auction'),
    nation,
    later: nationList,
    bidders: seats,
    least: halfPoints,
    bids: v.record(name, v.nullable(halfPoints)),
    again: v.optional(v.literal(true)),
  }),
  v.strictObject({
    kind: v.literal('group-auction'),
    lots: nationList,
    aside: nationList,
    bids: v.record(name, v.record(nation, halfPoints)),
    tie: v.optional(v.strictObject({ lot: nation, ...BIDDING })),
  }),
  v.strictObject({ kind: v.literal('major-choice'), left: seats }),
  v.strictObject({
    kind: v.literal('token-window'),
    at: v.picklist(WINDOWS),
    asked: seats,
    played: list(
      v.strictObject({ seat: name, token: v.picklist([...TOKENS, 'sign']), fixed: v.record(name, name) }),
      27,
    ),
  }),
  v.strictObject({
    kind: v.literal('early-retreat'),
    side: v.picklist(SIDES),
    most: v.optional(whole(1, MOST.count)),
  }),
  v.strictObject({ kind: v.literal('pile-choice'), places: list(v.picklist(PLACES), PLACES.length) }),
  v.strictObject({
    kind: v.literal('mission'),
    hirer: nation,
    step: v.picklist(['answer', 'engage', 'fight']),
    place: province,
    named: quota,
    there: quota,
  }),
]);

const DUE = v.strictObject({
  at: list(v.picklist([...PLACES, 'own-territory', 'band']), 4),
  units: quota,
  leaders: list(v.picklist(LEADERS), LEADERS.length),
  guests: v.optional(v.literal(true)),
  rule: v.optional(v.picklist(RULE_IDS)),
  bought: v.optional(
    v.strictObject({ kind: v.picklist(COMBAT_KINDS), most: whole(0, MOST.count), vpEach: halfPoints }),
  ),
});

/** A whole state, as in the snapshot of a save. */
export const STATE = v.strictObject({
  game: v.literal('hispania'),
  set: name,
  corrections: v.optional(CORRECTIONS),
  rulings: v.record(v.picklist(RULINGS), v.literal('b')),
  options: v.optional(options),
  scenario: v.optional(v.picklist(SCENARIOS)),
  mode: v.optional(v.picklist(MODES)),
  turn: whole(1, MOST.turn),
  lastTurn: whole(1, MOST.turn),
  stage: v.picklist(STAGES),
  step: whole(0, 20),
  active: v.nullable(nation),
  phase: v.nullable(v.picklist(PHASES)),
  fresh: v.optional(v.picklist(Object.values(FRESH))),
  frames: v.pipe(v.array(FRAME), v.maxLength(MOST.frames)),
  places: v.record(v.picklist(PLACES), v.pipe(v.array(marked), v.minLength(1), v.maxLength(MOST.cohorts))),
  nations: v.record(
    v.picklist(NATIONS),
    v.strictObject({
      seat: name,
      points: halfPoints,
      capital: v.nullable(province),
      gold: v.optional(whole(0, MOST.gold)),
      earned: v.optional(whole(0, MOST.gold)),
      uncollected: v.optional(v.literal(true)),
      overlord: v.optional(nation),
      freely: v.optional(v.literal(true)),
      bought: v.optional(quota),
      due: v.optional(list(DUE, 8)),
      bid: v.optional(halfPoints),
      filled: v.optional(list(province, PROVINCES.length)),
      ended: v.optional(v.literal(true)),
      crowded: v.optional(v.pipe(v.array(v.picklist(PROVINCES)), v.maxLength(PROVINCES.length))),
    }),
  ),
  band: v.optional(list(marked, MOST.cohorts)),
  players: v.optional(PLAYERS),
  bag: v.optional(BAG),
  tally: TALLY,
  dice: v.pipe(
    v.strictObject({ generator: v.array(v.number()), rolled: v.number(), given: v.array(whole(1, 10)) }),
    v.check((dice) => isDice(dice)),
  ),
});
