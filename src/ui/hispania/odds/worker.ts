import { serve } from '../../errand.ts';
import { reckon } from './reckon.ts';

/** The worker in which odds are reckoned. */
serve(reckon);
