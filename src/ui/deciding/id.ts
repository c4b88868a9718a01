import type { Choice } from '../../kernel/contract.ts';

/** What tells a choice from the others of its question. */
export function idOf(choice: Choice): string {
  return [choice.kind, ...Object.values(choice.fixed), ...Object.keys(choice.ranges)].join(' ');
}
