import { giving } from '../../../kernel/dice.ts';
import type { ActionOf } from './actions.ts';
import { LOCATIONS, type LocationId } from './data/ids.ts';
import type { ReconquistaFact } from './facts.ts';
import { playOn } from './game.ts';
import type { State } from './state.ts';

/** An answer whose dice are known one after the other: what they have decided so far, and the die that is wanted next. */

/** The result of a die, or the location that a draw among roads has named. */
export type Result = number | LocationId;

/** A fact with the position at its moment. */
export interface Told {
  readonly fact: ReconquistaFact;
  readonly state: State;
}

/** The facts that come from dice or a draw. */
export type DiceFact = ReconquistaFact & { readonly kind: 'rolled' | 'fired' | 'assaulted' | 'drew' };

/** What has to be known next: the n-th die of a fact, or which of some roads is taken. */
export type Wanted =
  | { readonly is: 'die'; readonly of: Exclude<DiceFact, { readonly kind: 'drew' }>; readonly n: number }
  | { readonly is: 'road'; readonly to: readonly LocationId[] };

/** `state`: the position after the answer, as soon as nothing more is wanted. */
export type Unfolded = { readonly told: readonly Told[] } & (
  | { readonly wants: Wanted; readonly state?: undefined }
  | { readonly state: State; readonly wants?: undefined }
);

/** Plays an offered answer with some results; what depends on others is left out. The same arguments give the same. */
export function unfold(start: State, action: ActionOf, results: readonly Result[]): Unfolded {
  const { told, state } = watched(start, action, results);
  const next = start.dice.rolled + results.length + 1;
  const at = told.findIndex(({ fact }) => isFrom(fact) && lastOf(fact) >= next);
  const open = told[at]?.fact;
  if (!open || !isFrom(open)) return { told, state };
  const known = told.slice(0, at);
  if (open.kind !== 'drew') return { told: known, wants: { is: 'die', of: open, n: next - open.first + 1 } };
  const to = LOCATIONS.filter((one) => {
    const { fact } = watched(start, action, [...results, one]).told[at] ?? {};
    return fact?.kind === 'drew' && fact.to === one;
  });
  return { told: known, wants: { is: 'road', to } };
}

/** Plays an answer and notes the position at each of its facts: the list of facts of the draft is listened to. */
function watched(start: State, action: ActionOf, results: readonly Result[]) {
  const dice = results.filter((one) => typeof one === 'number');
  const road = results.filter((one) => typeof one === 'string');
  const laid = start.dice.rolled + results.length;
  const told: Told[] = [];
  let known: State = start;
  const facts: ReconquistaFact[] = [];
  facts.push = (...more) => {
    // A position that later dice have changed already is not that of this moment.
    if (draft.state.dice.rolled <= laid) known = draft.state;
    told.push(...more.map((fact) => ({ fact, state: known })));
    return told.length;
  };
  const draft = { state: { ...start, dice: giving(start.dice, dice, { road }) }, facts };
  playOn(draft, action);
  // Nothing stays laid out.
  return { told, state: { ...draft.state, dice: giving(draft.state.dice, []) } };
}

function isFrom(fact: ReconquistaFact): fact is DiceFact {
  return fact.kind === 'rolled' || fact.kind === 'fired' || fact.kind === 'assaulted' || fact.kind === 'drew';
}

/** The number of the last die of a fact. */
function lastOf(fact: DiceFact): number {
  const count = fact.kind === 'assaulted' ? 2 : fact.kind === 'drew' ? 1 : fact.results.length;
  return fact.first + count - 1;
}
