import type { LeaderId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { Standing } from '../../words/en/stage.ts';
import type { Fought } from './fought.ts';
import type { Piece } from './pieces.ts';

/** How a side of a battle stands: the units that are there, or else those that retreated from it. */
export function standingOf({ sides, over }: Fought, side: Side): Standing {
  const { owner, pieces } = sides[side];
  const [here, gone] = [inFate(pieces, 'stands'), inFate(pieces, 'left')];
  if (here) return { is: over?.winner === owner ? 'holds' : 'stands', ...here };
  return gone ? { is: 'left', ...gone } : { is: 'none', units: {}, leaders: [] };
}

/** The pieces of one fate; undefined if there are none. */
function inFate(pieces: readonly Piece[], fate: Piece['fate']): Pick<Standing, 'units' | 'leaders'> | undefined {
  const units: { -readonly [kind in keyof Units]: number } = {};
  const leaders: LeaderId[] = [];
  const all = pieces.filter((piece) => piece.fate === fate);
  for (const { counter, leader } of all) {
    if (leader) leaders.push(leader);
    else if (counter.kind !== 'leader' && counter.kind !== 'crusader')
      units[counter.kind] = (units[counter.kind] ?? 0) + 1;
  }
  return all.length > 0 ? { units, leaders } : undefined;
}
