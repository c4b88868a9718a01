import { StorySection } from '../../../../../ui/story/Frame.tsx';
import { Twin } from '../../../../../ui/story/Twin.tsx';
import { half } from '../../../../../words/half.ts';
import { chipOf } from '../../colours.ts';
import { useSpeech } from '../../speech.tsx';
import { SeatSign } from '../sheet/Who.tsx';
import { ranked } from './result.ts';
import type { NationStory } from './story.ts';
import type { Telling } from './telling.ts';
import { useStoryWords } from './words.ts';

/** A bar a player, a segment a nation, and what the points were made by. */
export function ByNation({ telling: { story, state, name } }: { readonly telling: Telling }) {
  const words = useStoryWords();
  const { charts } = words;
  const players = ranked(story);
  const lengths = players.map(({ nations, made }) =>
    [...nations, { points: made.start }].reduce((sum, one) => sum + Math.max(0, one.points), 0),
  );
  const longest = Math.max(1, ...lengths);
  const pays = players.some(({ made }) => made.paid !== 0);
  return (
    <StorySection class="nations" title={charts.nations} note={charts.nationsNote}>
      <ul class="bars" aria-hidden="true">
        {players.map(({ seat, nations, made, points }) => (
          <li key={seat}>
            <span class="player">
              <SeatSign state={state} seat={seat} /> {name(seat)}
            </span>
            <span class="track">
              {nations
                .filter((nation) => nation.points > 0)
                .map((nation) => (
                  <Segment key={nation.nation} of={nation} share={nation.points / longest} />
                ))}
              {made.start > 0 && (
                <span class="start" style={`width:${(100 * made.start) / longest}%`}>
                  <span>
                    <b>{half(made.start)}</b>
                  </span>
                </span>
              )}
            </span>
            <span class="total">{half(points.at(-1) ?? 0)}</span>
          </li>
        ))}
      </ul>
      <table class="made">
        <caption class="vh">{charts.nations}</caption>
        <thead>
          <tr>
            <th scope="col">{charts.player}</th>
            <th scope="col">{charts.places}</th>
            <th scope="col">{charts.battles}</th>
            <th scope="col">{charts.startPoints}</th>
            {pays && <th scope="col">{charts.paid}</th>}
            <th scope="col">{charts.all}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, made, points }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatSign state={state} seat={seat} /> {name(seat)}
              </th>
              <td>{half(made.places)}</td>
              <td>{half(made.battles)}</td>
              <td>{half(made.start)}</td>
              {pays && <td>{half(made.paid)}</td>}
              <td>{half(points.at(-1) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Twin
        open={words.table}
        caption={charts.byNation}
        head={[charts.nationOf, charts.player, charts.pointsOf]}
        rows={players.flatMap(({ seat, nations }) =>
          nations.map(({ nation, points }) => ({
            key: nation,
            cells: [<NationName key={nation} nation={nation} />, name(seat), half(points)],
          })),
        )}
      />
    </StorySection>
  );
}

function NationName({ nation }: Pick<NationStory, 'nation'>) {
  const { names } = useSpeech();
  return <span class="n">{names.nations[nation]}</span>;
}

function Segment({ of: { nation, points }, share }: { readonly of: NationStory; readonly share: number }) {
  const { charts } = useStoryWords();
  const { code, colour, ink } = chipOf(nation);
  return (
    <span style={`width:${100 * share}%;background:${colour};color:${ink}`} title={charts.nation(nation, points)}>
      <span>
        {code}
        <b>{half(points)}</b>
      </span>
    </span>
  );
}
