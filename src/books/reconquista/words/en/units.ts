import { list, type Rich } from '../../../../words/rich.ts';
import type { Side } from '../../engine/data/ids.ts';
import { UNIT_IDS, type UnitId } from '../../engine/data/play-ids.ts';
import type { Units } from '../../engine/state.ts';

/** Numbers, units and sides inside sentences. The player is “you”, who are the Christians. */

const KINDS: { readonly [unit in UnitId]: readonly [one: string, many: string] } = {
  hired: ['neutral army', 'neutral armies'],
  garrison: ['garrison', 'garrisons'],
  rebel: ['rebel', 'rebels'],
  army: ['army', 'armies'],
  order: ['Military Order', 'Military Orders'],
  'el-cid': ['El Cid', 'El Cid'],
};

/** `armies`, for a kind of units: the plural, without a number. */
export const kindOf = (unit: UnitId): string => KINDS[unit][1];

/** A whole number: `20,000`. */
export const grouped = (n: number): string => n.toLocaleString('en');

/** `1 point`, `2 points`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${grouped(n)} ${n === 1 ? one : many}`;

/** `1 victory point`, `0 victory points`. */
export const points = (n: number): string => count(n, 'victory point');

/** Before the first army or garrison of a group. */
const ADJECTIVES: { readonly [side in Side]: string } = {
  christian: 'Christian ',
  muslim: 'Muslim ',
  rebel: '',
  neutral: 'neutral ',
};

function named(units: Units, side?: Side): readonly string[] {
  let adjective = side ? ADJECTIVES[side] : '';
  return UNIT_IDS.flatMap((unit): readonly string[] => {
    const n = units[unit] ?? 0;
    if (n === 0) return [];
    if (unit === 'el-cid') return ['El Cid'];
    const isPlain = unit === 'army' || unit === 'garrison';
    const before = isPlain ? adjective : '';
    if (isPlain) adjective = '';
    const [one, many] = KINDS[unit];
    return [count(n, before + one, before + many)];
  });
}

/** `2 armies and 1 garrison`; `no unit` if there is none. */
export const units = (of: Units): string => joined(named(of));

/** `2 Muslim armies and 1 garrison`. */
export const unitsOf = (side: Side, of: Units): string => joined(named(of, side));

/** `León, Oviedo and Galicia`. */
export const and = (parts: readonly Rich[]): Rich => list(parts, ', ', ' and ');

function joined(parts: readonly string[]): string {
  if (parts.length === 0) return 'no unit';
  const last = parts.at(-1) ?? '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Whether units are one: `appears`, `appear`. */
export function isOne(of: Units): boolean {
  return UNIT_IDS.reduce((sum, unit) => sum + (of[unit] ?? 0), 0) === 1;
}

/** A side at the beginning of a sentence. All of them are plural. */
export const THE: { readonly [side in Side]: string } = {
  christian: 'You',
  muslim: 'The Muslims',
  rebel: 'The rebels',
  neutral: 'The neutral armies',
};

/** A side inside a sentence. */
export const the: { readonly [side in Side]: string } = {
  christian: 'you',
  muslim: 'the Muslims',
  rebel: 'the rebels',
  neutral: 'the neutral armies',
};

/** A side with armies and garrisons as their owner, at the beginning of a sentence. */
export const WHOSE = { christian: 'Your', muslim: 'The Muslims’' } as const;
