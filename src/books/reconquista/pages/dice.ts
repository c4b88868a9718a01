import type { Face, LocationId } from '../engine/data/ids.ts';
import { LOCATION_TABLE } from '../engine/data/map.ts';
import { reconstructed } from '../words/marks.ts';

/** The faces of a table with the same result, in order: each result with the faces that give it. */
export function byResult<T>(
  table: { readonly [face in Face]: T },
): readonly { readonly faces: readonly Face[]; readonly result: T }[] {
  const rows: { readonly faces: Face[]; readonly result: T }[] = [];
  for (const face of [1, 2, 3, 4, 5, 6] as const) {
    const known = rows.find(({ result }) => result === table[face]);
    if (known) known.faces.push(face);
    else rows.push({ faces: [face], result: table[face] });
  }
  return rows;
}

/** The die numbers of a location as text, in angle marks if they are reconstructed: `‹2, 3›`. */
export function numbersOf(id: LocationId): string {
  const { dice, reconstructed: marks } = LOCATION_TABLE[id];
  const text = dice.join(', ');
  return marks.includes('dice') ? reconstructed(text) : text;
}

/** The port number of a location as text; undefined for a location without a port. */
export function portOf(id: LocationId): string | undefined {
  const { port } = LOCATION_TABLE[id];
  return port === undefined ? undefined : reconstructed(`${port}`);
}
