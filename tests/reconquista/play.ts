import assert from 'node:assert/strict';
import { proceed } from '../../src/books/reconquista/engine/actions.ts';
import type { LocationId, Side } from '../../src/books/reconquista/engine/data/ids.ts';
import type { UnitId } from '../../src/books/reconquista/engine/data/play-ids.ts';
import type { ReconquistaFact } from '../../src/books/reconquista/engine/facts.ts';
import { reconquista } from '../../src/books/reconquista/engine/game.ts';
import type { Written } from '../../src/books/reconquista/engine/position.ts';
import type { PlaceState, State, Troops, Units } from '../../src/books/reconquista/engine/state.ts';
import type { Action, Draws } from '../../src/kernel/contract.ts';
import { applyGiven } from '../../src/kernel/given.ts';

/** Positions and answers of Reconquista for tests. */

const troops =
  (side: Side) =>
  (units: Units): Troops => ({ side, units });
/** Troops of each side. */
export const christian = troops('christian');
export const muslim = troops('muslim');
export const rebel = (n = 1): Troops => ({ side: 'rebel', units: { rebel: n } });
export const neutral = (army: number): Troops => ({ side: 'neutral', units: { army } });

type Places = { readonly [location in LocationId]?: PlaceState };

/** A position; locations that are left out are empty. */
export function position(written: Omit<Written, 'places'> & { readonly places: Places }): State {
  const { state, faults } = reconquista.position(written);
  assert.ok(state, JSON.stringify(faults));
  return state;
}

/** A position of phase 4 in which a region is chosen. */
export function moving(region: NonNullable<State['revolt']>, places: Places, more: Partial<Written> = {}): State {
  return position({ phase: 'moves', ...more, moves: { region, moved: {}, force: null }, places });
}

export interface Done {
  readonly state: State;
  readonly facts: readonly ReconquistaFact[];
}

/** The answer, with exactly the dice and draws that it takes. */
export function play(state: State, action: Action, dice: readonly number[] = [], draws: Draws = {}): Done {
  const done = applyGiven(reconquista, state, action, { given: dice, draws });
  assert.ok(!done.refusal, JSON.stringify(done.refusal));
  const laid = dice.length + Object.values(draws).flat().length;
  assert.equal(done.thrown.rolled, laid, `it takes other dice: ${JSON.stringify(done.facts)}`);
  assert.ok(!done.thrown.generated, 'a die does not fit');
  return { state: done.state, facts: done.facts };
}

/** Lets a phase that the rules play begin, with exactly these dice. */
export const go = (state: State, dice: readonly number[], draws: Draws = {}): Done =>
  play(state, proceed(), dice, draws);

/** The refusal of an answer, as code and rule. */
export function refused(state: State, action: Action): string {
  const refusal = reconquista.explain(state, action);
  return refusal ? `${refusal.code} ${refusal.rule}` : 'allowed';
}

/** Units of a side that hold a location. */
export function held(state: State, at: LocationId, side: Side = 'christian', unit?: UnitId): number {
  return Number(reconquista.queries['units']?.(state, ...([at, side, unit] as never[])));
}

/** What stands in a location, in short: `M g2 a1 / C a1` are Muslims inside and Christians around. */
export function at(state: State, location: LocationId): string {
  const { city, fort, held: inside, siege } = state.places[location];
  const walls = [...(city ? [`${city} city`] : []), ...(fort ? ['fort'] : [])];
  return [...walls, ...(inside ? [told(inside)] : []), ...(siege ? [`/ ${told(siege)}`] : [])].join(' ');
}

function told({ side, units }: Troops): string {
  const counts = Object.entries(units)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([unit, n]) => `${n} ${unit}`);
  return `${side} ${counts.join(' ')}`;
}

/** The facts of a kind. */
export function facts<K extends ReconquistaFact['kind']>(
  { facts: all }: Done,
  kind: K,
): readonly (ReconquistaFact & { readonly kind: K })[] {
  return all.filter((one): one is ReconquistaFact & { readonly kind: K } => one.kind === kind);
}
