import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { half } from '../../../../../words/half.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { Known } from './Known.tsx';
import { earningKnown } from './known.ts';
import type { Sheet } from './nation.ts';

interface Props {
  readonly of: Sheet;
  readonly nation: NationId;
}

/** The income it would collect now, province by province; the effects of its overlord and its subjects; and its savings. */
export function Income({ of: { earnings, standing, overlord }, nation }: Props) {
  const { sheet } = useTableWords();
  const { names } = useSpeech();
  const words = sheet.sheet;
  const { income, begun, rows, sum, own, from } = earnings;
  if (income.kind === 'none' && standing.gold === 0 && from.length === 0) {
    return (
      <>
        <h3>{words.income}</h3>
        <p class="else">
          <Known is={earningKnown(nation)}>{words.noIncome}</Known> <RuleLink rule="2.1-special" />
        </p>
      </>
    );
  }
  return (
    <>
      <h3>
        {words.income} <RuleLink rule="2.1" />
      </h3>
      {income.kind !== 'none' && (
        <p class="else">
          <Known is={earningKnown(nation)}>{words.earns(income)}</Known>
          {!begun && <> {words.notYet(income.from)}</>}
        </p>
      )}
      <dl class="pairs">
        {rows.map(({ place, gold, known, counts }) => (
          <div key={place} class={counts ? undefined : 'out'}>
            <dt>
              <i>{names.places[place]}</i>
              {!counts && <small> {words.noCastle}</small>}
            </dt>
            <dd>
              <Known is={known}>{half(gold)}</Known>
            </dd>
          </div>
        ))}
        {begun && (
          <div class="sum">
            <dt>{words.sum}</dt>
            <dd>{half(sum)}</dd>
          </div>
        )}
        {begun && overlord && own !== sum && (
          <div class="sum">
            <dt>
              <Say text={words.keeps(overlord)} /> <RuleLink rule="9.6-income" />
            </dt>
            <dd>{half(own)}</dd>
          </div>
        )}
        {from.map((one) => (
          <div key={one.nation}>
            <dt>
              <Say text={words.from(one.nation)} /> <RuleLink rule="9.6-income" />
            </dt>
            <dd>{half(one.gold)}</dd>
          </div>
        ))}
        <div class="sum">
          <dt>
            {words.saved}, {words.reserve(standing.reserve)} <RuleLink rule="2.4" />
          </dt>
          <dd>{half(standing.gold)}</dd>
        </div>
      </dl>
    </>
  );
}
