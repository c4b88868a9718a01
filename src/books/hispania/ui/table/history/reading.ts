import type { Count, Opening, Part, Reading } from '../../../../../ui/table/reading.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { State } from '../../../engine/state.ts';

type Kind = HispaniaFact['kind'];

/** The part of each kind of fact. A kind that is not listed is one of the `others`. */
const PART_OF: { readonly [kind in Kind]?: Part } = {
  phase: 'phase',
  'phase-skipped': 'idle',

  moved: 'moves',
  halted: 'moves',
  marched: 'moves',
  pile: 'moves',
  withdrew: 'moves',
  'from-band': 'moves',
  'to-band': 'moves',

  battle: 'battles',
  aimed: 'battles',
  rolled: 'battles',
  felled: 'battles',
  replayed: 'battles',
  wasted: 'battles',
  destroyed: 'battles',
  wounded: 'battles',
  ruined: 'battles',
  'leader-killed': 'battles',
  surrendered: 'battles',
  retreated: 'battles',
  stays: 'battles',
  healed: 'battles',
  'battle-over': 'battles',

  bonus: 'points',
  points: 'points',
  scored: 'points',
  final: 'points',

  income: 'small',
  renounced: 'small',
  'gold-lost': 'small',
  bought: 'small',
  sealed: 'small',
};

function where({ stage, turn, active }: State): Opening {
  if (active) return { is: 'own', turn, who: active };
  return { is: stage === 'end' || stage === 'over' ? 'end' : 'start', turn };
}

function opens(fact: HispaniaFact): Opening | undefined {
  if (fact.kind === 'nation') return { is: 'own', turn: fact.turn, who: fact.nation };
  return fact.kind === 'turn' ? { is: fact.ends ? 'end' : 'start', turn: fact.turn } : undefined;
}

/** Points are those of the active nation; at the start and the end of a turn, those of all. */
function count(fact: HispaniaFact, who: string | undefined): Partial<Count> | undefined {
  switch (fact.kind) {
    case 'moved':
      return { moves: 1 };
    case 'battle':
      return { battles: 1 };
    case 'points':
    case 'scored':
      return who === undefined || fact.nation === who ? { points: fact.points } : undefined;
    default:
      return undefined;
  }
}

/** How the table reads a game of Hispania. */
export const READING: Reading<State, HispaniaFact> = {
  where,
  opens,
  part: ({ kind }) => PART_OF[kind] ?? 'others',
  count,
  span: ({ kind }) => (kind === 'battle' ? 'begins' : kind === 'battle-over' ? 'ends' : undefined),
  within: ({ frames }) => frames.some(({ kind }) => kind === 'battle'),
};
