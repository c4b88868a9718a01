import type { InEach, Lang } from '../../../words/lang.ts';
import type { AssistantWords } from './en/assistant.ts';

export type { AssistantWords };

const IN: InEach<{ readonly ASSISTANT: AssistantWords }> = {
  en: () => import('./en/assistant.ts'),
  fr: () => import('./fr/assistant.ts'),
};

/** The words of the assistant in a language. */
export const assistantWordsOf = async (lang: Lang): Promise<AssistantWords> => (await IN[lang]()).ASSISTANT;
