import { Announced } from '../../../../ui/Announced.tsx';
import { CopyLink } from '../../../../ui/CopyLink.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import type { ReadingWords } from '../../words/en/readings.ts';
import type { SceneWords } from '../../words/en/scenes.ts';
import { announce } from '../../words/index.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import { movesOf } from '../deciding/moves.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { marksFor, withStates } from '../deciding/pointing.ts';
import type { Level } from '../deciding/Question.tsx';
import { Slip } from '../deciding/Slip.tsx';
import { placeSaid, pointedSaid, questionSaid } from '../deciding/spoken.ts';
import { Trouble } from '../deciding/Trouble.tsx';
import { usePointing } from '../deciding/use-pointing.ts';
import { labelled } from '../land.ts';
import { useSpeech } from '../speech.tsx';
import { LineBar } from './LineBar.tsx';
import { Log } from './Log.tsx';
import { OpenInGame } from './OpenInGame.tsx';
import { Readings } from './Readings.tsx';
import { SceneOdds } from './SceneOdds.tsx';
import type { Play, Start } from './seen.ts';
import { Trials } from './Trials.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly start: Start;
  /** Of the question's heading. */
  readonly level: Level;
  readonly told: SceneWords;
  /** The address of the scene's own page: what a copied link leads to. */
  readonly page: string;
  /** The address of the page of whole games, and that of the rulings. */
  readonly game: string;
  readonly why: string;
  /** What the readings of the rulings come to that it shows. */
  readonly readings: Readonly<Record<string, ReadingWords>>;
  readonly play: Play;
}

/** The live position of a scene: the board and the slip beside it say the same, and either can be played on. */
export function LiveScene({
  start: { scene, land, nextDoor, rulings },
  level,
  told,
  page,
  game,
  why,
  readings,
  play,
}: Props) {
  const { words } = useSpeech();
  const shown = useStore(play.$shown);
  const player = useStore(play.$player);
  const { seen, at, step, last, other } = shown;
  const { decision, picture } = seen;
  const ours = step === undefined ? [] : (scene.line[step - 1]?.ours ?? []);
  const { from, to, setFrom, point } = usePointing(decision, at, play.act);
  const drawing = {
    labels: labelled(words.names.places, land),
    stacks: withStates(seen, from),
    marks: { ...picture.marks, ...marksFor(seen, from) },
  };

  return (
    // What plays the scene is fetched as soon as the reader comes near it, by whatever means.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it is only noticed
    <div
      class="live"
      onPointerEnter={play.touched}
      onPointerDown={play.touched}
      onFocusIn={play.touched}
      onKeyDown={play.touched}
    >
      <div class="mapsheet">
        <InteractiveBoard
          view={scene.view}
          {...drawing}
          rivers={words.names.rivers}
          arrows={picture.arrows}
          adjacency={nextDoor}
          describe={(place) => placeSaid(words, seen, drawing, place)}
          onPlace={point}
          moved={movesOf(last)}
          words={words.play.board}
          keys={words.around.board.keys}
        />
        <OffMap seen={seen} />
      </div>
      <div class="side">
        {player?.trouble && <Trouble {...player.trouble} />}
        <Slip
          seen={seen}
          level={level}
          facts={last}
          say={player?.facts}
          ours={ours}
          refused={shown.refused}
          from={from}
          to={to}
          onFrom={setFrom}
          onAnswer={play.act}
        >
          <SceneOdds seen={seen} play={play} />
        </Slip>
        <Waiting play={play} />
        <LineBar scene={scene} told={told} shown={shown} play={play} />
      </div>
      <div class="below">
        {/* What is asked of the reader, and what is refused, goes by the reading that the scene was written for. */}
        {other === undefined && <Trials scene={scene} told={told} shown={shown} play={play} />}
        <Readings rulings={rulings} say={readings} other={other} page={why} play={play} />
        <Log facts={shown.facts} say={player?.facts} />
        <CopyLink linkOf={play.link} page={page} />
        <OpenInGame scene={scene.id} game={game} played={at > 0 || other !== undefined} linkOf={play.link} />
      </div>
      <Announced
        at={at}
        question={player && questionSaid(words, decision)}
        chosen={pointedSaid(words, decision, from, drawing.marks)}
        happened={player ? last.map((fact) => announce(words, player.facts, fact)).join(' ') : ''}
      />
    </div>
  );
}
