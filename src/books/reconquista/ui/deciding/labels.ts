import type { Action } from '../../../../kernel/contract.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { Words } from '../../words/index.ts';

/** The words on the button that ends a question or lets a phase begin, by the kind of the question. */
export function labelOf(
  { own: { ends, buttons } }: Words,
  kind: string | undefined,
  { kind: answer }: Pick<Action, 'kind'>,
): Rich | undefined {
  const labels = answer === 'end' ? ends : answer === 'proceed' ? buttons : {};
  const label = kind === undefined ? undefined : labels[kind];
  return label === undefined ? undefined : [label];
}
