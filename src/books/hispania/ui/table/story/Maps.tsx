import { StorySection } from '../../../../../ui/story/Frame.tsx';
import { Twin } from '../../../../../ui/story/Twin.tsx';
import { half } from '../../../../../words/half.ts';
import { PROVINCES } from '../../../engine/data/ids.ts';
import { TURN_YEARS } from '../../../engine/data/turns.ts';
import { NationChip } from '../../board/icons.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { SmallMap } from './SmallMap.tsx';
import type { Scoring } from './story.ts';
import type { Telling } from './telling.ts';
import { useStoryWords } from './words.ts';

const useYears = (): ((turn: number) => string) => {
  const { sheet } = useTableWords();
  return (turn) => sheet.years(TURN_YEARS[turn - 1] ?? [0, 0]);
};

/** The map at each scoring, small and side by side; each leads to the board at that moment. */
export function Maps({ telling: { story, onLook } }: { readonly telling: Telling }) {
  const words = useStoryWords();
  const { charts } = words;
  const { names } = useSpeech();
  const years = useYears();
  const { scorings } = story;
  if (scorings.length === 0) return null;
  return (
    <StorySection class="maps" title={charts.maps} note={charts.mapsNote}>
      <ul class="multiples">
        {scorings.map((scoring) => (
          <li key={scoring.turn}>
            <button
              type="button"
              aria-label={charts.map(scoring.turn, years(scoring.turn))}
              onClick={() => onLook(scoring.at)}
            >
              <SmallMap holders={scoring.holders} />
            </button>
            <Caption scoring={scoring} />
          </li>
        ))}
      </ul>
      <Twin
        open={words.table}
        caption={charts.holders}
        head={[charts.province, ...scorings.map(({ turn }) => charts.turn(turn))]}
        rows={PROVINCES.map((province) => ({
          key: province,
          cells: [
            <i key={province}>{names.places[province]}</i>,
            ...scorings.map(({ holders }) => {
              const holder = holders[province];
              return holder ? names.nations[holder] : charts.nobody;
            }),
          ],
        }))}
      />
    </StorySection>
  );
}

function Caption({ scoring: { turn, best } }: { readonly scoring: Scoring }) {
  const { charts } = useStoryWords();
  const { names } = useSpeech();
  const years = useYears();
  return (
    <div class="caption">
      <b>{charts.turn(turn)}</b> <span>{years(turn)}</span>
      <p>
        {best.map(({ nation, points }) => (
          <span key={nation} title={names.nations[nation]}>
            <NationChip nation={nation} size={20} /> <span class="vh">{names.nations[nation]}</span>{' '}
            <b>{half(points)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

/** One map with the scoring turns as a row of buttons, for a narrow screen: it follows the turn in view. */
export function OneMap({ telling: { story, chosen, onChoose, onLook } }: { readonly telling: Telling }) {
  const { charts } = useStoryWords();
  const { scorings, turns } = story;
  const [first = 0] = turns;
  const turn = first + chosen - 1;
  const shown = scorings.findLast((scoring) => scoring.turn <= turn) ?? scorings[0];
  if (!shown) return null;
  return (
    <div class="onemap">
      <SmallMap holders={shown.holders} title={charts.turn(shown.turn)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row */}
      <div class="turns" role="group" aria-label={charts.mapTurns}>
        {scorings.map((scoring) => (
          <button
            key={scoring.turn}
            type="button"
            aria-pressed={scoring === shown}
            aria-label={charts.turn(scoring.turn)}
            onClick={() => onChoose(scoring.turn - first + 1)}
          >
            {scoring.turn}
          </button>
        ))}
      </div>
      <Caption scoring={shown} />
      <button type="button" class="btn tbtn" onClick={() => onLook(shown.at)}>
        {charts.stand}
      </button>
    </div>
  );
}
