import type { Choice, Decision } from '../../../../../kernel/contract.ts';
import type { PlaceId } from '../../../engine/data/ids.ts';
import type { Mark } from '../../board/types.ts';
import { type Pointed, placeAction, placeOf } from '../../deciding/pointing.ts';

/** What pointing at a place means at the table, and what the board marks for that. */

/** Answers about a place that the board marks, beside those that lead to one. */
const MARKED: readonly string[] = ['remove', 'cull', 'survive', 'swap', 'give-up'];
/** Questions that are about castles alone. */
const REBUILDING: readonly string[] = ['before-income', 'after-battles'];

/** The plays of the token that is open; all answers where no token is asked for. */
function asked({ kind, choices }: Decision, topic: string | undefined): readonly Choice[] {
  return kind === 'window' ? choices.filter(({ fixed }) => topic !== undefined && fixed['token'] === topic) : choices;
}

/** The answer that a place stands for, or the row that it opens. */
export function pointedAt(decision: Decision, place: PlaceId, topic: string | undefined): Pointed | undefined {
  return placeAction({ ...decision, choices: asked(decision, topic) }, place, undefined);
}

/** Places that a tap would answer about. */
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
