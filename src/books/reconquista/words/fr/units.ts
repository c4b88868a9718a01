import type { Side } from '../../engine/data/ids.ts';
import { UNIT_IDS, type UnitId } from '../../engine/data/play-ids.ts';
import type { Units } from '../../engine/state.ts';
import type * as EN from '../en/units.ts';
import { CAMPS, compte, et, grand, isMany, mots } from './grammar.ts';

/** Les nombres, les unités et les camps dans une phrase. Le joueur est « vous » : les Chrétiens. */

const KINDS: { readonly [unit in UnitId]: readonly [one: string, many: string] } = {
  hired: ['Armée neutre', 'Armées neutres'],
  garrison: ['Garnison', 'Garnisons'],
  rebel: ['Rebelle', 'Rebelles'],
  army: ['Armée', 'Armées'],
  order: ['Ordre militaire', 'Ordres militaires'],
  'el-cid': ['El Cid', 'El Cid'],
};

/** `Armées` : un type d’unité au pluriel, sans nombre. */
export const kindOf: typeof EN.kindOf = (unit) => KINDS[unit][1];

/** `1 point`, `2 points`. */
export const count: typeof EN.count = compte;

/** `1 point de victoire`, `12 points de victoire`. */
export const points: typeof EN.points = (n) => compte(n, 'point de victoire', 'points de victoire');

/** L’adjectif d’un camp, accordé à ses Armées et à ses Garnisons. */
const ADJECTIVES: { readonly [side in Side]?: readonly [one: string, many: string] } = {
  christian: ['chrétienne', 'chrétiennes'],
  muslim: ['musulmane', 'musulmanes'],
  neutral: ['neutre', 'neutres'],
};

/** Un type d’unité avec son nombre, puis un adjectif, accordé à plusieurs types s’il les suit tous. */
const sorte = (unit: UnitId, n: number, adjective?: readonly [one: string, many: string], all = n): string =>
  `${compte(n, ...KINDS[unit])}${adjective ? ` ${adjective[isMany(all) ? 1 : 0]}` : ''}`;

/**
 * Les unités, type par type. L’adjectif du camp suit les Garnisons et les Armées si elles finissent la liste, sinon le
 * premier de ces deux types : `2 Garnisons et 1 Armée chrétiennes`, `1 Garnison chrétienne, 2 Armées et El Cid`.
 */
function named(of: Units, side?: Side): readonly string[] {
  const adjective = side && ADJECTIVES[side];
  const { garrison = 0, army = 0 } = of;
  const isLast = !of.order && !of['el-cid'];
  return UNIT_IDS.flatMap((unit): readonly string[] => {
    const n = of[unit] ?? 0;
    if (n === 0) return [];
    if (unit === 'el-cid') return [KINDS[unit][0]];
    if (unit === 'garrison') return [sorte(unit, n, army > 0 && isLast ? undefined : adjective)];
    if (unit !== 'army') return [sorte(unit, n)];
    return [isLast ? sorte(unit, n, adjective, n + garrison) : sorte(unit, n, garrison > 0 ? undefined : adjective)];
  });
}
const joined = (parts: readonly string[]): string => (parts.length === 0 ? 'aucune unité' : mots(parts));

/** `1 Garnison et 2 Armées` ; `aucune unité` s’il n’y en a pas. */
export const units: typeof EN.units = (of) => joined(named(of));

/** `1 Garnison et 2 Armées musulmanes`. */
export const unitsOf: typeof EN.unitsOf = (side, of) => joined(named(of, side));

/** Les unités d’un camp déjà nommé : les Rebelles ont des unités, et non des Rebelles. */
export const siennes = (side: Side, of: Units): string =>
  side === 'rebel' ? compte(of.rebel ?? 0, 'unité') : units(of);

/** `Leon, Oviedo et Galicia`. */
export const and: typeof EN.and = et;

/** Si les unités sont une seule : `apparaît`, `apparaissent`. */
export const isOne: typeof EN.isOne = (of) => UNIT_IDS.reduce((sum, unit) => sum + (of[unit] ?? 0), 0) < 2;

/** Un camp dans une phrase. */
export const the: typeof EN.the = CAMPS;

/** Un camp au début d’une phrase. Tous prennent un verbe au pluriel. */
export const THE: typeof EN.THE = {
  christian: grand(CAMPS.christian),
  muslim: grand(CAMPS.muslim),
  rebel: grand(CAMPS.rebel),
  neutral: grand(CAMPS.neutral),
};

/** Devant les Armées et les Garnisons d’un camp, au début d’une phrase ; celles des Musulmans sont « musulmanes ». */
export const WHOSE: { readonly [side in keyof typeof EN.WHOSE]: string } = { christian: 'Vos', muslim: 'Les' };
