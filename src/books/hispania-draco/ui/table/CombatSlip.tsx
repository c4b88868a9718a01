import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Rich } from '../../../../words/rich.ts';
import { revoltsAt } from '../../engine/rules/board.ts';
import type { Combat, State } from '../../engine/state.ts';
import { combatBy, resultsOf } from '../../odds/ledger.ts';
import { actionOf, type CommandGesture, type Prepared } from '../deciding/use-command.ts';
import { useWords } from '../speech.tsx';
import { Results } from './CombatResults.tsx';
import { Ledger } from './Ledger.tsx';
import { Spend } from './Spend.tsx';

interface Props {
  readonly state: State;
  readonly prepared: Prepared;
  readonly combat: Combat;
  readonly gesture: CommandGesture;
  readonly onAnswer: (action: ReturnType<typeof actionOf>) => void;
  /** The id of the question, for elements that it describes. */
  readonly id: string;
  /** Leads back to the list; undefined if nothing else is asked. */
  readonly onBack?: (() => void) | undefined;
}

/** A siege or an attack before it is rolled: the coins with their chances, what counts, and which results win (4.3, 4.4). */
export function CombatSlip({ state, prepared, combat, gesture, onAnswer, id, onBack }: Props) {
  const { own } = useWords();
  const { sides, results, tally } = resultsOf(state, combat);
  return (
    <div class="command">
      <p class="who">
        <span>
          <Say text={whoOf(own, combat)} />
        </span>
        <RuleLink rule={combat.kind === 'siege' ? '4.3' : '4.4'} />
      </p>
      <h2 class="ask" id={id}>
        <Say text={askOf(own, state, combat)} />
      </h2>
      <Spend
        prepared={prepared}
        gesture={gesture}
        chance={(n) => {
          const other = combatBy(state, prepared.choice, n);
          const of = other ? resultsOf(state, other).tally : tally;
          return {
            won: prepared.choice.kind === 'siege' || prepared.choice.kind === 'attack' ? of.roman : of.hispanic,
            of: of.of,
          };
        }}
      />
      <Ledger state={state} combat={combat} sides={sides} />
      <Results combat={combat} results={results} tally={tally} />
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => onAnswer(actionOf(prepared))}>
          <span>{own.way.go(own.does[prepared.choice.kind] ?? '', prepared.coins)}</span>
        </button>
        {onBack && (
          <button type="button" class="btn quiet" onClick={onBack}>
            {own.way.back}
          </button>
        )}
      </p>
    </div>
  );
}

type Own = ReturnType<typeof useWords>['own'];

function whoOf({ slip }: Own, { by, kind, general, from }: Combat): Rich {
  return by === 'roman' && general !== null ? slip[kind](general) : slip.byArmy(from);
}

function askOf({ slip }: Own, state: State, { by, kind, to }: Combat): Rich {
  if (by === 'army') return slip.defended(to);
  if (kind === 'siege') return slip.besieged(to, revoltsAt(state, to));
  return slip.attacked(
    to,
    state.armies.some(({ at, special }) => at === to && special),
  );
}
