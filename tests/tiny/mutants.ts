import { CHECK } from '../../src/books/tiny/check/index.ts';
import { RAIDERS } from '../../src/books/tiny/engine/data/ids.ts';
import type { TinyFact } from '../../src/books/tiny/engine/facts.ts';
import { tiny } from '../../src/books/tiny/engine/game.ts';
import type { State } from '../../src/books/tiny/engine/state.ts';
import type { Property } from '../../src/kernel/check/breach.ts';
import type { Says } from '../../src/kernel/check/check.ts';
import type { Action, Applied, Decision, InPlace, Params, Refusal } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { roller } from '../../src/kernel/dice.ts';
import { onStates } from '../../src/kernel/in-place.ts';

/** The small game, broken on purpose: each mutant breaks one property, and the suite is to say which. */

type Mutant = readonly [what: string, broken: Partial<typeof tiny> | { readonly says: readonly Says<TinyFact>[] }];
type Made = Applied<State, TinyFact>;

/** `apply` with another look at what came of it. */
const applying = (change: (made: Made & { readonly state: State }, state: State, action: Action) => Made) => ({
  apply: (state: State, action: Action): Made => {
    const made = tiny.apply(state, action);
    return made.state ? change(made, state, action) : made;
  },
});

/** `decision` with another question, if one is asked. */
const asking = (change: (asked: Decision, state: State) => Decision | undefined) => ({
  decision: (state: State) => {
    const asked = tiny.decision(state);
    return asked && change(asked, state);
  },
});

/** `explain` with other reasons. */
const refusing = (change: (refusal: Refusal, action: Action) => Refusal | undefined) => ({
  explain: (state: State, action: Action) => {
    const refusal = tiny.explain(state, action);
    return refusal && change(refusal, action);
  },
});

/** `barred` with other reasons. */
const barring = (change: (refusal: Refusal) => Refusal) => ({
  barred: (state: State) => tiny.barred(state).map((one) => ({ ...one, refusal: change(one.refusal) })),
});

/** `explain` and `apply` alike with other parameters of what is refused, whose types hide that something is not there. */
const undefinedIn = (change: (params: Params, action: Action) => object) => {
  const told = (refusal: Refusal, action: Action): Refusal =>
    action === null ? refusal : { ...refusal, params: change(refusal.params, action) as Params };
  return {
    ...refusing(told),
    apply: (state: State, action: Action): Made => {
      const made = tiny.apply(state, action);
      return made.refusal ? { refusal: told(made.refusal, action) } : made;
    },
  };
};

/** Another way to change a position in place. */
const placing = (change: (own: InPlace<State, TinyFact>) => InPlace<State, TinyFact>) => ({
  inPlace: (state: State) => change(onStates(tiny, state)),
});

/** Some answer to a question. */
function someTo(asked: Decision | undefined): Action {
  const choice = asked?.choices.at(-1);
  return choice ? pick(choice, roller(1)) : NOTHING;
}

const saying = (change: Partial<Says<TinyFact>>) => ({
  says: (CHECK.says ?? []).map((one) => ({ ...one, ...change })),
});

/** The memory of games beside their states. */
let answered = 0;
let begun = 0;

