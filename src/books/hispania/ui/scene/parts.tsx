import type { SceneBoardPart, SceneParts, SlipPart } from '../../../../ui/scene/parts.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { Words } from '../../words/index.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import { movesOf } from '../deciding/moves.ts';
import { handMarks } from '../deciding/moving.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { onBoard } from '../deciding/on-board.tsx';
import { withStates } from '../deciding/pointing.ts';
import { Slip } from '../deciding/Slip.tsx';
import { chosenSaid, placeSaid, questionSaid } from '../deciding/spoken.ts';
import { closing, useNoting } from '../deciding/use-noting.tsx';
import { usePointing } from '../deciding/use-pointing.ts';
import type { OfHispania } from '../kinds.ts';
import { labelled } from '../land.ts';
import { useSpeech } from '../speech.tsx';
import { SceneOdds } from './SceneOdds.tsx';

/** Hispania's drawings for a live scene. */
export function scenePartsOf(words: Words): SceneParts<OfHispania> {
  return {
    usePointing,
    question: ({ decision }) => questionSaid(words, decision),
    pointed: (seen, { hand: { stack, prospects }, open }) =>
      stack
        ? chosenSaid(words, stack, { ...seen.picture.marks, ...handMarks(seen, stack, prospects) })
        : open
          ? words.play.board.pointed(words.names.places[open])
          : '',
    isLogged: (fact, next) => !opensNothing(fact, next),
    Board,
    Slip: SceneSlip,
    Odds: SceneOdds,
  };
}

function Board({ start: { scene, land, nextDoor }, seen, last, pointing }: SceneBoardPart<OfHispania>) {
  const { words } = useSpeech();
  const { picture } = seen;
  const { hand, point } = pointing;
  const { stack } = hand;
  const drawing = {
    labels: labelled(words.names.places, land, picture.capitals),
    stacks: withStates(seen, stack, hand.later.parts?.parted),
    marks: { ...picture.marks, ...handMarks(seen, stack, hand.prospects) },
  };
  const noting = useNoting(seen, drawing, nextDoor);
  return (
    <div class="mapsheet" {...closing(noting)}>
      <InteractiveBoard
        view={scene.view}
        {...drawing}
        rivers={words.names.rivers}
        {...noting.board}
        arrows={[...picture.arrows, ...noting.arrows]}
        adjacency={nextDoor}
        describe={(place) => placeSaid(words, seen, drawing, place, hand)}
        onPlace={(place) => {
          noting.close();
          point(place);
        }}
        {...onBoard(hand)}
        moved={movesOf(last)}
        words={words.play.board}
        keys={words.around.board.keys}
      />
      <OffMap seen={seen} />
    </div>
  );
}

function SceneSlip({ last, ...slip }: SlipPart<OfHispania>) {
  return <Slip {...slip} facts={last} stops />;
}

/** A phase without any action is reported once, not twice. */
function opensNothing(fact: HispaniaFact, next: HispaniaFact | undefined): boolean {
  return fact.kind === 'phase' && next?.kind === 'phase-skipped' && fact.phase === next.phase;
}
