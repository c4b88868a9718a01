import { FactLines } from '../../../../ui/FactLines.tsx';
import type { ShownOf } from '../../../../ui/playable.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import type { ReconquistaFact } from '../../engine/facts.ts';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { isRetold } from './retold.ts';

/** What the last answer led to, die by die. */

function happened({ last }: ShownOf<OfReconquista>): readonly ReconquistaFact[] {
  return last.filter(isRetold);
}

/** All of it, in the room of the answers while a question has none. */
export function Story({ shown }: { readonly shown: ShownOf<OfReconquista> }) {
  const { voice } = useTableWords();
  const { own } = useWords();
  const facts = happened(shown);
  if (facts.length === 0) return null;
  return (
    <section class="story-of-answer">
      <h3>{own.last}</h3>
      <ol class="happened">
        <FactLines facts={facts} say={voice.fact} />
      </ol>
    </section>
  );
}

/** All of it below the answers, if the slip of the question has only its end. */
export function LongStory({ shown }: { readonly shown: ShownOf<OfReconquista> }) {
  return happened(shown).length > MOST ? <Story shown={shown} /> : null;
}

/** All of it in a slip without a question, while the adviser plays. */
export function StoryNow({ shown }: { readonly shown: ShownOf<OfReconquista> }) {
  const { voice } = useTableWords();
  const { own } = useWords();
  return (
    <ol class="happened" aria-label={own.last}>
      <FactLines facts={happened(shown)} say={voice.fact} />
    </ol>
  );
}

/** Its end, above a question that has answers. */
export function StoryEnd({ shown }: { readonly shown: ShownOf<OfReconquista> }) {
  const { voice } = useTableWords();
  const { own } = useWords();
  const facts = happened(shown);
  const left = facts.length - MOST;
  if (facts.length === 0) return null;
  return (
    <>
      {left > 0 && <p class="earlier">{own.earlier(left)}</p>}
      <ol class="happened" aria-label={own.last}>
        <FactLines facts={facts.slice(-MOST)} say={voice.fact} />
      </ol>
    </>
  );
}
/** So many lines leave room for the answers. */
const MOST = 5;
