import type { Lang } from '../../../words/lang.ts';

/** The words of the stage of a battle: loaded with it. */
export type StageWords = typeof import('./en/stage.ts').STAGE;

/** The words of the stage in a language; as yet they are in English alone. */
export async function stageWordsOf(_lang: Lang): Promise<StageWords> {
  const { STAGE } = await import('./en/stage.ts');
  return STAGE;
}
