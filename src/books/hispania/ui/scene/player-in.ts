import type { Journal } from '../../../../kernel/journal.ts';
import type { Player } from '../../../../ui/scene/kinds.ts';
import type { InEach, Lang } from '../../../../words/lang.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { State } from '../../engine/state.ts';
import type { FactWords } from '../../words/facts.ts';
import type { OfHispania } from '../kinds.ts';
import type { Start } from './seen.ts';

/** What plays a scene comes with the words for events, in one file. */
const IN: InEach<Pick<typeof import('./player.ts'), 'playerOf'> & { readonly FACTS: FactWords }> = {
  en: () => import('./player.en.ts'),
  fr: () => import('./player.fr.ts'),
};

/** Fetches the player of a scene in a language; `fragment` and `before` as in `player.ts`. */
export async function playerIn(
  lang: Lang,
  start: Start,
  fragment?: string,
  before?: Journal<State, HispaniaFact>,
): Promise<Player<OfHispania>> {
  const { playerOf, FACTS: facts } = await IN[lang]();
  return playerOf(start, { lang, facts }, fragment, before);
}
