import { reach, type Way } from '../../../src/books/hispania/engine/reach.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { bestWays } from '../../../src/books/hispania/ui/deciding/moving.ts';
import { type Stack, sizeOf, startsOf, wholeStack } from '../../../src/books/hispania/ui/deciding/stacks.ts';
import { customs } from '../../../src/books/hispania/ui/table/customs.ts';
import type { Action, Choice, Decision } from '../../../src/kernel/contract.ts';
import { filled, mapped } from '../../../src/ui/deciding/filled.ts';
import { seenState } from '../../../src/ui/table/session.ts';
import { type Beside, question } from './table-game.ts';

/** The way in which a gesture of the person is made on the page. */
export type Gesture =
  /** A stack is chosen in the list and goes a way of the list, or to a province of the board. */
  | { readonly by: 'list' | 'board'; readonly stack: Stack; readonly way: Way; readonly actions: readonly Action[] }
  /** An answer is given as it stands there. */
  | { readonly by: 'answer'; readonly actions: readonly [Action] };

/** The things that a first game must show; each is done as soon as possible. */
export const FEATS = ['several steps', 'board', 'attack', 'retreat'] as const;
export type Feat = (typeof FEATS)[number];

/** The number of battles to begin: each costs a dozen answers. */
const ATTACKS = 2;

/** The next gesture of a person who wants to see everything once and then the end; `done` lists the things already shown. */
export function gesture(table: Beside, done: Map<Feat, number>): Gesture {
  const decision = question(table);
  if (!decision) throw new Error('the game is over');
  const state = seenState(customs, table);
  const show = (feat: Feat): void => void done.set(feat, (done.get(feat) ?? 0) + 1);
  const moved = decision.kind === 'move' ? movement(state, decision, done) : undefined;
  if (moved) {
    show(moved.feat);
    return { by: moved.feat === 'board' ? 'board' : 'list', ...moved, actions: moved.way.path };
  }
  const flight = decision.choices.find(({ kind }) => kind === 'retreat');
  if (flight && !done.has('retreat')) {
    show('retreat');
    return { by: 'answer', actions: [answerOf(flight, decision)] };
  }
  const end = decision.choices.find(({ kind }) => kind === 'end');
  if (decision.kind === 'move' && end) return { by: 'answer', actions: [answerOf(end, decision)] };
  const first = decision.preset ?? (decision.choices[0] && answerOf(decision.choices[0], decision));
  if (!first) throw new Error(`nothing to answer: ${decision.kind}`);
  return { by: 'answer', actions: [first] };
}

/** The answer of a choice as the page fills it in. */
const answerOf = (choice: Choice, { preset }: Decision): Action => ({
  kind: choice.kind,
  fixed: choice.fixed,
  values: mapped(filled(choice, preset)),
});

/** A movement of a whole stack by a way that fits, the first that there is. */
export function moving(table: Beside, by: 'list' | 'board', fits: (way: Way, stack: Stack) => boolean): Gesture {
  const decision = question(table);
  const found = decision && waysOf(seenState(customs, table), decision).find(({ stack, way }) => fits(way, stack));
  if (!found) throw new Error('nobody can move so');
  return { by, ...found, actions: found.way.path };
}

/** Destinations of whole stacks: for each the first way to a place, which a press on the board takes. */
function waysOf(state: State, decision: Decision) {
  return startsOf(decision).flatMap((from) => {
    const stack = wholeStack(decision, from);
    const ways = [...bestWays(reach(state, from, stack.units, stack.leaders)).values()].filter(({ exits }) => !exits);
    return ways.map((way) => ({ stack, way }));
  });
}

function movement(state: State, decision: Decision, done: ReadonlyMap<Feat, number>) {
  for (const { stack, way } of waysOf(state, decision)) {
    const feat = featOf(stack, way);
    if (feat && (done.get(feat) ?? 0) < (feat === 'attack' ? ATTACKS : 1)) return { feat, stack, way };
  }
  return undefined;
}

function featOf(stack: Stack, { battle, steps, strays, held = [] }: Way): Feat | undefined {
  if (battle) return steps === 1 && sizeOf(stack) > battle.units ? 'attack' : undefined;
  if (strays || held.length > 0) return undefined;
  return steps > 1 ? 'several steps' : 'board';
}
