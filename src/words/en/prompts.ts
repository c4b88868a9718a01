import type { CombatKind, NationId, Owner, PlaceId, RiverId, RuleId, UnitKind } from '../../hispania/data/ids.ts';
import type { HispaniaFact, Units } from '../../hispania/facts.ts';
import type { Side, Target } from '../../hispania/state.ts';
import { list, n, type Rich, t } from '../rich.ts';
import { NAMES } from './names.ts';
import { and, count, does, kind, orMore, picked, place, places, size, target, units, wounds } from './units.ts';

/** What each kind of decision carries. */
export interface DecisionParams {
  readonly move: { readonly nation: NationId };
  readonly remove: {
    readonly nation: NationId;
    readonly place: PlaceId | null;
    readonly places: readonly PlaceId[];
  };
  readonly battles: { readonly nation: NationId; readonly battles: readonly PlaceId[] };
  readonly 'after-battles': { readonly nation: NationId; readonly battles: readonly PlaceId[] };
  readonly aim: InBattle;
  readonly retreat: InBattle;
  readonly pin: { readonly nation: NationId; readonly place: PlaceId; readonly count: number };
}
export type DecisionKind = keyof DecisionParams;

interface InBattle {
  readonly place: PlaceId;
  readonly side: Side;
  readonly owner: Owner;
  readonly round: number;
}

/** What a page may know beside the decision: all of it may be left out. */
export interface Beside {
  /** The rule of the decision. */
  readonly rule?: RuleId | undefined;
  /** Units that the reader has chosen to move, by cohort key, and where they stand. */
  readonly chosen?: { readonly from: PlaceId; readonly units: Picked } | undefined;
  /** Where the reader has begun a move. */
  readonly from?: PlaceId | undefined;
  /** How many units are over the limit. */
  readonly surplus?: number | undefined;
  /** What happened in the round that has just been fought. */
  readonly facts?: readonly HispaniaFact[] | undefined;
}
type Picked = Readonly<Record<string, number>>;

interface Prompt<P> {
  /** Nation and act: the head of the slip. */
  readonly who: (params: P, beside: Beside) => Rich;
  /** The one question. */
  readonly ask: (params: P, beside: Beside) => Rich;
  /** What happens if nothing is done. */
  readonly otherwise: (params: P, beside: Beside) => Rich;
}

const fights = ({ owner, side, round }: InBattle): Rich =>
  t`${n(owner)} ${does(owner, side === 'attacker' ? 'attack' : 'defend')}, round ${round}`;
const picks = ({ nation }: { readonly nation: NationId }): Rich => t`${n(nation)} ${does(nation, 'fight')}`;

export const PROMPTS: { readonly [K in DecisionKind]: Prompt<DecisionParams[K]> } = {
  move: {
    who: ({ nation }) => t`${n(nation)} ${does(nation, 'move')}`,
    ask: (_, { chosen, from }) => {
      if (chosen) return t`From ${place(chosen.from)}: ${picked(chosen.units)}. Where to?`;
      return from ? t`From ${place(from)}: where to?` : ['Who moves, and where to?'];
    },
    otherwise: () => ['When you end movement, the others stay where they are.'],
  },
  remove: {
    who: ({ nation }, { rule }) => t`${n(nation)}, ${rule === '4.3' ? 'former capital' : 'stacking check'}`,
    ask: ({ place: at, places: all }, { surplus }) =>
      surplus === undefined || all.length > 1
        ? t`Too many stand in ${places(all)}. Who goes?`
        : t`${count(surplus, 'unit')} too many in ${place(at)}. Who goes?`,
    otherwise: () => ['Filled in: those you would miss least.'],
  },
  battles: {
    who: picks,
    ask: ({ battles }) =>
      battles.length > 1 ? ['Which battle comes first?'] : t`The battle in ${places(battles)} is next.`,
    otherwise: ({ battles }) => [
      battles.length > 1 ? 'Each of them must be fought; the order is yours.' : 'It must be fought.',
    ],
  },
  'after-battles': {
    who: picks,
    ask: () => ['The battles are over. Rebuild a castle?'],
    otherwise: () => ['If not, what lies in ruins stays in ruins.'],
  },
  aim: {
    who: fights,
    ask: () => ['Whom do you aim at?'],
    otherwise: () => ['Filled in: the aims that promise most. Hits beyond what stands there are lost.'],
  },
  retreat: {
    who: fights,
    ask: ({ side }, { facts }) =>
      t`${facts && outcome(facts, side)}${side === 'attacker' ? 'Fight on, or retreat?' : 'Stay, or retreat?'}`,
    otherwise: ({ round, side }) => [
      `If you stay, round ${round + 1} follows${side === 'attacker' ? ', unless the defender retreats' : ''}.`,
    ],
  },
  pin: {
    who: ({ nation }) => t`${n(nation)}, forced passage`,
    ask: ({ place: at, count: number }) => t`Which ${count(number, 'unit')} stay to hold the passage in ${place(at)}?`,
    otherwise: () => ['Those who stay fight there; the others may go on.'],
  },
};

