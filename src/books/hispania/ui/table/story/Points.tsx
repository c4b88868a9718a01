import { StorySection } from '../../../../../ui/story/Frame.tsx';
import { type ChartLine, LineChart, type Pin } from '../../../../../ui/story/LineChart.tsx';
import { Twin } from '../../../../../ui/story/Twin.tsx';
import { half } from '../../../../../words/half.ts';
import type { Telling } from './telling.ts';
import type { TurningPoint } from './turning.ts';
import { useStoryWords } from './words.ts';

/** Distances between the written values, in half points: whole points that count well. */
const STEPS = [2, 4, 10, 20, 50, 100, 200, 500];

interface Props {
  readonly telling: Telling;
  readonly turning: readonly TurningPoint[];
}

/** The score of each player after each turn, with the turning points on it, and below it what a turn brought to whom. */
export function Points({ telling, turning }: Props) {
  const { story, name, lines, columns, strong, chosen, onChoose } = telling;
  const words = useStoryWords();
  const { charts } = words;
  const [first = 0] = story.turns;
  const drawn = lines.map((line, i): ChartLine => ({ ...line, values: story.players[i]?.points ?? [] }));
  const pins = turning.map(({ number, turn, seat }): Pin => ({ number, line: seat, at: turn - first + 1 }));
  const standing = (column: number): string =>
    charts.at(
      column === 0 ? charts.before : charts.after(first + column - 1),
      story.players.flatMap(({ seat, points }) => {
        const halves = points[column];
        return halves === undefined ? [] : [[name(seat), halves] as const];
      }),
    );
  return (
    <StorySection class="points" title={charts.points} note={charts.pointsNote}>
      <LineChart
        label={charts.pointsLabel}
        lines={drawn}
        columns={columns}
        strong={strong}
        pins={pins}
        steps={STEPS}
        said={half}
        height={340}
        chosen={chosen}
        onChoose={onChoose}
        slider={words.slider}
        sentence={standing}
      >
        <Why telling={telling} />
      </LineChart>
      <Twin
        open={words.table}
        caption={charts.pointsLabel}
        head={[words.turn, ...story.players.map(({ seat }) => name(seat))]}
        rows={columns.slice(0, story.turns.length + 1).map((column, i) => ({
          key: column,
          cells: [
            column,
            ...story.players.map(({ points, gains }) => (
              <>
                {half(points[i] ?? 0)}
                {gains[i - 1]?.map((gain) => (
                  <small key={gain.nation}>{charts.gain(gain)}</small>
                ))}
              </>
            )),
          ],
        }))}
      />
    </StorySection>
  );
}

/** What the turn in view brought to each player, and through which nations. */
function Why({ telling: { story, name, chosen } }: { readonly telling: Telling }) {
  const { charts } = useStoryWords();
  const turn = story.turns[chosen - 1];
  const rows = story.players.flatMap(({ seat, gains, points }) => {
    const own = gains[chosen - 1] ?? [];
    return own.length > 0 ? [{ seat, own, more: (points[chosen] ?? 0) - (points[chosen - 1] ?? 0) }] : [];
  });
  return (
    <div class="because">
      <b>{turn === undefined ? charts.before : charts.after(turn)}</b>
      {turn !== undefined && rows.length === 0 && <p>{charts.nothing}</p>}
      <ul>
        {rows.map(({ seat, own, more }) => (
          <li key={seat}>
            <span>
              {name(seat)} <b>{charts.signed(more)}</b>
            </span>
            <small>{own.map(charts.gain).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
