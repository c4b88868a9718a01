import type { Seat } from '../../../../kernel/contract.ts';
import { Drawing } from '../../../../ui/Drawing.tsx';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { SIDES, type Side } from '../../engine/state/battle.ts';
import { CounterFace, Struck } from '../board/Counter.tsx';
import { NationChip } from '../board/icons.tsx';
import { useSpeech } from '../speech.tsx';
import type { Fought, Party } from './fought.ts';
import type { Row } from './ledger.ts';
import type { Piece } from './pieces.ts';
import { Rounds } from './Rounds.tsx';
import { standingOf } from './standing.ts';
import { verdictSaid } from './verdict-said.ts';
import { useStageWords } from './words.ts';

interface Props {
  readonly fought: Fought;
  /** The reader's own seats. */
  readonly seats: readonly Seat[];
  readonly playerName: (seat: Seat | null) => string;
  /** The reader puts the stage away: the map below is to be seen. */
  readonly onClose: () => void;
}

/** A battle over the lower edge of the map: both sides with what counts for and against them, and the dice between them. */
export function Stage({ fought, seats, playerName, onClose }: Props) {
  const words = useStageWords();
  const { sides } = fought;
  return (
    <section class="stage slip" aria-labelledby="stage-of">
      <h2 class="vh" id="stage-of">
        <Say text={words.label(fought.place)} />
      </h2>
      {fought.over && (
        <p class="vh">
          <Say text={verdictSaid(words, fought, seats)} />
        </p>
      )}
      <SidePart fought={fought} side="attacker" playerName={playerName} />
      <Rounds fought={fought} own={SIDES.some((side) => isOwn(sides[side], seats))} />
      <SidePart fought={fought} side="defender" playerName={playerName} />
      <button type="button" class="btn quiet away" onClick={onClose} aria-label={words.small} title={words.small}>
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}

/** More counters than this are laid in several rows. */
const MOST = 8;

const isOwn = ({ seat }: Party, seats: readonly Seat[]): boolean => seat !== null && seats.includes(seat);

function SidePart({ fought, side, playerName }: Pick<Props, 'fought' | 'playerName'> & { readonly side: Side }) {
  const words = useStageWords();
  const { names } = useSpeech();
  const { owner, seat, pieces, needs, rows } = fought.sides[side];
  const ruined =
    side === 'defender' && pieces.some(({ counter, fate }) => counter.kind === 'castle' && fate === 'fell');
  return (
    <section class={`sd ${side}`} aria-label={`${names.nations[owner]}, ${words.side[side]}`}>
      <h3>
        <NationChip nation={owner} size={28} />
        <span class="whose">
          <span class="n">{names.nations[owner]}</span>
          <small>
            {words.side[side]}
            {seat !== null && playerName(seat) !== names.nations[owner] && `, ${playerName(seat)}`}
            {side === 'attacker' && fought.hirer && (
              <>
                , <Say text={words.hired(fought.hirer)} />
              </>
            )}
          </small>
        </span>
        <b>
          <span class="wide">{words.needs(needs)}</span>
          <span class="narrow" aria-hidden="true">
            {words.needsShort(needs)}
          </span>
        </b>
      </h3>
      <ul class={pieces.length > MOST ? 'un many' : 'un'} aria-label={words.pieces}>
        {pieces.map((piece) => (
          <li key={piece.counter.id} class={piece.fate}>
            <PieceIcon piece={piece} />
          </li>
        ))}
      </ul>
      <Ledger rows={rows} changed={fought.changed} />
      <p class="field">
        <Say text={words.stands(owner, standingOf(fought, side))} />
        {ruined && ` ${words.ruin}`}
      </p>
    </section>
  );
}

/** A counter as large as it gets; a fallen one is struck off, one that left is an outline. */
function PieceIcon({ piece: { counter, leader, fate } }: { readonly piece: Piece }) {
  const words = useStageWords();
  const title = words.piece(counter.kind as 'knight', leader, fate, counter.wounds ?? 0);
  return (
    <Drawing class="mini" width={55} height={55} viewBox="-1 -1 40 44" title={title}>
      <CounterFace counter={counter} />
      {fate === 'fell' && <Struck />}
    </Drawing>
  );
}

function Ledger({ rows, changed }: { readonly rows: readonly Row[]; readonly changed: boolean }) {
  const { ledger } = useStageWords();
  const words = useStageWords();
  return (
    <table class="led">
      <caption class="vh">{ledger.title}</caption>
      <thead class="vh">
        <tr>
          <th scope="col">{ledger.what}</th>
          <th scope="col">{ledger.plus}</th>
          <th scope="col">{ledger.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.of.is} class={row.plus.some((one) => one !== 0) ? 'counts' : undefined}>
            <th scope="row">
              <RowName row={row} changed={changed} /> <RuleLink rule={row.rule} />
            </th>
            <td class="b">{ledger.bonus(row.plus)}</td>
            <td class={i === rows.length - 1 ? 'c last' : 'c'}>{words.needsShort(row.needs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ row: { of }, changed }: { readonly row: Row; readonly changed: boolean }) {
  const { ledger } = useStageWords();
  switch (of.is) {
    case 'table':
      return <>{ledger.table(of.dice, of.targets)}</>;
    case 'terrain': {
      const said = ledger.terrain[of.terrain];
      return <>{changed ? ledger.changed(said) : said}</>;
    }
    case 'leader':
      return <>{ledger.leader(of.leaders)}</>;
    case 'zeal':
      return <>{ledger.zeal(of.lasts)}</>;
    case 'river':
      return <>{ledger.river(of.rivers)}</>;
    case 'tactics':
      return <>{ledger.tactics}</>;
  }
}
