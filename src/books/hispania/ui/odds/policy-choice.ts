import { isRecord, readJson } from '../../../../kernel/limits.ts';
import { COMBAT_KINDS, type CombatKind } from '../../engine/data/ids.ts';
import { SIDES, type Side } from '../../engine/state/battle.ts';
import type { AimPolicy, Chosen, RetreatPolicy } from '../../odds/policy.ts';

/** The policies of both sides, as chosen beside the odds and remembered on the device. */

/** A target policy as an option of a list: `default`, `best`, `first-infantry`. */
export type AimId = 'default' | 'best' | `first-${CombatKind}`;

export const aimId = (policy: AimPolicy = 'default'): AimId =>
  typeof policy === 'string' ? policy : `first-${policy.first}`;

export function aimOf(id: string): AimPolicy {
  const first = COMBAT_KINDS.find((kind) => id === `first-${kind}`);
  if (first) return { first };
  return id === 'best' ? 'best' : 'default';
}

/** The options of a list of target policies: one kind first only if the enemy has it, or if it is chosen already. */
export function aimsFor(enemy: readonly CombatKind[], chosen: AimPolicy = 'default'): readonly AimId[] {
  const kinds = COMBAT_KINDS.filter(
    (kind) => (enemy.length > 1 && enemy.includes(kind)) || (typeof chosen !== 'string' && chosen.first === kind),
  );
  return ['default', 'best', ...kinds.map((kind): AimId => `first-${kind}`)];
}

export type RetreatId = 'never' | 'below' | 'winning';

export const retreatId = (policy: RetreatPolicy = 'never'): RetreatId =>
  policy === 'never' ? 'never' : 'below' in policy ? 'below' : 'winning';

/** The initial policy of a kind of retreat. */
export const retreatOf = (id: string): RetreatPolicy =>
  id === 'below' ? { below: 2 } : id === 'winning' ? { winning: 0.3 } : 'never';

/** The maximum number of units below which a side may retreat: larger numbers in one place are rare. */
export const MOST_BELOW = 30;

/** Chances of winning below which a side may retreat, in hundredths. */
export const WINNING = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** With another policy of one side; defaults are not written. */
export function withAims(chosen: Chosen, side: Side, policy: AimPolicy): Chosen {
  return usual({ ...chosen, aims: { ...chosen.aims, [side]: policy } });
}

export function withRetreat(chosen: Chosen, side: Side, policy: RetreatPolicy): Chosen {
  return usual({ ...chosen, retreat: { ...chosen.retreat, [side]: policy } });
}

/** The normal form, without defaults and with the attacker first, so that equal choices make equal questions. */
function usual({ aims = {}, retreat = {}, rounds }: Chosen): Chosen {
  const differs = <T>(of: { readonly [side in Side]?: T }, as: T) =>
    SIDES.flatMap((side) => (of[side] === undefined || of[side] === as ? [] : [[side, of[side]] as const]));
  const [aimed, gone] = [differs<AimPolicy>(aims, 'default'), differs<RetreatPolicy>(retreat, 'never')];
  return {
    ...(aimed.length > 0 && { aims: Object.fromEntries(aimed) }),
    ...(gone.length > 0 && { retreat: Object.fromEntries(gone) }),
    ...(rounds === undefined ? {} : { rounds }),
  };
}

/** Whether all policies are the default. */
export const isUsual = (chosen: Chosen): boolean => Object.keys(usual(chosen)).length === 0;

/** The choice, as the device remembers it. */
export const textOf = ({ aims, retreat }: Chosen): string =>
  JSON.stringify({
    aims: bySide((side) => aimId(aims?.[side])),
    retreat: bySide((side) => retreatText(retreat?.[side])),
  });

const LIMITS = { length: 1_000, depth: 4, items: 10, text: 40 };

/** The choice in a text of the device; an unreadable text gives the default. */
export function readText(text: string | null): Chosen {
  const { value } = text === null ? {} : readJson(text, LIMITS);
  if (!isRecord(value)) return {};
  const [aims, retreat] = [value['aims'], value['retreat']].map((of) => (isRecord(of) ? of : {}));
  return usual({
    aims: bySide((side) => aimOf(`${aims?.[side]}`)),
    retreat: bySide((side) => retreatRead(`${retreat?.[side]}`)),
  });
}

const bySide = <T>(of: (side: Side) => T): { readonly [side in Side]: T } => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** `never`, `below-2`, `winning-30`. */
function retreatText(policy: RetreatPolicy = 'never'): string {
  if (policy === 'never') return policy;
  return 'below' in policy ? `below-${policy.below}` : `winning-${Math.round(policy.winning * 100)}`;
}

function retreatRead(text: string): RetreatPolicy {
  const [, id, digits] = /^(below|winning)-(\d{1,2})$/.exec(text) ?? [];
  const n = Number(digits);
  if (id === 'below' && n >= 1 && n <= MOST_BELOW) return { below: n };
  return id === 'winning' && WINNING.some((one) => one === n) ? { winning: n / 100 } : 'never';
}
