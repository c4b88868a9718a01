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
 * Battles and policies from outside, for example from a link: untrusted input, of which only the keys named here are
 * read. `senselessIn` checks a battle beyond its form.
 */

/** One side of it. */
export interface WrittenSide {
  /**
   * By default Castile attacks, or León if Castile defends; Seville defends, or Granada; a side with a fort is Rome.
   */
  readonly nation?: NationId;
  readonly units: Quota;
  /** The number of these knights that are wounded, and the hits that the castle has taken. */
  readonly wounded?: { readonly knight?: number; readonly castle?: number };
  /**
   * The number of knights that the first hit destroys, and whether it destroys the castle (10.3-indiscipline,
   * 10.3-treachery).
   */
  readonly frail?: { readonly knight?: number; readonly castle?: boolean };
  /** A leader: the nation's first one, or a certain one. */
  readonly leader?: boolean | LeaderId;
  /** The tactics bonus of the first round (10.3-tactics). */
  readonly tactics?: number;
}

export interface WrittenBattle {
  readonly attacker: WrittenSide & {
    /** Of these units, those that crossed a river (6.4). */
    readonly river?: Quota;
  };
  readonly defender: WrittenSide;
  /** The place; without it the terrain is given. */
  readonly place?: ProvinceId;
  readonly terrain?: Terrain;
  readonly zeal?: boolean;
  readonly turn?: number;
  readonly rulings?: Readonly<Partial<Record<RulingId, 'b'>>>;
  readonly set?: string;
  readonly corrections?: Corrections;
}

/** The maximum number of units of a kind on one side. */
export const MOST_UNITS = 60;
/** The last turn of the longest scenario. */
const LAST_TURN = 21;
/** The bonus of a Tactics token in its round (10.3-tactics). */
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

/** A battle on the published data set; one with an owner's corrections cannot be shared. */
const BATTLE = v.strictObject({
  attacker: v.strictObject({ ...SIDE, river: v.exactOptional(quota) }),
  defender: v.strictObject(SIDE),
  place: v.exactOptional(v.picklist(PROVINCES)),
  terrain: v.exactOptional(v.picklist(['plain', 'mountain'])),
  zeal: v.exactOptional(v.boolean()),
  turn: v.exactOptional(whole(1, LAST_TURN)),
  rulings: v.exactOptional(v.record(v.picklist(SWITCHES), v.literal('b'))),
});

/** Chances are written in whole hundredths, because links contain no fractions. */
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

/** A battle from untrusted data, or its faults. Never throws. */
export function readBattle(input: unknown): Read<WrittenBattle> {
  const { success, output, issues } = v.safeParse(BATTLE, input);
  if (!success) return { faults: issues.map(formFault) };
  const faults = senselessIn(output);
  return faults.length > 0 ? { faults } : { value: output };
}

/** Policies from untrusted data, or their faults. Never throws. */
export function readPolicies(input: unknown): Read<Chosen> {
  const { success, output, issues } = v.safeParse(POLICIES, input);
  return success ? { value: output } : { faults: issues.map(formFault) };
}

/** The written form of policies, the input of `readPolicies`. */
export function writePolicies({ retreat, ...others }: Chosen): v.InferInput<typeof POLICIES> {
  if (!retreat) return others;
  const written = Object.entries(retreat).map(([side, of]) => [
    side,
    typeof of === 'object' && 'winning' in of ? { winning: Math.round(of.winning * 100) } : of,
  ]);
  return { ...others, retreat: Object.fromEntries(written) };
}

/**
 * Faults of a battle: too many units, a castle that attacks, two castles or forts in one place, more marks than units.
 */
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

/** The sides without units: not a battle yet, but it may become one. */
export function emptySides({ attacker, defender }: WrittenBattle): readonly Side[] {
  const isEmpty = ({ units }: WrittenSide) => COMBAT_KINDS.every((kind) => (units[kind] ?? 0) === 0);
  return [...(isEmpty(attacker) ? ['attacker' as const] : []), ...(isEmpty(defender) ? ['defender' as const] : [])];
}
