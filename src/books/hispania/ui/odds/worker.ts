import { serve } from '../../../../ui/errand.ts';
import type { Answer, Question } from './question.ts';
import { reckon } from './reckon.ts';

/** The worker that computes odds. */
serve<Question, Answer>((question, _, alive) => reckon(question, alive));
