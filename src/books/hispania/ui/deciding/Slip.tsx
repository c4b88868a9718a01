import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Action, Barred, Refusal } from '../../../../kernel/contract.ts';
import { isFocusLost, useFocusHeld } from '../../../../ui/focus-held.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Telling } from '../../../../ui/scene/kinds.ts';
import type { Level } from '../../../../ui/scene/parts.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { refusal as refusalWords } from '../../words/index.ts';
import { COLOURS } from '../colours.ts';
import { useSpeech } from '../speech.tsx';
import { Answers } from './Answers.tsx';
import { ownerOf, Question, Scored } from './Question.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { Stopped } from './Stopped.tsx';
import type { Seen } from './seen.ts';
import type { Pointing } from './use-pointing.ts';

interface Props {
  readonly seen: Seen;
  /** The level of the question's heading. */
  readonly level: Level;
  /** The facts of the last action. */
  readonly facts: readonly HispaniaFact[];
  /** The words for them, which come with the player of the scene. */
  readonly say: Telling<HispaniaFact> | undefined;
  readonly ours: readonly number[];
  readonly refused?: Refusal | undefined;
  /** The content below the answers: it may grow without moving them. */
  readonly children?: preact.ComponentChildren;
  readonly pointing: Pointing;
  /** Whether a place out of reach is explained here; in a lesson it is explained with the result. */
  readonly stops: boolean;
  readonly onAnswer: (action: Action) => void;
  /** The reader tries a barred choice. */
  readonly onBarred?: ((barred: Barred) => void) | undefined;
}

/** The prompt: the decision, its owner and rule, the possible answers, and the result of doing nothing. */
export function Slip({ seen, level, facts, say, ours, refused, pointing, stops, onAnswer, onBarred, children }: Props) {
  const { words } = useSpeech();
  const { decision } = seen;
  const owner = ownerOf(decision);
  const Over = `h${level}` as const;
  const slip = useRef<HTMLDivElement>(null);
  const asked = useRef(seen);
  useFocusHeld(slip, seen);
  // The pressed button is gone with its question, so the focus moves to the next question.
  useLayoutEffect(() => {
    if (asked.current !== seen && isFocusLost()) slip.current?.focus({ preventScroll: true });
    asked.current = seen;
  }, [seen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scene is no form, and no landmark, as a page may hold several
    <div
      role="group"
      ref={slip}
      tabIndex={-1}
      class="slip prompt"
      aria-label={words.play.prompt}
      style={owner && { '--nat': COLOURS[owner].colour }}
    >
      <RoundPanel facts={facts} ours={ours} />
      {say && <Scored facts={facts} say={say} />}
      {decision ? (
        <Question decision={decision} owner={owner} facts={facts} stack={pointing.hand.stack} level={level} />
      ) : (
        <Over class="ask">{words.play.over}</Over>
      )}
      {stops && <Stopped hand={pointing.hand} />}
      {refused && (
        <p class="refused" role="alert">
          <b>{words.play.refused}</b> <Say text={refusalWords(words, refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
      {decision && (
        <Answers
          seen={seen}
          decision={decision}
          open={pointing.open}
          hand={pointing.hand}
          onAnswer={onAnswer}
          onBarred={onBarred}
        />
      )}
      {children}
    </div>
  );
}
