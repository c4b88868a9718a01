import { useMemo } from 'preact/hooks';
import { half } from '../../../../words/half.ts';
import type { State } from '../../engine/state.ts';
import { NationChip } from '../board/icons.tsx';
import { FactLines } from '../FactLines.tsx';
import { type Scoring, scores } from './forecast.ts';
import { useEditor } from './spoken.ts';

interface Props {
  readonly state: State | undefined;
}

/** The score of each nation, and of each player with it, on the current board. */
export function Scores({ state }: Props) {
  const { editor, names } = useEditor();
  const { scores: words, legal } = editor;
  const told = useMemo(() => state && scores(state), [state]);
  const gains = told?.nations.filter((one) => one.facts.length > 0) ?? [];
  return (
    <details class="slip fold" open>
      <summary>
        {words.title} <small>{told && words.all(gains.reduce((sum, one) => sum + one.gains, 0))}</small>
      </summary>
      {!told || !state ? (
        <p class="quietly">{legal.wait}</p>
      ) : (
        <>
          <p class="quietly">
            {told.turn === state.turn ? words.now(told.turn) : words.later(state.turn, told.turn)} {words.reconstructed}
          </p>
          {gains.length === 0 && <p>{words.none}</p>}
          {told.nations.length > 0 && (
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.nation}</th>
                  <th scope="col">{words.has}</th>
                  <th scope="col">{words.gains}</th>
                  <th scope="col">{words.sum}</th>
                </tr>
              </thead>
              <tbody>
                {told.nations.map((one) => (
                  <tr key={one.nation}>
                    <th scope="row">
                      <NationChip nation={one.nation} size={24} /> <span class="n">{names.nations[one.nation]}</span>
                    </th>
                    <Numbers {...one} />
                  </tr>
                ))}
              </tbody>
              {told.players.length > 0 && (
                <tbody>
                  {told.players.map((one) => (
                    <tr key={one.seat}>
                      <th scope="row">{editor.players.called(one.seat)}</th>
                      <Numbers {...one} />
                    </tr>
                  ))}
                </tbody>
              )}
            </table>
          )}
          {gains.length > 0 && <Why gains={gains} />}
        </>
      )}
    </details>
  );
}

function Numbers({ has, gains }: { readonly has: number; readonly gains: number }) {
  const { scores: words } = useEditor().editor;
  return (
    <>
      <td>{half(has)}</td>
      <td>{gains === 0 ? '' : words.plus(gains)}</td>
      <td>{half(has + gains)}</td>
    </>
  );
}

/** Entry by entry, with the rule. */
function Why({ gains }: { readonly gains: readonly Scoring[] }) {
  const { editor, facts: say } = useEditor();
  const { scores: words } = editor;
  const facts = gains.flatMap((one) => one.facts);
  return (
    <details class="inner">
      <summary>
        {words.why} <small>{facts.length}</small>
      </summary>
      <ul class="lines">
        <FactLines facts={facts} say={say} />
      </ul>
    </details>
  );
}
