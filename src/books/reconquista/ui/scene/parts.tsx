import type { OddsPart, SceneBoardPart, SceneParts, SlipPart } from '../../../../ui/scene/parts.ts';
import { plainSceneParts } from '../../../../ui/scene/plain/parts.ts';
import { Slip } from '../../../../ui/scene/plain/Slip.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { BoardPiece } from '../board/Board.tsx';
import { marchOf } from '../board/march.ts';
import { labelOf } from '../deciding/labels.ts';
import { MoveAnswers } from '../deciding/MoveAnswers.tsx';
import { useCampaign } from '../deciding/use-campaign.ts';
import type { OfReconquista } from '../kinds.ts';
import { type Spoken, useWords } from '../speech.tsx';
import { Coming } from '../table/Coming.tsx';
import { SiegeList } from '../table/SiegeList.tsx';

/** The scenes of Reconquista: the shared parts with its board, its moves by their units, and its chances. */
export function scenePartsOf({ speech }: Spoken): SceneParts<OfReconquista> {
  return {
    ...plainSceneParts<OfReconquista>(speech),
    usePointing: (seen, _, play) => {
      const gesture = useCampaign({ seen }, true, play.act);
      const point = (place: string): boolean => {
        gesture.onPlace(place);
        return [...gesture.may, gesture.from, gesture.place].some((at) => at === place);
      };
      return { ...gesture, point };
    },
    isLogged: ({ kind }) => kind !== 'added' && kind !== 'spent',
    Board,
    Slip: CampaignSlip,
    Odds,
  };
}

function Board({ start: { frame }, seen, last, pointing }: SceneBoardPart<OfReconquista>) {
  return (
    <BoardPiece
      seen={seen}
      may={pointing.may}
      chosen={chosenIn(pointing)}
      way={marchOf(last)}
      frame={frame}
      onPlace={pointing.point}
    />
  );
}

/** The locations that are selected. */
export const chosenIn = ({ place, from }: Pick<OfReconquista['pointing'], 'place' | 'from'>) =>
  [place, from].filter((at) => at !== undefined);

/** The question; moves are answered by their units. */
function CampaignSlip(part: SlipPart<OfReconquista>) {
  const words = useWords();
  const { decision } = part.seen;
  const rows = decision?.kind === 'moves' && (
    <MoveAnswers decision={decision} state={undefined} gesture={part.pointing} onAnswer={part.onAnswer} />
  );
  return (
    <Slip<OfReconquista>
      {...part}
      rows={rows || undefined}
      label={(action) => labelOf(words, decision?.kind, action)}
    />
  );
}

/** The chances before the reaction and the sieges, once the engine is there. */
function Odds({ seen, play }: OddsPart<OfReconquista>) {
  const state = useStore(play.$player)?.stateOf(seen);
  if (state?.phase === 'reaction' && !state.asked) return <Coming state={state} />;
  return state?.phase === 'sieges' ? <SiegeList state={state} /> : null;
}
