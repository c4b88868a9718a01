import { writeFileSync } from 'node:fs';
import { drawn, TABLES } from '../src/books/hispania/check/draw.ts';
import { CHECK } from '../src/books/hispania/check/index.ts';
import { playGame } from '../src/kernel/check/play.ts';
import { hash } from '../src/kernel/hash.ts';
import { write } from '../tests/hispania/games/format.ts';

/**
 * `npm run games -- --write`: plays one game a scenario and version at random and writes it to `tests/hispania/games`, with the hash of
 * every turn. Only when a rule has changed on purpose: the CHANGELOG says which.
 */
const SEED = 320;

if (!process.argv.includes('--write')) {
  console.error('This replaces the fixtures of tests/hispania/games. Say --write if a rule has changed on purpose.');
  process.exitCode = 2;
} else {
  for (const [i, { scenario, mode }] of TABLES.entries()) {
    const seed = SEED + i;
    // Fixtures name no data set: they are played on the first one, so that they change with rules alone.
    const { set: _, ...options } = drawn(i, seed);
    const { actions, turns, end } = playGame(CHECK, options, { seed });
    const fixture = { options, seed, hashes: [...turns, hash(end)], actions };
    writeFileSync(new URL(`../tests/hispania/games/${scenario}-${mode}.json`, import.meta.url), write(fixture));
    console.log(`${scenario}, ${mode}: ${actions.length} answers`);
  }
}
