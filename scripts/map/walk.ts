import { lengthOf, seeded } from './plane.ts';
import type { Shape, Topology } from './topology.ts';

const ATTEMPTS = 60;

/**
 * Reverses outlines until neighbours run along most of their common lines in the same direction: both then contain the
 * same text, which compresses to almost nothing. (This is not possible for all: of three that meet, at least two run
 * against each other.)
 */
export function walkAlike({ arcs, shapes }: Topology): Shape[] {
  const borders = arcs.filter(({ kind }) => kind === 'border');
  const walks = new Map(
    shapes.map(({ id, rings }) => [
      id,
      new Map(rings.flat().map((arc) => [arc.replace(/^-/, ''), !arc.startsWith('-')])),
    ]),
  );
  const random = seeded('walk');
  let best = { turned: new Set<string>(), alike: -1 };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const turned = new Set(shapes.filter(() => random() < 0.5).map(({ id }) => id));
    const forward = (id: string, arc: string): boolean => walks.get(id)?.get(arc) !== turned.has(id);
    /** The gain in common text if this outline is reversed. */
    const gain = (id: string): number =>
      borders
        .filter(({ of }) => of.includes(id))
        .reduce(
          (sum, arc) =>
            sum +
            lengthOf(arc.line) *
              (forward(arc.of[0] as string, arc.id) === forward(arc.of[1] as string, arc.id) ? -1 : 1),
          0,
        );
    for (let again = true; again; ) {
      again = false;
      for (const { id } of shapes) {
        if (gain(id) <= 1e-6) continue;
        if (!turned.delete(id)) turned.add(id);
        again = true;
      }
    }
    const alike = borders
      .filter((arc) => forward(arc.of[0] as string, arc.id) === forward(arc.of[1] as string, arc.id))
      .reduce((sum, { line }) => sum + lengthOf(line), 0);
    if (alike > best.alike) best = { turned, alike };
  }
  const back = (ring: readonly string[]): string[] =>
    [...ring].reverse().map((arc) => (arc.startsWith('-') ? arc.slice(1) : `-${arc}`));
  return shapes.map(({ id, rings }) => ({ id, rings: best.turned.has(id) ? rings.map(back) : rings }));
}
