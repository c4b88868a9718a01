import { type CodeWords, fact } from '../../../words/codes.ts';
import type { Lang } from '../../../words/lang.ts';
import type { Playable } from '../../playable.ts';
import type { Player, SceneKinds, StartOf } from '../kinds.ts';
import { type Beginning, playerOf } from '../player.ts';

/** What a book supplies to play its scenes, if its words are tables by code and no answer is given by itself. */
export interface PlainlyPlayed<K extends SceneKinds> extends Pick<Playable<K>, 'game' | 'look'> {
  readonly lang: Lang;
  readonly words: Pick<CodeWords, 'facts'>;
}

/** The player of a scene of such a book: it is fetched with the engine, when the reader first touches the scene. */
export function plainPlayerOf<K extends SceneKinds>(
  { game, look, lang, words }: PlainlyPlayed<K>,
  start: Pick<StartOf<K>, 'scene' | 'seen'>,
  beginning: Beginning<K>,
): Promise<Player<K>> {
  return playerOf(
    {
      game,
      look,
      settled: (state) => state,
      say: (of) => fact(words, of),
      faults: async () => (await import('./faults.ts')).faultVoiceOf(lang),
    },
    start,
    beginning,
  );
}
