import type { Lang } from '../../../words/lang.ts';
import type { READINGS } from './en/readings.ts';

/** What the readings of rulings come to, in a language; English as yet. Loaded where a scene can be read otherwise. */
export async function readingWords(_lang: Lang): Promise<typeof READINGS> {
  return (await import('./en/readings.ts')).READINGS;
}
