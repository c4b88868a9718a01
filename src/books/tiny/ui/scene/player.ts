import type { Player } from '../../../../ui/scene/kinds.ts';
import { plainPlayerOf } from '../../../../ui/scene/plain/player.ts';
import type { Beginning } from '../../../../ui/scene/player.ts';
import type { Lang } from '../../../../words/lang.ts';
import { tiny } from '../../engine/game.ts';
import type { Words } from '../../words/index.ts';
import type { OfTiny } from '../kinds.ts';
import { look } from '../look.ts';

/** Plays a scene; fetched when the reader first touches it. */
export function playerOf(
  start: OfTiny['start'],
  { lang, words }: { readonly lang: Lang; readonly words: Words },
  beginning: Beginning<OfTiny>,
): Promise<Player<OfTiny>> {
  return plainPlayerOf({ game: tiny, look, lang, words }, start, beginning);
}
