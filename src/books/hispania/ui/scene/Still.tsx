import { hispania } from '../../engine/game.ts';
import { tablesOf } from '../../engine/view.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import type { SceneWords } from '../../words/en/scenes.ts';
import { text, type Words } from '../../words/index.ts';
import { Figure } from '../board/Board.tsx';
import type { BoardProps } from '../board/types.ts';
import { pictureOf } from '../deciding/picture.ts';
import { labelsOf } from '../labels.ts';
import { Say } from '../Say.tsx';
import { linksTo, Speech } from '../speech.ts';

interface Props {
  readonly scene: HispaniaScene;
  readonly told: SceneWords;
  readonly words: Words;
  /** The address of the book. */
  readonly home: string;
  readonly written: readonly number[];
  /** Tells the line step by step; else only how it stands and how it ends. */
  readonly steps: boolean;
}

/** The board of a scene as it stands before anything is played. */
export function boardOf(scene: HispaniaScene, words: Words): BoardProps {
  const opened = hispania.position(scene.position);
  if (!opened.state) throw new Error(`${scene.id}: ${opened.faults.map((f) => f.code).join(', ')}`);
  const read = tablesOf(opened.state);
  return {
    view: scene.view,
    labels: labelsOf(words.names.places, read),
    rivers: words.names.rivers,
    ...pictureOf(opened.state, read),
  };
}

/** Server only: the scene as a figure with its text. The drawing stands among the shapes of the page (`SceneDefs.astro`). */
export default function Still({ scene, told, words, home, written, steps }: Props) {
  return (
    <Speech.Provider value={{ words, names: words.names, hrefOf: linksTo(home, written) }}>
      <div class="live still">
        <div class="mapsheet">
          <Figure id={scene.id} view={scene.view} title={text(words, words.play.figure(scene.view))} />
        </div>
        <div class="side">
          <div class="slip text">
            <p>
              <Say text={told.about} />
            </p>
            {steps && (
              <ol>
                {told.steps.map((step, i) => (
                  // Steps never change their order: the index is the identity of one.
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
    </Speech.Provider>
  );
}
