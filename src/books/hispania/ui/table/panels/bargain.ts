import { accepts, countsOf, total } from '../../../../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../../../../kernel/contract.ts';
import { PLACES, type PlaceId } from '../../../engine/data/ids.ts';
import type { Units } from '../../../engine/facts/units.ts';
import { hispania } from '../../../engine/game.ts';
import { EL_CID, priceOf } from '../../../engine/nations/el-cid-hire.ts';
import { attackLimit } from '../../../engine/rules/stacking.ts';
import { countUnits, leadersOf, tally } from '../../../engine/rules/units.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';

/** El Cid's missions as a bargain between two seats (11-el-cid-hire). Gold is in half gold. */

type Named = { readonly [kind: string]: number };

/** A possible target of a mission: the most of each kind that may be named there, over all its offers. */
export interface Target {
  readonly place: PlaceId;
  readonly most: Named;
  readonly choices: readonly Choice[];
}

export function targetsOf({ choices }: Decision): readonly Target[] {
  return PLACES.flatMap((place) => {
    const here = choices.filter(({ kind, fixed }) => kind === 'hire' && fixed['place'] === place);
    if (here.length === 0) return [];
    const most: Record<string, number> = {};
    for (const { ranges } of here) {
      const range = ranges['units'];
      if (range?.is !== 'counts') continue;
      for (const [kind, n] of Object.entries(range.of)) most[kind] = Math.max(most[kind] ?? 0, n);
    }
    return [{ place, most, choices: here }];
  });
}

/** As much of a target as the gold covers: the initial offer. */
export function mostNamed({ choices }: Target): Named {
  let best: Named = {};
  for (const { ranges } of choices) {
    const range = ranges['units'];
    if (range?.is !== 'counts') continue;
    let left = range.max;
    const named: Record<string, number> = {};
    // Expensive kinds come first: castles are the main reason to hire him.
    for (const kind of Object.keys(range.of).sort((a, b) => priceOf({ [b]: 1 }) - priceOf({ [a]: 1 }))) {
      named[kind] = Math.min(left, range.of[kind] ?? 0);
      left -= named[kind];
    }
    if (priceOf(named) > priceOf(best)) best = countsOf(named);
  }
  return best;
}

/** An offer in the form: its maximum cost, and the reason why it cannot be made. */
export interface Offered {
  readonly action: Action;
  readonly cost: number;
  readonly why?: Refusal;
}

export function offerOf(state: State, target: Target, named: Named): Offered {
  const units = countsOf(named);
  const action: Action = { kind: 'hire', fixed: { place: target.place }, values: { units } };
  const cost = priceOf(units);
  if (target.choices.some((choice) => accepts(choice, action))) return { action, cost };
  const why = total(units) > 0 ? hispania.explain(state, action) : undefined;
  return { action, cost, ...(why ? { why } : {}) };
}

/** The units that El Cid can bring against a place: his band, and the maximum that he leads there. */
export interface Band {
  readonly units: Units;
  readonly most: number;
}

export function bandFor(state: State, place: PlaceId): Band {
  const band = state.band ?? [];
  const most = attackLimit(view(state), EL_CID, place, leadersOf(band));
  const units = tally(band.filter(({ kind }) => kind !== 'leader'));
  return { units, most: Math.min(most, countUnits(band)) };
}
