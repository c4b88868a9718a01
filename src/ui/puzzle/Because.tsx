import { RuleLink, Say } from '../Say.tsx';
import type { Sentence as Told } from './parts.ts';

/** The explanation of the right answer, sentence by sentence, each with its rule. */
export function Because({ told }: { readonly told: readonly Told[] }) {
  if (told.length === 0) return null;
  return (
    <ul class="because">
      {told.map((sentence, i) => (
        // Sentences keep their order, so the index identifies one.
        <li key={`${i}`}>
          <Sentence of={sentence} />
        </li>
      ))}
    </ul>
  );
}

/** A sentence followed by its rule. */
export function Sentence({ of }: { readonly of: Told | undefined }) {
  if (!of) return null;
  return (
    <>
      <Say text={of.text} />
      {of.rule && (
        <>
          {' '}
          <RuleLink rule={of.rule} />
        </>
      )}
    </>
  );
}
