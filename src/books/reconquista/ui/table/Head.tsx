import { Drawing } from '../../../../ui/Drawing.tsx';
import type { ShownOf } from '../../../../ui/playable.ts';
import { OWN } from '../../words/en/own-table.ts';
import { yearOf } from '../../words/en/years.ts';
import { Body } from '../board/pieces.tsx';
import type { OfReconquista } from '../kinds.ts';

/** The Christians: the event and the year, the income, the victory points. */
export function Head({ shown: { seen } }: { readonly shown: ShownOf<OfReconquista> }) {
  const { turn, phase, event, revolt, income, score } = seen;
  return (
    <section class="slip you" aria-label={OWN.christians}>
      <Drawing width={42} height={42} viewBox="0 0 42 42" class="ctr s-c">
        <Body shape="c" />
        <text x="21" y="28">
          C
        </text>
      </Drawing>
      <p class="name">
        <b>{OWN.christians}</b>
        <small>
          {phase !== 'over' && `${OWN.event(event)} · `}
          {yearOf(turn)}
          {revolt && ` · ${OWN.revolt(revolt)}`}
        </small>
      </p>
      <p class="figure">
        <b>{income}</b> <small>{phase === 'spending' ? OWN.toSpend : OWN.income.toLowerCase()}</small>
      </p>
      <p class="figure">
        <b>{score}</b> <small>{OWN.points}</small>
      </p>
    </section>
  );
}
