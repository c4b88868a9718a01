import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import type { NationId, UnitKind } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { OverlordBuys } from '../state/frame.ts';
import {
  affordable,
  buy,
  countersLeft,
  cutToReserve,
  hasRoom,
  PRICES,
  pay,
  purse,
  reserve,
  SOLD,
  type Sold,
} from './gold.ts';
import type { FrameHandler, PhaseHandler } from './hooks.ts';
import { END, ENDED } from './offers.ts';
import { held, overlordOf } from './relations.ts';
import { available, of, take } from './units.ts';
import {
  at,
  change,
  type Draft,
  landOf,
  placesOf,
  plays,
  pop,
  push,
  put,
  reading,
  recordOf,
  seatOf,
  tell,
  type View,
} from './view.ts';

/**
 * Rules 2.1 to 2.4 and 9.6-income: the income of a nation, its overlord's share, and its purchases. All gold is half
 * gold.
 */

/** The income of a nation's provinces before its overlord's share (2.1, 2.1-special). */
export function incomeOf(view: View, nation: NationId): number {
  const { income } = recordOf(view, nation);
  if (income.kind === 'none' || view.state.turn < income.from) return 0;
  let sum = 0;
  for (const place of held(view, nation)) {
    if (income.kind === 'castles' && !at(view, place).some((c) => c.kind === 'castle' && c.owner === nation)) continue;
    sum += landOf(view, place)?.income ?? 0;
  }
  // Half of it, rounded up to a half.
  return income.kind === 'half' ? Math.ceil(sum / 2) : sum;
}

/**
 * The shares of an income: a subject keeps half, rounded down; its overlord receives the rest, or it is lost (2.2,
 * 9.6-income).
 */
export function divided(
  view: View,
  nation: NationId,
  income: number,
): { readonly own: number; readonly overlord: NationId | undefined; readonly share: number } {
  const overlord = overlordOf(view, nation);
  if (overlord === undefined) return { own: income, overlord, share: 0 };
  const record = recordOf(view, overlord);
  const own = Math.floor(income / 2);
  const shares = record.overlord ? record.overlord.sharesIncome : plays(view, 'all-submission');
  const collects = record.income.kind !== 'none' && view.state.turn >= record.income.from;
  if (shares && collects) return { own, overlord, share: income - own };
  // Ruling subject-income-lost: the other half is lost, or the subject keeps it under overlords that receive no share.
  const keeps = !shares && reading(view, 'subject-income-lost') === 'b';
  return { own: keeps ? income : own, overlord: undefined, share: 0 };
}

/** The income phase (2): income is collected, then spent. */
export const income: PhaseHandler = {
  begin(draft, nation) {
    const sum = incomeOf(draft, nation);
    // A subject may first decline part of it, which its overlord then does not receive either.
    const shared = divided(draft, nation, sum).share > 0;
    if (sum > 0) change(draft, nation, { earned: sum, uncollected: shared || undefined });
    if (!shared) collect(draft, nation);
  },
  ask(view, nation) {
    return isCollected(view, nation) ? askPurchase(view, nation) : askIncome(view, nation);
  },
  answer(draft, nation, action) {
    switch (action.kind) {
      case 'renounce':
        renounce(draft, nation, action.values.gold);
        break;
      case 'collect':
        collect(draft, nation);
        break;
      case 'disband':
        disband(draft, nation, action);
        break;
      case 'buy':
        buy(draft, nation, action.fixed.unit, '2.3');
    }
  },
  end(draft, nation) {
    change(draft, nation, { earned: undefined });
    // Ruling cid-gold: gold over the saving limit may still be spent on a mission.
    if (!draft.phases.some(({ does }) => does === 'mission')) cutToReserve(draft, nation);
  },
  whyNot: (view, nation, action) => whyNotBuy(view, nation, action),
  idle: (view, nation) => (recordOf(view, nation).income.kind === 'none' ? '2.1-special' : undefined),
};

function isCollected(view: View, nation: NationId): boolean {
  return !view.state.nations[nation]?.uncollected;
}

function askIncome(view: View, nation: NationId): Question {
  const earned = view.state.nations[nation]?.earned ?? 0;
  const { own, share, overlord } = divided(view, nation, earned);
  return {
    by: [seatOf(view, nation)],
    kind: 'collect',
    rule: '2.2',
    phase: '',
    params: { nation, gold: earned, own, share, overlord: overlord ?? null },
    choices: [
      { kind: 'collect', fixed: {}, ranges: {} },
      { kind: 'renounce', fixed: {}, ranges: { gold: { is: 'number', min: 1, max: earned } } },
    ],
    preset: { kind: 'collect', fixed: {}, values: {} },
  };
}

function collect(draft: Draft, nation: NationId): void {
  const sum = draft.state.nations[nation]?.earned ?? 0;
  change(draft, nation, { uncollected: undefined });
  if (sum === 0) return;
  const { own, overlord, share } = divided(draft, nation, sum);
  pay(draft, nation, own);
  change(draft, nation, { earned: own || undefined });
  tell(draft, {
    kind: 'income',
    rule: own === sum ? '2.1' : '2.2',
    nation,
    gold: own,
    from: null,
    purse: purse(draft, nation),
  });
  if (overlord === undefined || share === 0) return;
  pay(draft, overlord, share);
  tell(draft, {
    kind: 'income',
    rule: '9.6-income',
    nation: overlord,
    gold: share,
    from: nation,
    purse: purse(draft, overlord),
  });
  if (purse(draft, overlord) > reserve(draft, overlord)) push(draft, { kind: 'overlord-buys', nation: overlord });
}

