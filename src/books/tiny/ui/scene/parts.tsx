import type { SceneBoardPart, SceneParts } from '../../../../ui/scene/parts.ts';
import { plainSceneParts } from '../../../../ui/scene/plain/parts.ts';
import type { SpeechOf } from '../../../../ui/speech.ts';
import { Board } from '../Board.tsx';
import type { OfTiny } from '../kinds.ts';

/** The scenes of the small game: the shared parts, with its board. */
export function scenePartsOf(speech: SpeechOf): SceneParts<OfTiny> {
  return { ...plainSceneParts<OfTiny>(speech), Board: SceneBoard };
}

function SceneBoard({ seen, pointing }: SceneBoardPart<OfTiny>) {
  return <Board seen={seen} stands place={pointing.place} onPlace={pointing.point} />;
}
