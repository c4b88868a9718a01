import type { yearOf as EN } from '../en/years.ts';

/** Une année de la piste du temps, toujours avant notre ère. */
export const yearOf: typeof EN = (year) => `${year}\u00a0av.\u00a0J.-C.`;
