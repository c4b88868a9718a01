import { readFileSync, writeFileSync } from 'node:fs';
import type { ScenarioId } from '../src/books/hispania/engine/data/ids.ts';
import type { Puzzle } from '../src/books/hispania/puzzles/puzzle.ts';
import { command, gameSeed, parsed, whole } from './command-line.ts';
import { LineFile } from './line-file.ts';
import { choose, varietyOf } from './puzzles/choose.ts';
import { findIn } from './puzzles/find.ts';
import type { Found } from './puzzles/found.ts';

/**
 * `npm run puzzles -- [--games 6] [--seed TEXT] [--file FILE] [--write]`: plays games of Captains on the first set, finds questions
 * about the rules in them, and chooses thirty. What a game has given is a line of the file (not kept in git), from which the next run
 * goes on; delete it when rules or computers have changed. Without --write it tells which are chosen, and whether they are written.
 */
const FILE = new URL('../src/books/hispania/puzzles/puzzles.generated.ts', import.meta.url);
const HEAD = `import type { Puzzle } from './puzzle.ts';

/** Made by \`npm run puzzles -- --write\`: positions out of games of Captains, each with a question about the rules. */
export const PUZZLES: readonly Puzzle[] = `;
/** From the first turn to the last, and the ages between. */
const SCENARIOS: readonly ScenarioId[] = ['D', 'A', 'E'];

/** What is kept of a question: its merit was for the choice. */
const puzzleOf = ({ merit: _, ...puzzle }: Found): Puzzle => puzzle;

interface Line {
  readonly seed: string;
  readonly game: number;
  readonly found: readonly Found[];
}

/** The questions of each game of a seed, those that are in the file already as they stand there. */
function foundIn(seed: string, games: number, path: string): readonly Found[] {
  const file = new LineFile(path);
  const lines = file.text.split('\n').filter((line) => line.endsWith(']}'));
  const known = lines.map((line) => JSON.parse(line) as Line).filter((line) => line.seed === seed);
  const all: Found[] = [];
  for (let game = 0; game < games; game++) {
    let found = known.find((line) => line.game === game)?.found;
    if (!found) {
      found = findIn(SCENARIOS[game % SCENARIOS.length] ?? 'D', gameSeed(seed, game));
      file.append(`${JSON.stringify({ seed, game, found } satisfies Line)}\n`);
      console.error(`${game + 1} of ${games} games`);
    }
    all.push(...found);
  }
  return all;
}

await command((args) => {
  const { games, seed, file, write } = parsed(args, {
    games: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'puzzles' },
    file: { type: 'string', default: 'results/puzzles.jsonl' },
    write: { type: 'boolean', default: false },
  });
  const chosen = choose(foundIn(seed, whole('games', games, 1, 1000), file));
  for (const one of chosen)
    console.log(`${one.id}: ${varietyOf(one)}, turn ${one.position.turn}, ${one.rules.join(', ')}`);
  const count = (of: readonly string[]): number => new Set(of).size;
  const nations = count(chosen.map(({ nation }) => nation));
  console.log(
    `${chosen.length} puzzles of ${nations} nations and ${count(chosen.flatMap(({ rules }) => rules))} rules.`,
  );
  const text = `${HEAD}[\n${chosen.map((one) => `  ${JSON.stringify(puzzleOf(one))},\n`).join('')}];\n`;
  if (write) {
    writeFileSync(FILE, text);
    return 0;
  }
  if (text === readFileSync(FILE, 'utf8')) return 0;
  console.log('Others are written: run with --write.');
  return 1;
});
