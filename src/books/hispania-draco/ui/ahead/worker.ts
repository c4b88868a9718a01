import { serve } from '../../../../ui/errand.ts';
import { answerTo } from './answering.ts';

/** The worker in which the phase ahead is counted out. */
serve(answerTo);
