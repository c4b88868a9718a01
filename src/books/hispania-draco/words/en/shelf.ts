import type { Wide } from '../../../../words/lang.ts';
import type { EndingId } from '../../engine/state.ts';

/** The shelf's words about the book. */
export const SHELF = {
  subtitle: '44 towns, six capitals, from 198\u00a0BC',
  drawn:
    'On the cover: the towns and their ways. Printed roads are thick, sea ways dotted, capitals ringed; the three generals stand where the set-up example puts them.',
  begin: 'New game',
  round: (round: number, capitals: number): string => `Round ${round}, ${capitals} of 6 capitals held`,
  over: {
    victory: 'The game is over: the Romans won',
    'no-revolts': 'The game is over: the revolt won',
    'no-time': 'The game is over: time ran out',
  } satisfies Record<EndingId, string>,
  links: { rules: 'Rules', spaces: 'Spaces', aid: 'Player aid', missed: 'Often missed' },
} as const;

export type ShelfWords = Wide<typeof SHELF>;
