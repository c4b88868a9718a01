import type { Why } from '../../bots/thought.ts';

/** Reasons without content, used only if there is no other. */
const PLAIN: readonly Why['kind'][] = ['only', 'usual', 'rests'];

/** The reasons for several answers, each once: a march is explained with its first step. */
export function reasonsIn(whys: readonly Why[]): readonly Why[] {
  const told = new Map<string, Why>();
  for (const why of whys) {
    const key = keyOf(why);
    if (!told.has(key)) told.set(key, why);
  }
  const all = [...told.values()];
  const saying = all.filter(({ kind }) => !PLAIN.includes(kind));
  return saying.length > 0 ? saying : all;
}

function keyOf(why: Why): string {
  if (why.kind === 'foreseen') return keyOf(why.of);
  return why.kind === 'march' ? `${why.nation} ${why.aim} ${why.to}` : JSON.stringify(why);
}
