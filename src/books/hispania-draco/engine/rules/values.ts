import { connected, neighbours, provinceAt, provinceOfPraetor, shieldOf, townsNear } from '../data/geography.ts';
import { type DiscId, type GeneralId, type SpaceId, TOWNS, type TownId } from '../data/ids.ts';
import type { Value } from '../facts.ts';
import type { Combat, State } from '../state.ts';
import { armiesNear, armyAt, garrisonsAt, generalsNear, revoltsAt, scenarioOf, uses } from './board.ts';
import { isBarred } from './routes.ts';

/** The values of a combat, piece by piece (4.3 to 4.4-revolts, 5.2-siege, 5.2-attack). */

/** A figure that doubles a value: a general, or an army by its town. */
export type Doubler = { readonly general: GeneralId } | { readonly army: TownId };

/** What counts on a side of a combat. Its value is the sum, doubled by each doubler. */
export interface Force {
  /** The shield of a town; null where a die counts instead. */
  readonly shield: number | null;
  readonly coins: number;
  /** Garrisons or revolts that support it, by space. */
  readonly discs: readonly { readonly at: SpaceId; readonly count: number }[];
  /** The support of a Roman province for its praetor (4.3-province). */
  readonly province: 0 | 1;
  /** What the praetor of Citerior adds in sieges (8.2-citerior). */
  readonly bonus: 0 | 1;
  readonly doublers: readonly Doubler[];
}

/** The two sides of a combat. */
export interface Sides {
  readonly roman: Force;
  readonly hispanic: Force;
}

const ALONE: Force = { shield: null, coins: 0, discs: [], province: 0, bonus: 0, doublers: [] };

/** The value of a force with its die. */
export function counted({ shield, coins, discs, province, bonus, doublers }: Force, die: number | null): Value {
  const base = shield ?? die ?? 0;
  const count = discs.reduce((sum, one) => sum + one.count, 0);
  const doubles = doublers.length;
  const total = (base + coins + count + province + bonus) * 2 ** doubles;
  return { base, coins, discs: count, province, bonus, doubles, total };
}

/** The forces of a combat (rulings C1 to C11). */
export function sidesOf(state: State, combat: Combat): Sides {
  const { by, general, from, to, coins, raise } = combat;
  if (by === 'roman') {
    const roman = besiegers(state, combat, general);
    const hispanic =
      combat.kind === 'siege'
        ? { ...ALONE, shield: shieldOf(to), coins: raise, doublers: armiesNear(state, from).map(asDoubler) }
        : armyOf(state, to, from, raise);
    return { roman: { ...roman, coins }, hispanic };
  }
  const hispanic = armyOf(state, from, to, raise);
  const helpers = generalsNear(state, from).filter((one) => one !== general);
  const doublers = helpers.map((one): Doubler => ({ general: one }));
  if (general === null) return { roman: { ...ALONE, shield: shieldOf(to), doublers }, hispanic };
  return { roman: { ...ALONE, ...supportOf(state, general, to), doublers }, hispanic };
}

/** The force of a general who besieges or attacks: the other generals beside the target double it (4.3-double). */
function besiegers(state: State, { kind, from, to }: Combat, general: GeneralId | null): Force {
  const doublers = generalsNear(state, to)
    .filter((one) => one !== general)
    .map((one): Doubler => ({ general: one }));
  if (general === null) return { ...ALONE, doublers };
  const support = isBarred(state, to) ? {} : supportOf(state, general, from);
  return { ...ALONE, ...support, bonus: kind === 'siege' && addsInSieges(state, general) ? 1 : 0, doublers };
}

/** Whether a general adds 1 to his die in sieges (8.2-citerior). */
function addsInSieges(state: State, general: GeneralId): boolean {
  return uses(state, 'imperivm') && general === 'praetor-citerior';
}

/**
 * The force of an army: the revolts of its group, doubled by the other armies beside the enemy, and by itself if it is the special one
 * (4.4-revolts, 4.3-double, 8.6). It is the die alone in the first turn of the consul of a scenario (9.1-power).
 */
function armyOf(state: State, at: SpaceId, enemy: SpaceId, coins: number): Force {
  if (isPower(state)) return { ...ALONE, coins };
  const others = armiesNear(state, enemy).filter((one) => one.at !== at);
  const own = armyAt(state, at);
  const doublers = [...others, ...(own?.special ? [own] : [])].map(asDoubler);
  return { ...ALONE, coins, discs: revoltGroup(state, at), doublers };
}

/** Whether the values of armies are their dice alone (9.1-power, ruling V44). */
function isPower(state: State): boolean {
  return scenarioOf(state).special === 'power' && state.round === 1 && state.turn === 'consul';
}

const asDoubler = ({ at }: { readonly at: TownId }): Doubler => ({ army: at });

/** The revolts in the group of a space: linked by connections, its own among them (4.4-revolts, ruling C2). */
function revoltGroup(state: State, at: SpaceId): Force['discs'] {
  const group = new Set<SpaceId>([at]);
  // A set that is walked takes in what is added meanwhile.
  for (const one of group) for (const to of neighbours(one)) if (revoltsAt(state, to) > 0) group.add(to);
  return [...group].map((one) => ({ at: one, count: revoltsAt(state, one) }));
}

/**
 * The garrisons that support a general in a space: his own, in groups linked by connections of which one is connected with him or in
 * his space; and the support of his province (4.3-support, 4.3-province, 8.3, 8.4, rulings C1, C5).
 */
function supportOf(state: State, general: GeneralId, from: SpaceId): Pick<Force, 'discs' | 'province'> {
  const countAt = (at: TownId): number => garrisonsAt(state, at).filter((disc) => isOwn(general, disc)).length;
  const group = new Set<TownId>(TOWNS.filter((at) => (at === from || connected(at, from)) && countAt(at) > 0));
  for (const one of group) for (const to of townsNear(one)) if (countAt(to) > 0) group.add(to);
  const province = provinceOfPraetor(general);
  const touchesHome = (at: SpaceId): boolean =>
    provinceAt(at) === province || townsNear(at).some((to) => provinceAt(to) === province);
  const isAtHome = province !== undefined && [from, ...group].some(touchesHome);
  return {
    discs: [...group].map((at) => ({ at, count: countAt(at) })),
    province: isAtHome ? 1 : 0,
  };
}

/** Whether a garrison is a general's own: of his colour, or the Legio Hispana, but never of the proconsul (8.3, 8.4). */
export function isOwn(general: GeneralId, disc: DiscId): boolean {
  return disc === general || (disc === 'legio' && general !== 'proconsul');
}

/** Whether a space can be besieged: it is in revolt, and no army is there (4.3). */
export function isTarget(state: State, at: SpaceId): boolean {
  return revoltsAt(state, at) > 0 && !armyAt(state, at);
}
