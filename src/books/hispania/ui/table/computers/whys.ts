import { createContext } from 'preact';
import type { Why } from '../../../bots/thought.ts';

/** Why a computer has given the n-th answer; nothing where that is not known. */
export type WhyAt = (n: number) => Why | undefined;

/** For whatever is drawn at a table of what has happened. */
export const Whys = createContext<WhyAt>(() => undefined);

/** What is said of it that says nothing: only where nothing else is said. */
const PLAIN: readonly Why['kind'][] = ['only', 'usual', 'rests'];

/** The reasons for several answers, each once: a march is told with its first step. */
export function reasonsFor(answers: readonly number[], whyAt: WhyAt): readonly Why[] {
  const told = new Map<string, Why>();
  for (const n of answers) {
    const why = whyAt(n);
    const key = why && keyOf(why);
    if (why && key && !told.has(key)) told.set(key, why);
  }
  const all = [...told.values()];
  const saying = all.filter(({ kind }) => !PLAIN.includes(kind));
  return saying.length > 0 ? saying : all;
}

function keyOf(why: Why): string {
  if (why.kind === 'foreseen') return keyOf(why.of);
  return why.kind === 'march' ? `${why.nation} ${why.aim} ${why.to}` : JSON.stringify(why);
}
