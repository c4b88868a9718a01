import { emptySides, type WrittenBattle } from '../../odds/written.ts';
import type { Told } from '../odds/use-odds.ts';
import { usePage } from './words.ts';

/** The reason why there are no odds, or not yet. */
export function Trouble({ battle, told }: { readonly battle: WrittenBattle; readonly told: Told }) {
  const { page } = usePage();
  const [empty] = emptySides(battle);
  const { answer } = told;
  const says = empty
    ? page.nobody[empty]
    : told.is === 'failed'
      ? page.broken
      : !answer
        ? page.computing
        : answer.is === 'too-large'
          ? page.tooLarge
          : page.notBattle;
  return <p class="no-odds">{says}</p>;
}
