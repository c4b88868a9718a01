import { useEffect, useRef, useState } from 'preact/hooks';
import { onceDrawn } from '../../../../ui/drawn.ts';
import type { Odds } from '../../odds/figures.ts';
import { useCommon } from '../naming.tsx';
import { sharesOf } from '../odds/shares.ts';
import { endsTold } from '../odds/told.ts';
import { type Told, useOdds } from '../odds/use-odds.ts';
import { useOddsWords } from '../odds/words.ts';
import {
  asked,
  type Comparison,
  changed,
  comparisonOf,
  copied,
  type Entry,
  entryOf,
  FIRST,
  letterOf,
  removed,
} from './comparison.ts';
import { namesOf } from './pieces.ts';
import { PRESET_IDS, PRESETS, type PresetId } from './presets.ts';
import { Result } from './Result.tsx';
import { SetUp } from './SetUp.tsx';
import { Share } from './Share.tsx';
import { type OnPage, useComparison } from './use-comparison.ts';
import { Wrong } from './Wrong.tsx';
import { usePage } from './words.ts';

interface Props {
  readonly opened: OnPage;
  /** Receives the function that shows other battles, for example those of a table on the page. */
  readonly onReady?: (show: (battles: readonly Omit<Entry, 'id'>[], name: string) => void) => void;
}

/** The time, in ms, that a result must be stable before it is spoken. */
const PAUSE = 900;

/** Any battles, set up, computed and compared. */
export function OddsPage({ opened, onReady }: Props) {
  const { page } = usePage();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { all, chosen, faults, turn } = useComparison(opened, (back) => setSaid(page.announce.back(back.length)));
  const entry = entryOf(all, chosen);
  const [told, setTold] = useState<Tolds>({});
  const toSetUp = (): void => {
    // After the render.
    onceDrawn(() => heading.current?.focus());
  };
  const show = (battles: readonly Omit<Entry, 'id'>[], name: string): void => {
    const next = comparisonOf(battles);
    if (!next) return;
    turn({ all: next, chosen: next[0].id, faults: [] }, true);
    setSaid(page.announce.preset(name, next.length));
  };
  const preset = (id: PresetId): void =>
    show(
      PRESETS[id].map((one, i) => ({ ...one, name: page.named[id][i] ?? '' })),
      page.presets[id],
    );
  useEffect(
    () =>
      onReady?.((battles, name) => {
        show(battles, name);
        toSetUp();
      }),
    [],
  );
  useSpoken(entry, all, told[entry.id], setSaid);
  return (
    <>
      <nav class="presets" aria-label={page.presets.title}>
        <span class="l" aria-hidden="true">
          {page.presets.title}
        </span>
        {PRESET_IDS.map((id) => (
          <button key={id} type="button" class="btn quiet" onClick={() => preset(id)}>
            {page.presets[id]}
          </button>
        ))}
      </nav>
      {faults.length > 0 && <Wrong faults={faults} whole={all === FIRST} onClose={() => turn({ faults: [] })} />}
      <div class="table odds-desk" data-battles={Math.min(all.length, 3)}>
        {all.map((one) => (
          <Ask key={one.id} entry={one} onTold={(now) => setTold((old) => ({ ...old, [one.id]: now }))} />
        ))}
        <section class="results" aria-labelledby="results">
          <h2 id="results" class="vh">
            {page.results}
          </h2>
          <ol>
            {all.map((one, index) => (
              <Result
                key={one.id}
                entry={one}
                index={index}
                of={all.length}
                chosen={one.id === entry.id}
                told={told[one.id] ?? { is: 'computing' }}
                first={all[0]}
                basis={oddsIn(told[all[0].id])}
                change={() => {
                  turn({ chosen: one.id });
                  toSetUp();
                }}
                copy={copying(all, one, (next) => {
                  turn({ all: next.all, chosen: next.id }, true);
                  setSaid(page.announce.copied(letterOf(next.all.findIndex(({ id }) => id === next.id))));
                  toSetUp();
                })}
                remove={
                  all.length > 1
                    ? () => {
                        turn({ all: removed(all, one.id) }, true);
                        setSaid(page.announce.removed);
                        toSetUp();
                      }
                    : undefined
                }
                rename={(name) => turn({ all: changed(all, one.id, (old) => ({ ...old, name })) })}
              />
            ))}
          </ol>
        </section>
        <SetUp
          all={all}
          entry={entry}
          told={told[entry.id] ?? { is: 'computing' }}
          heading={heading}
          onChoose={(id) => turn({ chosen: id })}
          onChange={(change) => turn({ all: changed(all, entry.id, change) })}
        />
        <Share all={all} onBack={all === FIRST ? undefined : () => turn({ all: FIRST, faults: [] }, true)} />
      </div>
      <p class="vh" role="status">
        {said}
      </p>
    </>
  );
}

type Tolds = { readonly [id: number]: Told };

const oddsIn = (told: Told | undefined): Odds | undefined =>
  told?.answer?.is === 'odds' ? told.answer.odds : undefined;

function copying(
  all: Comparison,
  { id }: Entry,
  then: (copy: NonNullable<ReturnType<typeof copied>>) => void,
): (() => void) | undefined {
  const copy = copied(all, id);
  return copy && (() => then(copy));
}

/** Asks for the odds of one battle while it is on the page. */
function Ask({ entry, onTold }: { readonly entry: Entry; readonly onTold: (told: Told) => void }) {
  const told = useOdds({ is: 'written', battle: asked(entry), chosen: entry.by });
  useEffect(() => onTold(told), [told.is, told.answer]);
  return null;
}

/** Speaks the result of the battle that is set up, once it is stable: not every number in between. */
function useSpoken(entry: Entry, all: Comparison, told: Told | undefined, say: (said: string) => void): void {
  const { page } = usePage();
  const words = useOddsWords();
  const { names } = useCommon();
  const odds = told?.is === 'known' ? oddsIn(told) : undefined;
  const opened = useRef(entry);
  useEffect(() => {
    // The reader has not asked for the battles with which the page opens.
    if (!odds || entry === opened.current) return;
    const sides = namesOf(entry.battle, names.nations, page.side);
    const letter = letterOf(all.indexOf(entry));
    const timer = setTimeout(() => say(page.said(letter, endsTold(words, sharesOf(odds, 100), sides, 100))), PAUSE);
    return () => clearTimeout(timer);
  }, [odds]);
}
