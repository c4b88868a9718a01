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
  inside,
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

/** The answers to a decision: the label of each, and its consequence. */

/** What a page may know of a choice besides, all of it optional. */
export interface Prospect {
  /** The enemy units where it leads. */
  readonly enemies?: { readonly owner: Owner; readonly units: Units; readonly own?: true } | undefined;
  /** The ally that controls its destination: units may pass through but cannot stop there. */
  readonly ally?: Owner | undefined;
  /** The river it crosses. */
  readonly river?: RiverId | undefined;
  /** It crosses a strait. */
  readonly strait?: boolean | undefined;
  /** It ends in mountains, where the units stop. */
  readonly mountain?: boolean | undefined;
  /** The number of units that may go to its destination, whether these are all, and by how many it then exceeds its limit. */
  readonly room?: { readonly most: number; readonly all: boolean; readonly over: number } | undefined;
  /** The number of units that a forced passage holds. */
  readonly stay?: number | undefined;
  /** A leader moves along. */
  readonly led?: boolean | undefined;
  /** Only leaders move there. */
  readonly alone?: boolean | undefined;
  /** The units that may be named, and their maximum number. */
  readonly among?: { readonly of: Picked; readonly most: number } | undefined;
  /** The decision that it answers. */
  readonly asked?: DecisionKind | undefined;
  /** The round that is being fought. */
  readonly round?: number | undefined;
  /** The dice are rolled as soon as this is answered. */
  readonly rolls?: boolean | undefined;
  /** Units that move there leave the game. */
  readonly leaves?: boolean | undefined;
  /** The capital until now. */
  readonly was?: PlaceId | null | undefined;
  /** It can take the last unit of a province, which then supports none. */
  readonly last?: boolean | undefined;
  /** The number of units to name. */
  readonly count?: number | undefined;
  /** Its price in half gold. */
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

/** Sentences one after the other, without those that are missing. */
const say = (...parts: readonly (Rich | string | false | undefined)[]): Rich =>
  list(
    parts.flatMap((part) => (part ? [typeof part === 'string' ? [part] : part] : [])),
    ' ',
  );
/** How many of the units may go to a place, where not all may, and whether they exceed its limit. */
function room(of: Prospect['room']): string | undefined {
  if (!of || (of.all && of.over === 0)) return undefined;
  if (of.all) return `${count(of.over, 'unit')} over the limit there.`;
  return `At most ${count(of.most, 'unit')} can go there${of.over > 0 ? `, ${of.over} over the limit` : ''}.`;
}
const against = ({ enemies }: Prospect): Rich | undefined =>
  enemies && t`${n(enemies.owner)}${enemies.own ? ' (yours)' : ''}: ${units(enemies.units)}.`;

/** A choice that says the same whatever is known of it. */
const plain = (label: string, consequence?: string): ChoiceWords => ({
  label: () => [label],
  ...(consequence ? { consequence: () => [consequence] } : {}),
});
/** `2 infantry to Segovia`; `To Segovia` while the units are open. */
const going = (a: Answer): Rich => {
  const them = who(a);
  return them ? t`${large(them)} to ${to(a)}` : t`To ${to(a)}`;
};
/** `2 infantry`; `up to 1 of 2 infantry and 1 castle`. */
const someOf = ({ of, most }: NonNullable<Prospect['among']>): string =>
  most < size(of) ? `up to ${most} of ${picked(of)}` : picked(of);
/** `Remove 2 infantry in Ávila`, `Give up 1 infantry in Ávila`. */
const takes =
  (verb: string) =>
  (a: Answer, { count: number }: Prospect): Rich =>
    t`${verb} ${who(a) ?? some(number)}${a.fixed['place'] ? t` ${inside(a.fixed['place'] as PlaceId)}` : []}`;
/** The kind as which units survive: `infantry`, `knights`, `a castle`, of which a province contains only one. */
function becoming({ fixed, values }: Answer): string {
  const id = fixed['as'] as UnitKind;
  const named = values?.['units'];
  const number = typeof named === 'object' ? size(named) : 2;
  const one = (number === 1 || id === 'castle') && kind(id, 1) !== kind(id);
  return one ? units({ [id]: 1 }) : kind(id);
}

/** The label that ends each kind of decision that can be ended, and its consequence. */
const ENDS: { readonly [kind in DecisionKind]?: readonly [label: string, consequence?: string] } = {
  move: ['End movement', 'Units that have not moved stay.'],
  'after-battles': ['End combat'],
  'before-income': ['Skip rebuilding'],
  buy: ['Done buying'],
  place: ['Done placing', 'Units not yet placed are lost.'],
  pile: ['Choose no stack'],
  mission: ['Offer no mission'],
  enter: ['Done entering'],
  withdraw: ['Done withdrawing', 'Units that remain are removed.'],
  swap: ['Take over no castle'],
};

export const CHOICES: { readonly [kind in ActionKind]: ChoiceWords } = {
  step: {
    label: (a, { led }) => (who(a) ? going(a) : t`${going(a)}${led ? ' with a leader' : ''}`),
    consequence: (_, of) =>
      say(
        against(of),
        of.ally && t`${The(of.ally)} ${does(of.ally, 'are', 'is')} your ally: pass through only.`,
        of.river && of.enemies && `Across the ${NAMES.rivers[of.river]}: +2 for the defender in round 1.`,
        of.strait && 'The strait takes the whole movement.',
        of.mountain && 'Mountains: movement ends.',
        of.stay !== undefined && of.stay > 0 && `${count(of.stay, 'unit')} must stay behind.`,
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
    label: (_, { rolls, round }) => [rolls ? `Roll round ${round ?? 1}` : 'Confirm targets'],
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
    consequence: (_, of) => (of.leaves ? ['Units that retreat there leave the game.'] : say(room(of.room))),
  },
  'retreat-leader': {
    label: (a) => t`Retreat ${who(a) ?? 'the leader'} alone ${towards(a.fixed['to'] as PlaceId | 'band')}`,
    consequence: (_, of) => [of.leaves ? 'He leaves the game.' : 'A leader does not count for stacking.'],
  },
  capital: {
    label: (a) => t`Make ${to(a, 'place')} the capital`,
    consequence: (_, { was }) => (was ? t`Stacking limit +1 here, −1 in ${place(was)}.` : ['Stacking limit +1.']),
  },
  remove: { label: takes('Remove') },
  rebuild: {
    label: (a) => t`Rebuild the castle in ${to(a, 'place')}`,
    consequence: (a) => {
      const from = a.fixed['counter'];
      const cost = `You give up ${who(a) ?? '1 unit'} there.`;
      return from && from !== 'pool' ? t`${cost} The castle in ${place(from as PlaceId)} is moved there.` : [cost];
    },
  },
  pin: {
    label: (a, { count: number }) => [`Hold ${who(a) ?? some(number)}`],
    consequence: (a) => t`They stay and fight in ${to(a, 'place')}.`,
  },
  collect: plain('Collect all'),
  renounce: {
    label: (a) => {
      const number = amount(a, 'gold');
      return [`Decline ${number === undefined ? 'gold' : gold(number)}`];
    },
    consequence: () => ['Declined gold is lost.'],
  },
  buy: {
    label: ({ fixed }) => [`Buy ${units({ [fixed['unit'] as UnitKind]: 1 })}`],
    consequence: (_, { cost }) => say(cost !== undefined && `For ${gold(cost)}.`),
  },
  disband: {
    label: (a) => takes('Remove')(a, { count: 1 }),
    consequence: () => ['You may then buy it again for another province.'],
  },
  place: { label: ({ fixed, ...a }) => going({ fixed, ...a, values: { units: { [fixed['unit'] ?? '']: 1 } } }) },
  arrive: { label: (a, { alone }) => (who(a) ? going(a) : t`${going(a)}${alone ? ', a leader alone' : ''}`) },
  cull: {
    label: takes('Remove'),
    consequence: (_, { last }) => say(last && 'Without its last unit the province supports no units: 2 fewer.'),
  },
  pile: { label: (a) => t`The stack in ${to(a, 'place')}` },
  berbers: {
    label: (a) => {
      const number = amount(a, 'count');
      return [number === 0 ? 'Buy no Berbers' : `Buy ${number === undefined ? 'Berbers' : units({ berber: number })}`];
    },
  },
  submit: plain('Submit', 'You keep your units, and half your income and points.'),
  refuse: plain('Refuse', 'The battle continues.'),
  withdraw: {
    label: (a) => t`${large(who(a) ?? 'units')} from ${to(a, 'from')} ${towards(a.fixed['to'] as PlaceId | 'band')}`,
    consequence: (_, of) => say(room(of.room)),
  },
  survive: {
    label: (a) => t`${large(who(a) ?? 'units')} in ${to(a, 'place')}, as ${becoming(a)}`,
  },
  found: { label: (a) => t`Take ${to(a, 'place')}` },
  swap: { label: (a) => t`Take over the castle in ${to(a, 'place')}` },
  castle: { label: (a) => t`Place in ${to(a, 'place')}` },
  'give-up': {
    label: takes('Give up'),
    consequence: (a) => {
      const from = a.fixed['counter'];
      return from && from !== 'pool' ? t`The castle in ${place(from as PlaceId)} is moved there.` : [];
    },
  },
  march: { label: (a) => t`Through ${to(a)}`, consequence: (_, of) => say(against(of)) },
  hire: {
    label: (a, { among }) => t`Against ${who(a) ?? (among ? someOf(among) : 'units')} in ${to(a, 'place')}`,
    consequence: (_, of) => say(against(of)),
  },
  accept: plain('Accept'),
  decline: { label: (_, { asked }) => [asked === 'give-up' ? 'Leave the ruin' : 'Decline'] },
  engage: { label: going },
  enter: { label: going, consequence: (_, { led }) => [led ? 'With the leader.' : 'Without the leader.'] },
  bid: {
    label: (a) => {
      const number = amount(a, 'bid');
      const seat = a.fixed['seat'];
      // Bids for several lots have no name of their own.
      const bid = number !== undefined ? `bid ${points(number)}` : 'bid';
      return seat ? t`${The(seat)}: ${bid}` : [large(bid)];
    },
  },
  pass: { label: ({ fixed }) => (fixed['seat'] ? t`${The(fixed['seat'])}: pass` : ['Pass']) },
  'choose-major': { label: ({ fixed }) => The(fixed['nation'] ?? '') },
  play: {
    label: ({ fixed }) => t`${The(fixed['seat'] ?? '')}: ${token(fixed['token'] ?? '')}${playedOn(fixed)}`,
    consequence: ({ fixed }) => [EFFECTS[fixed['token'] as TokenId | 'sign'] ?? ''],
  },
};
