import { atom, type ReadableAtom } from 'nanostores';
import type { Saving } from './keeper-saver.ts';
import type { Hold, Holding } from './tabs-hold.ts';

/** A tab may play as long as it does not know that another one does. */
const PLAYS: readonly Holding[] = ['here', 'asking'];
/** Another tab plays, or has played: what lies on the table here is old, until the game is opened anew. */
const AWAY: readonly Holding[] = ['elsewhere', 'free', 'taken'];

export function mayPlay(holding: Holding): boolean {
  return PLAYS.includes(holding);
}

/**
 * How a tab stands to its game, as its table must take it. Once another tab plays the game, or what is written here is not
 * taken any more, this table is old: also while the game is being taken back here, and after that. `ends` stops listening.
 */
export function holdingAt(
  { $holding: $outer }: Pick<Hold, '$holding'>,
  { $saving }: { readonly $saving: ReadableAtom<Saving> },
): { readonly $holding: ReadableAtom<Holding>; readonly ends: () => void } {
  const $holding = atom<Holding>($outer.get());
  let away: Holding | undefined;
  const look = (): void => {
    const holding = $outer.get();
    const saving = $saving.get();
    if (AWAY.includes(holding)) away = holding;
    else if (saving.is === 'not-saved' && saving.trouble.code === 'taken-over') away ??= 'taken';
    $holding.set(away !== undefined && mayPlay(holding) ? away : holding);
  };
  const ends = [$outer.subscribe(look), $saving.subscribe(look)];
  return {
    $holding,
    ends: () => {
      for (const end of ends) end();
    },
  };
}
