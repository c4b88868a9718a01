import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isFocusLost } from '../../../../ui/focus-held.ts';
import type { Names } from '../../words/en/names.ts';
import type { ShelfWords } from '../../words/en/shelf.ts';
import { Board, FILLING } from '../board/Board.tsx';
import { BattleSlip } from './BattleSlip.tsx';
import { boardOf, type Deed, done, type Duel as Fought, opened, shownOf } from './duel.ts';

interface Props {
  readonly words: ShelfWords['battle'];
  readonly names: Names;
  readonly rule: string;
  readonly page: string;
  /** The deed that was pressed before this component was loaded. */
  readonly first: Deed;
  /** A seed for each battle. */
  readonly seed: () => number;
}

/** The battle on the shelf during the fight. */
export function Duel({ words, names, rule, page, first, seed }: Props) {
  const [duel, setDuel] = useState<Fought>(() => done(opened(seed()), first));
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its question, so the focus moves to the next question.
  useLayoutEffect(() => {
    if (isFocusLost()) root.current?.querySelector<HTMLElement>('.acts .btn')?.focus({ preventScroll: true });
  }, [duel]);
  return (
    <div class="duel-parts played" ref={root}>
      <div class="mapsheet">
        <Board {...boardOf(duel, names)} svg={{ role: 'img', 'aria-label': words.map, preserveAspectRatio: FILLING }} />
      </div>
      <BattleSlip
        shown={shownOf(duel)}
        words={words}
        names={names}
        rule={rule}
        page={page}
        onDeed={(deed) => setDuel(done(duel, deed))}
        onAgain={() => setDuel(opened(seed()))}
      />
    </div>
  );
}
