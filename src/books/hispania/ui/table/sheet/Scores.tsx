import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../../kernel/contract.ts';
import type { Sitting } from '../../../../../ui/table/sitting.ts';
import { half } from '../../../../../words/half.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { useTableWords } from '../words.ts';
import { LineRow } from './LineRow.tsx';
import { type Ledger, type Line, openLedger, type Reading } from './ledger.ts';
import {
  carriedOver,
  costLines,
  type NationScore,
  type PlayerScore,
  scoresOf,
  startingPoints,
  turnsScored,
} from './scores.ts';
import { Named, Player } from './Who.tsx';

export interface ScoresProps {
  /** The state at the cursor of the journal. */
  readonly state: State;
  readonly journal: Reading;
  readonly sittings: readonly Sitting[];
  /** Shows the game after this number of answers; without it entries are not links. */
  readonly onGoTo?: ((at: number) => void) | undefined;
}

/** The scores by player, nation and turn, down to single entries; each level opens the next. */
export function Scores({ state, journal, sittings, onGoTo }: ScoresProps) {
  const { sheet } = useTableWords();
  const kept = useRef<Ledger>();
  kept.current ??= openLedger();
  const ledger = kept.current;
  ledger.follow(journal);
  return (
    <section class="slip scores" aria-label={sheet.scores.title}>
      <h2 class="cap">{sheet.scores.title}</h2>
      {scoresOf(view(state)).map((one) => (
        <PlayerRow key={one.seat} of={one} state={state} ledger={ledger} sittings={sittings} onGoTo={onGoTo} />
      ))}
    </section>
  );
}

interface FoldProps {
  readonly class: string;
  readonly head: ComponentChildren;
  readonly points: number;
  /** The contents, rendered only while it is open. */
  readonly children: () => ComponentChildren;
}

/** A row with a sum, which opens the parts of the sum. */
function Fold({ class: name, head, points, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class={name} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{head}</span>
        <b class="num">{half(points)}</b>
      </summary>
      {open && children()}
    </details>
  );
}

interface Books {
  readonly state: State;
  readonly ledger: Ledger;
  readonly onGoTo: ScoresProps['onGoTo'];
}

function PlayerRow({
  of: { seat, points, wins, nations, besides },
  state,
  sittings,
  ...books
}: Books & { readonly of: PlayerScore; readonly sittings: readonly Sitting[] }) {
  const { sheet } = useTableWords();
  const start = startingPoints(state, besides, books.ledger.besides(seat));
  const head = (
    <>
      <Player state={state} seat={seat} sittings={sittings} /> {wins && <em>{sheet.scores.wins}</em>}
      {start !== 0 && <span class="else">{sheet.scores.start(start, state.scenario)}</span>}
    </>
  );
  return (
    <Fold class="of-player" head={head} points={points}>
      {() => (
        <>
          {nations.map((one) => (
            <NationRow key={one.nation} of={one} state={state} {...books} />
          ))}
          <Besides seat={seat} points={besides} state={state} {...books} />
        </>
      )}
    </Fold>
  );
}

/** A player's points that belong to no nation: the bonus of the scenario, less the bids. */
function Besides({ seat, points, state, ledger, onGoTo }: Books & { readonly seat: Seat; readonly points: number }) {
  const { sheet } = useTableWords();
  const lines = ledger.besides(seat);
  const before = carriedOver(points, lines);
  if (lines.length === 0 && before === 0) return null;
  return (
    <Fold class="of-nation" head={sheet.scores.besides} points={points}>
      {() => <Lines lines={lines} state={state} before={before} onGoTo={onGoTo} />}
    </Fold>
  );
}

function NationRow({
  of: { nation, won, cost, ended, comes },
  state,
  ledger,
  onGoTo,
}: Books & { readonly of: NationScore }) {
  const { sheet } = useTableWords();
  const head = (
    <>
      <Named nation={nation} size={22} /> {ended && <span class="else">{sheet.scores.ended}</span>}
      {comes !== null && <span class="else">{sheet.scores.from(comes)}</span>}
    </>
  );
  return (
    <Fold class="of-nation" head={head} points={won - cost}>
      {() => {
        const turns = turnsScored(ledger, nation);
        const costs = costLines(ledger, nation);
        const before = carriedOver(won, turns);
        return (
          <>
            {turns.map(({ turn, points, lines }) => (
              <Fold key={turn} class="of-turn" head={sheet.scores.turn(turn)} points={points}>
                {() => <Lines lines={lines} state={state} onGoTo={onGoTo} />}
              </Fold>
            ))}
            <Lines lines={costs} state={state} before={before} paid={carriedOver(0 - cost, costs)} onGoTo={onGoTo} />
            {turns.length === 0 && costs.length === 0 && before === 0 && cost === 0 && (
              <p class="else">{sheet.scores.none}</p>
            )}
          </>
        );
      }}
    </Fold>
  );
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly state: State;
  /** Points, and a cost, without an entry: they are from before the beginning of the journal. */
  readonly before?: number;
  readonly paid?: number;
  readonly onGoTo: ScoresProps['onGoTo'];
}

function Lines({ lines, state, before = 0, paid = 0, onGoTo }: LinesProps) {
  const { sheet } = useTableWords();
  if (lines.length === 0 && before === 0 && paid === 0) return null;
  return (
    <ul class="entries">
      {lines.map((line, i) => (
        // Entries are only added at the end, so the index is the identity.
        <LineRow key={`${i}`} line={line} state={state} onGoTo={onGoTo} />
      ))}
      {before !== 0 && <Plain text={sheet.scores.carried} points={before} />}
      {paid !== 0 && <Plain text={sheet.scores.paid} points={paid} />}
    </ul>
  );
}

function Plain({ text, points }: { readonly text: string; readonly points: number }) {
  return (
    <li>
      <b class="num">{half(points)}</b>
      <span>{text}</span>
    </li>
  );
}
