import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { half } from '../../../../../words/half.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import { KILL_POINTS_KNOWN } from '../../../engine/data/nations.sources.ts';
import { NationChip } from '../../board/icons.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import type { Hunter } from './hunters.ts';
import { Known } from './Known.tsx';
import type { Sheet } from './nation.ts';
import { type PromiseRow, sumOf } from './promise.ts';

interface Props {
  readonly of: Sheet;
  readonly nation: NationId;
  /** Barbarian Hispania is in play (14.8). */
  readonly barbarian: boolean;
}

/** The points that a nation still scores in this game, their turns, and its current holdings; zones, separate points, and its prey. */
export function Points({ of, nation, barbarian }: Props) {
  const { sheet } = useTableWords();
  const { colon } = useSpeech().words.play;
  const words = sheet.sheet;
  const { promised, zones, special, kills, bounty, hunters } = of;
  return (
    <>
      <h3>
        {words.points} <RuleLink rule="8" />
      </h3>
      {promised.turns.length === 0 && !of.ended && <p class="else">{words.nothing}</p>}
      {promised.rows.length > 0 && <Table of={of} />}
      {promised.rows.length === 0 && promised.turns.length > 0 && <Standing of={of} />}
      {promised.turns.length > 0 && barbarian && <p class="else">{sheet.turns.barbarian}</p>}
      <ul class="items">
        {zones.map((one) => (
          <li key={one.turn}>
            <span>
              {words.zones(one.turn)}
              {colon}
              <Say text={sheet.zones(one.zones)} />
            </span>
            <RuleLink rule="11-rome-zones" />
          </li>
        ))}
        {special.map(({ points, rule, had }) => (
          <li key={points.kind}>
            <span>
              <Say text={sheet.special(points)} />
              {had && <em> {had.count < had.of ? words.had(had.count, had.of) : words.done}</em>}
            </span>
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
      {kills.length + hunters.length + bounty > 0 && (
        <>
          <h3>
            {words.kills} <small>{words.killsNote}</small>
          </h3>
          <ul class="items">
            {kills.map((kill, i) => (
              // The order of the text never changes, so the index is the identity of a line.
              <li key={`${i}`} class="dated">
                <b class="num">
                  <Known is={KILL_POINTS_KNOWN.includes(nation)}>{half(kill.vp)}</Known>
                </b>
                <span>
                  <Say text={words.kill(kill)} />
                </span>
                <RuleLink rule={kill.rule ?? '8-kills'} />
              </li>
            ))}
            {bounty > 0 && (
              <li>
                <span>{words.bounty(bounty)}</span>
                <RuleLink rule="11-almohads-bounty" />
              </li>
            )}
            {hunters.length > 0 && (
              <li>
                <Hunted by={hunters} />
                <RuleLink rule="8-kills" />
              </li>
            )}
          </ul>
        </>
      )}
    </>
  );
}

/** The nations with points for destroying counters of the nation, and the points for each. */
function Hunted({ by }: { readonly by: readonly Hunter[] }) {
  const words = useTableWords().sheet.sheet;
  const { semicolon } = useSpeech().words.play;
  return (
    <span class="hunted">
      {words.hunted}{' '}
      {by.map(({ nation, kills }, i) => (
        <span key={nation}>
          {i > 0 && semicolon}
          <Say text={words.hunter(nation)} />{' '}
          {kills.map((kill, k) => (
            // The order of the text never changes, so the index is the identity.
            <span key={`${k}`}>
              {k > 0 && ', '}
              <Known is={KILL_POINTS_KNOWN.includes(nation)}>{half(kill.vp)}</Known>
              <Say text={words.prize(kill)} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** The current score, if no single province has a value of its own. */
function Standing({ of: { promised } }: { readonly of: Sheet }) {
  const words = useTableWords().sheet.sheet;
  return (
    <dl class="pairs">
      {promised.turns.map((turn) => (
        <div key={turn}>
          <dt title={words.standsNote}>{words.standsAt(turn)}</dt>
          <dd>{half(sumOf(promised.standing[turn] ?? []))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A row for each province with its holder, a column for each scoring; the last row is the sum of the current score. */
function Table({ of: { promised } }: { readonly of: Sheet }) {
  const { sheet } = useTableWords();
  const words = sheet.sheet;
  const { turns, rows, standing } = promised;
  return (
    // What scrolls must be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <section class="frame" tabIndex={0} aria-label={words.points}>
      <table>
        <caption class="vh">{words.counts}</caption>
        <thead>
          <tr>
            <th scope="col">{words.province}</th>
            <th scope="col">{words.holder}</th>
            {turns.map((turn) => (
              <th key={turn} scope="col" class="num" title={words.endOf(turn)}>
                <span class="vh">{words.endOf(turn)}</span>
                <span aria-hidden="true">
                  <small>{words.atTurn}</small> {turn}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.place} row={row} turns={turns} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} title={words.standsNote}>
              {words.stands}
            </th>
            {turns.map((turn) => (
              <td key={turn} class="num">
                {half(sumOf(standing[turn] ?? []))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Row({ row: { place, worth, holder, counts }, turns }: { row: PromiseRow; turns: readonly number[] }) {
  const words = useTableWords().sheet.sheet;
  const { names } = useSpeech();
  return (
    <tr class={counts ? 'counts' : undefined}>
      <th scope="row">
        <i>{names.places[place]}</i>
      </th>
      <td>
        {holder && <NationChip nation={holder} size={20} />}
        <span class="vh">{holder ? words.held(names.nations[holder], counts) : words.empty}</span>
      </td>
      {turns.map((turn) => {
        const one = worth[turn];
        return (
          <td key={turn} class="num">
            {one ? <Known is={one.known}>{half(one.points)}</Known> : <span class="nil">–</span>}
          </td>
        );
      })}
    </tr>
  );
}
