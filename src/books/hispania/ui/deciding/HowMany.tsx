import { useLayoutEffect, useRef } from 'preact/hooks';
import { total } from '../../../../kernel/choices.ts';
import { Say } from '../../../../ui/Say.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import type { NationId } from '../../engine/data/ids.ts';
import { text } from '../../words/index.ts';
import { CounterIcon } from '../board/icons.tsx';
import type { Counter, CounterKind } from '../board/types.ts';
import { useSpeech } from '../speech.tsx';
import { halfOf, partOf, type Stack, sizeOf, withCount } from './stacks.ts';

interface Props {
  readonly whole: Stack;
  readonly stack: Stack;
  readonly nation: NationId;
  readonly onStack: (stack: Stack) => void;
}

/** So many counters stand in one row. */
const FEW = 4;

/** The places in which the keys of this part work: its own table, scene or lesson. */
const AROUND = '.whole-table, .live, .lesson-live';

/** How many units go: the counters that go, and dashed squares for those that stay; one, half or all at one press; a leader in a box. */
export function HowMany({ whole, stack, nation, onStack }: Props) {
  const { words } = useSpeech();
  const { hand } = words.around;
  const part = useRef<HTMLDivElement>(null);
  const most = total(whole.units);
  const going = total(stack.units);
  const half = halfOf(whole.units);
  const set = (n: number): void => onStack(partOf(whole, n, stack.leaders));
  const lead = (key: string): void => onStack(withCount(stack, 'leaders', key, stack.leaders[key] ? 0 : 1));
  const leaders = Object.keys(whole.leaders);
  const latest = useRef({ most, half, set, lead, leaders });
  latest.current = { most, half, set, lead, leaders };

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const does = isFor(event, part.current) && actionOf(event, latest.current);
      if (!does) return;
      // Before the keys of the table, which have other meanings for these letters.
      event.preventDefault();
      does();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);

  if (sizeOf(whole) < 2) return null;
  // The number itself, unless it is one of the others.
  const own = [0, 1, half, most].includes(going) ? [] : [{ n: going, label: `${going}` }];
  const presets = [
    { n: 1, label: hand.one },
    ...own.filter(({ n }) => n < half),
    ...(half > 1 ? [{ n: half, label: hand.half(half) }] : []),
    ...own.filter(({ n }) => n > half),
    { n: most, label: hand.all(most) },
  ];
  return (
    <div ref={part} class="how-many">
      {most > 1 && (
        <>
          {Object.entries(whole.units).map(([key, all]) => {
            const what = words.units.cohort(key, all, true);
            const n = stack.units[key] ?? 0;
            return (
              <div key={key} class="cohort">
                {Object.keys(whole.units).length > 1 && (
                  <span class="what">
                    <Say text={what} />
                  </span>
                )}
                <Stepper
                  label={text(words, what)}
                  value={n}
                  min={0}
                  max={all}
                  read={(typed) => (/^\d+$/.test(typed) ? Number(typed) : undefined)}
                  less={words.play.fewer(text(words, what))}
                  more={words.play.more(text(words, what))}
                  onChange={(next) => onStack(withCount(stack, 'units', key, next))}
                >
                  <span class={all > FEW ? 'tokens many' : 'tokens'} aria-hidden="true">
                    {Array.from({ length: all }, (_, i) => (
                      <span key={i} class={i < n ? 'goes' : 'stays'}>
                        {i < n && <CounterIcon counter={tokenOf(key, nation)} size={34} />}
                      </span>
                    ))}
                  </span>
                </Stepper>
              </div>
            );
          })}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row */}
          <div class="presets" role="group" aria-label={hand.howMany}>
            {presets.map(({ n, label }) => (
              <button key={label} type="button" class="btn quiet" aria-pressed={going === n} onClick={() => set(n)}>
                {label}
              </button>
            ))}
          </div>
        </>
      )}
      {most > 0 &&
        leaders.map((key) => (
          <label key={key} class="leads">
            <input type="checkbox" checked={(stack.leaders[key] ?? 0) > 0} onChange={() => lead(key)} />
            <CounterIcon counter={tokenOf(key, nation)} size={34} />
            <span>{hand.goesToo(text(words, words.units.cohort(key)))}</span>
          </label>
        ))}
      <p class="keys-hint">{hand.keys}</p>
    </div>
  );
}

/** A single counter of a cohort: its key begins with its kind. */
function tokenOf(key: string, nation: NationId): Counter {
  const [kind] = key.split(/[/:]/);
  return { id: key, nation, kind: kind as CounterKind, count: 1 };
}

interface Doing {
  readonly most: number;
  readonly half: number;
  readonly set: (n: number) => void;
  readonly lead: (key: string) => void;
  readonly leaders: readonly string[];
}

/** A key is for the stack in the hand unless it is typed into a field, or a letter on the board, where letters are names. */
function isFor({ target, key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent, part: Element | null): boolean {
  if (ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element) || target.closest('input:not([type="checkbox"]), select, textarea')) return false;
  if (target.closest('.board') && !/^\d$/.test(key)) return false;
  return target === document.body || (part?.closest(AROUND)?.contains(target) ?? false);
}

function actionOf({ key }: KeyboardEvent, { most, half, set, lead, leaders }: Doing): (() => void) | undefined {
  const [leader] = leaders;
  if (/^[1-9]$/.test(key)) return () => set(Math.min(Number(key), most));
  switch (key.toLowerCase()) {
    case 'h':
      return () => set(half);
    case 'a':
      return () => set(most);
    case 'l':
      return leader === undefined ? undefined : () => lead(leader);
    default:
      return undefined;
  }
}
