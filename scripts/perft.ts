import { type Compared, LONG, together } from '../tests/hispania/oracle/compare.ts';
import { compareLot, LOT } from '../tests/hispania/oracle/lots.ts';
import { command, parsed, shardIn, whole } from './command-line.ts';

/**
 * `npm run perft -- --seed 1 --positions 1000 --shard 1/4`: movement in the engine against the oracle of `tests/hispania/oracle`, over positions
 * that are drawn, and out of random and kept games. One line for the shard, after one for each difference: the lines of all
 * shards may be joined by `cat`. Exit code 1 if anything differs, 2 on a command line that does not fit.
 */

const MOST = 9_999_999;

function run(args: readonly string[]): number {
  const values = parsed(args, {
    seed: { type: 'string' },
    positions: { type: 'string' },
    shard: { type: 'string' },
  });
  const seed = values.seed ?? '1994';
  const lots = Math.ceil(whole('positions', values.positions ?? '200', 1, MOST) / LOT);
  const { shard, of } = shardIn(values.shard ?? '1/1');
  const all: Compared[] = [];
  for (let lot = shard - 1; lot < lots; lot += of) {
    const compared = compareLot(seed, lot, LONG);
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
  console.log(['perft', `seed=${seed}`, `shard=${shard}/${of}`, ...told].join('\t'));
  return differences.length > 0 ? 1 : 0;
}

await command(run);
