import type { Seat } from '../../../../kernel/contract.ts';
import { Drawing } from '../../../../ui/Drawing.tsx';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { CounterFace, Struck } from '../board/Counter.tsx';
import { OddsLater } from '../odds/Later.tsx';
import type { Fought, Loss } from './fought.ts';
import { verdictTitle } from './verdict-said.ts';
import { useStageWords } from './words.ts';

interface HeadProps {
  readonly fought: Fought;
  readonly seats: readonly Seat[];
  /** The heading is the slip's own, above no other question. */
  readonly id?: string;
}

/** The verdict: one sentence, a row for everything killed and lost with its points, and their sum. */
export function VerdictHead({ fought, seats, id }: HeadProps) {
  const words = useStageWords();
  const { verdict } = words;
  const { over, place, before } = fought;
  if (!over) return null;
  return (
    <div class="verdict">
      <h2 class="won" id={id}>
        <span>
          <Say text={verdictTitle(words, fought, seats)} />
        </span>
        <RuleLink rule={over.submits ? '9.6-submission' : '6.2'} />
      </h2>
      {over.lines.length === 0 ? (
        <p class="else">{verdict.nothing}</p>
      ) : (
        <ul class="toll">
          {over.lines.map((line, i) => (
            // The lines keep their order, so the index identifies one.
            <li key={`${i}`}>
              <LossIcon line={line} />
              <span>
                <Say
                  text={
                    line.is === 'fell'
                      ? verdict.line(line.side, line.owner, line.kind, line.count, line.leader)
                      : verdict.left(line.fact.owner, line.fact.units, line.fact.leaders, line.fact.to)
                  }
                />
              </span>
              <b>{verdict.points(line.points)}</b>
            </li>
          ))}
          <li class="sum">
            <span>
              <Say text={verdict.sum(over.scored?.by)} />
            </span>
            <b>{verdict.points(over.scored?.points ?? 0)}</b>
          </li>
        </ul>
      )}
      <div class="before">
        <OddsLater quiet>
          {({ BattleLine }) => (
            <>
              <small>{verdict.before}</small>
              <BattleLine state={before} place={place} />
            </>
          )}
        </OddsLater>
      </div>
    </div>
  );
}

function LossIcon({ line }: { readonly line: Loss }) {
  if (line.is === 'left') return <span class="gone" aria-hidden="true" />;
  return (
    <Drawing class="mini" width={26} height={26} viewBox="-1 -1 40 40">
      <CounterFace counter={{ id: 'loss', nation: line.owner, kind: line.kind, count: 1 }} />
      <Struck />
    </Drawing>
  );
}

interface Props extends HeadProps {
  /** Battles stay in view. */
  readonly stays: boolean;
  readonly onStays: (stays: boolean) => void;
  readonly onNext: () => void;
  /** Goes on past all battles of others; absent if a person is asked anyway. */
  readonly onMine: (() => void) | undefined;
}

/** A battle that ended without a question to the reader: its verdict, and the one button to go on. */
export function Verdict({ onNext, onMine, stays, onStays, ...head }: Props) {
  const words = useStageWords();
  return (
    <>
      <VerdictHead {...head} />
      <p class="acts">
        <button type="button" class="btn pri" onClick={onNext}>
          {words.verdict.next}
        </button>
        {onMine && (
          <button type="button" class="btn" onClick={onMine}>
            {words.verdict.mine}
          </button>
        )}
      </p>
      <Stays stays={stays} onStays={onStays} />
    </>
  );
}

/** The setting, below every verdict. */
export function Stays({ stays, onStays }: Pick<Props, 'stays' | 'onStays'>) {
  const words = useStageWords();
  return (
    <label class="stays-setting">
      <input type="checkbox" checked={stays} onChange={() => onStays(!stays)} />
      <span>{words.stays}</span>
      <span class="key" aria-hidden="true">
        S
      </span>
    </label>
  );
}
