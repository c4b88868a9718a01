import { Glyph } from '../../../../ui/Glyph.tsx';
import { type CommandGesture, type Prepared, purses } from '../deciding/use-command.ts';
import { useWords } from '../speech.tsx';

interface Props {
  readonly prepared: Prepared;
  readonly gesture: CommandGesture;
  /** The results that win with so many coins, of how many. */
  readonly chance: (coins: number) => { readonly won: number; readonly of: number };
}

/** The numbers of coins that may be spent, each with its chance. */
export function Spend({ prepared: { choice, coins }, gesture, chance }: Props) {
  const { slip, orders } = useWords().own;
  return (
    <fieldset class="spend">
      <legend class="vh">{slip.coinsOf}</legend>
      {purses(choice).map((n) => {
        const { won, of } = chance(n);
        return (
          <label key={n}>
            <input type="radio" name="spend" checked={n === coins} onChange={() => gesture.spend(n)} />
            <span class="purse">
              <span class="vh">{orders.cost(n)}</span>
              <Purse coins={n} />
            </span>{' '}
            <b>{slip.ways(won, of)}</b>
          </label>
        );
      })}
    </fieldset>
  );
}

/** So many coins in a row, and those that are spent already. */
export function Purse({
  coins,
  spent = 0,
  size = 22,
}: {
  readonly coins: number;
  readonly spent?: number;
  readonly size?: number;
}) {
  return (
    <>
      {Array.from({ length: coins + spent }, (_, i) => (
        // Coins are alike.
        <Glyph key={`${i}`} name={i < coins ? 'coin' : 'coin-spent'} size={size} />
      ))}
    </>
  );
}
