import * as v from 'valibot';
import type { Dice, Fault, Positioned } from '../../../kernel/contract.ts';
import { isDice, seeded } from '../../../kernel/dice.ts';
import { fault } from '../../../kernel/limits.ts';
import { isPrinted, isTown, LAND_WAYS, provinceOf } from './data/geography.ts';
import { COMMANDERS, DISCS, FACES, GENERALS, PROVINCES, SCENARIOS, SEAS, SPACES, TOWNS, VARIANTS } from './data/ids.ts';
import { DISCS_OF_TOWN, LEVELS, MEDIUM, PIECES } from './data/level.ts';
import { decision } from './decision.ts';
import { armyAt, revoltsAt, scenarioOf, uses } from './rules/board.ts';
import { armiesLeft, garrisonsLeft, revoltsLeft, timeOf } from './rules/reserve.ts';
import { isWon } from './rules/victory.ts';
import { faultOf } from './setup.ts';
import { ENDINGS, PHASES, STARTING_STEPS, type State } from './state.ts';

/** Set-ups, and states from saves. Unknown keys are refused; values that most scenes share may be omitted. */

const number = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const town = v.picklist(TOWNS);
const sea = v.picklist(SEAS);
const space = v.picklist(SPACES);
const face = v.picklist(FACES);
const general = v.picklist(GENERALS);
const coins = v.optional(number(0, PIECES.coins), 0);
const list = <T extends v.GenericSchema>(of: T, most: number) => v.pipe(v.array(of), v.maxLength(most));
const combat = v.strictObject({
  by: v.picklist(['roman', 'army']),
  kind: v.picklist(['siege', 'attack']),
  general: v.nullable(general),
  from: space,
  to: space,
  coins: number(0, 3),
  raise: number(0, 2),
});
const pending = v.variant('is', [
  v.strictObject({ is: v.literal('revolt'), roman: face, hispanic: face }),
  v.strictObject({ is: v.literal('raise'), combat }),
  v.strictObject({ is: v.literal('dice'), combat, roman: v.nullable(face), hispanic: face }),
  v.strictObject({ is: v.literal('ways'), from: town, to: list(town, TOWNS.length) }),
  v.strictObject({ is: v.literal('strike') }),
]);
const starting = v.strictObject({
  step: v.picklist(STARTING_STEPS),
  provinces: list(v.picklist(PROVINCES), PROVINCES.length),
  die: v.nullable(face),
  named: number(0, PIECES.armies),
  armies: number(0, PIECES.armies),
  roads: number(0, PIECES.roads),
});
const hispanic = v.strictObject({
  step: v.optional(v.picklist(['revolt', 'armies', 'moves']), 'revolt'),
  begun: v.optional(v.boolean(), false),
  left: v.optional(list(town, PIECES.armies), []),
  passed: v.optional(v.boolean(), false),
});
const WRITTEN = v.strictObject({
  game: v.optional(v.literal('hispania-draco'), 'hispania-draco'),
  players: v.optional(v.picklist([1, 2, 3]), 1),
  level: v.optional(
    v.strictObject({
      coins: v.picklist(LEVELS.coins),
      garrisons: v.picklist(LEVELS.garrisons),
      fleets: v.picklist(LEVELS.fleets),
      roads: v.picklist(LEVELS.roads),
      armies: v.picklist(LEVELS.armies),
    }),
    MEDIUM,
  ),
  variants: v.optional(list(v.picklist(VARIANTS), VARIANTS.length), []),
  murder: v.optional(v.boolean(), false),
  scenario: v.optional(v.nullable(v.picklist(SCENARIOS)), null),
  round: v.optional(number(1, 99), 1),
  turn: v.optional(v.picklist(COMMANDERS), COMMANDERS[0]),
  phase: v.picklist(PHASES),
  generals: v.strictObject({
    ...keyed(COMMANDERS, v.nullable(space)),
    proconsul: v.optional(v.nullable(space), null),
  }),
  fleets: v.optional(list(sea, PIECES.fleets), []),
  roads: v.optional(list(v.strictTuple([town, town]), PIECES.roads), []),
  garrisons: v.optional(
    v.strictObject(keyed(TOWNS, v.pipe(v.array(v.picklist(DISCS)), v.minLength(1), v.maxLength(DISCS_OF_TOWN)))),
    {},
  ),
  revolts: v.optional(v.strictObject(keyed(SPACES, number(1, DISCS_OF_TOWN))), {}),
  armies: v.optional(list(v.strictObject({ at: town, special: v.optional(v.boolean(), false) }), PIECES.armies), []),
  time: v.optional(number(0, PIECES.revolts), 0),
  coins,
  hispano: coins,
  consulBy: v.optional(v.picklist(['first', 'second']), 'first'),
  leaving: v.optional(v.boolean(), false),
  kept: v.optional(number(0, PIECES.roads), 0),
  called: v.optional(v.boolean(), false),
  legio: v.optional(v.picklist(COMMANDERS), 'consul'),
  chief: v.optional(v.nullable(v.picklist(['killed', 'missed'])), null),
  lethe: v.optional(v.boolean(), false),
  starting: v.optional(v.nullable(starting), null),
  hispanic: v.optional(v.nullable(hispanic)),
  pending: v.optional(v.nullable(pending), null),
  ended: v.optional(v.nullable(v.picklist(ENDINGS)), null),
  dice: v.optional(v.custom<Dice>(isDice)),
});

