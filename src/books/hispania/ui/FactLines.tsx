import { FactLines as Lines } from '../../../ui/FactLines.tsx';
import type { HispaniaFact } from '../engine/facts.ts';
import type { FactWords } from '../words/facts.ts';
import { fact } from '../words/index.ts';

/** List lines, one for each fact of this book, in its words. */
export function FactLines({ facts, say }: { readonly facts: readonly HispaniaFact[]; readonly say: FactWords }) {
  return <Lines facts={facts} say={(of) => fact(say, of)} />;
}
