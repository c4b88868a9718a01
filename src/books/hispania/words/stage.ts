import type { InEach, Lang } from '../../../words/lang.ts';

/** The words of the stage of a battle: loaded with it. */
export type StageWords = typeof import('./en/stage.ts').STAGE;

const IN: InEach<{ readonly STAGE: StageWords }> = {
  en: () => import('./en/stage.ts'),
  fr: () => import('./fr/stage.ts'),
};

/** The words of the stage, in a language. */
export const stageWordsOf = async (lang: Lang): Promise<StageWords> => (await IN[lang]()).STAGE;
