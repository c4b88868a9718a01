import { useEffect, useRef, useState } from 'preact/hooks';
import type { Journal } from '../../../../../kernel/journal.ts';
import { checking, degreeOf, inSlices, type Verdict } from '../../../../../ui/table/dice.ts';
import { nameAt, type Sitting } from '../../../../../ui/table/sitting.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { State } from '../../../engine/state.ts';
import { useTableWords } from '../words.ts';
import { DiceBattles } from './DiceBattles.tsx';
import { byPlayer, DICE, luckIn, rollsOf } from './rolls.ts';

export interface DiceCheckProps {
  readonly journal: Journal<State, HispaniaFact>;
  readonly sittings: readonly Sitting[];
  /** Shows the board after `n` answers. */
  readonly onLook: (n: number) => void;
}

/** All dice of the game: whether they match its seed, and their results by player and by battle. */
export function DiceCheck({ journal, sittings, onLook }: DiceCheckProps) {
  const { dice: words } = useTableWords().history;
  const rolls = rollsOf(journal);
  const state = journal.entries[journal.at - 1]?.state ?? journal.start;
  const fallen = state.dice.rolled - journal.start.dice.rolled;
  return (
    <section class="slip dicecheck" aria-label={words.title}>
      <header class="head">
        <h2 class="cap">{words.title}</h2>
      </header>
      {fallen === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.lead(fallen)}</p>
          <Check journal={journal} onLook={onLook} />
          <Players journal={journal} sittings={sittings} />
          <DiceBattles rolls={rolls} onLook={onLook} />
        </>
      )}
    </section>
  );
}

interface Checked {
  /** The journal that was checked. */
  readonly journal: DiceCheckProps['journal'];
  readonly verdict?: Verdict;
  readonly done: number;
}

function Check({ journal, onLook }: Pick<DiceCheckProps, 'journal' | 'onLook'>) {
  const { dice: words } = useTableWords().history;
  const [checked, setChecked] = useState<Checked>();
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  const check = async (): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setChecked({ journal, done: 0 });
    const onProgress = (done: number): void => setChecked({ journal, done });
    const verdict = await inSlices(checking(journal, DICE), { signal: control.signal, onProgress });
    if (verdict) setChecked({ journal, verdict, done: journal.at });
  };
  const busy = checked !== undefined && !checked.verdict;
  return (
    <div class="check">
      <button type="button" class="btn" aria-disabled={busy} onClick={() => busy || check()}>
        {checked?.verdict ? words.again : words.check}
      </button>
      <div role="status">
        {busy && <p>{words.checking(checked.done, checked.journal.at)}</p>}
        {checked?.verdict && <Says verdict={checked.verdict} onLook={onLook} />}
        {checked?.verdict && rolledIn(checked.journal) < rolledIn(journal) && <p>{words.later}</p>}
      </div>
    </div>
  );
}

const rolledIn = ({ entries, at, start }: DiceCheckProps['journal']): number =>
  (entries[at - 1]?.state ?? start).dice.rolled;

function Says({ verdict, onLook }: { readonly verdict: Verdict; readonly onLook: (n: number) => void }) {
  const { dice: words } = useTableWords().history;
  if (verdict.is === 'same') {
    return (
      <>
        <p class="same">{words.same(verdict.dice - verdict.hidden - verdict.laid, verdict.hidden > 0)}</p>
        {verdict.hidden > 0 && <p>{words.hidden(verdict.hidden)}</p>}
        {verdict.laid > 0 && <p>{words.laid(verdict.laid)}</p>}
      </>
    );
  }
  const { n } = verdict;
  return (
    <>
      <p class="differs">{verdict.is === 'die' ? words.differs(verdict) : words.astray(n)}</p>
      {n > 0 && (
        <button type="button" class="btn quiet" onClick={() => onLook(n)}>
          {words.goThere}
        </button>
      )}
    </>
  );
}

/** Expected and actual hits, a row for each player. */
function Players({ journal, sittings }: Pick<DiceCheckProps, 'journal' | 'sittings'>) {
  const { dice: words } = useTableWords().history;
  const { battles } = rollsOf(journal);
  const state = journal.entries[journal.at - 1]?.state ?? journal.start;
  const rows = byPlayer(
    battles,
    (state.players ?? []).map(({ seat }) => seat),
  ).filter(({ seat, rolls }) => seat !== null || rolls.length > 0);
  if (battles.length === 0) return null;
  return (
    <>
      <table class="hits">
        <caption>{words.players}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.thrown}</th>
            <th scope="col">{words.hits}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.off}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, rolls }) => {
            const luck = luckIn(rolls);
            const { degree, more } = degreeOf(luck);
            return (
              <tr key={seat ?? ''}>
                <th scope="row">
                  {seat === null ? words.nobody : words.named(nameAt(sittings, seat))}
                  <small>{words.degree[degree](more)}</small>
                </th>
                <td>{luck.dice}</td>
                <td>{luck.hits}</td>
                <td>{words.expects(luck.expected, luck.spread)}</td>
                <td>{words.signed(luck.hits - luck.expected)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="fine">
        {words.meaning} {battles.some(({ rolls }) => rolls.some(({ again }) => again !== undefined)) && words.rerolled}
      </p>
    </>
  );
}
