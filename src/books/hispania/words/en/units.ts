import { drawnName } from '../../../../kernel/names.ts';
import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { Who } from '../../../../words/who.ts';
import type { CombatKind, LeaderId, Owner, PlaceId, TokenId, UnitKind } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Target } from '../../engine/state/battle.ts';
import type { PhaseId } from '../../engine/state.ts';
import { n, p } from '../marks.ts';
import { NAMES } from './names.ts';

/** Units, nations, places, phases and numbers as they stand in a sentence. */

/** What a phase is called: `this is combat`. */
export const PHASES: Readonly<Record<PhaseId, string>> = {
  arrival: 'arrival',
  income: 'income',
  mission: 'the hiring of El Cid',
  entry: 'entry from off the map',
  placement: 'placement',
  march: 'the march',
  movement: 'movement',
  stacking: 'the stacking check',
  combat: 'combat',
  'pile-check': 'the stacking check of the other units',
  'second-movement': 'the second movement',
  'second-stacking': 'the second stacking check',
  'second-combat': 'the second combat',
  'ardour-check': 'the stacking check before ardour',
  'ardour-movement': 'ardour movement',
  'ardour-stacking': 'the ardour stacking check',
  'ardour-combat': 'ardour combat',
  forts: 'the placement of forts',
  'last-stacking': 'the final stacking check',
  population: 'the population check',
  'sequence-end': 'the end of the nation’s turn',
};

/** `1 hit`, `2 hits`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Half points or half gold: `½ point`, `1 point`, `1½ points`. */
export const points = (halves: number): string => `${half(halves)} point${Math.abs(halves) > 2 || !halves ? 's' : ''}`;

/** Half gold: `½ gold`, `4 gold`. */
export const gold = (halves: number): string => `${half(halves)} gold`;

/** Its first letter large. */
export const large = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** `1st`, `2nd`, `13th`. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}

/** The hits a unit has taken: `hit once`. */
export const wounds = (hits: number): string => `hit ${hits === 1 ? 'once' : hits === 2 ? 'twice' : `${hits} times`}`;

/** What a die needs: `5 or higher`. */
export const orMore = (needs: number): string => (needs > 9 ? `${needs}` : `${needs} or higher`);

export const and = (parts: readonly Rich[]): Rich => list(parts, ', ', ' and ');

/** A kind of unit: `knight`, and `knights` of any other number than one. */
export const kind = (id: UnitKind, number = 2): string => NAMES.units[id][number === 1 ? 'one' : 'many'];

/** Units and leaders: `2 infantry, 1 castle and Viriathus`; `no units` where there is none. */
export function units(tally: Units, leaders: readonly LeaderId[] = []): string {
  const parts = (Object.entries(tally) as [UnitKind, number][]).filter(([, number]) => number > 0);
  const words = [
    ...parts.map(([id, number]) => `${number} ${kind(id, number)}`),
    ...leaders.map((id) => NAMES.leaders[id]),
  ];
  return words.length === 0 ? 'no units' : and(words.map((word) => [word])).join('');
}

/** How many units a tally holds. */
export const size = (tally: Units): number => Object.values(tally).reduce((a, b) => a + b, 0);

/** A cohort key taken apart: `infantry/steps=1/from=tortosa`. */
function parse(key: string): { id: UnitKind; name: string | undefined; marks: Readonly<Record<string, string>> } {
  const [what = '', ...marks] = key.split('/');
  // Leaders who are still to come are named alone.
  const [id, name] = Object.hasOwn(NAMES.leaders, what) ? ['leader', what] : what.split(':');
  return { id: id as UnitKind, name, marks: Object.fromEntries(marks.map((mark) => mark.split('='))) };
}

const HALTED: Readonly<Record<string, string>> = {
  mountain: ', stopped by mountains',
  strait: ', across the strait',
  sea: ', at sea',
  pinned: ', held',
  'left-behind': ', left behind by their leader',
};

/**
 * A cohort by its key: `infantry from Tortosa`, `knight, hit once`, `Tarik`. `exact` adds what else may tell two cohorts
 * apart: how far they have come, and whether with a leader.
 */
export function cohort(key: string, number = 1, exact = false): Rich {
  const { id, name, marks } = parse(key);
  if (id === 'leader') return [NAMES.leaders[name as LeaderId]];
  const { from, river, hits, halt, steps, led, pile, frail } = marks;
  const way = from ? t` from ${place(from as PlaceId)}` : [];
  const far = exact && steps ? `, moved ${count(Number(steps), 'province')}${led ? ' with a leader' : ''}` : '';
  const hit = `${hits ? `, ${wounds(Number(hits))}` : ''}${frail ? ', destroyed by 1 hit' : ''}`;
  return t`${kind(id, number)}${way}${pile ? ' of the stack' : ''}${river ? ' across the river' : ''}${far}${hit}${HALTED[halt ?? '']}`;
}

