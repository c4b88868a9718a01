import type { Choice, Decision } from '../../../../../kernel/contract.ts';
import { PLACES, type PlaceId } from '../../../engine/data/ids.ts';
import { buttonsOf } from '../../deciding/buttons.ts';
import { placeOf } from '../../deciding/pointing.ts';

/** All answers about one place: on the board a place is one target, even for several answers. */
export interface AtPlace {
  readonly place: PlaceId;
  readonly choices: readonly Choice[];
}

/** The answers of a question, sorted for a list. */
export interface Sorted {
  readonly places: readonly AtPlace[];
  /** Capitals and castles that may be handled in addition. */
  readonly besides: readonly AtPlace[];
  /** Answers about no place that are no buttons. */
  readonly others: readonly Choice[];
}

/** Possible actions in addition to the question itself (4.3, 9.5), unless they are the question. */
const BESIDES: readonly string[] = ['capital', 'rebuild'];

export function sorted(decision: Decision): Sorted {
  const buttons = buttonsOf(decision);
  const rows = decision.choices.filter((choice) => !buttons.includes(choice));
  const main = rows.filter(({ kind }) => !BESIDES.includes(kind));
  const asked = new Set(main.map(atPlace));
  // If units must leave a place, a capital is one of the solutions, so it is shown with the place.
  const joins = (choice: Choice): boolean =>
    !BESIDES.includes(choice.kind) || (decision.kind === 'remove' && asked.has(atPlace(choice)));
  return {
    places: grouped(rows.filter(joins)),
    besides: grouped(rows.filter((choice) => !joins(choice))),
    others: main.filter((choice) => atPlace(choice) === undefined),
  };
}

/** The place of an answer: the target; for a withdrawal from several places the start. */
function atPlace(choice: Choice): PlaceId | undefined {
  return placeOf(choice);
}

function grouped(choices: readonly Choice[]): readonly AtPlace[] {
  const groups = new Map<PlaceId, Choice[]>();
  for (const choice of choices) {
    const place = atPlace(choice);
    if (place) groups.set(place, [...(groups.get(place) ?? []), choice]);
  }
  return PLACES.flatMap((place) => {
    const found = groups.get(place);
    return found ? [{ place, choices: found }] : [];
  });
}
