import { readFileSync, writeFileSync } from 'node:fs';
import { LESSONS } from '../src/books/hispania/lessons/index.ts';
import { command, Wrong } from './command-line.ts';
import { worthsOf } from './lessons/worths.ts';
import { literal } from './tune/literal.ts';

/**
 * `npm run lessons -- --write [name …]`: records the values of the lines of lessons, by exact odds or by 200 games of
 * Captains, for the named lessons or for all. Without --write it compares them; exit code 1 on a difference, 2 on an
 * unknown lesson.
 */
const FILE = new URL('../src/books/hispania/lessons/worths.generated.ts', import.meta.url);
const HEAD = `import type { LessonWorths } from './worths.ts';

/** Made by \`npm run lessons -- --write\`: what recorded lines are worth, in thousandths of their measure. */
export const WORTHS: LessonWorths = `;

async function run(args: readonly string[]): Promise<number> {
  const write = args.includes('--write');
  const names = args.filter((one) => one !== '--write');
  const unknown = names.find((name) => !LESSONS.some(({ id }) => id === name));
  if (unknown !== undefined) throw new Wrong(`There is no lesson ${unknown}.`);
  const { WORTHS } = await import('../src/books/hispania/lessons/worths.generated.ts');
  const all = LESSONS.map((lesson) => {
    const wanted = names.length === 0 || names.includes(lesson.id);
    return [lesson.id, wanted ? worthsOf(lesson) : (WORTHS[lesson.id] ?? {})] as const;
  });
  const told = all.filter(([, steps]) => Object.keys(steps).length > 0);
  const text = `${HEAD}${literal(Object.fromEntries(told) as never)};\n`;
  if (write) {
    writeFileSync(FILE, text);
    return 0;
  }
  const same = text === readFileSync(FILE, 'utf8');
  console.log(
    same ? 'What is recorded of the lessons is what comes out.' : 'It comes out otherwise: run with --write.',
  );
  return same ? 0 : 1;
}

await command(run);
