import { Drawing } from '../../Drawing.tsx';
import { type Mark, numbered } from '../history.ts';
import { useTableWords } from '../words.ts';

/** The least distance between numbers of turns, as a fraction of the slider's length. */
const ROOM = 0.065;

/**
 * The scale of the slider: each nation's turn in its colour, a stroke at the beginning of a game turn, and its number.
 */
export function Scale({ marks, of }: { readonly marks: readonly Mark[]; readonly of: number }) {
  const { history, voice } = useTableWords();
  const { log } = history;
  const length = Math.max(1, of);
  return (
    <div class="scale" aria-hidden="true">
      <Drawing viewBox={`0 0 ${length} 10`} preserveAspectRatio="none">
        {marks.map(({ n, who }, i) => {
          const end = marks[i + 1]?.n ?? of;
          return (
            who && <rect key={n} x={n} width={Math.max(0, end - n)} y="2" height="8" fill={voice.stretch(who).colour} />
          );
        })}
        <path
          class="turns"
          vector-effect="non-scaling-stroke"
          d={marks
            .filter(({ first }) => first)
            .map(({ n }) => `M${n} 0V10`)
            .join('')}
        />
      </Drawing>
      {numbered(marks, of, ROOM).map(({ n, turn }) => (
        <span key={turn} style={{ left: `${(n / length) * 100}%` }} title={log.turn(turn)}>
          {turn}
        </span>
      ))}
    </div>
  );
}
