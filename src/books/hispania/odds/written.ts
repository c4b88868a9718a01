import * as v from 'valibot';
import type { Fault } from '../../../kernel/contract.ts';
import type { LeaderId, NationId, ProvinceId, RulingId } from '../engine/data/ids.ts';
import { COMBAT_KINDS, LEADERS, NATIONS, PROVINCES, SWITCHES } from '../engine/data/ids.ts';
import type { Corrections } from '../engine/data/sets.ts';
import type { Quota, Terrain } from '../engine/data/types.ts';
import { formFault, senseless } from '../engine/faults.ts';
import type { Side } from '../engine/state/battle.ts';
import { type Chosen, MOST_ROUNDS } from './policy.ts';

/**
 * Battles and policies as they come from outside, out of a link say: hostile input, of which nothing is taken that is not
 * named here. What a battle needs beyond its form is asked of `senselessIn`, wherever it comes from.
 */

/** One side of it. */
export interface WrittenSide {
  /** Unless told Castile attacks, or León if Castile defends; Seville defends, or Granada; who has a fort is Rome. */
  readonly nation?: NationId;
  readonly units: Quota;
  /** Knights of these that have lost a life, and hits that the castle has taken. */
  readonly wounded?: { readonly knight?: number; readonly castle?: number };
  /** Knights that fall at the first hit, and whether the castle does (10.3-indiscipline, 10.3-treachery). */
  readonly frail?: { readonly knight?: number; readonly castle?: boolean };
  /** A leader: its nation's first one, or which. */
  readonly leader?: boolean | LeaderId;
  /** Plus points of the first round (10.3-tactics). */
  readonly tactics?: number;
}

export interface WrittenBattle {
  readonly attacker: WrittenSide & {
    /** Of these units, those that crossed a river (6.4). */
    readonly river?: Quota;
  };
  readonly defender: WrittenSide;
  /** Where; without it a plain or a mountain. */
  readonly place?: ProvinceId;
  readonly terrain?: Terrain;
  readonly zeal?: boolean;
  readonly turn?: number;
  readonly rulings?: Readonly<Partial<Record<RulingId, 'b'>>>;
  readonly set?: string;
  readonly corrections?: Corrections;
}

/** Units of a kind at most that one side may have. */
export const MOST_UNITS = 60;
/** The last turn of the longest scenario. */
const LAST_TURN = 21;
/** What a Tactics token adds in the round in which it is played (10.3-tactics). */
export const TACTICS = 2;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const kind = v.picklist(COMBAT_KINDS);
const quota = v.record(kind, whole(0, MOST_UNITS));

const SIDE = {
  nation: v.exactOptional(v.picklist(NATIONS)),
  units: quota,
  wounded: v.exactOptional(
    v.strictObject({ knight: v.exactOptional(whole(0, MOST_UNITS)), castle: v.exactOptional(whole(0, 2)) }),
  ),
  frail: v.exactOptional(
    v.strictObject({ knight: v.exactOptional(whole(0, MOST_UNITS)), castle: v.exactOptional(v.boolean()) }),
  ),
  leader: v.exactOptional(v.union([v.boolean(), v.picklist(LEADERS)])),
  tactics: v.exactOptional(v.picklist([0, TACTICS])),
};

/** A battle on the published data set: one with an owner's corrections is nobody else's. */
const BATTLE = v.strictObject({
  attacker: v.strictObject({ ...SIDE, river: v.exactOptional(quota) }),
  defender: v.strictObject(SIDE),
  place: v.exactOptional(v.picklist(PROVINCES)),
  terrain: v.exactOptional(v.picklist(['plain', 'mountain'])),
  zeal: v.exactOptional(v.boolean()),
  turn: v.exactOptional(whole(1, LAST_TURN)),
  rulings: v.exactOptional(v.record(v.picklist(SWITCHES), v.literal('b'))),
});

