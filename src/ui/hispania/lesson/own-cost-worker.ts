import { worthOf } from '../../../hispania/lessons/worth.ts';
import { serve } from '../../errand.ts';
import type { OwnQuestion } from './own-cost.ts';

/** The worker in which it is reckoned what the reader's own lines are worth. */
serve(({ state, measure, seed }: OwnQuestion) => worthOf(state, measure, seed));
