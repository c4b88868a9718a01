import type { Journal } from '../../../../kernel/journal.ts';
import type { FaultVoice, Player } from '../../../../ui/scene/kinds.ts';
import { playerOf as generalPlayerOf } from '../../../../ui/scene/player.ts';
import type { Lang } from '../../../../words/lang.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { hispania, settled } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import { otherThan, readBy } from '../../scenes/reading.ts';
import type { FactWords } from '../../words/facts.ts';
import { broken, fault, faultWordsOf } from '../../words/faults.ts';
import { fact } from '../../words/index.ts';
import { look } from '../deciding/look.ts';
import type { OfHispania } from '../kinds.ts';
import type { Start } from './seen.ts';

/** The language of a scene that is played, and its words for events. */
interface SpokenIn {
  readonly lang: Lang;
  readonly facts: FactWords;
}

/**
 * The player of a scene: the engine with all its rules and tables, and the words for events. It is fetched when the reader first touches
 * the scene, so a module that shows one may import it only then (`player-in.ts`). `fragment` is that of a followed link; `before` is the play before the
 * scene, from which it continues.
 */
export function playerOf(
  start: Start,
  { lang, facts }: SpokenIn,
  fragment?: string,
  before?: Journal<State, HispaniaFact>,
): Promise<Player<OfHispania>> {
  const { scene, rulings } = start;
  return generalPlayerOf<OfHispania>(
    {
      game: hispania,
      look,
      settled: (state) => settled(state).state,
      say: (of) => fact(facts, of),
      faults: () => faultVoiceOf(lang),
    },
    start,
    {
      fragment,
      before,
      others: rulings.map(({ id, own, at }) => ({ id, at, position: readBy(scene.position, id, otherThan(own)) })),
    },
  );
}

async function faultVoiceOf(lang: Lang): Promise<FaultVoice> {
  const words = await faultWordsOf(lang);
  return { fault: (of) => fault(words, of), broken: (of) => broken(words, of), remedies: words.REMEDIES };
}
