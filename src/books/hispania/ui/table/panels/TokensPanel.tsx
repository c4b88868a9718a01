import type { Choice } from '../../../../../kernel/contract.ts';
import { onlyAnswer } from '../../../../../ui/deciding/filled.ts';
import { idOf } from '../../../../../ui/deciding/id.ts';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { battleOf } from '../../../engine/rules/view.ts';
import type { Side } from '../../../engine/state/battle.ts';
import type { State } from '../../../engine/state.ts';
import { refusal } from '../../../words/index.ts';
import { Glyph } from '../../Glyph.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { type Held, heldBy, type Playable } from './hand.ts';
import type { PanelProps } from './panel.ts';

/**
 * The hand of the seat that a window asks (10.3): the effect of each token, and its possible plays now, or the reason why there is none.
 */
export function TokensPanel({ state, decision, seat, moving, onAnswer }: PanelProps) {
  const { tokens } = useTableWords().deciding;
  const held = heldBy(state, seat, decision);
  if (held.length === 0) return <p class="empty">{tokens.none}</p>;
  return (
    <ul class="choices event-tokens">
      {held.map((one) => (
        <li key={one.token}>
          <Token
            state={state}
            held={one}
            open={moving.topic === one.token}
            onOpen={(open) => moving.setTopic(open ? one.token : undefined)}
            onAnswer={onAnswer}
          />
        </li>
      ))}
    </ul>
  );
}

interface TokenProps {
  readonly state: State;
  readonly held: Held;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onAnswer: PanelProps['onAnswer'];
}

function Token({ state, held: { token, count, plays, why }, open, onOpen, onAnswer }: TokenProps) {
  const { words } = useSpeech();
  const { tokens } = useTableWords().deciding;
  if (plays.length === 0) {
    return (
      <button type="button" class="choice" aria-disabled="true" data-rule={why?.rule ?? ruleOf(token)}>
        <span class="m">
          <Glyph name="no" size={18} />
        </span>
        <Says token={token} count={count}>
          {why ? <Say text={refusal(words, why)} /> : tokens.later}
        </Says>
        <span class="k">
          <span class="rid">10.3</span>
        </span>
      </button>
    );
  }
  return (
    <>
      <button type="button" class="choice" data-token={token} aria-expanded={open} onClick={() => onOpen(!open)}>
        <span class="m arrow" aria-hidden="true" />
        <Says token={token} count={count}>
          {tokens.where(plays.length)}
        </Says>
      </button>
      {open && (
        <div class="open">
          <Plays state={state} plays={plays} onAnswer={onAnswer} />
          <p>
            <RuleLink rule={ruleOf(token)} />
          </p>
        </div>
      )}
    </>
  );
}

/** A token, its effect, and the message about it. */
export function Says({
  token,
  count,
  children,
}: {
  readonly token: Playable;
  readonly count: number;
  readonly children?: preact.ComponentChildren;
}) {
  const { words } = useSpeech();
  const { tokens } = useTableWords().deciding;
  return (
    <>
      <span class="t">
        {words.units.token(token)} {count > 1 && <small>{tokens.many(count)}</small>}
      </span>
      <span class="d">
        {tokens.does[token]} {children && <em>{children}</em>}
      </span>
    </>
  );
}

interface PlaysProps {
  readonly state: State;
  readonly plays: readonly Choice[];
  readonly onAnswer: PanelProps['onAnswer'];
}

/** The possible plays of a token, by name; also on the board if they are places. */
function Plays({ state, plays, onAnswer }: PlaysProps) {
  const { tokens } = useTableWords().deciding;
  const battle = battleOf({ state });
  // A player with both sides says for which one.
  const sides = new Set(plays.map(({ fixed }) => fixed['side']));
  return (
    <ul class="plays">
      {plays.map((play) => {
        const answer = onlyAnswer(play);
        return (
          answer && (
            <li key={idOf(play)}>
              <button type="button" class="btn" data-answer={idOf(play)} onClick={() => onAnswer(answer)}>
                <span>
                  <Say
                    text={tokens.play(play.fixed, sides.size > 1 ? battle?.[play.fixed['side'] as Side] : undefined)}
                  />
                </span>
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

export const ruleOf = (token: Playable): string => (token === 'sign' ? '10.2' : `10.3-${token}`);
