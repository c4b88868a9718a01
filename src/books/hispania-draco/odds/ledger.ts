import type { Action, Choice } from '../../../kernel/contract.ts';
import { connected, neighbours } from '../engine/data/geography.ts';
import { DISCS, type DiscId, GENERALS, type GeneralId, type SpaceId, TOWNS, type TownId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import { armiesNear, garrisonsAt, generalAt, revoltsAt } from '../engine/rules/board.ts';
import { isBarred } from '../engine/rules/routes.ts';
import { isOwn, type Sides, sidesOf } from '../engine/rules/values.ts';
import type { Combat, State } from '../engine/state.ts';
import { combatOf, diceOf, winnerOf } from './combat.ts';

/** A siege or an attack before it is rolled, as a player reads it: its results, what supports whom by what, and what does not count. */

/** The combat that an answer would lead to with so many coins, Roman or Hispanic; undefined of an answer that leads to none. */
export function combatBy(
  state: State,
  { kind, fixed }: Pick<Choice, 'kind' | 'fixed'>,
  coins: number,
): Combat | undefined {
  const { pending } = state;
  if (kind === 'raise') return pending?.is === 'raise' ? { ...pending.combat, raise: coins } : undefined;
  if (kind !== 'strike') return combatOf(state, { kind, fixed, values: { coins } } as Action);
  const [from, to] = [fixed['from'] as TownId, fixed['to'] as TownId];
  const general = generalAt(state, to) ?? null;
  return { by: 'army', kind: general === null ? 'siege' : 'attack', general, from, to, coins: 0, raise: coins };
}

/** How many of all results of the dice each side wins. */
export interface Tally {
  readonly roman: number;
  readonly tie: number;
  readonly hispanic: number;
  readonly of: number;
}

/** The results of a combat, and their tally. */
export function resultsOf(
  state: State,
  combat: Combat,
): { readonly sides: Sides; readonly results: readonly Result[]; readonly tally: Tally } {
  const sides = sidesOf(state, combat);
  const results = diceOf(combat).map((dice) => ({ ...dice, winner: winnerOf(sides, dice) }));
  const count = (who: Result['winner']): number => results.filter(({ winner }) => winner === who).length;
  return {
    sides,
    results,
    tally: { roman: count('roman'), tie: count('tie'), hispanic: count('hispanic'), of: results.length },
  };
}

export type Result = ReturnType<typeof diceOf>[number] & { readonly winner: ReturnType<typeof winnerOf> };

/** The figure of a side: where it stands, and the side of its discs. */
interface Supported {
  readonly at: SpaceId;
  readonly discs: Sides['roman']['discs'];
}

/** By which space each space of a group is linked with its figure; null of those beside the figure or in its space. */
export function linksOf({ at, discs }: Supported): ReadonlyMap<SpaceId, SpaceId | null> {
  const group = discs.map((one) => one.at);
  const first = group.filter((one) => one === at || connected(one, at));
  const links = new Map<SpaceId, SpaceId | null>(first.map((one) => [one, null]));
  // A map that is walked takes in what is added meanwhile.
  for (const one of links.keys())
    for (const to of neighbours(one)) if (group.includes(to) && !links.has(to)) links.set(to, one);
  return links;
}

/** Something that the eye would wrongly add, with the rule that leaves it out. */
export type Uncounted = { readonly rule: RuleId } & (
  | { readonly is: 'general'; readonly general: GeneralId; readonly at: SpaceId }
  | { readonly is: 'own' | 'river'; readonly at: TownId }
  | { readonly is: 'other'; readonly at: TownId; readonly disc: DiscId }
  | { readonly is: 'army'; readonly at: TownId }
  | { readonly is: 'revolts' | 'power'; readonly at: SpaceId }
);

/** What does not count in a combat of the Romans, though it stands near or has the right colour. */
export function uncounted(state: State, combat: Combat, { roman, hispanic }: Sides): readonly Uncounted[] {
  const { by, general, from, to, kind } = combat;
  if (by !== 'roman' || general === null) return [];
  const helps = (one: GeneralId): boolean => roman.doublers.some((of) => 'general' in of && of.general === one);
  const hinders = (at: TownId): boolean => hispanic.doublers.some((of) => 'army' in of && of.army === at);
  const counts = (at: TownId): boolean => roman.discs.some((one) => one.at === at);
  return [
    ...GENERALS.flatMap((one): readonly Uncounted[] => {
      const at = state.generals[one];
      return one === general || at === null || helps(one)
        ? []
        : [{ is: 'general', rule: '4.3-double', general: one, at }];
    }),
    ...TOWNS.flatMap((at): readonly Uncounted[] => {
      const discs = garrisonsAt(state, at);
      const own = discs.some((disc) => isOwn(general, disc));
      if (own && !counts(at))
        return [isBarred(state, to) ? { is: 'river', rule: '9.4-lethe', at } : { is: 'own', rule: '4.3-support', at }];
      if (at !== from && !connected(at, from)) return [];
      const other = DISCS.find((disc) => discs.includes(disc) && !isOwn(general, disc));
      return other ? [{ is: 'other', rule: '4.3-support', at, disc: other }] : [];
    }),
    ...armiesNear(state, to).flatMap(({ at }): readonly Uncounted[] =>
      hinders(at) ? [] : [{ is: 'army', rule: '4.3-double', at }],
    ),
    ...(kind === 'siege' && revoltsAt(state, to) > 1 ? [{ is: 'revolts', rule: '4.3', at: to } as const] : []),
    ...(kind === 'attack' && hispanic.discs.length === 0 && revoltsAt(state, to) > 0
      ? [{ is: 'power', rule: '9.1-power', at: to } as const]
      : []),
  ];
}

/** The town of the chief who may be murdered. */
export function chiefAt({ armies }: State): TownId | undefined {
  return armies.find(({ special }) => special)?.at;
}
