import { readFileSync, writeFileSync } from 'node:fs';
import type { ScenarioId } from '../src/books/hispania/engine/data/ids.ts';
import type { Puzzle } from '../src/books/hispania/puzzles/puzzle.ts';
import { command, gameSeed, parsed, Wrong, whole } from './command-line.ts';
import { worked } from './line-work.ts';
import { choose, varietyOf } from './puzzles/choose.ts';
import { findIn } from './puzzles/find.ts';
import type { Found } from './puzzles/found.ts';
import { numbered, shardIn } from './shards.ts';

/**
 * `npm run puzzles -- [--games 6] [--seed TEXT] [--shard 1/3] [--file FILE] [--write]`: plays games of Captains on the
 * first set, finds questions about the rules in them, and chooses thirty. The results of a game are a line of the file
 * (not kept in git); delete it after a change of rules or computers. A shard only finds. Without --write it reports the
 * chosen questions, and whether they are written.
 */
const FILE = new URL('../src/books/hispania/puzzles/puzzles.generated.ts', import.meta.url);
const HEAD = `import type { Puzzle } from './puzzle.ts';

/** Made by \`npm run puzzles -- --write\`: positions out of games of Captains, each with a question about the rules. */
export const PUZZLES: readonly Puzzle[] = `;
/** From the first turn to the last, and the ages between. */
const SCENARIOS: readonly ScenarioId[] = ['D', 'A', 'E'];

/** The stored part of a question; its merit is only for the choice. */
const puzzleOf = ({ merit: _, ...puzzle }: Found): Puzzle => puzzle;

await command((args) => {
  const values = parsed(args, {
    games: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'puzzles' },
    shard: { type: 'string' },
    file: { type: 'string', default: 'results/puzzles.jsonl' },
    write: { type: 'boolean', default: false },
  });
  const { seed, file, write } = values;
  const shard = shardIn(values.shard);
  const games = whole('games', values.games, 1, 1000);
  if (write && shard.of > 1) throw new Wrong('--write: the puzzles are chosen among those of all shards.');
  const does = (game: number): readonly Found[] => {
    const found = findIn(SCENARIOS[game % SCENARIOS.length] ?? 'D', gameSeed(seed, game));
    console.error(`game ${game + 1} of ${games}`);
    return found;
  };
  const work = { work: `puzzles ${seed}`, items: numbered(games), does };
  const found = [...worked(work, { shard, file })].flatMap(([, ofGame]) => ofGame);
  if (shard.of > 1) {
    console.log(`${found.length} questions in shard ${shard.shard}/${shard.of}.`);
    return 0;
  }
  const chosen = choose(found);
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
