import { tables } from '../../../hispania/data/sets.ts';
import { hispania } from '../../../hispania/game.ts';
import type { HispaniaScene } from '../../../hispania/scenes/scene.ts';
import type { SceneWords } from '../../../words/en/scenes.ts';
import { text, type Words } from '../../../words/index.ts';
import { Board } from '../board/Board.tsx';
import { Say } from '../Say.tsx';
import { linksTo, Speech } from '../speech.ts';
import { labelsOf, pictureOf } from './picture.ts';

interface Props {
  readonly scene: HispaniaScene;
  readonly told: SceneWords;
  readonly words: Words;
  readonly rules: string;
  readonly written: readonly number[];
}

/** Server only: the scene as a figure with its text, as it stands before anything is played. */
export default function Still({ scene, told, words, rules, written }: Props) {
  const opened = hispania.position(scene.position);
  if (!opened.state) throw new Error(`${scene.id}: ${opened.faults.map((f) => f.code).join(', ')}`);
  const read = tables(opened.state.set);
  const picture = pictureOf(opened.state, read);
  return (
    <Speech.Provider value={{ words, names: words.names, hrefOf: linksTo(rules, written) }}>
      <div class="live still">
        <div class="mapsheet">
          <Board
            view={scene.view}
            labels={labelsOf(words.names.places, read)}
            rivers={words.names.rivers}
            stacks={picture.stacks}
            arrows={picture.arrows}
            marks={picture.marks}
            title={text(words, words.play.figure(scene.view))}
          />
        </div>
        <div class="side">
          <div class="slip text">
            <p>
              <Say text={told.about} />
            </p>
            <ol>
              {told.steps.map((step, i) => (
                // Steps never change their order: the index is the identity of one.
                <li key={`${i}`}>
                  <Say text={step} />
                </li>
              ))}
            </ol>
            <p>
              <Say text={told.after} />
            </p>
            {told.note && (
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
