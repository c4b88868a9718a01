import type { Action, Choice, Decision } from '../../../kernel/contract.ts';
import { isCapital, isTown } from '../engine/data/geography.ts';
import type { GeneralId, SpaceId, TownId } from '../engine/data/ids.ts';
import type { State } from '../engine/state.ts';
import { combatOdds, combatOf } from '../odds/combat.ts';
import { fraction } from '../odds/fraction.ts';
import { after } from './chances.ts';
import { waysBy } from './roads.ts';
import type { Option, Search } from './search.ts';
import type { Then, Thought, Why } from './thought.ts';

/** The answers of a Roman: in a Roman phase by search, else by the positions that the answers lead to. */

/** How far a Roman looks ahead. */
export interface Effort {
  /** Answers of a phase. */
  readonly depth: number;
  /** With so many coins or fewer left, it looks to the end of the phase. */
  readonly whole: number;
}

/** An answer to the decision of a Roman. The same position gives the same answer. */
export function roman(state: State, decision: Decision, search: Search, effort: Effort): Thought {
  const before = search.looked;
  const { action, why } = answered(state, decision, search, effort);
  return { action, why, looked: search.looked - before };
}

type Answered = Pick<Thought, 'action' | 'why'>;

function answered(state: State, { kind, choices }: Decision, search: Search, effort: Effort): Answered {
  const [only, other] = choices;
  if (only && !other && Object.keys(only.ranges).length === 0) return { action: plain(only), why: { kind: 'only' } };
  if (state.phase === 'roman') return inPhase(state, choices, search, effort);
  if (kind === 'roads') return road(state, choices);
  const weighed = choices.map((choice) => {
    const action = plain(choice);
    const then = after(state, action);
    const worth = search.best(then, effort.depth - 1);
    return { action, worth };
  });
  const best = weighed.reduce((a, b) => (b.worth > a.worth ? b : a));
  return { action: best.action, why: { kind: 'weighed', of: choices.length, worth: best.worth } };
}

const plain = ({ kind, fixed }: Choice): Action => ({ kind, fixed, values: {} });

/** The best answer of a Roman phase, or its end. */
function inPhase(state: State, choices: readonly Choice[], search: Search, effort: Effort): Answered {
  const [best] = search.options(state, depthAt(state, effort) - 1);
  const rest = search.ended(state);
  const end = choices.find(({ kind }) => kind === 'end' || kind === 'hand');
  if (end && (!best || best.worth <= rest)) return { action: plain(end), why: { kind: 'rests', worth: rest } };
  if (!best) throw new Error('a general who has to leave has no way');
  return { action: best.action, why: whyOf(state, best, best.worth - rest, search, effort) };
}

/** How many answers ahead are looked at: no coin goes unspent in more answers than there are coins. */
function depthAt({ coins }: State, { depth, whole }: Effort): number {
  return coins <= whole ? Math.max(1, coins) : depth;
}

function whyOf(state: State, { action, worth, prospects }: Option, gain: number, search: Search, effort: Effort): Why {
  const promise = { worth, gain };
  const { kind, fixed } = action;
  const combat = combatOf(state, action);
  if (combat?.general) {
    const { roman: won, hispanic: lost } = combatOdds(state, combat);
    const { kind: by, general, to: at, coins } = combat;
    return { kind: 'fights', by, general, at, coins, won, lost, ...promise };
  }
  const at = state.generals[state.turn];
  if (kind === 'place' && at && isTown(at)) return { kind: 'garrisons', at, capital: isCapital(at), ...promise };
  if (kind === 'take' && at && isTown(at)) return { kind: 'withdraws', at, ...promise };
  if (kind === 'murder') return { kind: 'murders', won: fraction(Number(action.values['coins']), 6), ...promise };
  if (kind === 'build' || kind === 'call')
    return { kind: 'buys', what: kind === 'build' ? 'road' : 'proconsul', ...promise };
  const general = (fixed['general'] ?? state.turn) as GeneralId;
  const [next] = prospects;
  const then = next ? thenOf(next.state, search, effort) : { does: 'stays' as const };
  return { kind: 'goes', general, to: fixed['to'] as SpaceId, then, ...promise };
}

/** What a general who has gone somewhere would do there. */
function thenOf(state: State, search: Search, effort: Effort): Then {
  if (state.phase !== 'roman' || state.coins === 0) return { does: 'stays' };
  const [best] = search.options(state, Math.max(0, depthAt(state, effort) - 1));
  if (!best || best.worth <= search.ended(state)) return { does: 'stays' };
  const { kind, fixed } = best.action;
  const at = state.generals[state.turn];
  if (kind === 'siege' || kind === 'attack') return { does: kind, at: fixed['place'] as SpaceId };
  if (kind === 'place' && at && isTown(at)) return { does: 'place', at };
  return kind === 'move' || kind === 'sail' ? { does: 'goes', at: fixed['to'] as SpaceId } : { does: 'stays' };
}

/** The road after which all ways are shortest. */
function road(state: State, choices: readonly Choice[]): Answered {
  const lays = choices.filter(({ kind }) => kind === 'lay');
  const rated = lays.map((choice) => {
    const action = plain(choice);
    return { action, coins: waysBy(after(state, action)) };
  });
  const [first] = rated;
  if (!first) return { action: plain(choices[0] as Choice), why: { kind: 'only' } };
  const { action } = rated.reduce((a, b) => (b.coins < a.coins ? b : a));
  const { from, to } = action.fixed;
  return { action, why: { kind: 'shortens', from: from as TownId, to: to as TownId } };
}
