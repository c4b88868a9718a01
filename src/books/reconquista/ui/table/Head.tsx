import { Drawing } from '../../../../ui/Drawing.tsx';
import type { ShownOf } from '../../../../ui/playable.ts';
import { Says } from '../../../../ui/records/Says.tsx';
import type { RecordWords } from '../../../../words/en/records.ts';
import { Body } from '../board/pieces.tsx';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';

interface Props {
  readonly shown: ShownOf<OfReconquista>;
  readonly words: RecordWords;
}

/** The Christians: the event, the income, the victory points; and if the game does not count, why. */
export function Head({ shown: { seen, journal }, words }: Props) {
  const { own } = useWords();
  const { phase, event, revolt, income, score } = seen;
  return (
    <section class="slip you" aria-label={own.christians}>
      <Drawing width={42} height={42} viewBox="0 0 42 42" class="ctr s-c">
        <Body shape="c" />
        <text x="21" y="28">
          C
        </text>
      </Drawing>
      <p class="name">
        <b>{own.christians}</b>
        <small>
          {phase !== 'over' && own.event(event)}
          {revolt && ` · ${own.revolt(revolt)}`}
        </small>
      </p>
      <p class="figure">
        <small>{phase === 'spending' ? own.toSpend : own.income}</small> <b>{income}</b>
      </p>
      <p class="figure">
        <small>{own.points}</small> <b>{score}</b>
      </p>
      <Says counts={journal.root.counts} words={words} />
    </section>
  );
}
