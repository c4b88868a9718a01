import type { UnitKind } from '../../engine/data/ids.ts';
import { SIDES, type Side } from '../../engine/state/battle.ts';
import type { WrittenBattle } from '../../odds/written.ts';
import { CounterIcon } from '../board/icons.tsx';
import type { Counter } from '../board/types.ts';
import { useCommon } from '../naming.tsx';
import { piecesOf, tallyOf } from './pieces.ts';
import { usePage } from './words.ts';

interface PieceProps {
  readonly battle: WrittenBattle;
  readonly side: Side;
  readonly kind: UnitKind;
  readonly count?: number;
  readonly wounds?: number;
  readonly size?: number;
}

/** Lives of the kinds that have more than one (6.2). */
const LIVES: { readonly [kind in UnitKind]?: number } = { knight: 2, castle: 3 };

/** A counter of a side, in the colours of its nation; without a nation, in ink and paper. */
export function Piece({ battle, side, kind, count = 1, wounds = 0, size = 34 }: PieceProps) {
  const { nation } = battle[side];
  const counter: Counter = {
    id: kind,
    nation: nation ?? 'neutral',
    kind,
    count,
    ...(wounds > 0 && { wounds, lives: LIVES[kind] ?? 1 }),
  };
  return (
    <span class={nation ? 'piece' : `piece anyone ${side}`}>
      <CounterIcon counter={counter} size={size} />
    </span>
  );
}

/** The two sides as counters on the table, and in words. */
export function Picture({ battle }: { readonly battle: WrittenBattle }) {
  const { page } = usePage();
  const { units, play } = useCommon();
  return (
    <div class="picture">
      {SIDES.map((side) => (
        <p key={side} class={side}>
          <span class="vh">
            {page.side[side]}
            {play.colon}
            {units.units(tallyOf(battle[side]))}
          </span>
          {piecesOf(battle[side]).map(({ kind, count, wounds }) => (
            <Piece
              key={`${kind}${wounds}`}
              battle={battle}
              side={side}
              kind={kind}
              count={count}
              wounds={wounds}
              size={40}
            />
          ))}
        </p>
      ))}
    </div>
  );
}
