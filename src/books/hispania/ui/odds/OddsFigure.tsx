import type { CombatKind } from '../../engine/data/ids.ts';
import { COMBAT_KINDS } from '../../engine/data/ids.ts';
import { SIDES, type Side } from '../../engine/state/battle.ts';
import type { Odds } from '../../odds/figures.ts';
import { Glyph } from '../Glyph.tsx';
import { type Column, clean, columnsOf, type Fine, type Share, sharesOf } from './shares.ts';
import { endsTold, roundsTold } from './told.ts';
import { useOddsWords } from './words.ts';

interface Props {
  readonly odds: Odds;
  /** The names of both sides. */
  readonly attacker: string;
  readonly defender: string;
  /** `row`: one line, for lists; `full`: all details. */
  readonly size?: 'row' | 'full';
  /** No nation fights, so there are no points to show. */
  readonly unscored?: boolean;
}

/** The expected result of a battle: a bar of its ends; in full also losses, points and rounds. */
export function OddsFigure(props: Props) {
  return props.size === 'row' ? <Row {...props} /> : <Full {...props} />;
}

function Row({ odds, attacker, defender }: Props) {
  const words = useOddsWords();
  const shares = sharesOf(odds, 100);
  return (
    <span class="odds row">
      <span class="vh">{endsTold(words, shares, { attacker, defender }, 100)}</span>
      <Bar shares={shares} />
      <Ends shares={shares} attacker={attacker} defender={defender} fine={100} />
    </span>
  );
}

function Full({ odds, attacker, defender, unscored = false }: Props) {
  const words = useOddsWords();
  const shares = sharesOf(odds, 1000);
  const columns = columnsOf(odds);
  const names = { attacker, defender };
  return (
    <div class="odds full">
      <p class="vh">{endsTold(words, shares, names, 1000)}</p>
      <Bar shares={shares} />
      <Ends shares={shares} {...names} fine={1000} />
      <Between shares={shares} names={names} />
      <Facts odds={odds} shares={shares} unscored={unscored} />
      <Losses odds={odds} names={names} />
      {columns.length > 0 && (
        <>
          <p class="vh">{roundsTold(words, columns)}</p>
          <Rounds columns={columns} />
        </>
      )}
    </div>
  );
}

/** The ends side by side, distinguished by their hatching. The text beside it gives the same information. */
function Bar({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <span class="bar" aria-hidden="true">
      {shares.map(({ end, chance }) => chance > 0 && <i key={end} class={end} style={{ flexGrow: chance }} />)}
    </span>
  );
}

interface EndsProps {
  readonly shares: readonly Share[];
  readonly attacker: string;
  readonly defender: string;
  readonly fine: Fine;
}

/** Both victories at the ends of the bar; if there is no other text on the rest, a note that there is one. */
function Ends({ shares, attacker, defender, fine }: EndsProps) {
  const words = useOddsWords();
  const first = shares[0];
  const last = shares.at(-1);
  const between = shares.slice(1, -1);
  const rest = between.reduce((sum, { parts }) => sum + parts, 0);
  const chance = between.reduce((sum, one) => sum + one.chance, 0);
  return (
    <span class="ends" aria-hidden="true">
      <span>
        <span class="n">{attacker}</span> {words.in100(first?.parts ?? 0, fine, first?.chance ?? 0)}
      </span>
      {fine === 100 && chance > 0 && (
        <span class="rest">
          {words.otherwise} {words.share(rest, fine, chance)}
        </span>
      )}
      <span>
        <span class="n">{defender}</span> {words.share(last?.parts ?? 0, fine, last?.chance ?? 0)}
      </span>
    </span>
  );
}

type Names = { readonly [side in Side]: string };

