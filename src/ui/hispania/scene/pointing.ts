import type { PlaceId } from '../../../hispania/data/ids.ts';
import type { Action, Choice, Decision } from '../../../kernel/contract.ts';
import type { Mark } from '../board/types.ts';
import { onlyAnswer } from './Filler.tsx';

/** What pointing at a place of the board means for the decision that is asked. */
export type Pointed =
  | { readonly is: 'act'; readonly action: Action }
  /** Units of this place are about to move, or this row is to be filled in. */
  | { readonly is: 'from'; readonly place: PlaceId };

/** The answer that a place stands for, if it stands for one; else the row of the list to open. */
export function placeAction(
  decision: Decision | undefined,
  place: PlaceId,
  from: PlaceId | undefined,
): Pointed | undefined {
  if (!decision) return undefined;
  const here = decision.choices.filter(
    (choice) => placeOf(choice) === place && (choice.kind !== 'step' || choice.fixed['from'] === from),
  );
  const answers = here.map(onlyAnswer).filter((action) => action !== undefined);
  if (answers.length === 1 && here.length === 1 && answers[0]) return { is: 'act', action: answers[0] };
  if (here.length > 0) return { is: 'from', place };
  const starts = decision.choices.some((choice) => choice.kind === 'step' && choice.fixed['from'] === place);
  return starts ? { is: 'from', place } : undefined;
}

/** The place that a choice leads to or is about. */
export function placeOf(choice: Choice): PlaceId | undefined {
  return (choice.fixed['to'] ?? choice.fixed['place']) as PlaceId | undefined;
}

/** What the board marks for a decision: where one may go, and whence. */
export function marksFor(
  decision: Decision | undefined,
  from: PlaceId | undefined,
): { readonly [place in PlaceId]?: Mark } {
  const marks: { [place in PlaceId]?: Mark } = {};
  for (const choice of decision?.choices ?? []) {
    const to = placeOf(choice);
    if (!to) continue;
    if (choice.kind === 'retreat' || (choice.kind === 'step' && choice.fixed['from'] === from))
      marks[to] = { kind: 'reach', steps: 1 };
  }
  if (from && decision?.kind === 'move') marks[from] = { kind: 'chosen' };
  return marks;
}
