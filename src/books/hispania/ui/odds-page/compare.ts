import { COMBAT_KINDS, type CombatKind, type NationId, SWITCHES, type SwitchId } from '../../engine/data/ids.ts';
import type { Terrain } from '../../engine/data/types.ts';
import { SIDES, type Side } from '../../engine/state/battle.ts';
import type { ByKind, Odds } from '../../odds/figures.ts';
import type { AimPolicy, RetreatPolicy } from '../../odds/policy.ts';
import { ENDS_SHOWN, type EndShown, sharesOf } from '../odds/shares.ts';
import type { Entry } from './comparison.ts';

/** The difference of a battle from the one with which it is compared: in its set-up, and in its result. */

export type Change =
  | { readonly is: 'nation'; readonly side: Side; readonly now: NationId | undefined }
  | { readonly is: 'units'; readonly side: Side; readonly kind: CombatKind; readonly by: number }
  | { readonly is: 'wounded' | 'frail'; readonly side: Side; readonly kind: 'knight' | 'castle'; readonly now: number }
  | { readonly is: 'leader' | 'tactics'; readonly side: Side; readonly now: boolean }
  | { readonly is: 'river' | 'turn'; readonly now: number }
  | { readonly is: 'terrain'; readonly now: Terrain }
  | { readonly is: 'zeal'; readonly now: boolean }
  | { readonly is: 'ruling'; readonly ruling: SwitchId; readonly other: boolean }
  | { readonly is: 'aims'; readonly side: Side; readonly now: AimPolicy }
  | { readonly is: 'retreat'; readonly side: Side; readonly now: RetreatPolicy }
  | { readonly is: 'rounds'; readonly now: number | undefined };

const sum = (of: ByKind = {}): number => Object.values(of).reduce((a, b) => a + b, 0);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The changes from `from` to `to`, in the order of the set-up. */
export function changesOf(from: Entry, to: Entry): readonly Change[] {
  return [
    ...SIDES.flatMap((side) => sideChanges(from, to, side)),
    ...groundChanges(from, to),
    ...SIDES.flatMap((side) => policyChanges(from, to, side)),
    ...(from.by.rounds === to.by.rounds ? [] : [{ is: 'rounds' as const, now: to.by.rounds }]),
  ];
}

function sideChanges(from: Entry, to: Entry, side: Side): readonly Change[] {
  const [old, now] = [from.battle[side], to.battle[side]];
  const changes: Change[] = [];
  if (old.nation !== now.nation) changes.push({ is: 'nation', side, now: now.nation });
  for (const kind of COMBAT_KINDS) {
    const by = (now.units[kind] ?? 0) - (old.units[kind] ?? 0);
    if (by !== 0) changes.push({ is: 'units', side, kind, by });
  }
  for (const is of ['wounded', 'frail'] as const) {
    for (const kind of ['knight', 'castle'] as const) {
      const n = Number(now[is]?.[kind] ?? 0);
      if (n !== Number(old[is]?.[kind] ?? 0)) changes.push({ is, side, kind, now: n });
    }
  }
  for (const is of ['leader', 'tactics'] as const) {
    if (Boolean(old[is]) !== Boolean(now[is])) changes.push({ is, side, now: Boolean(now[is]) });
  }
  return changes;
}

function groundChanges({ battle: old }: Entry, { battle: now }: Entry): readonly Change[] {
  const changes: Change[] = [];
  if (!same(old.attacker.river, now.attacker.river)) changes.push({ is: 'river', now: sum(now.attacker.river) });
  const terrain = now.terrain ?? 'plain';
  if (terrain !== (old.terrain ?? 'plain')) changes.push({ is: 'terrain', now: terrain });
  if ((old.zeal ?? false) !== (now.zeal ?? false)) changes.push({ is: 'zeal', now: now.zeal ?? false });
  if (now.turn !== undefined && old.turn !== now.turn) changes.push({ is: 'turn', now: now.turn });
  for (const ruling of SWITCHES) {
    const other = now.rulings?.[ruling] === 'b';
    if (other !== (old.rulings?.[ruling] === 'b')) changes.push({ is: 'ruling', ruling, other });
  }
  return changes;
}

function policyChanges({ by: old }: Entry, { by: now }: Entry, side: Side): readonly Change[] {
  const aim = now.aims?.[side] ?? 'default';
  const retreat = now.retreat?.[side] ?? 'never';
  return [
    ...(same(aim, old.aims?.[side] ?? 'default') ? [] : [{ is: 'aims' as const, side, now: aim }]),
    ...(same(retreat, old.retreat?.[side] ?? 'never') ? [] : [{ is: 'retreat' as const, side, now: retreat }]),
  ];
}

/** The difference between the results of two battles: thousandths of a chance, as both figures show them; units; rounds. */
export interface Apart {
  /** Both victories, and the other ends that either battle may have. */
  readonly ends: readonly { readonly end: EndShown; readonly by: number }[];
  readonly losses: { readonly [side in Side]: number };
  readonly rounds: number;
}

export function apart(from: Odds, to: Odds): Apart {
  const parts = (odds: Odds) => new Map(sharesOf(odds, 1000).map((share) => [share.end, share.parts]));
  const [old, now] = [parts(from), parts(to)];
  const lost = (side: Side) => sum(to.losses[side]) - sum(from.losses[side]);
  return {
    ends: ENDS_SHOWN.filter((end) => old.has(end) || now.has(end)).map((end) => ({
      end,
      by: (now.get(end) ?? 0) - (old.get(end) ?? 0),
    })),
    losses: { attacker: lost('attacker'), defender: lost('defender') },
    rounds: to.rounds.mean - from.rounds.mean,
  };
}
