import type { Rich } from '../../../words/rich.ts';

/**
 * A sentence as a clause behind a colon: with a small first letter, unless a name begins it, and without its full stop. `names`: the names
 * that are text; a name that is a mark stays as it is.
 */
export function clause(sentence: Rich, names: readonly string[]): Rich {
  const pieces = [...sentence];
  const [first] = pieces;
  if (typeof first === 'string' && !names.some((name) => first.startsWith(name))) {
    pieces[0] = `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  }
  const last = pieces.at(-1);
  if (typeof last === 'string') pieces[pieces.length - 1] = last.replace(/\.$/, '');
  return pieces;
}
