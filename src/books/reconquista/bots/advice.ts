import type { Action } from '../../../kernel/contract.ts';
import { seedOf } from '../../../kernel/hash.ts';
import type { LocationId } from '../engine/data/ids.ts';
import { reconquista } from '../engine/game.ts';
import { PHASES, type State } from '../engine/state.ts';
import { comingOf } from '../odds/prospects.ts';
import type { Thought } from './thought.ts';

/** What a computer advises a person, and what the coming Muslim reaction may do after it (13). */
export interface Advice extends Thought {
  readonly risk?: Risk;
}

/** The chance that an army appears, and the location that it meets first more often than any other. */
export interface Risk {
  readonly armies: number;
  readonly first?: { readonly at: LocationId; readonly chance: number };
}

/** The advice of a computer. Its risk is left out where there is nothing to choose, or dice lead the armies (17.1, 17.2). */
export function adviceOf(state: State, thought: Thought, seed: number): Advice {
  const isAhead = PHASES.indexOf(state.phase) < PHASES.indexOf('reaction');
  const risk = thought.why.kind === 'only' || !isAhead ? undefined : riskAfter(state, thought.action, seed);
  return { ...thought, ...(risk && { risk }) };
}

/** So many courses of an answer with dice are imagined. */
const COURSES = 12;

/** The reaction if the turn ended with an answer: the mean of imagined courses if the answer rolls dice. */
function riskAfter(state: State, action: Action, seed: number): Risk | undefined {
  const first = atReaction(state, action, seed);
  if (!first) return undefined;
  const courses = first.rolls
    ? Array.from({ length: COURSES }, (_, i) => atReaction(state, action, seedOf([seed, i])) ?? first)
    : [first];
  const met = new Map<LocationId, number>();
  let armies = 0;
  for (const { then } of courses) {
    const coming = comingOf(then);
    if (!coming) return undefined;
    armies += coming.armies / courses.length;
    for (const { at, chance } of coming.targets) met.set(at, (met.get(at) ?? 0) + chance / courses.length);
  }
  const [most] = [...met].sort((a, b) => b[1] - a[1]);
  return { armies, ...(most && { first: { at: most[0], chance: most[1] } }) };
}

/** The position after an answer with imagined dice, as it would be if the moves ended there. */
function atReaction(state: State, action: Action, seed: number) {
  const imagined = reconquista.imagine(state, 'christian', seed);
  const { state: after } = reconquista.apply(imagined, action);
  if (!after || after.turn !== state.turn) return undefined;
  const rolls = after.dice.rolled > state.dice.rolled;
  const then: State = { ...after, phase: 'reaction', moves: null, asked: null, march: null, points: 0 };
  return { rolls, then };
}
