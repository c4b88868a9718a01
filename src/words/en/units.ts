import type { CombatKind, LeaderId, Owner, PlaceId, UnitKind } from '../../hispania/data/ids.ts';
import type { Units } from '../../hispania/facts.ts';
import type { Target } from '../../hispania/state.ts';
import type { PhaseId } from '../../hispania/turn.ts';
import { half } from '../half.ts';
import { list, n, p, type Rich, t } from '../rich.ts';
import { NAMES } from './names.ts';

/** Units, nations, places, phases and numbers as they stand in a sentence. */

/** What a phase is called: `this is combat`. */
export const PHASES: Readonly<Record<PhaseId, string>> = {
  movement: 'movement',
  stacking: 'the stacking check',
  combat: 'combat',
  'second-movement': 'the second movement',
  'second-stacking': 'the second stacking check',
  'second-combat': 'the second combat',
  'last-stacking': 'the last stacking check',
};

/** `1 hit`, `2 hits`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Half points or half gold: `½ point`, `1 point`, `1½ points`. */
export const points = (halves: number): string => `${half(halves)} point${Math.abs(halves) > 2 || !halves ? 's' : ''}`;

/** `1st`, `2nd`, `13th`. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}

/** The hits a unit has taken: `hit once`. */
export const wounds = (hits: number): string => `hit ${hits === 1 ? 'once' : hits === 2 ? 'twice' : `${hits} times`}`;

/** What a die needs: `5 or more`. */
export const orMore = (needs: number): string => (needs > 9 ? `${needs}` : `${needs} or more`);

export const and = (parts: readonly Rich[]): Rich => list(parts, ', ', ' and ');

/** A kind of unit: `knight`, and `knights` of any other number than one. */
export const kind = (id: UnitKind, number = 2): string => NAMES.units[id][number === 1 ? 'one' : 'many'];

/** `2 infantry`, `1 infantry`, `a castle`. */
function some(id: UnitKind, number: number): string {
  const one = kind(id, 1);
  // Infantry and cavalry are said of many: no article.
  if (number !== 1 || one === kind(id)) return `${number} ${kind(id, number)}`;
  return `${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`;
}

/** Units and leaders: `2 infantry, a castle and Viriathus`; `nobody` where there is none. */
export function units(tally: Units, leaders: readonly LeaderId[] = []): string {
  const parts = (Object.entries(tally) as [UnitKind, number][]).filter(([, number]) => number > 0);
  const words = [...parts.map(([id, number]) => some(id, number)), ...leaders.map((id) => NAMES.leaders[id])];
  return words.length === 0 ? 'nobody' : and(words.map((word) => [word])).join('');
}

/** How many units a tally holds. */
export const size = (tally: Units): number => Object.values(tally).reduce((a, b) => a + b, 0);

/** A cohort key taken apart: `infantry/steps=1/from=tortosa`. */
function parse(key: string): { id: UnitKind; name: string | undefined; marks: Readonly<Record<string, string>> } {
  const [what = '', ...marks] = key.split('/');
  const [id, name] = what.split(':');
  return { id: id as UnitKind, name, marks: Object.fromEntries(marks.map((mark) => mark.split('='))) };
}

const HALTED: Readonly<Record<string, string>> = {
  mountain: ', stopped by mountains',
  strait: ', over the strait',
  pinned: ', left in the passage',
  'left-behind': ', left by their leader',
};

/**
 * A cohort by its key: `infantry from Tortosa`, `knight, hit once`, `Tarik`. `exact` adds what else may tell two cohorts
 * apart: how far they have come, and whether with a leader.
 */
export function cohort(key: string, number = 1, exact = false): Rich {
  const { id, name, marks } = parse(key);
  if (id === 'leader') return [NAMES.leaders[name as LeaderId]];
  const { from, river, hits, halt, steps, led } = marks;
  const way = from ? t` from ${place(from as PlaceId)}` : [];
  const far = exact && steps ? `, ${count(Number(steps), 'province')} on${led ? ' with a leader' : ''}` : '';
  const hit = hits ? `, ${wounds(Number(hits))}` : '';
  return t`${kind(id, number)}${way}${river ? ' across the river' : ''}${far}${hit}${HALTED[halt ?? '']}`;
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

const article = (owner: Owner): string => (ONE.has(owner) && owner !== 'crusade' ? '' : 'the ');

/** A nation inside a sentence: `Rome`, `the Franks`. */
export const the = (owner: Owner): Rich => t`${article(owner)}${n(owner)}`;
/** At its beginning: `The Franks`. */
export const The = (owner: Owner): Rich => t`${article(owner) && 'The '}${n(owner)}`;
/** Whose: `Rome’s`, `the Franks’`. */
export const whose = (owner: Owner): Rich => t`${the(owner)}${ONE.has(owner) ? '’s' : '’'}`;
/** At the beginning of a sentence. */
export const Whose = (owner: Owner): Rich => t`${The(owner)}${ONE.has(owner) ? '’s' : '’'}`;
/** The verb of a nation: `moves` of one, `move` of many. */
export const does = (owner: Owner, many: string, one = `${many}s`): string => (ONE.has(owner) ? one : many);

const WITH_ARTICLE: ReadonlySet<string> = new Set(['basque-country', 'western-pyrenees', 'eastern-pyrenees']);

/** A place inside a sentence: `Toledo`, `the Basque Country`. What is no place is said to be one all the same. */
export function place(id: PlaceId | null | undefined): Rich {
  if (!id || !Object.hasOwn(NAMES.places, id)) return ['that place'];
  return WITH_ARTICLE.has(id) ? t`the ${p(id)}` : [p(id)];
}
/** At the beginning of a sentence. */
export const Place = (id: PlaceId | null | undefined): Rich => {
  const [first, ...rest] = place(id);
  return typeof first === 'string' ? [first.replace('t', 'T'), ...rest] : place(id);
};
/** Several: `Toledo, Segovia and Ávila`. */
export const places = (ids: readonly PlaceId[]): Rich => and(ids.map(place));
