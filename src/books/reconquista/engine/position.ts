import * as v from 'valibot';
import type { Dice, Fault, Positioned } from '../../../kernel/contract.ts';
import { isDice, seeded } from '../../../kernel/dice.ts';
import { fault } from '../../../kernel/limits.ts';
import { regionOf } from './data/geography.ts';
import { EVENTS, LOCATIONS, PERIODS, REGIONS, SIDES, type Side } from './data/ids.ts';
import { ENDINGS, OPTIONS, PLAGUE_PIECES, RELIGIONS, SWITCHES, UNIT_IDS, type UnitId } from './data/play-ids.ts';
import { TURNS } from './data/score.ts';
import { hasWalls, isOpen } from './rules/control.ts';
import { isForeign } from './rules/draft.ts';
import { openAt, openParts, ours } from './rules/forces.ts';
import { piecesOf } from './rules/plague.ts';
import { minus, size, sum } from './rules/units.ts';
import { TABLE_SIZES } from './setup.ts';
import { PHASES, type PlaceState, type Places, type State, type Troops, type Units } from './state.ts';

/** Set-ups, and states from saves. Unknown keys are refused; values that most scenes share may be omitted. */

/** More units of a kind than any game has in one place. */
const MOST = 99;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST));
const points = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST));
const at = v.picklist(LOCATIONS);
const region = v.picklist(REGIONS);
const some = v.pipe(v.array(at), v.maxLength(LOCATIONS.length));
const units = v.strictObject(keyed(UNIT_IDS, count));
const troops = v.strictObject({ side: v.picklist(SIDES), units });
const place = v.strictObject({
  city: v.exactOptional(v.picklist(RELIGIONS)),
  fort: v.exactOptional(v.literal(true)),
  held: v.exactOptional(troops),
  siege: v.exactOptional(troops),
});
const march = v.strictObject({
  side: v.picklist(['muslim', 'neutral']),
  at,
  units,
  from: v.nullable(at),
  lost: v.nullable(at),
  seen: some,
  regions: v.array(region),
  skipped: some,
  within: v.nullable(region),
});
const asked = v.variant('is', [
  v.strictObject({ is: v.literal('order'), at: some }),
  v.strictObject({ is: v.literal('el-cid'), at: some }),
  v.strictObject({ is: v.literal('plague'), region, left: count, piece: v.picklist(PLAGUE_PIECES) }),
  v.strictObject({ is: v.literal('retreat'), from: at, to: some, units, force: units }),
]);
const force = v.strictObject({ at, units });
const WRITTEN = v.strictObject({
  game: v.optional(v.literal('reconquista'), 'reconquista'),
  options: v.optional(v.array(v.picklist(OPTIONS)), []),
  events: v.optional(
    v.union([v.picklist(['basic', 'advanced', 'random']), v.pipe(v.array(v.picklist(EVENTS)), v.maxLength(11))]),
    'basic',
  ),
  rulings: v.optional(v.strictObject(keyed(SWITCHES, v.literal('b'))), {}),
  turn: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(TURNS)), 1),
  phase: v.picklist(PHASES),
  places: v.strictObject(keyed(LOCATIONS, place)),
  revolt: v.optional(v.nullable(region), null),
  event: v.optional(
    v.nullable(
      v.strictObject({
        id: v.picklist(EVENTS),
        period: v.exactOptional(v.picklist(PERIODS)),
        left: v.exactOptional(points),
        more: v.exactOptional(points),
        awaited: v.exactOptional(v.literal(true)),
      }),
    ),
    null,
  ),
  points: v.optional(points, 0),
  moves: v.optional(
    v.nullable(
      v.strictObject({
        region: v.nullable(region),
        moved: v.strictObject(keyed(LOCATIONS, units)),
        force: v.nullable(force),
        apart: v.exactOptional(v.pipe(v.array(force), v.minLength(1))),
      }),
    ),
  ),
  march: v.optional(v.nullable(march), null),
  asked: v.optional(v.nullable(asked), null),
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
  const { places, moves, dice, ...rest } = parsed.output;
  const state: State = {
    ...rest,
    places: Object.fromEntries(LOCATIONS.map((one) => [one, places[one] ?? {}])) as unknown as Places,
    moves: moves ?? (rest.phase === 'moves' ? { region: null, moved: {}, force: null } : null),
    dice: dice ?? seeded(0),
  };
  const faults = faultsOf(state);
  return faults.length > 0 ? { faults } : { state };
}

/** The kinds of units of each side. */
export const KINDS: { readonly [side in Side]: readonly UnitId[] } = {
  christian: ['garrison', 'army', 'order', 'hired', 'el-cid'],
  muslim: ['garrison', 'army', 'hired', 'el-cid'],
  rebel: ['rebel'],
  neutral: ['army'],
};

