import type { Action } from '../../../../kernel/contract.ts';
import type { Rich } from '../../../../words/rich.ts';
import { OWN } from '../../words/en/own-table.ts';

/** The words on the button that ends a question or lets a phase begin, by the kind of the question. */
export function labelOf(kind: string | undefined, { kind: answer }: Pick<Action, 'kind'>): Rich | undefined {
  const own = answer === 'end' ? OWN.ends : answer === 'proceed' ? OWN.buttons : {};
  const label = kind === undefined ? undefined : own[kind];
  return label === undefined ? undefined : [label];
}
