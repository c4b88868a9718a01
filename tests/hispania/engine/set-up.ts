import assert from 'node:assert/strict';
import {
  type CombatKind,
  LEADERS,
  type LeaderId,
  type NationId,
  type Owner,
  type PlaceId,
  type UnitKind,
} from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written, WrittenCohort } from '../../../src/books/hispania/engine/position.ts';
import type { View } from '../../../src/books/hispania/engine/rules/view.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import type { Action, Choice } from '../../../src/kernel/contract.ts';
import { applyGiven } from '../../../src/kernel/given.ts';

/** Positions and lines of play, written tersely. */

/** The units in places: `'castile: 2 infantry<segovia, knight, alfonso-vi; seville: castle!1'`. */
export type Places = Readonly<Partial<Record<PlaceId, string>>>;

/**
 * The cohorts of one place. A unit is a number (one unless told), a kind or a leader's name, `<` and where it came from,
 * `!` and its hits, `@` and whose counter it is.
 */
function cohorts(text: string): readonly WrittenCohort[] {
  return text.split(';').flatMap((side) => {
    const [owner = '', list = ''] = side.split(':').map((part) => part.trim());
    return list.split(',').map((unit) => cohort(owner as Owner, unit.trim()));
  });
}

function cohort(owner: Owner, unit: string): WrittenCohort {
  const found = /^(?:(\d+) )?([a-z-]+)(?:<([a-z-]+))?(?:!(\d))?(?:@([a-z-]+))?$/.exec(unit);
  if (!found) throw new Error(`not a unit: ${unit}`);
  const [, count, name = '', from, hits, counter] = found;
  const leader = (LEADERS as readonly string[]).includes(name);
  return {
    owner,
    kind: leader ? 'leader' : (name as UnitKind),
    ...(leader ? { leader: name as LeaderId } : {}),
    ...(count ? { count: Number(count) } : {}),
    ...(from ? { from: from as PlaceId } : {}),
    ...(hits ? { hits: Number(hits) } : {}),
    ...(counter ? { counter: counter as NationId } : {}),
  };
}

type Rest = Partial<Omit<Written, 'units' | 'active' | 'phase'>>;

/** The argument of `position`. */
export function written(active: NationId, phase: Written['phase'], places: Places, rest: Rest = {}): Written {
  const units = Object.fromEntries(Object.entries(places).map(([place, text]) => [place, cohorts(text ?? '')]));
  return { turn: 16, seed: 1, ...rest, active, phase, units };
}

/** The position of it. */
export function open(active: NationId, phase: Written['phase'], places: Places, rest: Rest = {}): State {
  const opened = hispania.position(written(active, phase, places, rest));
  if (opened.faults) throw new Error(JSON.stringify(opened.faults));
  return opened.state;
}

export interface Played {
  readonly state: State;
  readonly facts: readonly HispaniaFact[];
}

/** Plays actions, each a list of its own with the dice that fall: exactly those. */
export function play(start: State, ...line: readonly (readonly [action: Action, ...dice: number[]])[]): Played {
  let state = start;
  const facts: HispaniaFact[] = [];
  for (const [action, ...dice] of line) {
    const applied = applyGiven(hispania, state, action, { given: dice });
    if (applied.refusal) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied.refusal)}`);
    assert.deepEqual(applied.thrown, { rolled: dice.length, generated: false }, `dice of ${JSON.stringify(action)}`);
    facts.push(...applied.facts);
    state = applied.state;
  }
  return { state, facts };
}

/** Why an action is refused: code and rule. `explain` and `apply` must say the same. */
export function refused(state: State, action: Action): string {
  const refusal = hispania.explain(state, action);
  assert.deepEqual(hispania.apply(state, action).refusal, refusal);
  return refusal ? `${refusal.code} ${refusal.rule}` : 'allowed';
}

/** Whether an action is offered now. */
export function offered(state: State, action: Action): boolean {
  return hispania.decision(state)?.choices.some((choice) => accepts(choice, action)) ?? false;
}

/** The choices of a kind that are offered now. */
export function choices(state: State, kind: string): readonly Choice[] {
  return hispania.decision(state)?.choices.filter((choice) => choice.kind === kind) ?? [];
}

/** Facts of a kind. */
export function told<K extends HispaniaFact['kind']>(
  facts: readonly HispaniaFact[],
  kind: K,
): readonly Extract<HispaniaFact, { readonly kind: K }>[] {
  return facts.filter((fact): fact is Extract<HispaniaFact, { readonly kind: K }> => fact.kind === kind);
}

/** The number of units of an owner in a place; of one kind or all. */
export function standing(state: State, place: PlaceId, owner: Owner, kind?: CombatKind | 'leader' | 'ruin'): number {
  return Number(hispania.queries['units']?.(state, ...([place, owner, kind] as never[])));
}

export const read = (state: State): View => view(state);
