import type { ReadingWords, SceneWords } from '../../words/scene-words.ts';
import { Announced } from '../Announced.tsx';
import { CopyLink } from '../CopyLink.tsx';
import { textOf, useGameSpeech } from '../speech.ts';
import { useStore } from '../use-store.ts';
import type { Play, SceneKinds, StartOf } from './kinds.ts';
import { LineBar } from './LineBar.tsx';
import { Log } from './Log.tsx';
import { OpenInGame } from './OpenInGame.tsx';
import type { Level, SceneParts } from './parts.ts';
import { Readings } from './Readings.tsx';
import { Trials } from './Trials.tsx';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';

interface Props<K extends SceneKinds> {
  readonly parts: SceneParts<K>;
  readonly start: StartOf<K>;
  /** The level of the question's heading. */
  readonly level: Level;
  readonly told: SceneWords;
  /** The address of the scene's own page: the target of a copied link. */
  readonly page: string;
  /** The addresses of the page of whole games and of the page of the rulings. */
  readonly game: string;
  readonly why: string;
  /** The consequences of the readings of the rulings that the scene shows. */
  readonly readings: Readonly<Record<string, ReadingWords>>;
  readonly play: Play<K>;
}

/** The live position of a scene. The board and the slip beside it show the same, and either can be played on. */
export function LiveScene<K extends SceneKinds>({
  parts,
  start,
  level,
  told,
  page,
  game,
  why,
  readings,
  play,
}: Props<K>) {
  const speech = useGameSpeech();
  const { scene, rulings } = start;
  const shown = useStore(play.$shown);
  const player = useStore(play.$player);
  const { seen, at, step, last, other } = shown;
  const ours = step === undefined ? [] : (scene.line[step - 1]?.ours ?? []);
  const pointing = parts.usePointing(seen, at, play);
  const { Board, Slip, Odds } = parts;
  const here = { seen, last, pointing };

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
      <Board {...here} start={start} />
      <div class="side">
        {player?.trouble && <Trouble {...player.trouble} />}
        <Slip {...here} level={level} say={player?.say} ours={ours} refused={shown.refused} onAnswer={play.act}>
          {Odds && <Odds seen={seen} play={play} />}
        </Slip>
        <Waiting play={play} />
        <LineBar scene={scene} told={told} shown={shown} play={play} />
      </div>
      <div class="below">
        {/* Tasks and refusals use the reading that the scene was written for. */}
        {other === undefined && <Trials scene={scene} told={told} shown={shown} play={play} />}
        <Readings rulings={rulings} say={readings} other={other} page={why} play={play} />
        <Log facts={shown.facts} say={player?.say} isLogged={parts.isLogged} />
        <CopyLink linkOf={play.link} page={page} />
        <OpenInGame scene={scene.id} game={game} played={at > 0 || other !== undefined} linkOf={play.link} />
      </div>
      <Announced
        at={at}
        question={player && parts.question(seen)}
        chosen={parts.pointed(seen, pointing)}
        facts={player ? last : []}
        say={(fact) => textOf(speech, player?.say(fact) ?? [])}
      />
    </div>
  );
}
