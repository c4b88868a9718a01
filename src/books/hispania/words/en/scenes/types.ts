import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { SceneId } from '../../../scenes/ids.ts';
import type { Scenes } from '../../../scenes/load.ts';

/** The words of one scene of this book. */
export type WordsOf<Id extends SceneId> = WordsOfScene<Scenes[Id]>;
