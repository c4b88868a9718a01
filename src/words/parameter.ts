import { drawnName } from '../kernel/names.ts';

/** A parameter that comes out of a file or a link: what is not known by name is shown as it is, in every language. */
export const text = (value: unknown): string =>
  drawnName(typeof value === 'object' ? JSON.stringify(value) : String(value));
