import { Glyph } from '../../../../ui/Glyph.tsx';
import type { State } from '../../engine/state.ts';
import type { TableWords } from '../../words/table.ts';
import { useOdds } from '../deciding/use-odds.ts';
import { useWords } from '../speech.tsx';

interface Props {
  readonly state: State;
  readonly words: TableWords['throws'];
}

/** The grid of the two dice of the coming reaction: in which region, and what appears (13.1, 13.2). */
export function Throws({ state, words }: Props) {
  const { names } = useWords();
  const rows = useOdds(({ throwsOf }) => throwsOf(state), state);
  if (!rows) return null;
  return (
    <details class="throws">
      <summary>{words.title}</summary>
      <table>
        <caption class="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.region}</th>
            {rows.map(({ die }) => (
              <th key={die} scope="col">
                <Glyph name={`die-${die}`} size={20} title={`${die}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ die, region, raised }) => (
            <tr key={die}>
              <th scope="row">
                <Glyph name={`die-${die}`} size={20} title={`${die}`} /> {region ? names.regions[region] : words.africa}
              </th>
              {raised.length === 0 && <td colSpan={6}>{words.again}</td>}
              {raised.map((one, i) => (
                // The columns are the numbers of the second die, in order.
                <td key={`${i}`}>
                  <Glyph name={one.kind} size={18} />
                  {one.kind === 'army' && <span aria-hidden="true">{one.count}</span>}
                  <span class="vh">{words.raised(one)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