/** A position in the written form of a scene. */
export type Written = v.InferInput<typeof WRITTEN>;

/** Entries of a record whose keys are ids, each optional. */
function keyed<K extends string, T extends v.GenericSchema>(keys: readonly K[], schema: T) {
  return Object.fromEntries(keys.map((key) => [key, v.exactOptional(schema)])) as {
    [key in K]: v.ExactOptionalSchema<T, undefined>;
  };
}

/** A checked state. Faults: `bad-shape`, and those of `faultsOf`. Never throws. */
export function position(written: unknown): Positioned<State> {
  const parsed = v.safeParse(WRITTEN, written);
  if (!parsed.success)
    return {
      faults: parsed.issues.map((issue) => ({ code: 'bad-shape', path: v.getDotPath(issue) ?? '', params: {} })),
    };
  const { generals, hispanic: phase, dice, ...rest } = parsed.output;
  const begins = rest.phase === 'hispanic' ? { step: 'revolt' as const, begun: false, left: [], passed: false } : null;
  const state: State = {
    ...rest,
    generals: {
      'praetor-ulterior': generals['praetor-ulterior'] ?? null,
      'praetor-citerior': generals['praetor-citerior'] ?? null,
      consul: generals.consul ?? null,
      proconsul: generals.proconsul,
    },
    hispanic: phase ?? begins,
    dice: dice ?? seeded(0),
  };
  const faults = [...faultsOfPieces(state), ...faultsOfPhase(state)];
  return faults.length > 0 ? { faults } : { state };
}

/**
 * - `bad-options`: options that the rules forbid;
 * - `too-many`: more pieces than there are;
 * - `two-sides`: revolts with garrisons, generals or fleets, an army without a revolt;
 * - `two-figures`: two generals in a space that none has to leave, two armies in a province, two fleets in a sea;
 * - `no-fleet`: a general at sea;
 * - `bad-road`: a road that is printed, laid already or on no connection.
 */
