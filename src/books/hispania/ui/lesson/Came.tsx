import type { Telling } from '../../../../ui/scene/kinds.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { Scored } from '../deciding/Question.tsx';
import { RoundPanel } from '../deciding/RoundPanel.tsx';

interface Props {
  /** The facts of the last answer. */
  readonly facts: readonly HispaniaFact[];
  readonly say: Telling<HispaniaFact> | undefined;
}

/** The dice and points of the answer that decided a step. The game's next question is no part of the lesson. */
export function Came({ facts, say }: Props) {
  if (!facts.some(({ kind }) => kind === 'rolled' || kind === 'scored' || kind === 'points')) return null;
  return (
    <section class="slip came">
      <RoundPanel facts={facts} ours={[]} />
      {say && <Scored facts={facts} say={say} />}
    </section>
  );
}
