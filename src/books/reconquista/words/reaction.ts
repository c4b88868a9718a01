import type { InEach, Lang } from '../../../words/lang.ts';
import type { BoxId, ReactionWords } from './en/reaction.ts';

export type { BoxId, ReactionWords };

const IN: InEach<{ readonly REACTION: ReactionWords }> = {
  en: () => import('./en/reaction.ts'),
  fr: () => import('./fr/reaction.ts'),
};

/** The words of the flow chart of the reaction in a language. */
export const reactionWordsOf = async (lang: Lang): Promise<ReactionWords> => (await IN[lang]()).REACTION;
