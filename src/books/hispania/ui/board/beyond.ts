import type { Mark, PlaceId, Stack, ViewBox } from './types.ts';
import { layout } from './view.ts';

/** The answers that a view of the board does not show: at which of its edges they lie. */

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** The places beyond an edge: `fights` of them are battles. */
export interface Beyond {
  readonly edge: Edge;
  readonly places: readonly PlaceId[];
  readonly fights: number;
}

interface Shown {
  readonly marks: { readonly [place in PlaceId]?: Mark | undefined };
  readonly stacks: readonly Stack[];
  readonly box: ViewBox;
}

/** The answers beyond each edge: destinations, or, while there are none, stacks that may be chosen. */
export function beyond({ marks, stacks, box }: Shown): readonly Beyond[] {
  const goals = (Object.keys(marks) as PlaceId[]).filter((place) => isGoal(marks[place]));
  const starts = stacks
    .filter(({ counters }) => counters.some(({ state }) => state === 'may'))
    .map(({ place }) => place);
  const by = new Map<Edge, PlaceId[]>();
  for (const place of goals.length > 0 ? goals : starts) {
    const edge = edgeOf(layout.places[place].stack, box);
    if (edge) by.set(edge, [...(by.get(edge) ?? []), place]);
  }
  return [...by].map(([edge, places]) => ({
    edge,
    places,
    fights: places.filter((place) => marks[place]?.kind === 'battle').length,
  }));
}

/** A battle without steps is one to be fought, not a destination. */
const isGoal = (mark: Mark | undefined): boolean =>
  mark?.kind === 'reach' || mark?.kind === 'reach-end' || (mark?.kind === 'battle' && mark.steps !== undefined);

/** The edge of a view that a point lies beyond: the one that it is farthest from; undefined if the view shows it. */
function edgeOf([x, y]: readonly [number, number], box: ViewBox): Edge | undefined {
  const over: readonly (readonly [edge: Edge, by: number])[] = [
    ['left', (box.x - x) / box.w],
    ['right', (x - box.x - box.w) / box.w],
    ['top', (box.y - y) / box.h],
    ['bottom', (y - box.y - box.h) / box.h],
  ];
  const [edge, by] = over.reduce((most, one) => (one[1] > most[1] ? one : most));
  return by > 0 ? edge : undefined;
}
