import type { Face } from '../ui/board/die.ts';

/** The entries of a table by one die, each with the faces that give it. */
export function byResult<T>(table: readonly T[]): readonly { readonly faces: readonly Face[]; readonly result: T }[] {
  return [...Map.groupBy(table.keys(), (i) => table[i] as T)].map(([result, at]) => ({
    faces: at.map((i) => (i + 1) as Face),
    result,
  }));
}
