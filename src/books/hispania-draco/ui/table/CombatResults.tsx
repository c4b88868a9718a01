import { Glyph } from '../../../../ui/Glyph.tsx';
import { FACES } from '../../engine/data/ids.ts';
import type { Combat } from '../../engine/state.ts';
import type { Result, Tally } from '../../odds/ledger.ts';
import { face } from '../../words/latin.ts';
import { useWords } from '../speech.tsx';

interface Props {
  readonly combat: Combat;
  readonly results: readonly Result[];
  readonly tally: Tally;
}

/** The results of the dice: six faces with the winning ones filled, or the field of two dice; and the chance as a fraction. */
export function Results({ combat: { by, kind }, results, tally }: Props) {
  const { slip } = useWords().own;
  const { roman, tie, hispanic, of } = tally;
  const isOurs = by === 'roman';
  const won = isOurs ? roman : hispanic;
  return (
    <div class={kind === 'siege' ? 'rolled-results' : 'rolled-results field'}>
      {kind === 'siege' ? <Faces results={results} isOurs={isOurs} /> : <Field results={results} />}
      <p class="win-chance">
        <b>{slip.ways(won, of)}</b> <small>{slip.percent(won, of)}</small>
        {kind === 'attack' && <span class="legend">{slip.legend(roman, tie, hispanic)}</span>}
      </p>
    </div>
  );
}

/** One die. */
function Faces({ results, isOurs }: { readonly results: readonly Result[]; readonly isOurs: boolean }) {
  const { slip } = useWords().own;
  const die = isOurs ? 'roman' : 'hispanic';
  const wins = results.flatMap((one) => (one.winner === die ? (one[die] ?? []) : []));
  return (
    <p class="faces">
      <span class="vh">
        {slip.wins} {wins.map((one) => face(die, one)).join(', ')}
      </span>
      {FACES.map((one) => (
        <span key={one} class={wins.includes(one) ? 'die hit' : 'die'} aria-hidden="true">
          <Glyph name={`die-${die}-${one}`} size={30} />
        </span>
      ))}
    </p>
  );
}

/** Two dice: the rows are the Roman one. */
function Field({ results }: { readonly results: readonly Result[] }) {
  const { own, names } = useWords();
  const { slip } = own;
  const said = { roman: slip.won, tie: slip.tie, hispanic: slip.lost };
  const sign = { roman: '●', tie: '=', hispanic: '–' };
  return (
    <table class="two-dice">
      <caption class="vh">{slip.field}</caption>
      <thead>
        <tr>
          <td>
            <span class="vh">{names.dice.roman}</span>
          </td>
          {FACES.map((one) => (
            <th key={one} scope="col">
              {face('hispanic', one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FACES.map((roman) => (
          <tr key={roman}>
            <th scope="row">{face('roman', roman)}</th>
            {FACES.map((hispanic) => {
              const winner = results.find((one) => one.roman === roman && one.hispanic === hispanic)?.winner ?? 'tie';
              return (
                <td key={hispanic} class={`is-${winner}`}>
                  <span aria-hidden="true">{sign[winner]}</span>
                  <span class="vh">{said[winner]}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
