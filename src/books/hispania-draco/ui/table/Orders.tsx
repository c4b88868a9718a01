import type { Barred, Choice, Decision } from '../../../../kernel/contract.ts';
import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { idOf } from '../../../../ui/deciding/id.ts';
import { onceDrawn } from '../../../../ui/drawn.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import { siteBetween } from '../../engine/rules/roads.ts';
import type { State } from '../../engine/state.ts';
import { choicesAt } from '../deciding/places-of.ts';
import { buttonsIn, type CommandGesture, isPrepared } from '../deciding/use-command.ts';
import { costOf, wayOf } from '../deciding/way.ts';
import { useWords } from '../speech.tsx';
import { bestOf } from './best.ts';

interface Props {
  readonly state: State;
  readonly decision: Decision;
  readonly barred: readonly Barred[];
  readonly gesture: CommandGesture;
}

const GROUPS = [
  ['combats', ['siege', 'attack', 'strike', 'raise']],
  ['garrisons', ['place', 'take']],
  ['moves', ['move', 'walk']],
  ['fleets', ['sail']],
  ['works', ['build']],
  ['others', []],
] as const satisfies readonly (readonly [string, readonly string[]])[];

const GROUPED: readonly string[] = GROUPS.flatMap(([, kinds]) => kinds);

/** What can be done, as a list by kinds of actions; at a space that is pointed at only what is done there. */
export function Orders({ state, decision, barred, gesture }: Props) {
  const { orders } = useWords().own;
  const { place } = gesture;
  const buttons = buttonsIn(decision);
  const listed = decision.choices.filter((one) => !buttons.includes(one));
  const rows = place === undefined ? listed : choicesAt(state, listed, place, undefined);
  // What is prepared is in the slip, with a way back.
  const isWhole = place === undefined || rows.length === 0 || (rows.length === 1 && gesture.prepared !== undefined);
  const shown = isWhole ? listed : rows;
  // The one answer of a question is in the slip from the beginning.
  const isAllPrepared = listed.length === 1 && gesture.prepared !== undefined;
  if ((listed.length === 0 || isAllPrepared) && barred.length === 0) return null;
  return (
    <div class="orders">
      {!isWhole && (
        <h3 class="stack">
          <Say text={orders.at(place)} />
        </h3>
      )}
      {GROUPS.map(([group, kinds]) => {
        const some = shown.filter(({ kind }) =>
          kinds.length > 0 ? kinds.some((one) => one === kind) : !GROUPED.includes(kind),
        );
        if (some.length === 0) return null;
        const isAlone = decision.kind !== 'roman';
        return (
          <section key={group}>
            {isWhole && !isAlone && <h3>{orders[group]}</h3>}
            <ul class={group === 'moves' ? 'choices narrow' : 'choices'}>
              {some.map((choice) => (
                <Row key={idOf(choice)} choice={choice} state={state} gesture={gesture} />
              ))}
            </ul>
          </section>
        );
      })}
      {!isWhole && (
        <p class="acts">
          <button type="button" class="btn quiet" onClick={gesture.cancel}>
            {orders.all}
          </button>
        </p>
      )}
      {isWhole && barred.length > 0 && <NotNow barred={barred} />}
    </div>
  );
}

/** One answer, with its price or its best chance. */
function Row({ choice, state, gesture }: Pick<Props, 'state' | 'gesture'> & { readonly choice: Choice }) {
  const { book } = useGameSpeech();
  const { orders, slip } = useWords().own;
  const only = onlyAnswer(choice);
  const { label, consequence } = book.answer(only ?? choice);
  const best = bestOf(state, choice);
  const price = priceOf(orders, state, choice);
  const isChosen = gesture.chosen === idOf(choice);
  /** The slip stands above the list: a reader with the keyboard goes on there. */
  const press = ({ currentTarget }: Event): void => {
    const table = (currentTarget as HTMLElement).closest('.whole-table');
    gesture.prepare(choice);
    if (isPrepared(choice) && !isChosen)
      onceDrawn(() => table?.querySelector<HTMLElement>('.command :is(input:checked, .btn.pri)')?.focus());
  };
  return (
    <li data-answer={idOf(choice)}>
      <button type="button" class="choice" aria-expanded={isPrepared(choice) ? isChosen : undefined} onClick={press}>
        <b>
          <Say text={label} />
        </b>
        <span class="d">
          {best ? (
            orders.chances(slip.ways(best.won, best.of), best.coins)
          ) : price !== undefined ? (
            price
          ) : (
            <Say text={consequence} />
          )}
        </span>
      </button>
    </li>
  );
}

/** What a way costs, and what a road of the set-up spares. */
function priceOf(
  orders: ReturnType<typeof useWords>['own']['orders'],
  state: State,
  choice: Choice,
): string | undefined {
  const { kind, fixed } = choice;
  if (kind === 'lay') {
    const site = siteBetween(state, fixed['from'] ?? '', fixed['to'] ?? '');
    return site && orders.segments(site.segments);
  }
  return wayOf(state, choice) || kind === 'build' ? orders.cost(costOf(state, choice)) : undefined;
}

/** What one might expect and cannot do, with the reason. */
function NotNow({ barred }: Pick<Props, 'barred'>) {
  const { book, words } = useGameSpeech();
  return (
    <details class="barred">
      <summary>
        {words.play.notNow} <small>{barred.length}</small>
      </summary>
      <ul>
        {barred.map(({ kind, fixed, refusal }) => (
          <li key={`${kind} ${Object.values(fixed).join(' ')}`}>
            <Say text={book.answer({ kind, fixed, ranges: {} }).label} />
            {words.play.colon}
            <Say text={book.refusal(refusal)} /> <RuleLink rule={refusal.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
