import { must } from '../../../kernel/check/breach.ts';
import type { Action } from '../../../kernel/contract.ts';
import type { NationId, PlaceId } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { hispania } from '../engine/game.ts';
import { quota } from '../engine/rules/forced-passage.ts';
import { enemyUnits } from '../engine/rules/relations.ts';
import { unitsOf } from '../engine/rules/units.ts';
import { at } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';

/** Checks the forced passages of a movement phase (5.3): if movement ended now, the quota of each would stay. */
export class Passages {
  private phase: string;
  private readonly passed = new Set<PlaceId>();
  /** The total number of forced passages. */
  made = 0;

  constructor(start: State) {
    this.phase = phaseName(start);
  }

  /** Checks a state and the facts that led to it. */
  check(state: State, facts: readonly HispaniaFact[]): void {
    const read = view(state);
    const { active } = state;
    const phase = phaseName(state);
    if (phase !== this.phase) {
      this.passed.clear();
      this.phase = phase;
      return;
    }
    if (active === null || read.phase?.does !== 'movement') return;
    for (const fact of facts) {
      if (fact.kind !== 'moved' || enemyUnits(read, fact.from, active) === 0) continue;
      // Units that leave the last province of the Vandals' march are never held.
      if (read.hooks[active]?.unheld?.(read, fact.from)) continue;
      this.passed.add(fact.from);
      this.made++;
    }
    if (this.passed.size > 0 && state.frames.length === 0) checkQuotas(state, active, [...this.passed]);
  }
}

const phaseName = ({ turn, active, phase }: State): string => `${turn} ${active} ${phase}`;

/** The stacking check removes no held unit (4.5), whichever province keeps a minor invasion (10.3). */
function checkQuotas(state: State, nation: NationId, places: readonly PlaceId[]): void {
  for (const ended of endings(state)) {
    const read = view(ended);
    const asked = hispania.decision(ended);
    const removes = asked?.kind === 'remove' && asked.params['nation'] === nation ? asked.choices : [];
    for (const place of places) {
      if (enemyUnits(view(state), place, nation) === 0) continue;
      const over = removes.find(({ kind, fixed }) => kind === 'remove' && fixed['place'] === place)?.ranges['units'];
      const stay = unitsOf(at(read, place), nation) - (over?.is === 'counts' ? over.min : 0);
      const needs = quota(view(state), place, nation);
      must(stay >= needs, `of ${needs} in ${place} only ${stay} may stay: ${JSON.stringify(at(view(state), place))}`);
    }
  }
}

/** The end of movement, with each choice of the place that keeps a minor invasion. */
function endings(state: State): readonly State[] {
  const ended = after(state, { kind: 'end', fixed: {}, values: {} });
  if (!ended) return [];
  const asked = hispania.decision(ended);
  if (asked?.kind !== 'pile' || ended.frames.length === 0) return [ended];
  return asked.choices.flatMap(({ fixed }) => after(ended, { kind: 'pile', fixed, values: {} }) ?? []);
}

function after(state: State, action: Action): State | undefined {
  return hispania.apply(state, action).state;
}
