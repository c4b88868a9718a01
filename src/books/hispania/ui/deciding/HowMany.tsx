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

/**
 * How many units go: the counters that go, and dashed squares for those that stay; one, half or all at one press; a leader in a box.
 * Keys: `stack-keys.ts`.
 */
export function HowMany({ whole, stack, nation, onStack }: Props) {
  const { words } = useSpeech();
  const { hand } = words.around;
  const most = total(whole.units);
  const going = total(stack.units);
  const half = halfOf(whole.units);
  const set = (n: number): void => onStack(partOf(whole, n, stack.leaders));
  const lead = (key: string): void => onStack(withCount(stack, 'leaders', key, stack.leaders[key] ? 0 : 1));
  const leaders = Object.keys(whole.leaders);

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
    <div class="how-many">
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
