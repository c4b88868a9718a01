import type { Side } from '../../engine/state/battle.ts';
import type { OddsWords } from '../../words/odds.ts';
import type { Column, Fine, Share } from './shares.ts';

/** The text twin of the drawing of odds: the same numbers in sentences. */

/** How a battle ends: `Out of 100 such battles: Castile victorious in 89.3, ...`. */
export function endsTold(
  { ends, share, twin }: OddsWords,
  shares: readonly Share[],
  names: { readonly [side in Side]: string },
  fine: Fine,
): string {
  return twin.ends(
    shares.map(({ end, parts, chance }) => {
      const { who, is }: { readonly who?: Side; readonly is: string } = ends[end];
      return { ...(who ? { who: names[who] } : {}), is, number: share(parts, fine, chance) };
    }),
  );
}

/** The rounds after which it ends. */
export function roundsTold({ share, twin }: OddsWords, columns: readonly Column[]): string {
  return twin.rounds(columns.map(({ round, more, parts, chance }) => [round, more, share(parts, 100, chance)]));
}
