import { serve } from '../../../../ui/errand.ts';
import { Answering } from './answering.ts';

/** The worker in which computers play. */
const answering = new Answering();
serve(answering.answer.bind(answering));
