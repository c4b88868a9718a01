import type { ComponentChildren } from 'preact';
import type { Action, Decision } from '../../../kernel/contract.ts';
import { Say } from '../../Say.tsx';
import { useGameSpeech } from '../../speech.ts';
import type { Beside, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';
import type { AdviserOf } from './use-advice.ts';

/** The words of an adviser, in the book’s own. */
interface Words {
  readonly title: string;
  readonly says: string;
  readonly ask: string;
  readonly turn: string;
  readonly game: string;
  readonly thinks: string;
  readonly stop: string;
  readonly doIt: string;
  readonly again: string;
}

interface Props<K extends TableKinds, A extends { readonly action: Action }> {
  readonly decision: Decision;
  readonly adviser: AdviserOf<A>;
  readonly words: Words;
  readonly verbs: Beside<K>['verbs'];
  /** Gives the advised answer. */
  readonly press: (action: Action) => void;
  /** The advised answer in words, and why. */
  readonly told: (advice: A) => ComponentChildren;
}

/** The adviser: one answer with its reason and its risk, or a turn or more that it plays until it is stopped. */
export function Adviser<K extends TableKinds, A extends { readonly action: Action }>({
  decision,
  adviser: { advising, ask, stop },
  words,
  verbs,
  press,
  told,
}: Props<K, A>) {
  const { bots } = useTableWords();
  const { book } = useGameSpeech();
  const thinks = advising.is === 'thinking';
  const label = { idle: words.ask, thinking: words.stop, silent: words.again, told: words.again }[advising.is];
  return (
    <section class="adviser" aria-labelledby="adviser">
      <h3 id="adviser">{words.title}</h3>
      <p class="d">{words.says}</p>
      <p class="acts">
        {isOpen(decision) && (
          <button type="button" class="btn" onClick={thinks ? stop : ask}>
            {label}
          </button>
        )}
        <button type="button" class="btn" onClick={() => verbs.lend('turn')}>
          {words.turn}
        </button>
        <button type="button" class="btn" onClick={() => verbs.lend('game')}>
          {words.game}
        </button>
      </p>
      <div role="status">
        {thinks && <p>{words.thinks}</p>}
        {advising.is === 'silent' && (
          <p>
            <Say text={bots.silent(book.who(''))} />
          </p>
        )}
        {advising.is === 'told' && told(advising.advice)}
      </div>
      {advising.is === 'told' && (
        <p class="acts">
          <button type="button" class="btn pri" onClick={() => press(advising.advice.action)}>
            {words.doIt}
          </button>
        </p>
      )}
    </section>
  );
}

/** Whether there is more than one answer to choose from. */
function isOpen({ choices }: Decision): boolean {
  const [only, other] = choices;
  return other !== undefined || Object.keys(only?.ranges ?? {}).length > 0;
}