const large = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What a round did, told to one side: `2 infantry fall; your knight is hit once. `. */
export function outcome(facts: readonly HispaniaFact[], side: Side): string {
  const fallen = { attacker: {} as Tally, defender: {} as Tally };
  const hurt: string[] = [];
  for (const fact of facts) {
    if (fact.kind === 'destroyed') fallen[fact.side][fact.unit] = (fallen[fact.side][fact.unit] ?? 0) + fact.count;
    if (fact.kind === 'wounded') {
      hurt.push(`${fact.side === side ? 'your' : 'their'} ${kind(fact.unit, 1)} is ${wounds(hitsOf(fact))}`);
    }
  }
  const theirs = fallen[side === 'attacker' ? 'defender' : 'attacker'];
  const told = [
    ...(size(theirs) > 0 ? [`${units(theirs)} ${size(theirs) === 1 ? 'falls' : 'fall'}`] : []),
    ...(size(fallen[side]) > 0 ? [`you lose ${units(fallen[side])}`] : []),
    ...hurt,
  ].join('; ');
  return told ? `${large(told)}. ` : 'Nobody is hit. ';
}
type Tally = { [kind in UnitKind]?: number };

/** The hits behind a wound: a knight has two lives, a castle three. */
export const hitsOf = ({ unit, lives }: { readonly unit: 'knight' | 'castle'; readonly lives: number }): number =>
  (unit === 'knight' ? 2 : 3) - lives;

/** What a page may know of a choice beside it: all of it may be left out. */
export interface Prospect {
  /** Who stands where it leads, and must be fought. */
  readonly enemies?: { readonly owner: Owner; readonly units: Units } | undefined;
  /** The river it crosses. */
  readonly river?: RiverId | undefined;
  /** It leads over a strait. */
  readonly strait?: boolean | undefined;
  /** It ends in mountains, where the units stop. */
  readonly mountain?: boolean | undefined;
  /** Units for which there is room. */
  readonly room?: number | undefined;
  /** Units that must stay behind to hold the passage. */
  readonly stay?: number | undefined;
  /** A leader goes along. */
  readonly led?: boolean | undefined;
  /** The decision that `end` answers. */
  readonly ends?: DecisionKind | undefined;
  /** The round that is being fought. */
  readonly round?: number | undefined;
  /** The dice fall as soon as this is answered. */
  readonly rolls?: boolean | undefined;
  /** Who goes that way leaves the game. */
  readonly leaves?: boolean | undefined;
  /** The capital until now. */
  readonly was?: PlaceId | null | undefined;
  /** How many must be named. */
  readonly count?: number | undefined;
}

/** A choice, or an answer with its values filled in. */
export interface Answer {
  readonly fixed: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, number | Picked>> | undefined;
}

interface ChoiceWords {
  readonly label: (answer: Answer, prospect: Prospect) => Rich;
  /** The second line; nothing where there is nothing to add. */
  readonly consequence: (answer: Answer, prospect: Prospect) => Rich;
}

/** Units and leaders that an answer names; nothing while it is open. */
function who({ values }: Answer): string | undefined {
  const named = [values?.['units'], values?.['leaders']].filter((of) => typeof of === 'object');
  return named.some((of) => Object.keys(of).length > 0) ? picked(...named) : undefined;
}
const some = (number: number | undefined): string => (number === undefined ? 'units' : count(number, 'unit'));
const to = ({ fixed }: Answer, key = 'to'): Rich => place(fixed[key] as PlaceId);

/** Sentences one after the other, those that are there. */
const say = (...parts: readonly (Rich | string | false | undefined)[]): Rich =>
  list(
    parts.flatMap((part) => (part ? [typeof part === 'string' ? [part] : part] : [])),
    ' ',
  );
const room = (left: number | undefined): string | undefined =>
  left === undefined ? undefined : left === 0 ? 'No room left.' : `Room for ${left}.`;
const against = ({ enemies }: Prospect): Rich | undefined =>
  enemies && t`${n(enemies.owner)}: ${units(enemies.units)}.`;