function renounce(draft: Draft, nation: NationId, gold: number): void {
  const earned = draft.state.nations[nation]?.earned ?? 0;
  const collected = isCollected(draft, nation);
  if (collected) pay(draft, nation, -gold);
  change(draft, nation, { earned: earned - gold || undefined });
  tell(draft, { kind: 'renounced', rule: '2.1', nation, gold, collected });
  if (!collected && earned === gold) change(draft, nation, { uncollected: undefined });
}

/** The question of purchases; undefined if no unit can be bought. */
function askPurchase(view: View, nation: NationId): Question | undefined {
  const units = affordable(view, nation);
  const rebuilt = disbandable(view, nation);
  if (units.length === 0 && rebuilt.length === 0) return undefined;
  const { earned = 0 } = view.state.nations[nation] ?? {};
  const gold = purse(view, nation);
  return {
    by: [seatOf(view, nation)],
    kind: 'buy',
    rule: '2.3',
    phase: '',
    params: { nation, gold, reserve: reserve(view, nation) },
    choices: [
      ...units.map((unit): ChoiceOf => ({ kind: 'buy', fixed: { unit }, ranges: {} })),
      ...rebuilt,
      ...(earned > 0
        ? [
            {
              kind: 'renounce',
              fixed: {},
              ranges: { gold: { is: 'number', min: 1, max: Math.min(earned, gold) } },
            } as const,
          ]
        : []),
      END,
    ],
    preset: buyWithRoom(view, nation, units[0]),
  };
}

/** The suggested purchase: only units that could be placed (ruling purchase-unplaced). */
function buyWithRoom(view: View, nation: NationId, unit: Sold | undefined): ActionOf<'buy' | 'end'> {
  return unit !== undefined && hasRoom(view, nation) ? { kind: 'buy', fixed: { unit }, values: {} } : ENDED;
}

/** A unit may be removed and bought again: of a kind that can be paid and has no free counter (2.3). */
function disbandable(view: View, nation: NationId): readonly ChoiceOf<'disband'>[] {
  const { buys } = recordOf(view, nation);
  const gold = purse(view, nation);
  const kinds = SOLD.filter(
    (unit) =>
      unit !== 'castle' && buys.includes(unit) && PRICES[unit] <= gold && countersLeft(view, nation, unit) === 0,
  );
  if (kinds.length === 0) return [];
  return placesOf(view, nation).flatMap((place) => {
    const units = available(of(at(view, place), nation), (c) => kinds.some((kind) => kind === c.kind) && !c.guest);
    if (Object.keys(units).length === 0) return [];
    return [
      { kind: 'disband', fixed: { place }, ranges: { units: { is: 'counts', of: units, min: 1, max: 1 } } } as const,
    ];
  });
}

function disband(draft: Draft, nation: NationId, action: ActionOf<'disband'>): void {
  const { place } = action.fixed;
  const { taken, rest } = take(at(draft, place), nation, action.values.units);
  put(draft, place, rest);
  const [gone] = taken;
  if (gone && gone.kind !== 'leader' && gone.kind !== 'ruin') {
    tell(draft, { kind: 'disbanded', rule: '2.3', nation, place, unit: gone.kind });
  }
}

function whyNotBuy(view: View, nation: NationId, action: Formed): Refusal | undefined {
  const gold = purse(view, nation);
  switch (action.kind) {
    case 'buy': {
      const unit = SOLD.find((one) => one === action.fixed.unit);
      if (unit === undefined || !recordOf(view, nation).buys.includes(unit)) {
        // A refusal may name a unit that does not exist.
        return refuse('not-sold', '2.3', { nation, unit: action.fixed.unit as UnitKind });
      }
      if (PRICES[unit] > gold) return refuse('no-gold', '2.3', { nation, unit, gold, cost: PRICES[unit] });
      return refuse('no-counter', recordOf(view, nation).poolRules?.[unit] ?? '2.3', { nation, unit });
    }
    case 'renounce':
      return refuse('renounce-most', '2.1', { nation, gold: view.state.nations[nation]?.earned ?? 0 });
    case 'disband':
      return refuse('disband-no-need', '2.3', { nation, place: action.fixed.place });
    default:
      return undefined;
  }
}

/** An overlord whose gold has passed its saving limit may buy at once (2.2); the excess is then lost. */
export const overlordBuys: FrameHandler<OverlordBuys> = {
  ask(view, { nation }) {
    const units = purse(view, nation) > reserve(view, nation) ? affordable(view, nation) : [];
    const [unit] = units;
    if (unit === undefined) return undefined;
    return {
      by: [seatOf(view, nation)],
      kind: 'buy',
      rule: '2.2',
      phase: '',
      params: { nation, gold: purse(view, nation), reserve: reserve(view, nation) },
      choices: [...units.map((one): ChoiceOf => ({ kind: 'buy', fixed: { unit: one }, ranges: {} })), END],
      preset: buyWithRoom(view, nation, unit),
    };
  },
  answer(draft, { nation }, action) {
    pop(draft);
    if (action.kind === 'buy') buy(draft, nation, action.fixed.unit, '2.2');
    cutToReserve(draft, nation);
  },
  goOn(draft, { nation }) {
    pop(draft);
    cutToReserve(draft, nation);
  },
  whyNot: (view, { nation }, action) =>
    (action.kind === 'buy' ? whyNotBuy(view, nation, action) : undefined) ??
    refuse('answer-first', '2.2', { asked: 'buy' }),
};
