import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import type { Words } from './en/index.ts';
import { nameOf } from './marks.ts';

/** The words of play, one language at a time. */

export type { Words };

/** A sentence as plain text. */
export function text({ names }: Pick<Words, 'names'>, rich: Rich): string {
  return plain(
    rich,
    nameOf(names),
    ({ value }) => `${value}`,
    (rule) => rule,
  );
}
