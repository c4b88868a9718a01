import type { Action } from '../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { GeneralId } from '../../engine/data/ids.ts';
import { PROCONSUL_COST } from '../../engine/data/level.ts';
import type { State } from '../../engine/state.ts';
import { actionOf, actionsOf, type Prepared } from '../deciding/use-command.ts';
import { costOf, legsOf, wayOf } from '../deciding/way.ts';
import { useWords } from '../speech.tsx';
import { Purse } from './Spend.tsx';

interface Props {
  readonly state: State;
  readonly prepared: Prepared;
  readonly onAnswer: (...actions: readonly Action[]) => void;
  readonly id: string;
  readonly onBack: () => void;
}

/** An answer with a way or a price before it is given: each step with its coins, and what is left afterwards (4.1, 8.1). */
export function WaySlip({ state, prepared, onAnswer, id, onBack }: Props) {
  const { book } = useGameSpeech();
  const { own } = useWords();
  const { choice } = prepared;
  const way = prepared.journey?.way ?? wayOf(state, choice);
  const cost = choice.kind === 'call' ? PROCONSUL_COST : (way?.cost ?? costOf(state, choice));
  const { label } = book.answer(actionOf(prepared));
  return (
    <div class="command way-slip">
      <p class="who">
        <span>
          <Say text={whoOf(own, prepared)} />
        </span>
        <RuleLink rule={RULES[choice.kind] ?? '4.1'} />
      </p>
      <h2 class="ask" id={id}>
        <Say text={label} />
      </h2>
      {way && choice.kind !== 'walk' && (
        <ol class="steps">
          {legsOf(way.steps).map(({ from, to, coins, roads }) => (
            <li key={`${from} ${to}`}>
              <span>
                <Say text={own.way.step(from, to)} /> {roads && <small>{own.way.byRoad}</small>}
              </span>
              <span class="purse">
                <span class="vh">{own.orders.cost(coins)}</span>
                <Purse coins={coins} size={20} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {way?.over.map((at) => (
        <p key={at} class="else">
          <Say text={own.way.through(at)} /> <RuleLink rule="4.1-pass" />
        </p>
      ))}
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => onAnswer(...actionsOf(prepared))}>
          <span>{own.way.go(own.does[choice.kind] ?? '', cost)}</span>
        </button>
        <button type="button" class="btn quiet" onClick={onBack}>
          {own.way.back}
        </button>
      </p>
      {cost > 0 && <p class="else">{own.way.left(state.coins - cost)}</p>}
    </div>
  );
}

const RULES: { readonly [kind: string]: string } = {
  move: '4.1',
  walk: '8.2-ulterior',
  sail: '4.1-fleet',
  build: '8.1',
  call: '8.3',
  lay: '2.6',
  choose: '8.7-choose',
};

function whoOf({ way, head }: ReturnType<typeof useWords>['own'], { choice: { kind, fixed } }: Prepared): Rich {
  const general = fixed['general'] as GeneralId | undefined;
  if (kind === 'sail') return way.fleet;
  if (kind === 'lay') return way.toSetUp;
  if (kind === 'call' || kind === 'choose' || !general) return [head.generals];
  return kind === 'build' ? way.road(general) : way.who(general);
}
