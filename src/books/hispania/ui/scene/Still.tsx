import { Say } from '../../../../ui/Say.tsx';
import type { Lang } from '../../../../words/lang.ts';
import type { SceneWords } from '../../../../words/scene-words.ts';
import { hispania } from '../../engine/game.ts';
import { tablesOf } from '../../engine/view.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import { text, type Words } from '../../words/index.ts';
import { Figure } from '../board/Board.tsx';
import type { BoardProps } from '../board/types.ts';
import { pictureOf } from '../deciding/picture.ts';
import { labelsOf } from '../labels.ts';
import { Speaking } from '../speech.tsx';

interface Props {
  readonly scene: HispaniaScene;
  readonly told: SceneWords;
  readonly lang: Lang;
  readonly words: Words;
  /** The address of the book. */
  readonly home: string;
  readonly written: readonly number[];
  /** Whether the line is told step by step; otherwise only its start and its end. */
  readonly steps: boolean;
}

/** The board of a scene before any play. */
export function boardOf(scene: HispaniaScene, words: Words): BoardProps {
  const opened = hispania.position(scene.position);
  if (!opened.state) throw new Error(`${scene.id}: ${opened.faults.map((f) => f.code).join(', ')}`);
  const read = tablesOf(opened.state);
  const picture = pictureOf(opened.state, read);
  return {
    view: scene.view,
    labels: labelsOf(words.names.places, read, picture.capitals),
    rivers: words.names.rivers,
    ...picture,
  };
}

/** Server only: the scene as a figure with its text. The drawing is among the shapes of the page (`SceneDefs.astro`). */
export default function Still({ scene, told, lang, words, home, written, steps }: Props) {
  return (
    <Speaking lang={lang} words={words} home={home} written={written}>
      <div class="live still">
        <div class="mapsheet">
          <Figure id={scene.id} view={scene.view} title={text(words, words.around.figure(scene.view))} />
        </div>
        <div class="side">
          <div class="slip text">
            <p>
              <Say text={told.about} />
            </p>
            {steps && (
              <ol>
                {told.steps.map((step, i) => (
                  // The order of steps never changes, so the index is the identity.
                  <li key={`${i}`}>
                    <Say text={step} />
                  </li>
                ))}
              </ol>
            )}
            <p>
              <Say text={told.after} />
            </p>
            {steps && told.note && (
              <p>
                <Say text={told.note} />
              </p>
            )}
          </div>
        </div>
      </div>
    </Speaking>
  );
}
