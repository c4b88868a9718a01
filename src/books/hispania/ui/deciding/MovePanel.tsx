import { useRef } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import { useSpeech } from '../speech.tsx';
import { Choices } from './Choices.tsx';
import type { Seen } from './seen.ts';
import { useStackKeys } from './stack-keys.ts';
import { type Stack, startsOf, wholeStack } from './stacks.ts';
import type { Hand } from './use-hand.ts';

interface Props {
  readonly seen: Seen;
  readonly decision: Decision;
  readonly hand: Hand;
  /** Whether the rows give the odds of battles. */
  readonly odds: boolean;
  readonly onAnswer: (action: Action) => void;
  readonly label: Parameters<typeof Choices>[0]['label'];
  /** Whether the buttons that end the question are here; otherwise they are elsewhere. */
  readonly acts?: boolean;
}

/**
 * Movement as a list (5), at the table and in scenes and lessons: the units that move, then every place that they can reach, and the
 * others with the reason. The other choices of a movement are shown as in any other question.
 */
export function MovePanel({ seen, decision, hand, odds, onAnswer, label, acts = false }: Props) {
  const { stack } = hand;
  const rest = { ...decision, kind: 'other', choices: decision.choices.filter(({ kind }) => kind !== 'step') };
  const others = (
    <Choices
      seen={{ ...seen, decision: rest, prospects: prospectsFor(seen, decision) }}
      decision={rest}
      open={undefined}
      onAnswer={onAnswer}
      label={label}
      acts={acts}
      filled={false}
    />
  );
  if (!stack) {
    return (
      <div key="starts" class="moves">
        {hand.sent && seen.active && hand.later.parts && (
          <hand.later.parts.Sent sent={hand.sent} nation={seen.active} onStack={hand.resend} />
        )}
        <Starts decision={decision} hand={hand} />
        {others}
      </div>
    );
  }
  // Each stack's list begins at its top.
  return <InHand key={stack.from} decision={decision} seen={seen} hand={hand} stack={stack} odds={odds} />;
}

/** The details of the choices that are not steps. */
function prospectsFor({ prospects }: Seen, { choices }: Decision): Seen['prospects'] {
  return prospects.filter((_, i) => choices[i]?.kind !== 'step');
}

interface InHandProps extends Pick<Props, 'seen' | 'decision' | 'hand' | 'odds'> {
  readonly stack: Stack;
}

/** The stack in the hand; nothing while its parts are fetched, and a button if they could not be. Its keys work at once. */
function InHand({ seen: { active }, decision, hand, stack, odds }: InHandProps) {
  const { words } = useSpeech();
  const { state, later, setStack } = hand;
  const { parts, failed, retry } = later;
  const whole = wholeStack(decision, stack.from);
  const part = useRef<HTMLDivElement>(null);
  useStackKeys(part, { whole, stack, onStack: setStack });
  return (
    <div ref={part} class="moves">
      {failed ? (
        <p class="empty">
          {words.around.hand.failed}{' '}
          <button type="button" class="btn quiet" onClick={retry}>
            {words.play.retry}
          </button>
        </p>
      ) : (
        parts &&
        state &&
        active && <parts.HandPanel state={state} hand={hand} stack={stack} whole={whole} nation={active} odds={odds} />
      )}
    </div>
  );
}

/** All units that can still move, place by place. */
function Starts({ decision, hand }: Pick<Props, 'decision' | 'hand'>) {
  const { names, words } = useSpeech();
  const starts = startsOf(decision);
  return (
    <>
      <h3>
        {words.around.hand.starts} <small>{starts.length}</small>
      </h3>
      <ul class="choices">
        {starts.map((place) => {
          const whole = wholeStack(decision, place);
          return (
            <li key={place}>
              <button type="button" class="choice" onClick={() => hand.setStack(whole)}>
                <span class="m">
                  <i class="may" aria-hidden="true" />
                </span>
                <span class="t">
                  <i>{names.places[place]}</i>
                </span>
                <span class="d">{words.units.picked(whole.units, whole.leaders)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
