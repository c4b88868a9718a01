import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Action, Barred as BarredChoice, Choice, Decision } from '../../../../kernel/contract.ts';
import { Acts } from '../../../../ui/deciding/Acts.tsx';
import { Filler } from '../../../../ui/deciding/Filler.tsx';
import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { idOf } from '../../../../ui/deciding/id.ts';
import { bringInSight } from '../../../../ui/in-sight.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { PlaceId } from '../../engine/data/ids.ts';
import { cited } from '../../words/cited.ts';
import { choice as choiceWords, refusal } from '../../words/index.ts';
import { Glyph } from '../Glyph.tsx';
import { useSpeech } from '../speech.tsx';
import { buttonsOf } from './buttons.ts';
import { placeOf } from './pointing.ts';
import { prospectIn, type Seen } from './seen.ts';

interface Props {
  readonly seen: Seen;
  readonly decision: Decision;
  /** The place on the board that was pointed at: its row is open. */
  readonly open: PlaceId | undefined;
  readonly onAnswer: (action: Action) => void;
  readonly label: (choice: Choice) => (action: Choice | Action) => preact.ComponentChildren;
  /** Whether the buttons that end the question are here; otherwise they are elsewhere (`Acts`). */
  readonly acts?: boolean;
  /** Whether the first of them is filled while no row is open. */
  readonly filled?: boolean;
}

/**
 * The answers as real controls: buttons for those that end the question, rows for the others. Moves are not among them (`MovePanel.tsx`).
 */
export function Choices({ seen, decision, open: at, onAnswer, label, acts = true, filled = true }: Props) {
  const [open, setOpen] = useState<string>();
  useLayoutEffect(() => setOpen(undefined), [decision, at]);
  const buttons = buttonsOf(decision);
  const rows = decision.choices.filter((choice) => !buttons.includes(choice));
  const pointed = at && rows.find((choice) => placeOf(choice) === at);
  const shown = open ?? (pointed && idOf(pointed));
  const list = useRef<HTMLUListElement>(null);
  // A reader who points at the board looks at the board, so the row to be filled in scrolls into view beside it.
  useLayoutEffect(() => bringInSight(pointed && list.current?.querySelector('.filler')), [pointed]);
  // The content that opens under the pressed row may be below the page's edge.
  useLayoutEffect(() => {
    if (open) bringInSight(list.current?.querySelector('.filler'));
  }, [open]);
  return (
    <>
      {acts && (
        <Acts
          buttons={buttons}
          label={(choice, action) => label(choice)(action)}
          onAnswer={onAnswer}
          filled={filled && !shown}
        />
      )}
      {rows.length > 0 && (
        <ul ref={list} class="choices">
          {rows.map((choice) => {
            const id = idOf(choice);
            const only = onlyAnswer(choice);
            const alone = rows.length === 1 && buttons.length === 0;
            return (
              <li key={id}>
                {!alone && (
                  <Row
                    seen={seen}
                    choice={choice}
                    expanded={only ? undefined : shown === id}
                    label={label(choice)(only ?? choice)}
                    onClick={() => (only ? onAnswer(only) : setOpen(shown === id ? '' : id))}
                  />
                )}
                {!only && (alone || shown === id) && (
                  <Filler
                    // The entered values belong to these ranges: the next question may have the same choice with other ranges.
                    key={JSON.stringify(choice.ranges)}
                    choice={choice}
                    preset={decision.preset}
                    label={label(choice)}
                    onAnswer={onAnswer}
                  />
                )}
                {only && alone && (
                  <p class="acts">
                    <button type="button" class="btn pri" onClick={() => onAnswer(only)}>
                      <span>{label(choice)(only)}</span>
                    </button>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  readonly seen: Seen;
  readonly choice: Choice;
  readonly expanded: boolean | undefined;
  readonly label: preact.ComponentChildren;
  readonly onClick: () => void;
}

function Row({ seen, choice, expanded, label, onClick }: RowProps) {
  const { words } = useSpeech();
  const said = choiceWords(words, choice, prospectIn(seen, choice)).consequence;
  return (
    <button type="button" class="choice" aria-expanded={expanded} onClick={onClick}>
      <span class="m arrow" aria-hidden="true" />
      <span class="t">{label}</span>
      {said.length > 0 && (
        <span class="d">
          <Say text={said} />
        </span>
      )}
    </button>
  );
}

interface BarredProps {
  readonly barred: readonly BarredChoice[];
  /** The reader tries one nevertheless. */
  readonly onTry?: ((barred: BarredChoice) => void) | undefined;
}

/** Barred choices stay visible, with their reason and rule; they are folded, because the list is often long. Barred steps are told by the
 * reach of a stack. */
export function Barred({ barred, onTry }: BarredProps) {
  const { words } = useSpeech();
  const shown = barred.filter(({ kind }) => kind !== 'step');
  if (shown.length === 0) return null;
  const rows = (
    <ul class="choices">
      {shown.map((b) => (
        <li key={[b.kind, ...Object.values(b.fixed)].join(' ')}>
          <button
            type="button"
            class="choice"
            aria-disabled="true"
            data-rule={b.refusal.rule}
            onClick={() => onTry?.(b)}
          >
            <span class="m">
              <Glyph name="no" size={18} />
            </span>
            <span class="t">
              <Say text={choiceWords(words, { kind: b.kind, fixed: b.fixed, ranges: {} }).label} />
            </span>
            <span class="d">
              <Say text={refusal(words, b.refusal)} />
            </span>
            <span class="k">
              <RuleNumber rule={b.refusal.rule} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
  if (shown.length <= 2) return rows;
  return (
    <details class="barred">
      <summary>
        {words.play.notNow} <small>{shown.length}</small>
      </summary>
      {rows}
    </details>
  );
}

/** A rule's number cannot be a link inside a button. */
function RuleNumber({ rule }: { readonly rule: string }) {
  const { names } = useSpeech();
  return <span class="rid">{cited(rule, names)}</span>;
}
