import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Sitting } from '../../../../../ui/table/sitting.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { NationChip } from '../../board/icons.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { orderOf } from './order.ts';
import { standingOf } from './standings.ts';
import { SeatSign, usePlayerName } from './Who.tsx';
import { Years } from './Years.tsx';

export interface NationLineProps {
  readonly state: State;
  readonly sittings: readonly Sitting[];
  /** The nation whose sheet is open, if any. */
  readonly chosen?: NationId | undefined;
  readonly onChoose: (nation: NationId) => void;
}

/** The nations of this turn in their order: played, active, next. A chip opens the sheet. */
export function NationLine({ state, sittings, chosen, onChoose }: NationLineProps) {
  const { sheet, inspect } = useTableWords();
  const { names } = useSpeech();
  const nameOf = usePlayerName(state, sittings);
  const read = view(state);
  /** What a nation has, in a line. */
  const lineOf = (nation: NationId, player: string): string => {
    const { gold, points, units, limit } = standingOf(read, nation);
    return inspect.nation(`${names.nations[nation]}, ${player}`, gold, points, sheet.head.population(units, limit));
  };
  const list = useRef<HTMLOListElement>(null);
  // On a narrow screen the line scrolls in its own frame: the active nation moves to its beginning.
  useLayoutEffect(() => {
    if (state.active !== null) list.current?.scrollTo({ left: 0 });
  }, [state.active]);
  return (
    <div class="order">
      <ol ref={list} aria-label={sheet.order.label}>
        {orderOf(read).map(({ nation, seat, is }) => (
          <li key={nation} class={is} aria-current={is === 'now' ? 'step' : undefined}>
            <button
              type="button"
              aria-pressed={nation === chosen}
              title={lineOf(nation, nameOf(seat))}
              onClick={() => onChoose(nation)}
            >
              <NationChip nation={nation} size={is === 'now' ? 34 : 24} />
              <span class={is === 'now' ? 'n' : 'vh'}>{names.nations[nation]}</span>
              <span class="vh">{sheet.order.of(nameOf(seat), sheet.order.is[is])}</span>
              {seat !== null && <SeatSign state={state} seat={seat} size={is === 'now' ? 13 : 10} />}
            </button>
          </li>
        ))}
      </ol>
      <small>
        <Years turn={state.turn} />
      </small>
    </div>
  );
}
