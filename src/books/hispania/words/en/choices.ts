import { list, type Rich, t } from '../../../../words/rich.ts';
import type { ActionKind } from '../../engine/actions.ts';
import type { CombatKind, Owner, PlaceId, RiverId, TokenId, UnitKind } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Target } from '../../engine/state/battle.ts';
import { n } from '../marks.ts';
import { aim } from './battle.ts';
import type { DecisionKind, Picked } from './decisions.ts';
import { NAMES } from './names.ts';
import { EFFECTS, playedOn } from './tokens.ts';
import {
  and,
  count,
  does,
  gold,
  kind,
  large,
  picked,
  place,
  points,
  size,
  The,
  token,
  towards,
  units,
} from './units.ts';

/** The answers to a decision: what each says, and what comes of it. */

/** What a page may know of a choice beside it: all of it may be left out. */
export interface Prospect {
  /** Who stands where it leads, and must be fought. */
  readonly enemies?: { readonly owner: Owner; readonly units: Units } | undefined;
  /** Who stands there as an ally: one may pass, and not stay. */
  readonly ally?: Owner | undefined;
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
  /** Nobody but leaders goes there. */
  readonly alone?: boolean | undefined;
  /** Of whom some may be named, and how many at most. */
  readonly among?: { readonly of: Picked; readonly most: number } | undefined;
  /** The decision that it answers. */
  readonly asked?: DecisionKind | undefined;
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
  /** What it costs, in half gold. */
  readonly cost?: number | undefined;
}

/** A choice, or an answer with its values filled in. */
export interface Answer {
  readonly fixed: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, number | Picked>> | undefined;
}

interface ChoiceWords {
  readonly label: (answer: Answer, prospect: Prospect) => Rich;
  /** The second line, where there is something to add. */
  readonly consequence?: (answer: Answer, prospect: Prospect) => Rich;
}

