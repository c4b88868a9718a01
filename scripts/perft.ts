import { type Compared, LONG, together } from '../tests/hispania/oracle/compare.ts';
import { compareLot, LOT } from '../tests/hispania/oracle/lots.ts';
import { command, parsed, whole } from './command-line.ts';
import { worked } from './line-work.ts';
import { numbered, shardIn } from './shards.ts';

/**
 * `npm run perft -- --seed 1 --positions 1000 --shard 1/4 --file FILE`: compares movement in the engine with the oracle
 * of `tests/hispania/oracle`, over random positions and positions from random and stored games. It prints each
 * difference, then a count. Exit code 1 on a difference, 2 on an invalid command line.
 */

const MOST = 9_999_999;

function run(args: readonly string[]): number {
  const values = parsed(args, {
    seed: { type: 'string' },
    positions: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
  });
  const seed = values.seed ?? '1994';
  const lots = Math.ceil(whole('positions', values.positions ?? '200', 1, MOST) / LOT);
  const shard = shardIn(values.shard);
  const does = (lot: number): Compared => compareLot(seed, lot, LONG);
  const work = { work: `perft ${seed}`, items: numbered(lots), does };
  const all: Compared[] = [];
  for (const [lot, compared] of worked(work, { shard, file: values.file })) {
    for (const { what, nation, turn, said, state } of compared.differences) {
      console.log(
        ['difference', seed, lot, what, nation, turn, said.replaceAll('\n', ' '), JSON.stringify(state)].join('\t'),
      );
    }
    all.push(compared);
  }
  const { positions, marches, reaches, perfts, differences } = together(all);
  const counts = { positions, marches, reaches, perfts, differences: differences.length };
  const told = Object.entries(counts).map(([name, n]) => `${name}=${n}`);
  console.log(['perft', `seed=${seed}`, `shard=${shard.shard}/${shard.of}`, ...told].join('\t'));
  return differences.length > 0 ? 1 : 0;
}

await command(run);
