import { idOf } from '../../../../../ui/deciding/id.ts';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { Stepper } from '../../../../../ui/Stepper.tsx';
import { half } from '../../../../../words/half.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { Sold } from '../../../engine/rules/gold.ts';
import { refusal } from '../../../words/index.ts';
import { CounterIcon } from '../../board/icons.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { Answer } from './Answer.tsx';
import { basketOf, type Row } from './basket.ts';
import { sorted } from './by-place.ts';
import { Besides, PlaceRows } from './PlacesPanel.tsx';
import type { PanelProps } from './panel.ts';
import { endOf } from './undone.ts';

/** Purchases (2.3) as a basket: the cost and the gold left, saved and lost, before any payment. */
export function BuyPanel(props: PanelProps) {
  const { state, seen, decision, ending, onAnswer } = props;
  const { wanted } = ending;
  const { buy } = useTableWords().deciding;
  const nation = decision.params['nation'] as NationId;
  const basket = basketOf(state, nation, wanted);
  const { castles, units } = basket.unplaced;
  const { places, besides, others } = sorted({
    ...decision,
    choices: decision.choices.filter(({ kind }) => kind !== 'buy'),
  });
  const end = endOf(decision);
  const bought = state.nations[nation]?.bought ?? {};
  const done = (and: boolean): void => onAnswer(...basket.actions, ...(and && end ? [end] : []));
  return (
    <div class="buying">
      <h3>{buy.basket}</h3>
      {Object.keys(bought).length > 0 && <p class="d">{buy.waits(bought)}</p>}
      {basket.rows.length > 0 && (
        <ul class="basket">
          {basket.rows.map((row) => (
            <Wish
              key={row.unit}
              nation={nation}
              row={row}
              onChange={(count) => ending.want({ ...wanted, [row.unit]: count })}
            />
          ))}
        </ul>
      )}
      <dl class="sum">
        <Sum what={buy.costs} gold={basket.cost} />
        <Sum what={buy.left} gold={basket.left} />
        <Sum what={buy.saved} gold={basket.saved} />
        {basket.lost > 0 && <Sum what={buy.lost} gold={basket.lost} lost />}
      </dl>
      {(castles > 0 || units > 0) && (
        <p class="no-place" role="status">
          {castles > 0 && <Say text={buy.noCastlePlace(castles)} />} {units > 0 && <Say text={buy.noPlace(units)} />}{' '}
          <RuleLink rule="3.1" />
        </p>
      )}
      {basket.actions.length > 0 && (
        <p class="acts">
          <button type="button" class="btn pri" onClick={() => done(basket.ends)}>
            {basket.ends ? buy.buyEnd(wanted) : buy.buy(wanted)}
          </button>
          {basket.ends && (
            <button type="button" class="btn" onClick={() => done(false)}>
              {buy.buy(wanted)}
            </button>
          )}
        </p>
      )}
      {others.map((choice) => (
        <details key={idOf(choice)} class="barred">
          <summary>{buy.renounce}</summary>
          <div class="open">
            <Answer seen={seen} choice={choice} preset={undefined} onAnswer={onAnswer} />
          </div>
        </details>
      ))}
      {places.length > 0 && (
        <details class="barred">
          <summary>
            {buy.disband} <small>{places.length}</small>
          </summary>
          <PlaceRows {...props} groups={places} />
        </details>
      )}
      <Besides {...props} groups={besides} />
    </div>
  );
}

interface WishProps {
  readonly nation: NationId;
  readonly row: Row;
  readonly onChange: (count: number) => void;
}

/** The number of units of a kind, and the reason why no other one can be bought. */
function Wish({ nation, row: { unit, price, count, counters, why }, onChange }: WishProps) {
  const { words } = useSpeech();
  const { buy } = useTableWords().deciding;
  const name = words.units.kind(unit satisfies Sold, 2);
  const most = why ? count : counters;
  return (
    <li data-buy={unit}>
      <CounterIcon counter={{ id: unit, nation, kind: unit, count: 1 }} size={38} />
      <span>
        {words.units.kind(unit, 2)} <small>{buy.each(price, counters)}</small>
        {why && (
          <small class="why">
            <Say text={refusal(words, why)} /> <RuleLink rule={why.rule} />
          </small>
        )}
      </span>
      <Stepper
        label={name}
        value={count}
        min={0}
        max={most}
        less={words.play.fewer(name)}
        more={words.play.more(name)}
        onChange={onChange}
      />
    </li>
  );
}

function Sum({ what, gold, lost = false }: { readonly what: string; readonly gold: number; readonly lost?: boolean }) {
  return (
    <div class={lost ? 'lost-gold' : undefined}>
      <dt>{what}</dt>
      <dd>{half(gold)}</dd>
    </div>
  );
}