export const MUTANTS: { readonly [property in Property]: readonly Mutant[] } = {
  untouched: [
    [
      'recruits stand in the state that was given',
      applying((made, state) => {
        Object.assign(state.places, made.state.places);
        return made;
      }),
    ],
    [
      'nothing is known of an answer to which nothing is filled in',
      {
        apply: (state, action) => {
          const { units } = action.values;
          if (action.kind === 'move' && Object.keys(units as object).length === 0) throw new Error('no units');
          return tiny.apply(state, action);
        },
      },
    ],
  ],
  offered: [
    [
      'one more than there are may be recruited',
      {
        apply: (state, action) => {
          const count = action?.values['count'];
          const fewer = typeof count === 'number' ? { ...action, values: { count: count - 1 } } : action;
          const made = tiny.apply(state, action);
          return made.refusal?.code === 'too-many' ? tiny.apply(state, fewer) : made;
        },
      },
    ],
    [
      'cavalry is offered, and cannot be recruited',
      applying((made, _, { fixed }) =>
        fixed['unit'] === 'cavalry' ? { refusal: { code: 'no-such-unit', rule: '3', params: {} } } : made,
      ),
    ],
  ],
  explained: [
    ['another rule is named than the one that refuses', refusing((refusal) => ({ ...refusal, rule: '1-control' }))],
    ['what is refused is not explained', refusing((refusal) => (refusal.code === 'not-next' ? undefined : refusal))],
    ['what is barred has no rule', barring((refusal) => ({ ...refusal, rule: '' }))],
    [
      'what is barred for want of something has no plain data',
      barring((refusal) => ({ ...refusal, params: { ...refusal.params, unit: undefined } as unknown as Params })),
    ],
    [
      'a refusal of an answer that names nothing has no plain data',
      undefinedIn((params, { fixed }) => ({ ...params, unit: fixed['unit'] })),
    ],
  ],
  'in-place': [
    ['what is taken back in place is kept', placing((own) => ({ ...own, unmake: () => undefined }))],
    [
      'what happens in place is not told',
      placing((own) => ({ ...own, make: (action) => (own.make(action).refusal ? own.make(action) : { facts: [] }) })),
    ],
    [
      'a refused answer passes in place',
      placing((own) => ({
        ...own,
        make: (action) => {
          const made = own.make(action);
          if (made.refusal) own.make(someTo(own.decision()));
          return made;
        },
      })),
    ],
    [
      'something is kept beside the state',
      applying((made) => ({
        ...made,
        state: { ...made.state, deck: answered++ % 2 === 0 ? made.state.deck : made.state.deck.toReversed() },
      })),
    ],
  ],
  'way-on': [
    ['there is nothing to recruit, and it is asked', asking((asked) => ({ ...asked, choices: [] }))],
    ['the one key gives an answer that is not offered', asking((asked) => ({ ...asked, preset: NOTHING }))],
    [
      'a round is played again and again',
      applying((made) => ({ ...made, state: { ...made.state, round: 1, card: null, deck: DECK } })),
    ],
  ],
  seats: [
    [
      'the raiders are asked where they land',
      asking((asked, { form }) => (form === 'competitive' ? asked : { ...asked, by: [RAIDERS] })),
    ],
    ['the last player has no seat', { seats: (state) => tiny.seats(state).slice(0, -1) }],
    ['a seat that has pledged may pledge for another', asking((asked) => ({ ...asked, by: asked.by.slice(-1) }))],
  ],
  outcome: [
    ['the first round decides', { outcome: (state) => tiny.outcome({ ...state, phase: 'over' }) }],
    [
      'a game that was won by nobody',
      { outcome: ({ form, ...state }) => (form === 'solitaire' ? undefined : tiny.outcome({ form, ...state })) },
    ],
    [
      'the second is third',
      {
        outcome: (state) => {
          const outcome = tiny.outcome(state);
          if (outcome?.is !== 'ranking') return outcome;
          return { ...outcome, results: outcome.results.map((one) => ({ ...one, rank: one.rank * 2 - 1 })) };
        },
      },
    ],
  ],
  saved: [
    [
      'a position forgets what was pledged',
      { position: (written) => tiny.position({ ...(written as State), pledges: {} }) },
    ],
    [
      'the same seed begins another game the next time',
      { setup: (options, seed) => tiny.setup(options, seed + begun++) },
    ],
    [
      'a state is no plain data',
      applying((made) => ({ ...made, state: { ...made.state, dice: new Wrapped(made.state.dice) } })),
    ],
  ],
  undone: [
    [
      'dice are rolled and not counted',
      {
        dice: {
          of: (state) => ({ ...state.dice, rolled: 0 }),
          with: tiny.dice.with,
        },
      },
    ],
  ],
  hidden: [
    ['all pledges are shown', { describe: (state) => state.seats.flatMap((seat) => tiny.describe(state, seat)) }],
    [
      'how often a place was pledged is shown',
      {
        describe: (state, seat) => [
          ...tiny.describe(state, seat),
          {
            key: 'card',
            params: { card: null, left: Object.values(state.pledges).filter((one) => one === 'mill').length },
          },
        ],
      },
    ],
  ],
  imagined: [
    ['a seat forgets its own pledge', { imagine: (state, _, seed) => tiny.imagine(state, '', seed) }],
    ['units are dealt anew', { imagine: (state, seat, seed) => ({ ...tiny.imagine(state, seat, seed), places: {} }) }],
    [
      'dice are numbered anew',
      {
        imagine: (state, seat, seed) => ({
          ...tiny.imagine(state, seat, seed),
          dice: tiny.setup({ form: 'solitaire' }, seed).dice,
        }),
      },
    ],
  ],
  worded: [
    ['a refusal has no words', saying({ refusal: ({ code }) => (code === 'not-held' ? '' : code) })],
    ['a question has no words', saying({ decision: ({ kind, params }) => `${kind} of ${String(params['seat'])}` })],
    ['a verdict has no words', saying({ verdict: () => '' })],
    [
      'a fact has no words',
      saying({
        fact: ({ kind }) => {
          if (kind === 'drawn') throw new RangeError(`no words for ${kind}`);
          return kind;
        },
      }),
    ],
    ['a line has no words', saying({ line: ({ key, params }) => (key === 'place' ? `${params['owner']}` : key) })],
    ['an answer has no words', saying({ answer: ({ fixed }) => `in ${fixed['place']}` })],
  ],
  own: [
    [
      'units are destroyed, and it is not told',
      applying((made) => ({ ...made, facts: made.facts.filter(({ kind }) => kind !== 'destroyed') })),
    ],
    [
      'more is told than was scored',
      applying((made) => ({
        ...made,
        facts: made.facts.map((fact) => (fact.kind === 'scored' ? { ...fact, points: fact.points + 1 } : fact)),
      })),
    ],
  ],
};

const NOTHING: Action = { kind: 'pledge', fixed: {}, values: {} };
const DECK = ['calm', 'rain', 'fog', 'harvest'] as const;

/** Dice in a class of their own. */
class Wrapped {
  readonly generator: readonly number[];
  readonly rolled: number;
  readonly given: readonly number[];
  constructor({ generator, rolled, given }: State['dice']) {
    this.generator = generator;
    this.rolled = rolled;
    this.given = given;
  }
}
