import { atom, type ReadableAtom } from 'nanostores';
import type { Saving } from './keeper-saver.ts';
import type { Hold, Holding } from './tabs-hold.ts';

/** A tab may play until it knows that another one does. */
const PLAYS: readonly Holding[] = ['here', 'asking'];
/** Another tab plays, or has played: the game on this table is out of date until it is opened again. */
const AWAY: readonly Holding[] = ['elsewhere', 'free', 'taken'];

export function mayPlay(holding: Holding): boolean {
  return PLAYS.includes(holding);
}

/**
 * The relation of a tab to its game, for the tab's table. After another tab has played the game, or after writes of
 * this tab are refused, this table is out of date, even while the game is being taken back here and afterwards. `ends`
 * stops listening.
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
