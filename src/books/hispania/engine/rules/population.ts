import { countsOf, total } from '../../../../kernel/choices.ts';
import type { ActionOf, ChoiceOf, Question } from '../actions.ts';
import type { NationId, PlaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Cohort } from '../state/cohort.ts';
import type { PhaseHandler } from './hooks.ts';
import { held } from './relations.ts';
import { available, first, isMobile, isUnit, of, type Picked, take, tally } from './units.ts';
import { at, type Draft, garrisonsOf, put, seatOf, tell, type View } from './view.ts';

/**
 * Rule 7: after its battles a nation keeps 2 units for each province that it controls, not counting castles, forts,
 * leaders and Berbers.
 */

const EACH = 2;

/** A nation's population limit (ruling population). */
export function populationLimit(view: View, nation: NationId): number {
  return EACH * held(view, nation).length;
}

/** The number of its units that count, everywhere, including at sea. */
export function population(view: View, nation: NationId): number {
  let n = 0;
  for (const { cohorts } of garrisonsOf(view, nation))
    for (const c of cohorts) if (c.owner === nation && counts(c)) n += c.count;
  return n;
}

function counts(cohort: Cohort): boolean {
  return isUnit(cohort) && isMobile(cohort) && cohort.kind !== 'berber';
}

function surplus(view: View, nation: NationId): number {
  if (view.hooks[nation]?.noPopulationLimit?.(view)) return 0;
  return population(view, nation) - populationLimit(view, nation);
}

export const populationCheck: PhaseHandler = {
  ask(view, nation) {
    const over = surplus(view, nation);
    return over > 0 ? askCull(view, nation, over) : undefined;
  },
  answer(draft, nation, action) {
    if (action.kind === 'cull') cull(draft, nation, action.fixed.place, action.values.units);
  },
  whyNot: (view, nation, action) =>
    action.kind === 'cull' || action.kind === 'end'
      ? refuse('cull-most', '7', { nation, count: surplus(view, nation) })
      : undefined,
};

function askCull(view: View, nation: NationId, over: number): Question {
  const choices = garrisonsOf(view, nation).flatMap(({ place, cohorts }): readonly ChoiceOf<'cull'>[] => {
    const units = available(of(cohorts, nation), counts);
    const n = total(units);
    if (n === 0) return [];
    return [
      {
        kind: 'cull',
        fixed: { place },
        ranges: { units: { is: 'counts', of: units, min: 1, max: Math.min(n, over) } },
      },
    ];
  });
  const preset = presetOf(choices, over);
  return {
    by: [seatOf(view, nation)],
    kind: 'cull',
    rule: '7',
    phase: '',
    params: { nation, count: over, limit: populationLimit(view, nation) },
    choices,
    ...(preset && { preset }),
  };
}

/** The units are taken from the largest groups, so that no province is given up while another can spare a unit. */
function presetOf(choices: readonly ChoiceOf<'cull'>[], over: number): ActionOf<'cull'> | undefined {
  let [best] = choices;
  let most = 0;
  for (const choice of choices) {
    const n = sizeOf(choice);
    if (n > most) [best, most] = [choice, n];
  }
  if (!best) return undefined;
  const range = best.ranges['units'];
  const units = range?.is === 'counts' ? first(range.of, Math.max(1, Math.min(over, most - 1))) : {};
  return { kind: 'cull', fixed: best.fixed, values: { units: countsOf(units) } };
}

function sizeOf(choice: ChoiceOf): number {
  const range = choice.ranges['units'];
  return range?.is === 'counts' ? total(range.of) : 0;
}

function cull(draft: Draft, nation: NationId, place: PlaceId, picked: Picked): void {
  const { taken, rest } = take(at(draft, place), nation, picked);
  put(draft, place, rest);
  tell(draft, { kind: 'culled', rule: '7', nation, place, units: tally(taken) });
}
