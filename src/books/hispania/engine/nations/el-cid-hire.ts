import { countsOf, total } from '../../../../kernel/choices.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { ChoiceOf, Formed, Question } from '../actions.ts';
import {
  COMBAT_KINDS,
  type CombatKind,
  isProvince,
  type NationId,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
} from '../data/ids.ts';
import type { Quota } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import { cutToReserve, purse } from '../rules/gold.ts';
import type { PhaseHandler } from '../rules/hooks.ts';
import { END, ENDED } from '../rules/offers.ts';
import { enemies, holder } from '../rules/relations.ts';
import { countUnits, leadersOf, type Picked, tally } from '../rules/units.ts';
import { at, type Draft, note, push, seatOf, type View } from '../rules/view.ts';
import type { Phase, Reads } from '../turn.ts';
import { bandOf } from './el-cid.ts';

/**
 * Rules 11-el-cid-hire and 11-el-cid-mission: on turn 17 every nation of another player may hire El Cid once, between its
 * purchases and its placement (rulings cid-missions, cid-gold, cid-leaderless). All gold is half gold.
 */

export const EL_CID = 'el-cid';

/** The hirer's price for a unit that he destroys or drives away (ruling cid-battle). */
export const MISSION_PRICES: Readonly<Record<CombatKind, number>> = {
  infantry: 2,
  elite: 2,
  cavalry: 2,
  berber: 2,
  fort: 2,
  knight: 4,
  castle: 6,
};

const MISSION: Phase = { id: 'mission', does: 'mission', rule: '11-el-cid-hire', run: 1 };

/** Adds the mission phase to the sequence of every nation that may hire him on this turn. */
export function withMission(view: Reads, nation: NationId, phases: readonly Phase[]): readonly Phase[] {
  // A fast exit, because this is called very often, almost always on another turn.
  if (view.state.turn !== missionTurn(view) || whyNever(view, nation)) return phases;
  return phases.flatMap((phase) => (phase.id === 'income' ? [phase, MISSION] : [phase]));
}

/** The turn on which he can be hired. */
function missionTurn({ tables }: Pick<Reads, 'tables'>): number | undefined {
  return tables.nations[EL_CID].specialPoints.find((one) => one.kind === 'mission-pay')?.turn;
}

/** The reason why a nation cannot hire him on this turn, or undefined. */
function whyNever({ state, tables }: Pick<Reads, 'state' | 'tables'>, nation: NationId): Refusal | undefined {
  const cid = state.nations[EL_CID];
  const turn = missionTurn({ tables });
  if (!cid || cid.ended) return refuse('hire-gone', '11-el-cid-hire', { nation });
  if (state.turn !== turn) return refuse('hire-turn', '11-el-cid-hire', { nation, turn: turn ?? 0 });
  if (cid.seat === (state.nations[nation]?.seat ?? nation))
    return refuse('hire-own-player', '11-el-cid-hire', { nation });
  // Ruling byzantium-cid.
  const barred = (state.rulings['byzantium-cid'] ?? 'a') === 'a' || state.mode === 'advanced';
  return nation === 'byzantium' && barred ? refuse('hire-never', '11-byzantium-cid', { nation }) : undefined;
}

/** The reason why a nation cannot hire him now for any mission, or undefined. */
function whyNoHire(view: View, nation: NationId): Refusal | undefined {
  const never = whyNever(view, nation);
  if (never) return never;
  if (view.state.tally.missions?.includes(nation)) return refuse('hire-once', '11-el-cid-hire', { nation });
  const band = bandOf(view, EL_CID);
  if (countUnits(band) === 0) return refuse('hire-gone', '11-el-cid-hire', { nation });
  // Ruling cid-leaderless.
  return leadersOf(band).length === 0 ? refuse('hire-leaderless', '11-el-cid-hire', { nation }) : undefined;
}

/** The reason why a province is not a target for a nation that hires him, or undefined (11-el-cid-mission). */
export function whyNoTarget(view: View, nation: NationId, place: PlaceId): Refusal | undefined {
  const params = { nation, place };
  const owner = isProvince(place) ? holder(view, place) : null;
  if (owner === null) return refuse('hire-nobody', '11-el-cid-mission', params);
  const his = owner !== 'neutral' && seatOf(view, owner) === seatOf(view, EL_CID);
  if (owner === nation || his || !enemies(view, EL_CID, owner)) {
    return refuse('hire-own-nation', '11-el-cid-hire', params);
  }
  const isNext = view.tables.nextDoor[place].some((next) => isProvince(next) && holder(view, next) === nation);
  return isNext ? undefined : refuse('hire-not-next', '11-el-cid-hire', params);
}

