import { RULINGS } from '../../src/books/hispania/engine/data/ids.ts';
import { LESSON_IDS } from '../../src/books/hispania/lessons/ids.ts';
import { SCENE_IDS } from '../../src/books/hispania/scenes/ids.ts';
import type { BookId } from '../../src/books/ids.ts';
import type { Change, Read, Wanted } from './change.ts';
import { newLesson } from './hispania/lesson.ts';
import { newRuling } from './hispania/ruling.ts';
import { newScene } from './hispania/scene.ts';

/** The function that makes a skeleton for a book, and the ids that are already taken. */
export interface Pattern {
  readonly taken: readonly string[];
  readonly change: (wanted: Wanted, read: Read) => Change;
}

/** Scenes and lessons share their addresses, so that they must not share a name. */
const PLAYED = [...SCENE_IDS, ...LESSON_IDS];

/** The possible skeletons of each book. */
export const PATTERNS: {
  readonly [id in BookId]?: { readonly [what in 'scene' | 'lesson' | 'ruling']?: Pattern };
} = {
  hispania: {
    scene: { taken: PLAYED, change: newScene },
    lesson: { taken: PLAYED, change: newLesson },
    ruling: { taken: RULINGS, change: newRuling },
  },
};