function faultsOfPieces(state: State): readonly Fault[] {
  const { generals, fleets, roads, garrisons, armies, leaving, lethe } = state;
  const faults: Fault[] = [];
  const broken = faultOf(state);
  if (broken) faults.push(fault('bad-options', [], { broken }));
  if (scenarioOf(state).variants.some((one) => !uses(state, one))) faults.push(fault('bad-options', ['variants'], {}));
  if (lethe && scenarioOf(state).special !== 'lethe') faults.push(fault('bad-options', ['lethe'], {}));
  const reserve = armiesLeft(state);
  const legions = Object.values(garrisons)
    .flat()
    .filter((one) => one === 'legio').length;
  const specials = armies.filter(({ special }) => special).length;
  const isOver =
    revoltsLeft(state) < 0 ||
    reserve.normal < 0 ||
    specials > (uses(state, 'terror') && state.chief !== 'killed' ? 1 : 0) ||
    legions > (uses(state, 'legio-hispana') ? 1 : 0) ||
    COMMANDERS.some((one) => garrisonsLeft(state, one) < 0) ||
    roads.length + state.kept > state.level.roads ||
    state.time > timeOf(state).full;
  if (isOver) faults.push(fault('too-many', [], {}));
  for (const at of SPACES) {
    const revolts = revoltsAt(state, at);
    const there = GENERALS.filter((one) => generals[one] === at);
    const isOurs = isTown(at) ? garrisons[at] !== undefined : fleets.includes(at);
    if (revolts > 0 && (isOurs || there.length > 0)) faults.push(fault('two-sides', ['revolts', at], {}));
    if (armyAt(state, at) && revolts === 0) faults.push(fault('two-sides', ['armies', at], {}));
    if (!isTown(at) && there.length > 0 && !isOurs) faults.push(fault('no-fleet', ['generals', at], {}));
    if (!isTown(at) && revolts > (uses(state, 'pirates') ? 1 : 0)) faults.push(fault('too-many', ['revolts', at], {}));
    const most = leaving && there.includes(state.turn) ? 2 : 1;
    if (there.length > most) faults.push(fault('two-figures', ['generals', at], {}));
  }
  const homes = armies.map(({ at }) => provinceOf(at));
  if (new Set(homes).size < homes.length) faults.push(fault('two-figures', ['armies'], {}));
  if (new Set(fleets).size < fleets.length) faults.push(fault('two-figures', ['fleets'], {}));
  for (const [i, [a, b]] of roads.entries()) {
    const isWay = LAND_WAYS.some(([one, other]) => one === a && other === b) && !isPrinted(a, b);
    const isTwice = roads.findIndex(([one, other]) => one === a && other === b) < i;
    if (!isWay || isTwice) faults.push(fault('bad-road', ['roads', i], {}));
  }
  return faults;
}

/**
 * - `bad-phase`: something that its phase does not have;
 * - `bad-question`: a question without an answer.
 */
function faultsOfPhase(state: State): readonly Fault[] {
  const { phase, turn, generals, starting: begins, hispanic: acts, pending: waits, ended } = state;
  const faults: Fault[] = [];
  const must = (holds: boolean, path: string): void => {
    if (!holds) faults.push(fault('bad-phase', [path], { phase }));
  };
  const isThere = generals[turn] !== null;
  must((phase === 'over') === (ended !== null), 'ended');
  must((phase === 'starting') === (begins !== null), 'starting');
  must((phase === 'hispanic') === (acts !== null), 'hispanic');
  must(phase === 'roman' || state.coins === 0, 'coins');
  must(uses(state, 'hispano') ? phase !== 'over' || state.hispano === 0 : state.hispano === 0, 'hispano');
  must(phase === 'return' ? !isThere : phase !== 'roman' || isThere, 'generals');
  must(!state.leaving || phase === 'roman', 'leaving');
  must(phase === 'starting' || phase === 'return' || phase === 'over' || ended !== null || !isWon(state), 'garrisons');
  must(!waits || isWaiting(state), 'pending');
  must(generals.proconsul === null || (state.called && uses(state, 'proconsvl')), 'called');
  must(waits !== null || acts === null || !acts.begun, 'hispanic');
  if (faults.length > 0) return faults;
  return phase !== 'over' && (decision(state)?.choices.length ?? 0) === 0 ? [fault('bad-question', [], {})] : [];
}

/** Whether the player of Hispano can be asked what is asked. */
function isWaiting(state: State): boolean {
  const { pending: waits, phase, hispano, generals } = state;
  if (!waits || hispano === 0 || (phase !== 'roman' && phase !== 'hispanic')) return false;
  if (waits.is === 'revolt') return true;
  if (waits.is === 'strike' || waits.is === 'ways')
    return phase === 'hispanic' && (waits.is === 'strike' || armyAt(state, waits.from) !== undefined);
  const { by, kind, general: who, from, to } = waits.combat;
  if (by === 'roman') return phase === 'roman' && who !== null && generals[who] === from;
  const isMet = who === null ? kind === 'siege' : kind === 'attack' && generals[who] === to;
  return waits.is === 'dice' && phase === 'hispanic' && armyAt(state, from) !== undefined && isMet;
}
