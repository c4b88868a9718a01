import { useMemo } from 'preact/hooks';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Rich } from '../../../../words/rich.ts';
import type { State } from '../../engine/state.ts';
import { type Removal, removals } from './forecast.ts';
import { useEditor } from './spoken.ts';
import type { Spot } from './standing.ts';

interface Props {
  readonly state: State | undefined;
  readonly onSpot: (spot: Spot) => void;
}

/** Units that the checks of stacking and population would remove if they were made now. */
export function Removed({ state, onSpot }: Props) {
  const { editor } = useEditor();
  const { removed: words, legal } = editor;
  const all = useMemo(() => (state ? removals(state) : []), [state]);
  const say = (one: Removal): Rich => {
    const { why, nation, place, count, has, most } = one;
    if (why === 'population' || place === undefined) return words.population(nation, count, has, most);
    return words[why](nation, place, count, has, most);
  };
  return (
    <details class="slip fold" open={all.length > 0}>
      <summary>
        {words.title} <small>{state && words.sum(new Set(all.map(({ nation }) => nation)).size)}</small>
      </summary>
      <p class="quietly">{state ? words.why : legal.wait}</p>
      {state && all.length === 0 && <p>{words.none}</p>}
      <ul class="lines">
        {all.map((one) => {
          const { why, nation, place, rule } = one;
          return (
            <li key={`${why} ${nation} ${place}`}>
              <span>
                <Say text={say(one)} />{' '}
                {place && (
                  <button type="button" class="link" onClick={() => onSpot(place)}>
                    <Say text={editor.list.edit(place)} />
                  </button>
                )}
              </span>
              <RuleLink rule={rule} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
