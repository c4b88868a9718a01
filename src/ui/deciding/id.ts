import type { Choice } from '../../kernel/contract.ts';

/** The id of a choice among those of its question. */
export function idOf(choice: Choice): string {
  return [choice.kind, ...Object.values(choice.fixed), ...Object.keys(choice.ranges)].join(' ');
}
