import type { SwitchId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';

/** A position by one of the two readings of a ruling. */

export type Letter = 'a' | 'b';

/** The reading by which a position is played: `a`, the default of every ruling, unless the position names another. */
export function readingOf({ rulings }: Pick<Written, 'rulings'>, ruling: SwitchId): Letter {
  return rulings?.[ruling] ?? 'a';
}

export const otherThan = (letter: Letter): Letter => (letter === 'a' ? 'b' : 'a');

/** The same position by a reading of a ruling. */
export function readBy<W extends Pick<Written, 'rulings'>>(position: W, ruling: SwitchId, reading: Letter): W {
  const { [ruling]: _, ...others } = position.rulings ?? {};
  return { ...position, rulings: reading === 'b' ? { ...others, [ruling]: 'b' } : others };
}
