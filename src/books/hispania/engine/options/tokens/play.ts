import type { Seat } from '../../../../../kernel/contract.ts';
import type { RuleId, TokenId } from '../../data/ids.ts';
import { battleOf, type Draft, type View } from '../../rules/view.ts';
import type { Battle, Side } from '../../state/battle.ts';
import { SIDES } from '../../state/battle.ts';
import type { On, Played, WindowId } from '../../state/tokens.ts';

/** The objects on which a player could play a token if they had it. */
export interface Offer {
  readonly seat: Seat;
  readonly on: On;
}

/** Something that may be played in a window: an event token, or the Sign of God. */
export interface Play {
  readonly token: TokenId | 'sign';
  readonly rule: RuleId;
  readonly at: WindowId;
  /** All objects on which any player could play it now, regardless of hands. */
  offers(view: View): readonly Offer[];
  /** Its window is closed, and it takes effect. */
  effect(draft: Draft, played: Played): void;
  /** It was cancelled (10.3-null). */
  cancelled?(draft: Draft, played: Played): void;
}

/** Changes the current battle, which may be below other frames. */
export function patchBattle(draft: Draft, patch: Partial<Battle>): void {
  draft.state.frames = draft.state.frames.map((frame) => (frame.kind === 'battle' ? { ...frame, ...patch } : frame));
}

/** The objects for the player of each side of the battle; none for neutrals. */
export function eachSide(view: View, on: (battle: Battle, side: Side) => readonly On[]): readonly Offer[] {
  const battle = battleOf(view);
  if (!battle) return [];
  return SIDES.flatMap((side) => {
    const seat = battle.by[side];
    return seat === null ? [] : on(battle, side).map((one) => ({ seat, on: { side, ...one } }));
  });
}

/** The side for which a token was played. */
export function sideOf({ fixed }: Played): Side {
  return fixed.side ?? 'attacker';
}