/** Units and leaders that an answer names; nothing while it is open. */
function who({ values }: Answer): string | undefined {
  const named = ['units', 'light', 'joined', 'leaders']
    .map((name) => values?.[name])
    .filter((of) => typeof of === 'object');
  return named.some((of) => Object.keys(of).length > 0) ? picked(...named) : undefined;
}
/** A number that an answer names; nothing while it is open. */
function amount({ values }: Answer, name: string): number | undefined {
  const value = values?.[name];
  return typeof value === 'number' ? value : undefined;
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
  left === undefined
    ? undefined
    : left === 0
      ? 'No room left.'
      : left === 1
        ? 'One may go there.'
        : `Up to ${left} may go there.`;
const against = ({ enemies }: Prospect): Rich | undefined =>
  enemies && t`${n(enemies.owner)}: ${units(enemies.units)}.`;

/** A choice that says the same whatever is known of it. */
const plain = (label: string, consequence?: string): ChoiceWords => ({
  label: () => [label],
  ...(consequence ? { consequence: () => [consequence] } : {}),
});
/** `2 infantry to Segovia`; `To Segovia` while it is open who. */
const going = (a: Answer): Rich => {
  const them = who(a);
  return them ? t`${large(them)} to ${to(a)}` : t`To ${to(a)}`;
};
/** `2 infantry`; `up to 1 of 2 infantry and a castle`. */
const someOf = ({ of, most }: NonNullable<Prospect['among']>): string =>
  most < size(of) ? `up to ${most} of ${picked(of)}` : picked(of);
/** `Give up 2 infantry in Avila`. */
const givesUp = (a: Answer, { count: number }: Prospect): Rich =>
  t`Give up ${who(a) ?? some(number)}${a.fixed['place'] ? t` in ${to(a, 'place')}` : []}`;
/** What units go on as: `infantry`, `knights`, `a castle`, of which a province has one only. */
function becoming({ fixed, values }: Answer): string {
  const id = fixed['as'] as UnitKind;
  const named = values?.['units'];
  const number = typeof named === 'object' ? size(named) : 2;
  const one = (number === 1 || id === 'castle') && kind(id, 1) !== kind(id);
  return one ? units({ [id]: 1 }) : kind(id);
}
const gone = () => ['Off the map.'];

/** What it says to end each kind of decision that can be ended, and what comes of it. */
const ENDS: { readonly [kind in DecisionKind]?: readonly [label: string, consequence?: string] } = {
  move: ['End movement', 'Whoever has not moved stays.'],
  'after-battles': ['End combat'],
  'before-income': ['Rebuild none now'],
  buy: ['Buy no more'],
  place: ['Place no more', 'What still waits is lost.'],
  pile: ['Nobody goes on'],
  mission: ['Do not hire him'],
  enter: ['Nobody enters'],
  withdraw: ['Go no further', 'Whoever stays is removed.'],
  swap: ['Take none over'],
};

export const CHOICES: { readonly [kind in ActionKind]: ChoiceWords } = {
  step: {
    label: (a, { led }) => (who(a) ? going(a) : t`${going(a)}${led ? ' with a leader' : ''}`),
    consequence: (_, of) =>
      say(
        against(of),
        of.ally && t`${The(of.ally)} ${does(of.ally, 'let')} you pass, not stay.`,
        of.river && of.enemies && `Over the ${NAMES.rivers[of.river]}: +2 for them in round 1.`,
        of.strait && 'Over the strait: the whole movement.',
        of.mountain && 'Mountains: the move ends.',
        of.stay !== undefined && of.stay > 0 && `${of.stay} must stay behind.`,
        room(of.room),
      ),
  },
  end: {
    label: (_, { asked }) => [(asked && ENDS[asked]?.[0]) ?? 'End the phase'],
    consequence: (_, { asked }) => say(asked && ENDS[asked]?.[1]),
  },
  battle: {
    label: (a) => t`Fight in ${to(a, 'place')}`,
    consequence: (_, of) => say(against(of)),
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
      const them = who(a);
      return t`Retreat ${towards(a.fixed['to'] as PlaceId | 'band')}${them ? `: ${them}` : ''}`;
    },
    consequence: (_, of) => (of.leaves ? ['Whoever goes there leaves the game.'] : say(room(of.room))),
  },
  'retreat-leader': {
    label: (a) => t`${who(a) ?? 'The leader'} alone ${towards(a.fixed['to'] as PlaceId | 'band')}`,
    consequence: (_, of) => [of.leaves ? 'He leaves the game.' : 'A leader needs no room.'],
  },
  capital: {
    label: (a) => t`Make ${to(a, 'place')} the capital`,
    consequence: (_, { was }) =>
      was ? t`It holds one unit more; ${place(was)} holds one fewer.` : ['It holds one unit more.'],
  },
  remove: { label: givesUp, consequence: gone },
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
  collect: plain('Collect it all'),
  renounce: {
    label: (a) => {
      const number = amount(a, 'gold');
      return [`Decline ${number === undefined ? 'some of it' : gold(number)}`];
    },
    consequence: () => ['Nobody has it then.'],
  },
  buy: {
    label: ({ fixed }) => [`Buy ${units({ [fixed['unit'] as UnitKind]: 1 })}`],
    consequence: (_, { cost }) => say(cost !== undefined && `For ${gold(cost)}.`),
  },
  disband: {
    label: givesUp,
    consequence: () => ['Its counter can be bought again, for elsewhere.'],
  },
  place: { label: ({ fixed, ...a }) => going({ fixed, ...a, values: { units: { [fixed['unit'] ?? '']: 1 } } }) },
  arrive: { label: (a, { alone }) => (who(a) ? going(a) : t`${going(a)}${alone ? ', a leader alone' : ''}`) },
  cull: { label: givesUp, consequence: gone },
  pile: { label: (a) => t`The stack in ${to(a, 'place')}` },
  berbers: {
    label: (a) => {
      const number = amount(a, 'count');
      return [number === 0 ? 'Bring none' : `Bring ${number === undefined ? 'Berbers' : units({ berber: number })}`];
    },
  },
  submit: plain('Submit', 'Half of income and points stay; nobody is destroyed.'),
  refuse: plain('Refuse', 'The battle goes on.'),
  withdraw: {
    label: (a) => t`${large(who(a) ?? 'units')} from ${to(a, 'from')} ${towards(a.fixed['to'] as PlaceId | 'band')}`,
    consequence: (_, of) => say(room(of.room)),
  },
  survive: {
    label: (a) => t`${large(who(a) ?? 'units')} in ${to(a, 'place')}, as ${becoming(a)}`,
  },
  found: { label: (a) => t`Take ${to(a, 'place')}` },
  swap: { label: (a) => t`Take over the castle of ${to(a, 'place')}` },
  castle: { label: (a) => t`A castle in ${to(a, 'place')}` },
  'give-up': {
    label: givesUp,
    consequence: (a) => {
      const from = a.fixed['counter'];
      return from && from !== 'pool' ? t`The castle of ${place(from as PlaceId)} is taken down for it.` : [];
    },
  },
  march: { label: (a) => t`Through ${to(a)}`, consequence: (_, of) => say(against(of)) },
  hire: {
    label: (a, { among }) => t`Against ${who(a) ?? (among ? someOf(among) : 'those')} in ${to(a, 'place')}`,
    consequence: (_, of) => say(against(of)),
  },
  accept: plain('Accept'),
  decline: { label: (_, { asked }) => [asked === 'give-up' ? 'Leave it in ruins' : 'Decline'] },
  engage: { label: going },
  enter: { label: going, consequence: (_, { led }) => [led ? 'With the leader.' : 'Units only.'] },
  bid: {
    label: (a) => {
      const number = amount(a, 'bid');
      const seat = a.fixed['seat'];
      // Bids for several lots have no name of their own.
      const bid = number !== undefined ? `bid ${points(number)}` : 'bid';
      return seat ? t`${The(seat)}: ${bid}` : [large(bid)];
    },
  },
  pass: {
    label: ({ fixed }, { asked }) =>
      fixed['seat'] ? t`${The(fixed['seat'])}: ${asked === 'window' ? 'pass' : 'no bid'}` : ['Pass'],
  },
  'choose-major': { label: ({ fixed }) => The(fixed['nation'] ?? '') },
  play: {
    label: ({ fixed }) => t`${The(fixed['seat'] ?? '')}: ${token(fixed['token'] ?? '')}${playedOn(fixed)}`,
    consequence: ({ fixed }) => [EFFECTS[fixed['token'] as TokenId | 'sign'] ?? ''],
  },
};
