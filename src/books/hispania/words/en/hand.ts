import { list, type Rich, t } from '../../../../words/rich.ts';
import type { Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import { n } from '../marks.ts';
import { count, inside, large, place, places, units } from './units.ts';

/** A way of a stack, as it is told. */
export interface WayOf {
  readonly enemies?: { readonly owner: Owner; readonly units: Units; readonly own?: true } | undefined;
  /** The units over the limit there; before combat they are removed. */
  readonly over: number;
  readonly river: boolean;
  readonly steps: number;
  /** The places between its start and its end. */
  readonly through: readonly PlaceId[];
  /** Movement ends there; `rule` is the number of the rule. */
  readonly ends: boolean;
  readonly rule?: string | undefined;
  readonly held: readonly { readonly place: PlaceId; readonly count: number }[];
  readonly partial: boolean;
  readonly arrives: string;
  readonly exits: boolean;
  readonly strays: boolean;
  readonly falls: boolean;
}

/** Sentences one after the other, those that are there. */
const say = (...parts: readonly (Rich | false | undefined)[]): Rich =>
  list(
    parts.flatMap((part) => (part ? [part] : [])),
    ' ',
  );

const ends = ({ rule }: WayOf): string => `movement ends there${rule ? ` (${rule})` : ''}`;

/** The words for units that move by hand: which go, how many, where to, and what stops them. */
export const HAND = {
  starts: 'Stacks that can move',
  other: 'Another stack',
  fights: 'Battles',
  calm: 'Provinces without a battle',
  stopped: 'Out of reach',
  nowhere: 'These units cannot move.',
  failed: 'The reach could not be loaded.',

  /** How many of a stack go. */
  howMany: 'How many go',
  one: 'One',
  half: (number: number): string => `Half, ${number}`,
  all: (number: number): string => `All ${number}`,
  /** A leader's box. */
  goesToo: (leader: string): string => `${leader} goes too`,
  keys: 'Keys, while dragging too: 1 to 9, H half, A all, L the leader',
  /** A stack that was dragged, and of which fewer may go instead. */
  sent: (who: string, to: PlaceId): Rich => t`To ${place(to)}: ${who}`,
  /** Units that a limit bars from a way: they stay where they are. */
  stay: (who: string, at: PlaceId): Rich => t`${who} ${inside(at)}`,

  /** What a way leads to: the enemies there, what it crosses, which units are held. */
  way: (of: WayOf): Rich =>
    say(
      of.enemies && t`${n(of.enemies.owner)}${of.enemies.own ? ' (yours)' : ''}: ${units(of.enemies.units)}.`,
      of.river && of.enemies && ['Across a river: +2 for the defender in round 1.'],
      of.steps > 1 &&
        t`${of.steps} provinces${of.through.length > 0 ? t`, by ${places(of.through)}` : []}${of.ends ? `; ${ends(of)}` : ''}.`,
      of.steps === 1 && of.ends && [`${large(ends(of))}.`],
      ...of.held.map(
        ({ place: at, count: number }) => t`${count(number, 'unit')} held in ${place(at)} by the forced passage.`,
      ),
      of.over > 0 && [`${count(of.over, 'unit')} over the limit there.`],
      of.partial && [`Only ${of.arrives} can move there.`],
      of.exits && ['The units leave the game there.'],
      of.strays && ['Units still there when movement ends are removed.'],
      of.falls && ['A leader alone with enemy units is killed.'],
    ),
  /** The places between, for a screen reader. */
  through: (all: readonly PlaceId[]): Rich => t`by ${places(all)}`,
  /** A place that was chosen and is out of reach; the reason follows. */
  cannot: (to: PlaceId): Rich => t`Cannot move to ${place(to)}:`,
  /** How far the units come on the way there; the reason follows. */
  comes: (at: PlaceId): Rich => t`Stops in ${place(at)}:`,
  outOfReach: (why: string): string => `out of reach. ${why.replace(/\.$/, '')}`,
};
