import type { Journal } from '../../../../kernel/journal.ts';
import type { Player } from '../../../../ui/scene/kinds.ts';
import { playerOf as generalPlayerOf } from '../../../../ui/scene/player.ts';
import { fact } from '../../../../words/codes.ts';
import type { ReconquistaFact } from '../../engine/facts.ts';
import { reconquista } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import type { Words } from '../../words/index.ts';
import type { OfReconquista } from '../kinds.ts';
import { look } from '../look.ts';

/** Plays a scene; fetched when the reader first touches it. `before`: the actions before the scene, from which it continues. */
export function playerOf(
  start: OfReconquista['start'],
  words: Words,
  fragment?: string,
  before?: Journal<State, ReconquistaFact>,
): Promise<Player<OfReconquista>> {
  return generalPlayerOf<OfReconquista>(
    {
      game: reconquista,
      look,
      settled: (state) => state,
      say: (of) => fact(words, of),
      faults: async () => (await import('../../../../ui/scene/plain/faults.ts')).FAULT_VOICE,
    },
    start,
    { fragment, before },
  );
}
