import type { Worth } from '../../../../kernel/lesson.ts';
import { serve } from '../../../../ui/errand.ts';
import { worthOf } from '../../lessons/worth.ts';
import type { OwnQuestion } from './own-cost.ts';

/** The worker that computes the worth of the reader's own lines. */
serve<OwnQuestion, Worth>(({ state, measure, seed }, _, alive) => worthOf(state, measure, seed, undefined, alive));