/** The units in a place, by kind. */
export function standing(view: View, place: PlaceId): Quota {
  return tally(at(view, place));
}

/** The price of units. */
export function priceOf(units: Quota): number {
  return COMBAT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0) * MISSION_PRICES[kind], 0);
}

/** The mission phase: one offer, then gold over the saving limit is lost (2.4, ruling cid-gold). */
export const mission: PhaseHandler = {
  ask: askMission,
  answer(draft, nation, action) {
    if (action.kind !== 'hire' || !isProvince(action.fixed.place)) return;
    const { place } = action.fixed;
    const { units: named } = action.values;
    note(draft, { missions: [...(draft.state.tally.missions ?? []), nation] });
    push(draft, { kind: 'mission', step: 'answer', hirer: nation, place, named, there: standing(draft, place) });
  },
  end: (draft, nation) => cutToReserve(draft, nation),
  whyNot: (view, nation, action) => (action.kind === 'hire' ? whyNotHire(view, nation, action) : undefined),
};

function askMission(view: View, nation: NationId): Question | undefined {
  if (whyNoHire(view, nation)) return undefined;
  const choices = PROVINCES.filter((place) => !whyNoTarget(view, nation, place)).flatMap((place) =>
    offers(view, nation, place),
  );
  if (choices.length === 0) return undefined;
  return {
    by: [seatOf(view, nation)],
    kind: 'mission',
    rule: '11-el-cid-hire',
    phase: '',
    params: { nation, gold: purse(view, nation) },
    choices: [...choices, END],
    preset: ENDED,
  };
}

/** Kinds with a higher price: an offer fixes the number of them that it may name. */
const DEAR = ['castle', 'knight'] as const;

/**
 * The offers for a place. One is enough if the gold pays for all units there; otherwise there is one for each number of
 * castles and knights that may be named, with the total number of units that the gold pays for if it includes all of
 * these.
 */
function offers(view: View, nation: NationId, place: ProvinceId): readonly ChoiceOf<'hire'>[] {
  const there = standing(view, place);
  const gold = purse(view, nation);
  const all = total(there as Picked);
  const found: { readonly castle: number; readonly knight: number; readonly max: number }[] = [];
  const { castle: castles = 0, knight: knights = 0 } = there;
  for (let castle = castles; castle >= 0; castle--) {
    for (let knight = knights; knight >= 0; knight--) {
      const extra = DEAR.reduce((sum, kind) => {
        const n = kind === 'castle' ? castle : knight;
        return sum + n * (MISSION_PRICES[kind] - MISSION_PRICES.infantry);
      }, 0);
      const max = Math.min(
        all - castles - knights + castle + knight,
        Math.floor((gold - extra) / MISSION_PRICES.infantry),
      );
      if (max < 1 || max < castle + knight) continue;
      if (found.some((one) => one.castle >= castle && one.knight >= knight && one.max >= max)) continue;
      found.push({ castle, knight, max });
    }
  }
  return found.map(({ castle, knight, max }): ChoiceOf<'hire'> => {
    const of = countsOf({ ...(there as Picked), castle, knight });
    return { kind: 'hire', fixed: { place }, ranges: { units: { is: 'counts', of, min: 1, max } } };
  });
}

function whyNotHire(view: View, nation: NationId, action: Formed<'hire'>): Refusal | undefined {
  const { place } = action.fixed;
  const why = whyNoHire(view, nation) ?? whyNoTarget(view, nation, place);
  if (why) return why;
  const { units } = action.values;
  const there = standing(view, place) as Picked;
  const named = typeof units === 'object' ? units : {};
  const isThere = Object.entries(named).every(([kind, n]) => n >= 1 && n <= (there[kind] ?? 0));
  if (!isThere || total(named) === 0) return refuse('hire-not-there', '11-el-cid-mission', { nation, place });
  const [gold, cost] = [purse(view, nation), priceOf(named)];
  return cost > gold ? refuse('hire-gold', '11-el-cid-pay', { nation, place, gold, cost }) : undefined;
}

/** At the end of a game turn: clears the list of nations that had their chance to hire him. */
export function forgetMissions(draft: Draft): void {
  if (draft.state.tally.missions) note(draft, { missions: undefined });
}
