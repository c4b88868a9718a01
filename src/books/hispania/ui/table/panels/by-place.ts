import type { Choice, Decision } from '../../../../../kernel/contract.ts';
import { PLACES, type PlaceId } from '../../../engine/data/ids.ts';
import { buttonsOf } from '../../deciding/buttons.ts';
import { placeOf } from '../../deciding/pointing.ts';

/** The answers about one place, together: on the board a place is one thing, however many answers it stands for. */
export interface AtPlace {
  readonly place: PlaceId;
  readonly choices: readonly Choice[];
}

/** The answers of a question, sorted for a list. */
export interface Sorted {
  readonly places: readonly AtPlace[];
  /** Capitals and castles that may be dealt with besides. */
  readonly besides: readonly AtPlace[];
  /** Answers about no place that are no buttons. */
  readonly others: readonly Choice[];
}

/** What may be done beside the question itself (4.3, 9.5), unless that is what is asked. */
const BESIDES: readonly string[] = ['capital', 'rebuild'];

export function sorted(decision: Decision): Sorted {
  const buttons = buttonsOf(decision);
  const rows = decision.choices.filter((choice) => !buttons.includes(choice));
  const main = rows.filter(({ kind }) => !BESIDES.includes(kind));
  const asked = new Set(main.map(atPlace));
  // Where somebody must go, a capital is one of the ways out: it stands with the place.
  const joins = (choice: Choice): boolean =>
    !BESIDES.includes(choice.kind) || (decision.kind === 'remove' && asked.has(atPlace(choice)));
  return {
    places: grouped(rows.filter(joins)),
    besides: grouped(rows.filter((choice) => !joins(choice))),
    others: main.filter((choice) => atPlace(choice) === undefined),
  };
}

/** The place that an answer is about: where somebody goes, and in a withdrawal out of several whence. */
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
