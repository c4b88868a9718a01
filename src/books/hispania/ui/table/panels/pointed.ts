import type { Choice, Decision } from '../../../../../kernel/contract.ts';
import type { PlaceId } from '../../../engine/data/ids.ts';
import type { Mark } from '../../board/types.ts';
import { type Pointed, placeAction, placeOf } from '../../deciding/pointing.ts';

/** The meaning of pointing at a place at the table, and the board's marks for it. */

/** Answers about a place that the board marks, in addition to those that lead to one. */
const MARKED: readonly string[] = ['remove', 'cull', 'survive', 'swap', 'give-up'];
/** Questions only about castles. */
const REBUILDING: readonly string[] = ['before-income', 'after-battles'];

/** The plays of the open token; all answers if the question is not about tokens. */
function asked({ kind, choices }: Decision, topic: string | undefined): readonly Choice[] {
  return kind === 'window' ? choices.filter(({ fixed }) => topic !== undefined && fixed['token'] === topic) : choices;
}

/** The answer that a place means, or the row that it opens. */
export function pointedAt(decision: Decision, place: PlaceId, topic: string | undefined): Pointed | undefined {
  return placeAction({ ...decision, choices: asked(decision, topic) }, place);
}

/** Places with an answer for a tap. */
export function tableMarks(
  decision: Decision,
  topic: string | undefined,
  pointed: PlaceId | undefined,
): { readonly [place in PlaceId]?: Mark } {
  const marks: { [place in PlaceId]?: Mark } = {};
  for (const choice of asked(decision, topic)) {
    const place = placeOf(choice);
    if (place && isMarked(decision, choice)) marks[place] = { kind: 'reach' };
  }
  if (pointed && marks[pointed]) marks[pointed] = { kind: 'chosen' };
  return marks;
}

function isMarked(decision: Decision, { kind }: Choice): boolean {
  return MARKED.includes(kind) || kind === 'play' || (kind === 'rebuild' && REBUILDING.includes(decision.kind));
}