/**
 * - `bad-table`: a table of events that no dice can read;
 * - `wrong-unit`, `no-units`, `two-cids`: units that a side does not have, troops of none, El Cid twice;
 * - `two-sides`: a siege of nothing, by Rebels, or by those inside;
 * - `bad-phase`: something that its phase does not have;
 * - `bad-force`: moved units that are not there;
 * - `bad-choice`: a choice with nothing to choose from.
 */
function faultsOf(state: State): readonly Fault[] {
  const faults: Fault[] = [];
  if (typeof state.events !== 'string' && !TABLE_SIZES.includes(state.events.length))
    faults.push(fault('bad-table', ['events'], { entries: state.events.length }));
  for (const one of LOCATIONS) {
    const there = state.places[one];
    for (const part of ['held', 'siege'] as const)
      if (there[part]) faults.push(...faultsOfTroops(there[part], ['places', one, part]));
    if (there.siege && !isSiege(there, there.siege)) faults.push(fault('two-sides', ['places', one], {}));
  }
  const everywhere = LOCATIONS.flatMap((one) => [state.places[one].held, state.places[one].siege]);
  const outside = [state.march?.units, state.asked?.is === 'retreat' ? state.asked.units : undefined];
  const all: readonly Units[] = [...everywhere.map((one) => one?.units ?? {}), ...outside.map((one) => one ?? {})];
  if ((sum(all)['el-cid'] ?? 0) > 1) faults.push(fault('two-cids', ['places'], {}));
  faults.push(...faultsOfPhase(state));
  return faults.length > 0 ? faults : faultsOfChoice(state);
}

function faultsOfTroops({ side, units: group }: Troops, path: readonly string[]): readonly Fault[] {
  const wrong = UNIT_IDS.filter((unit) => group[unit] !== undefined && !KINDS[side].includes(unit));
  return [
    ...wrong.map((unit) => fault('wrong-unit', path, { side, unit })),
    ...(size(group) === 0 && !group['el-cid'] ? [fault('no-units', path, {})] : []),
  ];
}

/** Whether troops are around something: walls that another side controls. */
function isSiege(there: PlaceState, { side }: Troops): boolean {
  if (side === 'rebel' || !hasWalls(there)) return false;
  return there.held ? there.held.side !== side : there.city !== undefined && isForeign(side, there.city);
}

function faultsOfPhase({ phase, moves, march: marching, asked: choice, ended, points: left, event }: State) {
  const faults: Fault[] = [];
  const isMarching = phase === 'event' || phase === 'reaction';
  if ((phase === 'moves') !== (moves !== null)) faults.push(fault('bad-phase', ['moves'], {}));
  if ((phase === 'over') !== (ended !== null)) faults.push(fault('bad-phase', ['ended'], {}));
  if (left > 0 && phase !== 'spending') faults.push(fault('bad-phase', ['points'], {}));
  if (marching && (!isMarching || choice?.is !== 'retreat')) faults.push(fault('bad-phase', ['march'], {}));
  if (event && phase === 'rebellion') faults.push(fault('bad-phase', ['event'], {}));
  const isRetreat = choice?.is === 'retreat' && (isMarching || phase === 'moves');
  if (choice && !isRetreat && (choice.is === 'retreat' || phase !== 'event'))
    faults.push(fault('bad-phase', ['asked'], {}));
  return faults;
}

function faultsOfChoice(state: State): readonly Fault[] {
  const { asked: choice, moves, places } = state;
  if (moves) {
    const isThere = LOCATIONS.every((one) => {
      const { [one]: group = {} } = moves.moved;
      return isWithin(group, ours(places[one])?.troops.units ?? {});
    });
    const isOpenForce = openParts(moves).every(
      (part) => size(part.units) > 0 && isWithin(openAt(moves, part.at), moves.moved[part.at] ?? {}),
    );
    if (!isThere || !isOpenForce) return [fault('bad-force', ['moves'], {})];
    if (moves.region && !isOpen(state, moves.region)) return [fault('bad-force', ['moves', 'region'], {})];
  }
  if (!choice) return [];
  const isChoice =
    choice.is === 'plague'
      ? total(piecesOf(state, choice.region, choice.piece)) >= choice.left
      : choice.is === 'retreat'
        ? choice.to.length > 0 && size(choice.units) > 0 && choice.to.every((one) => isOpen(state, regionOf(one)))
        : choice.at.length > 0;
  const isForce = choice.is !== 'retreat' || isWithin(choice.force, choice.units);
  return isChoice && isForce ? [] : [fault('bad-choice', ['asked'], {})];
}

function total(counts: { readonly [key: string]: number }): number {
  return Object.values(counts).reduce((a, b) => a + b, 0);
}

/** Whether a group is a part of another. */
function isWithin(part: Units, whole: Units): boolean {
  return Object.values(minus(whole, part)).every((n) => (n ?? 0) > 0);
}
