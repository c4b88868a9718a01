import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { fact } from '../../../words/index.ts';
import type { Ending } from '../use-ending.ts';
import { useTableWords } from '../words.ts';
import { isCostly, type Loss } from './undone.ts';

/** The number of lines that are not folded. */
const OPEN = 2;

interface Props {
  readonly ending: Ending;
  /** The question has a basket. */
  readonly basket: boolean;
}

/** The way back gets the focus first, once: a player who presses on by mistake loses nothing. */
const calm = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** The things left undone if the phase can be ended, and their cost; after a press, the question whether to end it nevertheless. */
export function EndingNote({ ending, basket }: Props) {
  const { ending: said } = useTableWords().deciding;
  const { undone, loss, asked } = ending;
  if (asked) {
    return (
      <div class="ending sure" role="alertdialog" aria-labelledby="ending-sure" aria-describedby="ending-costs">
        <div id="ending-costs">
          <p class="costs">{said.costs}</p>
          <Lost loss={asked} />
        </div>
        <p id="ending-sure">{said.sure}</p>
        <p class="acts">
          <button type="button" class="btn pri" onClick={ending.sure}>
            {said.yes}
          </button>
          <button type="button" class="btn" ref={calm} onClick={ending.cancel}>
            {said.no}
          </button>
        </p>
      </div>
    );
  }
  if (!undone) return null;
  const lines = loss.facts.length + loss.crowded.length;
  // The basket itself shows the gold that would be lost.
  const costs = isCostly(loss) && !basket;
  if (!costs && undone.stacks === 0 && undone.buys === 0) return null;
  return (
    <div class="ending">
      {undone.stacks > 0 && <p class="else">{said.stacks(undone.stacks)}</p>}
      {undone.buys > 0 && <p class="else">{said.buys}</p>}
      {costs && lines <= OPEN && (
        <>
          <p class="costs">{said.costs}</p>
          <Lost loss={loss} />
        </>
      )}
      {costs && lines > OPEN && (
        <details>
          <summary>{said.many(lines)}</summary>
          <Lost loss={loss} />
        </details>
      )}
    </div>
  );
}

function Lost({ loss: { facts, crowded } }: { readonly loss: Loss }) {
  const { facts: words, deciding } = useTableWords();
  return (
    <ul class="costly">
      {facts.map((one, i) => (
        // The order of events never changes, so the index is the identity of a line.
        <li key={`${i}`}>
          <span>
            <Say text={fact(words, one)} />
          </span>
          <RuleLink rule={one.rule} />
        </li>
      ))}
      {crowded.length > 0 && (
        <li>
          <span>
            <Say text={deciding.ending.crowded(crowded)} />
          </span>
          <RuleLink rule="4.5" />
        </li>
      )}
    </ul>
  );
}
