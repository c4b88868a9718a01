import type { Decision } from '../../../../kernel/contract.ts';
import { PLACES, type PlaceId } from '../../engine/data/ids.ts';
import type { About, Stack as Drawn, Mark } from '../board/types.ts';
import { handMarks } from '../deciding/moving.ts';
import { placeOf, withStates } from '../deciding/pointing.ts';
import type { Hand } from '../deciding/use-hand.ts';
import { tableMarks } from './panels/pointed.ts';
import type { ShownHere } from './shown.ts';
import type { Moving } from './use-moving.ts';

/** The contents of the board: counters with their possible actions, and the marks of the choice. */
export interface OnBoard {
  readonly stacks: readonly Drawn[];
  readonly marks: { readonly [place in PlaceId]?: Mark | undefined };
  /** The place where the keyboard begins. */
  readonly start?: PlaceId;
  /** The places of the question: a board that is too small to be read whole opens on these. */
  readonly about: About;
}

/** What the board shows of an answer by hand. */
interface AtTable extends Pick<Moving, 'pointed' | 'topic'> {
  readonly hand: Pick<Hand, 'stack' | 'prospects'> & Partial<Pick<Hand, 'later'>>;
}

/** `stands`: the question can be answered now (stands.ts); until then the board shows only the position. */
export function boardOf(
  { seen }: Pick<ShownHere, 'seen'>,
  stands: boolean,
  { hand: { stack, prospects, later }, pointed, topic }: AtTable,
): OnBoard {
  const { picture, decision } = seen;
  if (!stands) return { stacks: picture.stacks, marks: picture.marks, about: { places: [], of: '', all: false } };
  const start = decision?.params['place'] ?? stack?.from;
  return {
    stacks: withStates(seen, stack, later?.parts?.parted),
    marks: {
      ...picture.marks,
      ...handMarks(seen, stack, prospects),
      ...(decision ? tableMarks(decision, topic, pointed) : {}),
    },
    ...(typeof start === 'string' ? { start: start as PlaceId } : {}),
    about: aboutOf(decision, stack && [stack.from, ...prospects.ways.map(({ to }) => to)]),
  };
}

/** One move after another is one question: the reader goes on where the last one ended. */
function aboutOf(decision: Decision | undefined, ways: readonly PlaceId[] | undefined): About {
  const of = decision ? `${decision.phase} ${decision.kind}` : '';
  return ways ? { places: ways, of, all: true } : { places: placesOf(decision), of, all: false };
}

/** The place of the question, and all places that an answer may name; for moves their starts. */
function placesOf(decision: Decision | undefined): readonly PlaceId[] {
  const named = decision?.choices.map((choice) => choice.fixed['from'] ?? placeOf(choice)) ?? [];
  return PLACES.filter((place) => place === decision?.params['place'] || named.includes(place));
}
