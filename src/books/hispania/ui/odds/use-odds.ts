import { type Told as ToldOf, useAnswer } from '../../../../ui/use-answer.ts';
import { odds } from './client.ts';
import type { Answer, Question } from './question.ts';

export type Told = ToldOf<Answer>;

/** The answer to a question about odds, once it is available. */
export const useOdds = (question: Question | undefined): Told => useAnswer(odds, question);
