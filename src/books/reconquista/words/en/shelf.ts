import type { Wide } from '../../../../words/lang.ts';

/** The shelf's words about the book. */
export const SHELF = {
  subtitle: 'twenty locations, twenty turns, to 1464',
  drawn:
    'On the cover: the twenty starts of the rulebook from left to right, and in each the twenty locations from north to south. A square is Christian, a ring Muslim, a lozenge rebel, a dot empty.',
  begin: 'New campaign',
  turn: (turn: number, of: number, points: number): string =>
    `Turn ${turn} of ${of}, ${points} victory ${points === 1 ? 'point' : 'points'}`,
  over: (points: number): string => `The game is over: ${points} victory ${points === 1 ? 'point' : 'points'}`,
  links: { rules: 'Rules', reaction: 'Reaction', map: 'Map', starts: 'Starts', tables: 'Tables', aid: 'Player aid' },
} as const;

export type ShelfWords = Wide<typeof SHELF>;
