import { useState } from 'preact/hooks';
import type { Json } from '../../../../kernel/contract.ts';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { useSpeech } from '../speech.tsx';
import type { Fought } from './fought.ts';
import { type Order, orderFor } from './order.ts';
import { useStageWords } from './words.ts';

interface Props {
  readonly fought: Fought;
  /** The units that the side has now. */
  readonly units: number;
  readonly onOrder: (order: Json) => void;
}

const KINDS = ['fight', 'below', 'leave'] as const;
/** The smallest number of units that a side can be told to keep. */
const FEWEST = 2;

/** A defender answers once for a whole battle: with an order that the page then gives in its place. */
export function StandingOrder({ fought, units, onOrder }: Props) {
  const { order: said } = useStageWords();
  const { words } = useSpeech();
  const [is, setIs] = useState<Order['is']>('fight');
  const [below, setBelow] = useState(Math.max(FEWEST, units - 1));
  // A side of one unit is below any number: it can only stay or go.
  const kinds = KINDS.filter((one) => one !== 'below' || units >= FEWEST);
  return (
    <details class="standing-order">
      <summary>{said.title}</summary>
      <fieldset>
        <legend class="vh">{said.title}</legend>
        {kinds.map((one) => (
          <label key={one} class="option">
            <input type="radio" name="order" checked={is === one} onChange={() => setIs(one)} />
            <span>{one === 'below' ? said.below(below) : said[one]}</span>
          </label>
        ))}
        {is === 'below' && (
          <Stepper
            label={said.number}
            value={below}
            min={FEWEST}
            max={units}
            less={words.play.fewer(said.units)}
            more={words.play.more(said.units)}
            onChange={setBelow}
          />
        )}
      </fieldset>
      <p class="give">
        <button type="button" class="btn" onClick={() => onOrder(orderFor(fought, is, below))}>
          {said.give}
        </button>
      </p>
      <small>{said.says}</small>
    </details>
  );
}

/** The order that is given, with the way to cancel it. */
export function GivenOrder({ order, onCancel }: { readonly order: Order; readonly onCancel: () => void }) {
  const { order: said } = useStageWords();
  return (
    <p class="standing-order given" role="status">
      <span>{order.is === 'below' ? said.given.below(order.below) : said.given[order.is]}</span>{' '}
      <button type="button" class="btn quiet" onClick={onCancel}>
        {said.cancel}
      </button>
    </p>
  );
}