/** Chances are written in whole hundredths: links hold no fractions. */
const hundredths = v.pipe(
  whole(1, 100),
  v.transform((n) => n / 100),
);
const aim = v.union([v.picklist(['default', 'best']), v.strictObject({ first: kind })]);
const retreat = v.union([
  v.literal('never'),
  v.strictObject({ below: whole(1, MOST_UNITS) }),
  v.strictObject({ winning: hundredths }),
]);
const sides = <const T extends v.GenericSchema>(schema: T) =>
  v.strictObject({ attacker: v.exactOptional(schema), defender: v.exactOptional(schema) });

const POLICIES = v.strictObject({
  aims: v.exactOptional(sides(aim)),
  retreat: v.exactOptional(sides(retreat)),
  rounds: v.exactOptional(whole(0, MOST_ROUNDS)),
});

export type Read<T> =
  | { readonly value: T; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly value?: undefined };

/** The battle that something is, or what is wrong with it. Never throws. */
export function readBattle(input: unknown): Read<WrittenBattle> {
  const { success, output, issues } = v.safeParse(BATTLE, input);
  if (!success) return { faults: issues.map(formFault) };
  const faults = senselessIn(output);
  return faults.length > 0 ? { faults } : { value: output };
}

/** The policies that something is, or what is wrong with them. Never throws. */
export function readPolicies(input: unknown): Read<Chosen> {
  const { success, output, issues } = v.safeParse(POLICIES, input);
  return success ? { value: output } : { faults: issues.map(formFault) };
}

/** Policies as they are written: what `readPolicies` takes. */
export function writePolicies({ retreat, ...others }: Chosen): v.InferInput<typeof POLICIES> {
  if (!retreat) return others;
  const written = Object.entries(retreat).map(([side, of]) => [
    side,
    typeof of === 'object' && 'winning' in of ? { winning: Math.round(of.winning * 100) } : of,
  ]);
  return { ...others, retreat: Object.fromEntries(written) };
}

/** What no battle can be: too many units, a castle that attacks, two works in one place, more marks than units. */
export function senselessIn({ attacker, defender }: WrittenBattle): readonly Fault[] {
  const faults: Fault[] = [];
  const all: readonly (readonly [Side, WrittenSide])[] = [
    ['attacker', attacker],
    ['defender', defender],
  ];
  if (attacker.nation !== undefined && attacker.nation === defender.nation)
    faults.push(senseless('defender', attacker.nation));
  for (const [side, { units, wounded = {}, frail = {} }] of all) {
    const counts = COMBAT_KINDS.map((kind) => units[kind] ?? 0);
    if (counts.some((n) => !Number.isInteger(n) || n < 0 || n > MOST_UNITS))
      faults.push(senseless(`${side}.units`, 'count'));
    const works = (units.castle ?? 0) + (units.fort ?? 0);
    if (works > (side === 'attacker' ? 0 : 1)) faults.push(senseless(`${side}.units`, 'castle'));
    const marked = (wounded.knight ?? 0) + (frail.knight ?? 0);
    if (marked > (units.knight ?? 0)) faults.push(senseless(side, 'knight'));
    if (![0, 1, 2].includes(wounded.castle ?? 0)) faults.push(senseless(`${side}.wounded`, 'castle'));
  }
  for (const kind of COMBAT_KINDS) {
    if ((attacker.river?.[kind] ?? 0) > (attacker.units[kind] ?? 0)) faults.push(senseless('attacker.river', kind));
  }
  return faults;
}

/** The sides that nobody is on: no battle yet, though it may become one. */
export function emptySides({ attacker, defender }: WrittenBattle): readonly Side[] {
  const isEmpty = ({ units }: WrittenSide) => COMBAT_KINDS.every((kind) => (units[kind] ?? 0) === 0);
  return [...(isEmpty(attacker) ? ['attacker' as const] : []), ...(isEmpty(defender) ? ['defender' as const] : [])];
}
