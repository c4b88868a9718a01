import { serve } from '../../../../ui/errand.ts';
import type { Answer, Question } from './question.ts';
import { reckon } from './reckon.ts';

/** The worker in which odds are reckoned. */
serve<Question, Answer>((question, _, alive) => reckon(question, alive));
