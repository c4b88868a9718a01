import type { ComponentChildren } from 'preact';
import { useTableWords } from '../words.ts';

interface Props {
  /** Whether the rulebook states it, or the owner of a printed game has entered it. */
  readonly is: boolean;
  readonly children: ComponentChildren;
}

/** A value: plain if it is known, ‹in angle marks› if it is ours; the marks give the reason. */
export function Known({ is, children }: Props) {
  const { sheet } = useTableWords();
  if (is) return <>{children}</>;
  return (
    <span class="rec" title={sheet.reconstructed}>
      ‹{children}›
    </span>
  );
}
