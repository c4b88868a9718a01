import assert from 'node:assert/strict';
import { COMMANDERS, type CommanderId } from '../../src/books/hispania-draco/engine/data/ids.ts';
import type { DracoFact } from '../../src/books/hispania-draco/engine/facts.ts';
import { draco } from '../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../src/books/hispania-draco/engine/position.ts';
import { counted, type Force, sidesOf } from '../../src/books/hispania-draco/engine/rules/values.ts';
import type { Options } from '../../src/books/hispania-draco/engine/setup.ts';
import type { Combat, State } from '../../src/books/hispania-draco/engine/state.ts';
import type { Action } from '../../src/kernel/contract.ts';
import { applyGiven } from '../../src/kernel/given.ts';

/** Positions and answers of Hispania by Draco Ideas for tests. */

/** Red, yellow and blue, as the rulebook calls the commanders. */
export const [RED, YELLOW, BLUE] = COMMANDERS;

/** A position; the generals who are not named are where they are in no one's way. */
export function position(written: Partial<Written>): State {
  const generals = { [RED]: 'gades', [YELLOW]: 'valentia', [BLUE]: 'mare-ibericum', ...written.generals } as const;
  const fleets = written.fleets ?? (generals[BLUE] === 'mare-ibericum' ? ['mare-ibericum' as const] : []);
  const { state, faults } = draco.position({ phase: 'roman', ...written, generals, fleets });
  assert.ok(state, JSON.stringify(faults));
  return state;
}

/** A Roman phase of a general, with six coins. */
export function turnOf(turn: CommanderId, written: Partial<Written> = {}): State {
  return position({ turn, coins: 6, ...written });
}

/** The Hispanic phase of the consul, before it begins. */
export function hispanic(written: Partial<Written> = {}): State {
  return position({ turn: BLUE, phase: 'hispanic', ...written });
}

export interface Done {
  readonly state: State;
  readonly facts: readonly DracoFact[];
}

/** The answer, with exactly the dice that it takes. */
export function play(state: State, action: Action, dice: readonly number[] = []): Done {
  const done = applyGiven(draco, state, action, { given: dice });
  assert.ok(!done.refusal, JSON.stringify(done.refusal));
  assert.equal(done.thrown.rolled, dice.length, `it takes other dice: ${JSON.stringify(done.facts)}`);
  assert.ok(!done.thrown.generated, 'a die does not fit');
  return { state: done.state, facts: done.facts };
}

/** Answers one after the other, without dice. */
export function playAll(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => play(now, action).state, state);
}

/** A new game before its first question. */
export function newGame(options: Options = {}): State {
  return draco.setup(options, 1);
}

/** The refusal of an answer, as code and rule. */
export function refused(state: State, action: Action): string {
  const refusal = draco.explain(state, action);
  return refusal ? `${refusal.code} ${refusal.rule}` : 'allowed';
}

/** The answer to a query. */
export function ask(state: State, query: string, ...args: readonly string[]): unknown {
  return draco.queries[query]?.(state, ...(args as never[]));
}

/** The facts of a kind. */
export function facts<K extends DracoFact['kind']>(
  { facts: all }: Pick<Done, 'facts'>,
  kind: K,
): readonly (DracoFact & { readonly kind: K })[] {
  return all.filter((one): one is DracoFact & { readonly kind: K } => one.kind === kind);
}

/** The kinds of actions that are offered, each once. */
export function offered(state: State): readonly string[] {
  return [...new Set(draco.decision(state)?.choices.map(({ kind }) => kind))];
}

/** Both values of a combat as the rulebook writes them: `(d+4)x2 : 12`. */
export function odds(state: State, combat: Omit<Combat, 'raise' | 'coins'> & Partial<Combat>): string {
  const { roman, hispanic: theirs } = sidesOf(state, { coins: 0, raise: 0, ...combat });
  return combat.by === 'roman' ? `${told(roman)} : ${told(theirs)}` : `${told(theirs)} : ${told(roman)}`;
}

function told(force: Force): string {
  if (force.shield !== null) return `${counted(force, null).total}`;
  const { coins, discs, province, bonus, doubles } = counted(force, 1);
  const sum = `d+${coins + discs + province + bonus}`;
  return doubles > 0 ? `(${sum})x${2 ** doubles}` : sum;
}
