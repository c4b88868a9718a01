import { useState } from 'preact/hooks';
import { placesOf } from '../../../../ui/deciding/pointing.ts';
import { usePointing } from '../../../../ui/deciding/use-place.ts';
import type { SceneBoardPart, SceneParts, SlipPart } from '../../../../ui/scene/parts.ts';
import { plainSceneParts } from '../../../../ui/scene/plain/parts.ts';
import { Slip } from '../../../../ui/scene/plain/Slip.tsx';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import type { DracoFact } from '../../engine/facts.ts';
import { BoardPiece } from '../board/Board.tsx';
import type { FightMarks } from '../board/marks.ts';
import type { OfDraco, Seen } from '../kinds.ts';
import { type Spoken, useWords } from '../speech.tsx';
import { Weighed } from '../weighing/Weighed.tsx';

/** The scenes of Hispania by Draco Ideas: the shared parts with its board, and combats before they are rolled. */
export function scenePartsOf({ speech }: Spoken): SceneParts<OfDraco> {
  return {
    ...plainSceneParts<OfDraco>(speech),
    usePointing: ({ decision }, _, play) => {
      const [fight, weigh] = useState<FightMarks>();
      return { ...usePointing(decision, play.act), fight, weigh };
    },
    isLogged: ({ kind }) => kind !== 'declared',
    Board,
    Slip: CombatSlip,
  };
}

function Board({ start: { frame }, seen, last, pointing }: SceneBoardPart<OfDraco>) {
  const { board } = useWords();
  return (
    <BoardPiece
      view={seen.view}
      words={board}
      frame={frame}
      marks={
        pointing.fight
          ? { fight: pointing.fight }
          : { may: mayBeChosen(seen), chosen: spaces([pointing.place]), attacked: foughtFor(last) }
      }
      onPlace={pointing.point}
    />
  );
}

/** Answers that may roll for a combat. */
const FIGHTS: readonly string[] = ['siege', 'attack', 'strike', 'raise', 'proceed'];

/** The question, and what counts in a combat before it is rolled. That is fetched with the engine, at the first touch. */
function CombatSlip({ say, children, ...part }: SlipPart<OfDraco>) {
  const { seen, pointing } = part;
  const { state, decision } = seen;
  const of = { state, weigh: pointing.weigh };
  const asked = say && decision?.choices.some(({ kind }) => FIGHTS.includes(kind)) ? decision : undefined;
  return (
    <Slip<OfDraco>
      {...part}
      say={say}
      beside={(action) => asked && <Weighed>{({ CombatIn }) => <CombatIn {...of} action={action} />}</Weighed>}
    >
      {asked && <Weighed>{({ CombatsOf }) => <CombatsOf {...of} decision={asked} />}</Weighed>}
      {children}
    </Slip>
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
