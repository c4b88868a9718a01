import { ACTION_KINDS } from '../../../src/books/hispania/engine/actions.ts';
import { PLACES } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Action, Choice, Decision, Refusal } from '../../../src/kernel/contract.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { type Roller, randomInt, roller } from '../../../src/kernel/dice.ts';

/** The engine's output in the first actions of a random game: every kind that needs words. */
export interface Said {
  readonly facts: readonly HispaniaFact[];
  readonly refusals: readonly Refusal[];
  readonly asked: readonly { readonly decision: Decision; readonly action: Action }[];
}

/** A position with units of every kind: the Umayyads with leaders against Visigoths with a castle, and knights near. */
const RICH: Written = {
  turn: 11,
  lastTurn: 13,
  active: 'umayyads',
  phase: 'movement',
  seed: 0,
  capitals: { visigoths: 'toledo' },
  units: {
    cordoba: [
      { owner: 'umayyads', kind: 'cavalry', count: 4 },
      { owner: 'umayyads', kind: 'berber', count: 3 },
      { owner: 'umayyads', kind: 'leader', leader: 'tarik' },
    ],
    'sierra-morena': [
      { owner: 'umayyads', kind: 'infantry', count: 5 },
      { owner: 'umayyads', kind: 'ruin' },
    ],
    badajoz: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
    toledo: [
      { owner: 'visigoths', kind: 'castle' },
      { owner: 'visigoths', kind: 'infantry', count: 2 },
      { owner: 'visigoths', kind: 'leader', leader: 'roderic' },
    ],
    'la-mancha': [{ owner: 'hispano-romans', kind: 'fort' }],
    segovia: [{ owner: 'visigoths', kind: 'infantry', count: 3 }],
    avila: [{ owner: 'franks', kind: 'knight', count: 2 }],
    valencia: [{ owner: 'byzantium', kind: 'infantry', count: 2 }],
    majorca: [{ owner: 'umayyads', kind: 'infantry' }],
  },
};

function rich(seed: number): State {
  const opened = hispania.position({ ...RICH, seed });
  if (opened.faults) throw new Error(JSON.stringify(opened.faults));
  return opened.state;
}

/** Plays at random from the rich position, and tries at every turn what is not offered. */
export function listen(seed: number, actions: number): Said {
  return hear(rich, seed, actions, 1);
}

/** Whole games with all options, one after another; actions that are not offered are tried occasionally. */
export function tour(options: Options, seed: number, actions: number): Said {
  return hear((n) => hispania.setup(options, n), seed, actions, 40);
}

/** `begin` gives the first position of a game; what is not offered is tried before every `nth` action. */
function hear(begin: (seed: number) => State, seed: number, actions: number, nth: number): Said {
  const dice = roller(seed);
  const facts: HispaniaFact[] = [];
  const refusals: Refusal[] = [];
  const asked: { decision: Decision; action: Action }[] = [];
  let state = begin(seed);
  for (let n = 0; n < actions; n++) {
    // A game is short: it is played again and again, each time with other dice.
    if (!hispania.decision(state)) {
      refusals.push(...ACTION_KINDS.flatMap((kind) => hispania.explain(state, { kind, fixed: {}, values: {} }) ?? []));
      state = begin(seed + n);
    }
    const decision = hispania.decision(state);
    const choice = decision && anyOf(decision, dice);
    if (!decision || !choice) break;
    const action = pick(choice, dice);
    asked.push({ decision, action });
    if (n % nth === 0) refusals.push(...tried(state, action));
    const applied = hispania.apply(state, action);
    if (!applied.state) break;
    facts.push(...applied.facts);
    state = applied.state;
  }
  return { facts, refusals, asked };
}

/** A choice; the end of a question that has a hundred others comes up often enough. */
function anyOf({ choices }: Decision, dice: Roller): Choice | undefined {
  const end = choices.find(({ kind }) => kind === 'end' || kind === 'pass');
  return end && randomInt(dice, 0, 5) === 0 ? end : choices[randomInt(dice, 0, choices.length - 1)];
}

/** The refusals of what is barred, and of an action written wrongly in all kinds of ways. */
function tried(state: State, action: Action): readonly Refusal[] {
  const wrong = [
    ...ACTION_KINDS.map((kind) => ({ ...action, kind })),
    { ...action, fixed: { ...action.fixed, to: 'nowhere', place: 'nowhere' } },
    { ...action, fixed: {}, values: {} },
    { ...action, fixed: { ...action.fixed, side: action.fixed['side'] === 'attacker' ? 'defender' : 'attacker' } },
    { ...action, values: { infantry: { dragon: 1 } } },
    { ...action, values: { dragon: { infantry: 1 } } },
    { ...action, values: { ...action.values, units: { 'infantry/steps=9': 1 } } },
    ...PLACES.map((to) => ({ ...action, fixed: { ...action.fixed, to, place: to } })),
    {} as unknown as Action,
  ];
  return [
    ...hispania.barred(state).map((barred) => barred.refusal),
    ...wrong.flatMap((other) => hispania.explain(state, other) ?? []),
  ];
}
