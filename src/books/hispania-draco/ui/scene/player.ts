import type { Player } from '../../../../ui/scene/kinds.ts';
import { plainPlayerOf } from '../../../../ui/scene/plain/player.ts';
import type { Beginning } from '../../../../ui/scene/player.ts';
import type { Lang } from '../../../../words/lang.ts';
import { draco } from '../../engine/game.ts';
import type { Words } from '../../words/index.ts';
import type { OfDraco } from '../kinds.ts';
import { look } from '../look.ts';

/** Plays a scene; fetched when the reader first touches it. */
export function playerOf(
  start: OfDraco['start'],
  { lang, words }: { readonly lang: Lang; readonly words: Words },
  beginning: Beginning<OfDraco>,
): Promise<Player<OfDraco>> {
  return plainPlayerOf({ game: draco, look, lang, words }, start, beginning);
}
