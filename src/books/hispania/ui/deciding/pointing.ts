import type { Action, Choice, Decision } from '../../../../kernel/contract.ts';
import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { PLACES, type PlaceId } from '../../engine/data/ids.ts';
import type { Prospect } from '../../words/en/choices.ts';
import type { Mark, Stack } from '../board/types.ts';
import { prospectIn, type Seen } from './seen.ts';
import type { Stack as Held } from './stacks.ts';

/** The meaning of a place on the board for the current decision. */
export type Pointed =
  | { readonly is: 'act'; readonly action: Action }
  /** The row of this place is to be filled in. */
  | { readonly is: 'from'; readonly place: PlaceId };

/** Answers that are never given by a single tap, which only opens their row. */
const CAREFUL: readonly string[] = ['capital', 'rebuild', 'disband', 'give-up'];

/** The answer that a place means, if it means one; otherwise the row of the list to open. Moves are made by hand (`use-hand.ts`). */
export function placeAction(decision: Decision | undefined, place: PlaceId): Pointed | undefined {
  const here = decision?.choices.filter((choice) => choice.kind !== 'step' && placeOf(choice) === place) ?? [];
  // If a capital is one of the choices there, the place is opened, so that both are visible.
  const careful = here.some(({ kind }) => CAREFUL.includes(kind));
  const [only] = here.map(onlyAnswer);
  if (here.length === 1 && only && !careful) return { is: 'act', action: only };
  return here.length > 0 ? { is: 'from', place } : undefined;
}

/** The target or subject of a choice; El Cid's band is no place. */
export function placeOf(choice: Choice): PlaceId | undefined {
  const place = choice.fixed['to'] ?? choice.fixed['place'];
  return PLACES.find((id) => id === place);
}

/** A step with a leader and one without may lead to the same place: the mark is that of the longer move. */
function stepMark({ enemies, mountain }: Prospect, known: Mark | undefined): Mark {
  if (enemies) return { kind: 'battle', steps: 1 };
  return { kind: mountain && known?.kind !== 'reach' ? 'reach-end' : 'reach', steps: 1 };
}

/** Counters of the active nation that may move, are about to, or have moved; those of others are at rest. */
export function withStates(
  { active, decision, picture }: Seen,
  held?: Held,
  parted?: typeof import('./parted.ts').parted,
): readonly Stack[] {
  if (decision?.kind !== 'move') return picture.stacks;
  const starts = new Set(decision.choices.map((choice) => choice.fixed['from']));
  return picture.stacks.map((stack) => ({
    ...stack,
    counters: stack.counters.flatMap((counter) => {
      if (counter.nation !== active || ['castle', 'fort', 'ruin'].includes(counter.kind)) return counter;
      if (stack.place === held?.from) return parted?.(counter, held) ?? { ...counter, state: 'chosen' };
      return { ...counter, state: starts.has(stack.place) ? 'may' : 'moved' } as const;
    }),
  }));
}

/** Answers other than steps that put something into a place or name one: the board marks the place. */
const LEADS = ['retreat', 'withdraw', 'arrive', 'place', 'castle', 'found', 'pile', 'march', 'hire', 'engage', 'enter'];

/** The marks of the board for a decision: the targets and the starts. A step to a battle and one that ends a move are distinct. */
export function marksFor(seen: Seen, from: PlaceId | undefined): { readonly [place in PlaceId]?: Mark } {
  const { decision } = seen;
  const marks: { [place in PlaceId]?: Mark } = {};
  for (const choice of decision?.choices ?? []) {
    const to = placeOf(choice);
    if (to && LEADS.includes(choice.kind)) marks[to] = { kind: 'reach' };
    if (to && choice.kind === 'step' && choice.fixed['from'] === from)
      marks[to] = stepMark(prospectIn(seen, choice), marks[to]);
  }
  if (from && decision?.kind === 'move') marks[from] = { kind: 'chosen' };
  return marks;
}