/** What an answer names by cohort keys, marks left out: `2 infantry and Tarik`. */
export function picked(...all: readonly (Readonly<Record<string, number>> | undefined)[]): string {
  const tally: Partial<Record<UnitKind, number>> = {};
  const leaders: LeaderId[] = [];
  for (const [key, number] of all.flatMap((of) => Object.entries(of ?? {}))) {
    const { id, name } = parse(key);
    if (id === 'leader') leaders.push(name as LeaderId);
    else tally[id] = (tally[id] ?? 0) + number;
  }
  return units(tally, leaders);
}

/** An event token or the Sign of God: `Army`. */
export const token = (id: string): string => {
  if (id === 'sign') return 'the Sign of God';
  return Object.hasOwn(NAMES.tokens, id) ? NAMES.tokens[id as TokenId] : 'such a token';
};

/** A target: `knights`, `infantry that crossed the river`, `the castle`, of which a province has one only. */
export function target(of: Target): string {
  const [id, river] = of.split('~') as [CombatKind, string?];
  if (id === 'castle' || id === 'fort') return `the ${kind(id, 1)}`;
  return `${kind(id)}${river ? ' that crossed the river' : ''}`;
}

/** Nations that are spoken of as one: `Rome attacks`, but `the Franks attack`. */
const ONE: ReadonlySet<Owner> = new Set<Owner>([
  'carthage',
  'rome',
  'byzantium',
  'aragon',
  'badajoz',
  'zaragoza',
  'navarre',
  'leon',
  'castile',
  'seville',
  'valencia',
  'granada',
  'el-cid',
  'crusade',
]);

/** Whether it is a nation; else a player, with a name or a number round the table. */
const isNation = (who: string): who is Owner => Object.hasOwn(NAMES.nations, who);
const isOne = (who: string): boolean => !isNation(who) || ONE.has(who);
const named = (who: string, article: string, player: string): Rich => {
  if (isNation(who)) return t`${isOne(who) && who !== 'crusade' ? '' : article}${n(who)}`;
  return [/^\d+$/.test(who) ? `${player} ${who}` : drawnName(who)];
};

/** A nation or a player inside a sentence: `Rome`, `the Franks`, `player 2`. */
export const the = (who: string): Rich => named(who, 'the ', 'player');
/** At its beginning: `The Franks`. */
export const The = (who: string): Rich => named(who, 'The ', 'Player');
const s = (who: string): string => (!isOne(who) && NAMES.nations[who as Owner].endsWith('s') ? '’' : '’s');
/** Whose: `Rome’s`, `the Franks’`, `the Suebi’s`. */
export const whose = (who: string): Rich => t`${the(who)}${s(who)}`;
/** At the beginning of a sentence. */
export const Whose = (who: string): Rich => t`${The(who)}${s(who)}`;
/** A nation or a player, as sentences of no game name them. */
export const who = (name: string): Who => ({
  the: the(name),
  The: The(name),
  whose: whose(name),
  many: !isOne(name),
});
/** The verb of a nation or a player: `moves` of one, `move` of many. */
export const does = (who: string, many: string, one = `${many}s`): string => (isOne(who) ? one : many);
/** The verb of units and leaders, as many as they are: `1 infantry stands`, `2 infantry stand`, `Viriathus stands`. */
export const verbOf = (tally: Units, leaders: readonly LeaderId[], many: string, one = `${many}s`): string =>
  size(tally) + leaders.length === 1 ? one : many;
/** `its` of one, `their` of many. */
export const its = (who: string): string => does(who, 'their', 'its');

const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'algarve',
  'basque-country',
  'western-pyrenees',
  'eastern-pyrenees',
]);

const MANY: ReadonlySet<string> = new Set(['western-pyrenees', 'eastern-pyrenees']);
/** `is` of a place, `are` of the Pyrenees. */
export const isPlace = (id: string): string => (MANY.has(id) ? 'are' : 'is');

/** A place inside a sentence: `Toledo`, `the Basque Country`. What is no place is said to be one all the same. */
export function place(id: PlaceId | null | undefined): Rich {
  if (!id || !Object.hasOwn(NAMES.places, id)) return ['that place'];
  return WITH_ARTICLE.has(id) ? t`the ${p(id)}` : [p(id)];
}
/** Where units are: `in Toledo`, `at sea`, `in El Cid’s band`, which is off the map. */
export const inside = (id: PlaceId | 'band'): Rich =>
  id === 'sea' ? ['at sea'] : id === 'band' ? t`in ${whose('el-cid')} band` : t`in ${place(id)}`;
/** Where units go: `to Toledo`, `to El Cid’s band`, which is off the map. */
export const towards = (id: PlaceId | 'band'): Rich =>
  id === 'band' ? t`to ${whose('el-cid')} band` : t`to ${place(id)}`;
/** At the beginning of a sentence. */
export const Place = (id: PlaceId | null | undefined): Rich => {
  if (id === 'sea') return ['The sea'];
  const [first, ...rest] = place(id);
  return typeof first === 'string' ? [first.replace('t', 'T'), ...rest] : place(id);
};
/** Several: `Toledo, Segovia and Ávila`. */
export const places = (ids: readonly PlaceId[]): Rich => and(ids.map(place));
