import type { Fact } from '../../kernel/contract.ts';
import { branch, type Journal } from '../../kernel/journal.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Session } from './session.ts';

/** Scenes that continue one another, as one game. */

/** The play so far, as a game that can be opened without its scene. */
export function asGame<S, F extends Fact>({ scene, journal }: Session<S, F>): Journal<S, F> {
  const { root, at } = journal;
  const { position, seed } = scene;
  return { ...branch(journal, at), root: root.is === 'scene' ? { is: 'position', position, seed } : root };
}

/** A scene that continues from the end of another (`asGame`) instead of from its own position. */
export function follow<S, F extends Fact>(scene: Scene, before: Journal<S, F>): Session<S, F> {
  return { scene, journal: before, after: before.at };
}
