import { StorySection } from '../../../../../ui/story/Frame.tsx';
import { type ChartLine, LineChart } from '../../../../../ui/story/LineChart.tsx';
import { Twin } from '../../../../../ui/story/Twin.tsx';
import type { Telling } from './telling.ts';
import { useStoryWords } from './words.ts';

/** Distances between the written values, in hits. */
const STEPS = [1, 2, 4, 5, 10, 20, 50];

/** The hits of each player less the expected hits, over time. */
export function Luck({
  telling: { story, name, lines, columns, strong, chosen, onChoose },
}: {
  readonly telling: Telling;
}) {
  const words = useStoryWords();
  const { charts } = words;
  const { players, turns, dice } = story;
  const drawn = lines.map((line, i): ChartLine => ({ ...line, values: players[i]?.luck ?? [] }));
  const [best, ...others] = [...players].sort((a, b) => (b.luck.at(-1) ?? 0) - (a.luck.at(-1) ?? 0));
  const worst = others.at(-1);
  return (
    <StorySection class="luck" title={charts.luck} note={charts.luckNote}>
      {dice === 0 ? (
        <p>{charts.noDice}</p>
      ) : (
        <>
          <LineChart
            label={charts.luckLabel}
            lines={drawn}
            columns={columns}
            strong={strong}
            steps={STEPS}
            said={charts.hits}
            tick={charts.tick}
            height={220}
            chosen={chosen}
            onChoose={onChoose}
            slider={words.slider}
            sentence={(column) =>
              players
                .map(({ seat, luck }) => `${name(seat)} ${charts.hits(luck[column] ?? luck.at(-1) ?? 0)}`)
                .join(', ')
            }
          />
          <p>
            {charts.dice(dice)} {best && worst && charts.extremes(name(best.seat), name(worst.seat))}
          </p>
          <Twin
            open={words.table}
            caption={charts.luckLabel}
            head={[words.turn, ...players.map(({ seat }) => name(seat))]}
            rows={columns.slice(0, turns.length + 1).map((column, i) => ({
              key: column,
              cells: [column, ...players.map(({ luck }) => charts.hits(luck[i] ?? 0))],
            }))}
          />
        </>
      )}
    </StorySection>
  );
}
