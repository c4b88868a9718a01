import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { TURN_YEARS } from '../../../engine/data/turns.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { useTableWords } from '../words.ts';
import { scoringTurnsOf, turnsOf } from './game.ts';
import { TurnNews } from './TurnNews.tsx';

export interface TurnLineProps {
  readonly state: State;
}

/**
 * The turns of the game in a line, with the present one on paper, and those with a scoring in bold. Each opens its events; arrow keys move
 * along the line. On a narrow screen there is one button, for the present turn.
 */
export function TurnLine({ state }: TurnLineProps) {
  const { sheet } = useTableWords();
  const words = sheet.turns;
  const id = useId();
  const [open, setOpen] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const turns = turnsOf(state);
  const scoring = scoringTurnsOf(view(state));
  const whenOf = (turn: number): string => sheet.years(TURN_YEARS[turn - 1] ?? [0, 0]);

  const close = (): void => {
    setOpen(undefined);
    opener.current?.focus();
  };
  const press = (turn: number, button: HTMLElement): void => {
    opener.current = button;
    setOpen(open === turn ? undefined : turn);
  };
  // A press elsewhere closes it, and leaves the focus at the press.
  useLayoutEffect(() => {
    if (open === undefined) return undefined;
    const away = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || open === undefined) return;
    event.stopPropagation();
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open in it, wherever the focus is
    <div ref={box} class="turnline" onKeyDown={onKeyDown}>
      <ol class="turns" aria-label={words.label} onKeyDown={walk}>
        {turns.map((turn) => {
          const is = turn < state.turn ? 'past' : turn === state.turn ? 'now' : 'next';
          const scores = scoring.includes(turn);
          return (
            <li key={turn} class={scores ? `${is} sc` : is} aria-current={is === 'now' ? 'step' : undefined}>
              <button
                type="button"
                // One stop of the Tab key for the whole line.
                tabIndex={turn === (open ?? state.turn) ? 0 : -1}
                aria-expanded={turn === open}
                aria-controls={turn === open ? id : undefined}
                aria-label={words.button(turn, whenOf(turn), is, scores)}
                onClick={(event) => press(turn, event.currentTarget)}
              >
                {turn}
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        class="turn-now"
        aria-expanded={open !== undefined}
        aria-controls={open === undefined ? undefined : id}
        onClick={(event) => press(open ?? state.turn, event.currentTarget)}
      >
        {words.short(state.turn, whenOf(state.turn))}
      </button>
      {open !== undefined && <TurnNews id={id} state={state} turn={open} onTurn={setOpen} onClose={close} />}
    </div>
  );
}

/** The turn to which an arrow key moves from the focused one. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
}
