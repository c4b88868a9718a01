import { serve } from '../../../../ui/errand.ts';
import { answerTo } from './answering.ts';

/** The worker in which computers play and advise. */
serve(answerTo);
