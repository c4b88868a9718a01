import type { SwitchId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';

/** A position by one reading of a ruling or the other. */

export type Letter = 'a' | 'b';

/** The reading that a position is played by as it stands: `a`, the default of every ruling, unless it says otherwise. */
export function readingOf({ rulings }: Pick<Written, 'rulings'>, ruling: SwitchId): Letter {
  return rulings?.[ruling] ?? 'a';
}

export const otherThan = (letter: Letter): Letter => (letter === 'a' ? 'b' : 'a');

/** The same position by a reading of a ruling. */
export function readBy<W extends Pick<Written, 'rulings'>>(position: W, ruling: SwitchId, reading: Letter): W {
  const { [ruling]: _, ...others } = position.rulings ?? {};
  return { ...position, rulings: reading === 'b' ? { ...others, [ruling]: 'b' } : others };
}
