import type { Over } from '../board/Board.tsx';
import type { InteractiveBoardProps } from '../board/types.ts';
import type { Hand } from './use-hand.ts';

type OnBoard = Pick<InteractiveBoardProps, 'routeTo' | 'aimed' | 'tell' | 'dragging'> & Pick<Over, 'RouteMark'>;

/**
 * What the hand adds to a board, at the table and in scenes and lessons: stacks that are dragged, and the way to the place pointed at. `odds`:
 * with those of a battle there.
 */
export function onBoard(hand: Hand, odds = false): OnBoard {
  const { stack, state, later, aimed, dragging } = hand;
  const { parts } = later;
  return {
    routeTo: hand.route,
    RouteMark: parts?.RouteMark,
    aimed,
    dragging,
    ...(stack && state && parts
      ? {
          tell: (place) =>
            place === stack.from ? undefined : (
              <parts.RouteTag state={state} hand={hand} stack={stack} place={place} odds={odds} />
            ),
        }
      : {}),
  };
}