/** The ends that are no victory, with their sign in the bar. */
function Between({ shares, names }: { readonly shares: readonly Share[]; readonly names: Names }) {
  const words = useOddsWords();
  const between = shares.slice(1, -1);
  if (between.length === 0) return null;
  return (
    <ul class="between" aria-hidden="true">
      {between.map(({ end, parts, chance }) => {
        const said: { readonly who?: Side; readonly is: string } = words.ends[end];
        return (
          <li key={end}>
            <span class="bar">
              <i class={end} />
            </span>
            {said.who && <span class="n">{names[said.who]}</span>}
            {said.is} <b>{words.share(parts, 1000, chance)}</b>
          </li>
        );
      })}
    </ul>
  );
}

interface FactsProps {
  readonly odds: Odds;
  readonly shares: readonly Share[];
  readonly unscored: boolean;
}

/** The chance that the province is taken, expected points and rounds. */
function Facts({ odds, shares, unscored }: FactsProps) {
  const words = useOddsWords();
  const taken = clean(odds.taken);
  const victories = shares.filter(({ end }) => end === 'attackerWins' || end === 'defenderRetreats');
  // If the place is taken by victory only, both are rounded alike.
  const parts =
    clean(Math.abs(taken - victories.reduce((sum, { chance }) => sum + chance, 0))) === 0
      ? victories.reduce((sum, one) => sum + one.parts, 0)
      : Math.round(taken * 1000);
  // In a mission the winner does not take the place.
  const contested = taken > 0 || clean(odds.attackerWins + odds.retreats.defender) === 0;
  return (
    <dl class="sums">
      {contested && (
        <div>
          <dt>{words.taken}</dt>
          <dd>{words.in100(parts, 1000, taken)}</dd>
        </div>
      )}
      {!unscored && (
        <div>
          <dt>{words.points}</dt>
          <dd>{words.decimal(odds.points / 2)}</dd>
        </div>
      )}
      <div>
        <dt>{words.mean}</dt>
        <dd>{words.decimal(odds.rounds.mean)}</dd>
      </div>
    </dl>
  );
}

/** The average losses of both sides, by kind. */
function Losses({ odds: { losses, leaders }, names }: { readonly odds: Odds; readonly names: Names }) {
  const words = useOddsWords();
  const kinds = COMBAT_KINDS.filter((kind) => SIDES.some((side) => losses[side][kind] !== undefined));
  const sum = (side: Side) => Object.values(losses[side]).reduce((a, b) => a + b, 0);
  const led = clean(leaders.attacker) + clean(leaders.defender) > 0;
  return (
    <table class="losses">
      <caption>{words.losses}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{words.unit}</span>
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              <span class="n">{names[side]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <Glyph name={kind} /> {words.kind(kind)}
            </th>
            {SIDES.map((side) => (
              <Loss key={side} kind={kind} of={losses[side][kind]} />
            ))}
          </tr>
        ))}
        {kinds.length > 1 && (
          <tr class="all">
            <th scope="row">{words.all}</th>
            {SIDES.map((side) => (
              <td key={side}>{words.decimal(sum(side))}</td>
            ))}
          </tr>
        )}
        {led && (
          <tr>
            <th scope="row">
              <Glyph name="leader" /> {words.leaders}
            </th>
            {SIDES.map((side) => (
              <td key={side}>{words.in100(Math.round(leaders[side] * 1000), 1000, clean(leaders[side]))}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Loss({ of }: { readonly kind: CombatKind; readonly of: number | undefined }) {
  const words = useOddsWords();
  if (of !== undefined) return <td>{words.decimal(of)}</td>;
  return (
    <td>
      <span class="vh">{words.none}</span>
    </td>
  );
}

/** The number of rounds until the end, as columns. */
function Rounds({ columns }: { readonly columns: readonly Column[] }) {
  const words = useOddsWords();
  const most = Math.max(...columns.map(({ chance }) => chance));
  return (
    <div class="rounds" aria-hidden="true">
      <p class="capt">{words.rounds}</p>
      <ol>
        {columns.map(({ round, more, chance, parts }) => (
          <li key={round}>
            <span>{words.column(parts, chance)}</span>
            <i style={{ blockSize: `${((chance / most) * 3.5).toFixed(3)}rem` }} />
            <b>{words.round(round, more)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
