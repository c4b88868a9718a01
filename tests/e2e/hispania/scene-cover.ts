import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import type { HispaniaScene } from '../../../src/books/hispania/scenes/scene.ts';
import { playLine } from '../../../src/kernel/runner.ts';

/** The elements that a board draws in its own way. */
const DRAWN = ['infantry', 'cavalry', 'elite', 'knight', 'leader', 'castle', 'fort', 'ruin', '<'] as const;

/**
 * The elements that a scene shows on the page: each kind of question, action and fact of its line, each kind of
 * counter, and its extras.
 */
function shownBy(scene: HispaniaScene): ReadonlySet<string> {
  const { start, steps } = playLine(hispania, scene);
  if (!start || !steps) throw new Error(`the line of ${scene.id} cannot be played`);
  const position = JSON.stringify(scene.position);
  return new Set([
    ...[start, ...steps.map(({ state }) => state)].map((state) => `asks ${hispania.decision(state)?.kind}`),
    ...steps.flatMap(({ facts }) => facts.map(({ kind }) => `tells ${kind}`)),
    ...scene.line.map(({ action }) => `plays ${action.kind}`),
    ...DRAWN.filter((one) => position.includes(one)).map((one) => `draws ${one}`),
    ...(scene.line.some(({ ours }) => ours) ? ['dice of our own'] : []),
    ...(scene.tasks.length > 0 ? ['a task'] : []),
    ...(scene.wrong.length > 0 ? ['what is refused'] : []),
    ...(scene.note ? ['a note'] : []),
  ]);
}

/**
 * Scenes that show, together, all that any scene does: the one that adds most is taken until none adds anything. The engine
 * plays every line to its end in the unit tests; the page draws each kind of thing once.
 */
export function coveringScenes(): readonly HispaniaScene[] {
  const left = new Map(SCENES.map((scene) => [scene, shownBy(scene)]));
  const shown = new Set<string>();
  const taken: HispaniaScene[] = [];
  const news = (of: ReadonlySet<string>): number => [...of].filter((one) => !shown.has(one)).length;
  for (;;) {
    const [best] = [...left].sort(([, a], [, b]) => news(b) - news(a));
    if (!best || news(best[1]) === 0) return taken;
    taken.push(best[0]);
    for (const one of best[1]) shown.add(one);
    left.delete(best[0]);
  }
}
