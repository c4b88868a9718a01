import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Action } from '../../../kernel/contract.ts';
import type { Rich } from '../../../words/rich.ts';
import { Acts } from '../../deciding/Acts.tsx';
import { Answers } from '../../deciding/Answers.tsx';
import { Asks } from '../../deciding/Asks.tsx';
import { buttonsOf } from '../../deciding/pointing.ts';
import type { PlacePointing } from '../../deciding/use-place.ts';
import { FactLines } from '../../FactLines.tsx';
import { isFocusLost, useFocusHeld } from '../../focus-held.ts';
import { RuleLink, Say } from '../../Say.tsx';
import { useGameSpeech } from '../../speech.ts';
import type { SceneKinds } from '../kinds.ts';
import type { SlipPart } from '../parts.ts';

/** A game whose board is pointed at place by place. */
export interface PlainSceneKinds extends SceneKinds {
  readonly pointing: PlacePointing;
}

interface Props<K extends PlainSceneKinds> extends SlipPart<K> {
  /** The answers that are no buttons, as a book lists them; by default as rows. */
  readonly rows?: ComponentChildren;
  /** The words on a button where they differ from those of its answer. */
  readonly label?: (action: Action) => Rich | undefined;
  /** What the values of an answer lead to, above its button. */
  readonly beside?: (action: Action) => ComponentChildren;
}

/**
 * The question of any game: the result of the last answer, the seat and its decision, and the answers as buttons and
 * rows.
 */
export function Slip<K extends PlainSceneKinds>(part: Props<K>) {
  const { seen, level, last, say, refused, pointing, onAnswer, onBarred, rows, label, beside, children } = part;
  const { words, book } = useGameSpeech();
  const { decision, barred } = seen;
  const Over = `h${level}` as const;
  const slip = useRef<HTMLDivElement>(null);
  const asked = useRef(seen);
  useFocusHeld(slip, seen);
  // The pressed button is removed with its question, so the keyboard continues at the next one.
  useLayoutEffect(() => {
    if (asked.current !== seen && isFocusLost()) slip.current?.focus({ preventScroll: true });
    asked.current = seen;
  }, [seen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scene is no form, and no landmark, as a page may hold several
    <div role="group" ref={slip} tabIndex={-1} class="slip prompt" aria-label={words.play.prompt}>
      {say && last.length > 0 && (
        <ul class="scored" aria-label={words.play.scored}>
          <FactLines facts={last} say={say} />
        </ul>
      )}
      {decision ? <Asks decision={decision} level={level} /> : <Over class="ask">{words.play.over}</Over>}
      {refused && (
        <p class="refused" role="alert">
          <b>{words.play.refused}</b> <Say text={book.refusal(refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
      {decision && (
        <>
          <Acts
            buttons={buttonsOf(decision)}
            label={(_, action) => <Say text={label?.(action) ?? book.answer(action).label} />}
            onAnswer={onAnswer}
            filled={pointing.place === undefined}
          />
          {rows ?? (
            <Answers
              decision={decision}
              barred={barred}
              place={pointing.place}
              onAnswer={onAnswer}
              onBarred={onBarred}
              beside={beside}
            />
          )}
        </>
      )}
      {children}
    </div>
  );
}
