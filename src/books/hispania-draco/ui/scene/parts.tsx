import { placesOf } from '../../../../ui/deciding/pointing.ts';
import type { SceneBoardPart, SceneParts } from '../../../../ui/scene/parts.ts';
import { plainSceneParts } from '../../../../ui/scene/plain/parts.ts';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import type { DracoFact } from '../../engine/facts.ts';
import { BoardPiece } from '../board/Board.tsx';
import type { OfDraco, Seen } from '../kinds.ts';
import { type Spoken, useWords } from '../speech.tsx';

/** The scenes of Hispania by Draco Ideas: the shared parts with its board. */
export function scenePartsOf({ speech }: Spoken): SceneParts<OfDraco> {
  return {
    ...plainSceneParts<OfDraco>(speech),
    isLogged: ({ kind }) => kind !== 'declared',
    Board,
  };
}

function Board({ start: { frame }, seen, last, pointing }: SceneBoardPart<OfDraco>) {
  const { board } = useWords();
  return (
    <BoardPiece
      view={seen.view}
      words={board}
      frame={frame}
      marks={{ may: mayBeChosen(seen), chosen: spaces([pointing.place]), attacked: foughtFor(last) }}
      onPlace={pointing.point}
    />
  );
}

const spaces = (names: readonly (string | undefined)[]): readonly SpaceId[] =>
  SPACES.filter((at) => names.includes(at));

/** The spaces that the answers to a question name. */
export const mayBeChosen = ({ decision }: Pick<Seen, 'decision'>): readonly SpaceId[] =>
  spaces(decision?.choices.flatMap(placesOf) ?? []);

/** The spaces that were besieged or attacked. */
export const foughtFor = (last: readonly DracoFact[]): readonly SpaceId[] =>
  spaces(last.map((fact) => (fact.kind === 'fought' ? fact.combat.to : undefined)));
