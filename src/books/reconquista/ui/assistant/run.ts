import type { Decision } from '../../../../kernel/contract.ts';
import { type Roller, randomInt } from '../../../../kernel/dice.ts';
import { type ActionOf, proceed } from '../../engine/actions.ts';
import { EVENTS, type EventId } from '../../engine/data/ids.ts';
import { reconquista } from '../../engine/game.ts';
import { settle } from '../../engine/rules/draft.ts';
import type { State } from '../../engine/state.ts';
import { type Result, type Told, unfold, type Wanted } from '../../engine/unfold.ts';
import { isRetold } from '../table/retold.ts';

/** A phase of the cardboard that is carried out fact by fact: plain data; every function returns a new value. */
export interface Run {
  readonly start: State;
  /** The phase itself, and the player's answers that interrupted it, with the results of their dice. */
  readonly answers: readonly Answered[];
  /** The number of facts that have been told. */
  readonly shown: number;
}

interface Answered {
  readonly action: ActionOf;
  readonly results: readonly Result[];
}

/** What has been told of a run, and what it needs next. */
export interface Standing {
  readonly told: readonly Told[];
  /** The position in view, with a force on the march where it is. */
  readonly state: State;
  readonly needs:
    | { readonly is: 'more' }
    | { readonly is: 'result'; readonly wants: Wanted }
    | { readonly is: 'answer'; readonly decision: Decision }
    | { readonly is: 'nothing'; readonly after: State };
}

/** Begins a phase that the rules play; results that are known already, such as those of its event, are laid out. */
export function beginRun(start: State, results: readonly Result[] = []): Run {
  return next({ start, answers: [{ action: proceed(), results }], shown: 0 });
}

/** How a run stands. */
export function standingOf({ start, answers, shown }: Run): Standing {
  const { told: all, state: after, wants } = unfolded(start, answers);
  const told = all.slice(0, shown);
  const last = told.at(-1)?.state ?? start;
  const view = (state: State, needs: Standing['needs']): Standing => ({ told, state: marched(state), needs });
  if (shown < all.length) return view(last, { is: 'more' });
  if (wants) return view(last, { is: 'result', wants });
  const decision = after.asked ? reconquista.decision(after) : undefined;
  return view(after, decision ? { is: 'answer', decision } : { is: 'nothing', after });
}

function unfolded(start: State, answers: readonly Answered[]) {
  let state = start;
  const told: Told[] = [];
  for (const { action, results } of answers) {
    const unfolding = unfold(state, action, results);
    told.push(...unfolding.told.filter(({ fact }) => isRetold(fact)));
    if (unfolding.wants) return { told, state, wants: unfolding.wants };
    state = unfolding.state;
  }
  return { told, state, wants: undefined };
}

/** Units on the march stand in no location; here they are drawn where they are. */
function marched(state: State): State {
  const { march } = state;
  if (!march) return state;
  const draft = { state, facts: [] };
  settle(draft, march.at, march.side, march.units);
  return draft.state;
}

/** Tells the next fact, if the results so far decide it. */
export function next(run: Run): Run {
  return standingOf(run).needs.is === 'more' ? { ...run, shown: run.shown + 1 } : run;
}

/** Gives the next result, and tells the fact that it completes. */
export function give(run: Run, result: Result): Run {
  const { needs } = standingOf(run);
  const last = run.answers.at(-1);
  if (needs.is !== 'result' || !last) return run;
  const answers = [...run.answers.slice(0, -1), { ...last, results: [...last.results, result] }];
  return next({ ...run, answers });
}

/** Answers the question that interrupts the phase. */
export function answer(run: Run, action: ActionOf): Run {
  return next({ ...run, answers: [...run.answers, { action, results: [] }] });
}

/** Tells the next fact, with dice that the page rolls for it. */
export function rollOn(run: Run, dice: Roller): Run {
  let now = run;
  for (;;) {
    const { needs } = standingOf(now);
    if (needs.is === 'more') return next(now);
    if (needs.is !== 'result') return now;
    const before = now.shown;
    now = give(now, rolled(needs.wants, dice));
    if (now.shown > before) return now;
  }
}

/** A die or a draw by the dice of the page. */
export function rolled(wants: Wanted, dice: Roller): Result {
  if (wants.is === 'die') return randomInt(dice, 1, 6);
  return wants.to[randomInt(dice, 0, wants.to.length - 1)] ?? 0;
}

/** The events that a position may bring, each with dice that bring it. */
export function eventsOf(start: State): ReadonlyMap<EventId, readonly number[]> {
  const found = new Map<EventId, readonly number[]>();
  const faces = [1, 2, 3, 4, 5, 6];
  for (const a of faces) {
    const one = eventBy(start, [a]);
    if (one) found.set(one, [a]);
    else
      for (const b of faces) {
        const two = eventBy(start, [a, b]);
        if (two) found.set(two, [a, b]);
      }
  }
  return new Map(EVENTS.flatMap((id) => (found.has(id) ? [[id, found.get(id) ?? []] as const] : [])));
}

function eventBy(start: State, results: readonly number[]): EventId | undefined {
  const event = unfold(start, proceed(), results).told.find(({ fact }) => fact.kind === 'event');
  return event?.fact.kind === 'event' ? event.fact.event : undefined;
}
