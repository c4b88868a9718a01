import type { ComponentType } from 'preact';
import { sceneById } from '../../../hispania/scenes/index.ts';
import { wordsOf } from '../../../words/index.ts';
import type { Lang } from '../../../words/lang.ts';
import { sceneWords } from '../../../words/scenes.ts';
import { linksTo, Speech } from '../speech.ts';
import { LiveScene } from './LiveScene.tsx';

interface Where {
  readonly id: string;
  readonly lang: Lang;
  readonly rules: string;
  readonly written: readonly number[];
}

/** Makes a scene ready to be played: the component that plays it, with its words. Rejects an id that is no scene's. */
export async function load({ id, lang, rules, written }: Where): Promise<ComponentType> {
  const scene = sceneById(id);
  if (!scene) throw new Error(`there is no scene ${id}`);
  const [words, told] = await Promise.all([wordsOf(lang), sceneWords(lang, id)]);
  const speech = { words, names: words.names, hrefOf: linksTo(rules, written) };
  return () => (
    <Speech.Provider value={speech}>
      <LiveScene scene={scene} told={told} page="" />
    </Speech.Provider>
  );
}
