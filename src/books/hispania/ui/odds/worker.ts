import { serve } from '../../../../ui/errand.ts';
import { compute } from './compute.ts';
import type { Answer, Question } from './question.ts';

/** The worker that computes odds. */
serve<Question, Answer>((question, _, alive) => compute(question, alive));
