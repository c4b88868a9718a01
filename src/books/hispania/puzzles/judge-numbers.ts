import { step } from '../engine/actions.ts';
import type { NationId, ProvinceId, RuleId } from '../engine/data/ids.ts';
import { hispania } from '../engine/game.ts';
import { population, populationLimit } from '../engine/rules/population.ts';
import { enemyUnits, held } from '../engine/rules/relations.ts';
import { attackLimit, hasZeal, limit, stacked } from '../engine/rules/stacking.ts';
import { leadersOf, of } from '../engine/rules/units.ts';
import { at, type View } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';
import type { Judgement } from './puzzle.ts';
import { type AskedOf, numbered } from './verdicts.ts';

/** The number of units that may move on, and that must leave. */

export function judgePass(state: State, asked: AskedOf<'pass'>, options: readonly string[]): Judgement {
  const { from, to, unit, count } = asked;
  const going = (n: number) => step(from, to, { [unit]: n });
  let most = 0;
  while (most < count && !hispania.explain(state, going(most + 1))) most++;
  const refusal = hispania.explain(state, going(most + 1));
  return {
    verdicts: numbered(options, most),
    because: refusal ? { is: 'refusal', refusal } : { is: 'verdicts' },
  };
}

export function judgeRemove(
  state: State,
  { place }: AskedOf<'remove'>,
  options: readonly string[],
  nation: NationId,
): Judgement {
  const read = view(state);
  const phase = read.phase?.does;
  // If any number may attack, the check is skipped, and combat has begun.
  const attacks = (phase === 'stacking' || phase === 'combat') && enemyUnits(read, place, nation) > 0;
  const capital = state.nations[nation]?.capital === place;
  const most = attacks ? attackLimit(read, nation, place) : limit(read, nation, place);
  const base = read.tables.provinces[place as ProvinceId].stacking;
  const led = leadersOf(of(at(read, place), nation)).length > 0;
  return {
    verdicts: numbered(options, removal(state, place)),
    because: {
      is: 'limit',
      units: stacked(read, nation, place),
      base,
      limit: Number.isFinite(most) ? most : null,
      unlimited: Number.isFinite(most) ? null : whyUnlimited(read, nation),
      capital: capital && !attacks,
      attack: !attacks ? null : led ? 'led' : most - base > 1 ? 'invasion' : 'alone',
    },
  };
}

/** The rule by which any number may attack: zeal, or a rule of the nation's own leaders. */
export function whyUnlimited(read: View, nation: NationId): RuleId | null {
  return hasZeal(read, nation) ? '9.3' : (read.tables.nations[nation].unlimitedStacks?.rule ?? null);
}

/** The number that the check requires in a place; 0 if it requires none. */
function removal(state: State, place: string): number {
  const choice = hispania
    .decision(state)
    ?.choices.find(({ kind, fixed }) => kind === 'remove' && fixed['place'] === place);
  const range = choice?.ranges['units'];
  return range?.is === 'counts' ? range.min : 0;
}

export function judgeCull(state: State, options: readonly string[], nation: NationId): Judgement {
  const decision = hispania.decision(state);
  const count = decision?.kind === 'cull' ? Number(decision.params['count']) : 0;
  const read = view(state);
  return {
    verdicts: numbered(options, count),
    because: {
      is: 'population',
      units: population(read, nation),
      lands: held(read, nation),
      limit: populationLimit(read, nation),
    },
  };
}