export const CHOICES: { readonly [kind in ChoiceKind]: ChoiceWords } = {
  step: {
    label: (a, { led }) => {
      const going = who(a);
      return going ? t`${large(going)} to ${to(a)}` : t`To ${to(a)}${led ? ' with a leader' : ''}`;
    },
    consequence: (_, of) =>
      say(
        against(of),
        of.river && of.enemies && `Over the ${NAMES.rivers[of.river]}: +2 for them in round 1.`,
        of.strait && 'Over the strait: the whole movement.',
        of.mountain && 'Mountains: the move ends.',
        of.stay !== undefined && of.stay > 0 && `${of.stay} must stay behind.`,
        room(of.room),
      ),
  },
  end: {
    label: (_, { ends }) => [
      ends === 'move' ? 'End movement' : ends === 'after-battles' ? 'End combat' : 'End the phase',
    ],
    consequence: (_, { ends }) => (ends === 'move' ? ['Whoever has not moved stays.'] : []),
  },
  battle: {
    label: (a) => t`Fight in ${to(a, 'place')}`,
    consequence: (_, of) => against(of) ?? [],
  },
  aim: {
    label: (_, { rolls, round }) => [rolls ? `Roll round ${round ?? 1}` : 'Aim like this'],
    consequence: ({ values = {} }) =>
      and(
        (Object.entries(values) as [CombatKind, Picked][]).flatMap(([die, at]) =>
          (Object.entries(at) as [Target, number][]).map(([of, number]) => [aim(die, of, number)]),
        ),
      ),
  },
  stay: {
    label: ({ fixed }, { round = 0 }) => [fixed['side'] === 'attacker' ? `Roll round ${round + 1}` : 'Stay'],
    consequence: ({ fixed }, { round = 0 }) => [
      fixed['side'] === 'attacker' ? 'Unless the defender retreats first.' : `Round ${round + 1} follows.`,
    ],
  },
  retreat: {
    label: (a) => {
      const going = who(a);
      return going ? t`Retreat to ${to(a)}: ${going}` : t`Retreat to ${to(a)}`;
    },
    consequence: (_, of) => (of.leaves ? ['Who goes there leaves the game.'] : say(room(of.room))),
  },
  'retreat-leader': {
    label: (a) => t`${who(a) ?? 'The leader'} alone to ${to(a)}`,
    consequence: (_, of) => [of.leaves ? 'He leaves the game.' : 'A leader needs no room.'],
  },
  capital: {
    label: (a) => t`Make ${to(a, 'place')} the capital`,
    consequence: (_, { was }) =>
      was ? t`It holds one unit more; ${place(was)} holds one fewer.` : ['It holds one unit more.'],
  },
  remove: {
    label: (a, { count: number }) => t`Give up ${who(a) ?? some(number)} in ${to(a, 'place')}`,
    consequence: () => ['They leave the map.'],
  },
  rebuild: {
    label: (a) => t`Rebuild the castle of ${to(a, 'place')}`,
    consequence: (a) => {
      const from = a.fixed['counter'];
      const cost = `It costs ${who(a) ?? 'one unit'} there.`;
      return from && from !== 'pool'
        ? t`${cost} The castle of ${place(from as PlaceId)} is taken down for it.`
        : [cost];
    },
  },
  pin: {
    label: (a, { count: number }) => [`Leave ${who(a) ?? some(number)} behind`],
    consequence: (a) => t`Those who stay hold the passage and fight in ${to(a, 'place')}.`,
  },
};

/** The kinds of choice there are. */
export const CHOICE_KINDS = [
  'step',
  'end',
  'battle',
  'aim',
  'stay',
  'retreat',
  'retreat-leader',
  'capital',
  'remove',
  'rebuild',
  'pin',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** Dice and what they are aimed at: `2 infantry at knights`; a castle rolls several: `castle, 2 dice, at infantry`. */
export function aim(die: CombatKind, at: Target, number: number): string {
  const shooter = die === 'castle' ? `castle, ${count(number, 'die', 'dice')},` : `${number} ${kind(die, number)}`;
  return `${shooter} at ${target(at)}`;
}

/** How a number to hit comes about: the `Need` of `rules/hits`. */
export interface NeedOf {
  readonly needs: number;
  readonly table: number;
  readonly plus: { readonly leader: number; readonly zeal: number; readonly tactics: number; readonly river: number };
}
const BONUS: Readonly<Record<keyof NeedOf['plus'], string>> = {
  leader: 'leader',
  zeal: 'zeal',
  tactics: 'tactics',
  river: 'river',
};

/** The number a die needs, and why: `5 or more`; `7 in the table; +2 leader`. */
export const NEED = {
  needs: ({ needs }: NeedOf): string => orMore(needs),
  why: ({ table, plus }: NeedOf): string =>
    [
      `${table} in the table`,
      ...(Object.entries(plus) as [keyof NeedOf['plus'], number][])
        .filter(([, bonus]) => bonus > 0)
        .map(([name, bonus]) => `+${bonus} ${BONUS[name]}`),
    ].join('; '),
};
