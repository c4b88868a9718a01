import { RULINGS } from '../../src/books/hispania/engine/data/ids.ts';
import { LESSON_IDS } from '../../src/books/hispania/lessons/ids.ts';
import { SCENE_IDS } from '../../src/books/hispania/scenes/ids.ts';
import type { BookId } from '../../src/books/ids.ts';
import type { Change, Read, Wanted } from './change.ts';
import { newLesson } from './hispania/lesson.ts';
import { newRuling } from './hispania/ruling.ts';
import { newScene } from './hispania/scene.ts';

/** How a book makes the skeleton of something, and the ids that it can no longer have. */
export interface Pattern {
  readonly taken: readonly string[];
  readonly change: (wanted: Wanted, read: Read) => Change;
}

/** Scenes and lessons share their addresses, so that neither may have a name of the other. */
const PLAYED = [...SCENE_IDS, ...LESSON_IDS];

/** What can be made of which book. */
export const PATTERNS: {
  readonly [id in BookId]?: { readonly [what in 'scene' | 'lesson' | 'ruling']?: Pattern };
} = {
  hispania: {
    scene: { taken: PLAYED, change: newScene },
    lesson: { taken: PLAYED, change: newLesson },
    ruling: { taken: RULINGS, change: newRuling },
  },
};
