import { list, type Rich } from '../../../../words/rich.ts';
import { UNIT_KINDS } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/state.ts';
import { NAMES } from './names.ts';

/** `2 infantry and 1 cavalry`; `no unit` if there is none. */
export function units(of: Units): Rich {
  const kinds = UNIT_KINDS.flatMap((kind) => (of[kind] ? [[`${of[kind]} ${NAMES.units[kind]}`]] : []));
  return kinds.length > 0 ? list(kinds, ', ', ' and ') : ['no unit'];
}

/** `1 point`, `2 points`. */
export const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;
