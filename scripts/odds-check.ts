import type { WrittenBattle } from '../src/books/hispania/odds/written.ts';
import { roller } from '../src/kernel/dice.ts';
import { seedOf } from '../src/kernel/hash.ts';
import { command, parsed, whole } from './command-line.ts';
import { worked } from './line-work.ts';
import { compare, type Figure } from './odds/check.ts';
import { drawBattle, told } from './odds/compositions.ts';
import { numbered, shardIn } from './shards.ts';

/**
 * `npm run odds:check`: compares the odds of random battles with the same battles played by the engine, 100,000 in
 * total by default (`--battles`), on `--compositions` of them. Exit code 1 if a figure is off by more than five
 * standard errors; 2 on an invalid command line.
 */

const ALLOWED = 5;
const MOST = 99_999_999;

function run(args: readonly string[]): number {
  const values = parsed(args, {
    battles: { type: 'string' },
    compositions: { type: 'string' },
    seed: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
  });
  const compositions = whole('compositions', values.compositions ?? '50', 1, MOST);
  const each = Math.ceil(whole('battles', values.battles ?? '100000', 1, MOST) / compositions);
  const seed = values.seed ?? '1994';
  const shard = shardIn(values.shard);
  const dice = roller(seedOf(seed));
  const drawn = numbered(compositions).map(() => drawBattle(dice));
  const does = (i: number): readonly Figure[] => compare(drawn[i] as WrittenBattle, each, i * each * 7919 + 1);
  const work = { work: `odds ${seed} ${compositions} ${each}`, items: numbered(compositions), does };
  console.log(`seed ${seed}: ${compositions} battles, each played ${each} times by the engine`);
  console.log('| off | attacker wins: exact, played | losses: exact, played | rounds: exact, played | battle |');
  console.log('|-----|------------------------------|-----------------------|-----------------------|--------|');
  let worst = 0;
  for (const [i, figures] of worked(work, { shard, file: values.file })) {
    const off = Math.max(...figures.map(({ errors }) => errors));
    worst = Math.max(worst, off);
    const shown = (name: string, digits: number) => {
      const figure = figures.find((one) => one.name === name);
      return `${figure?.exact.toFixed(digits)} ${figure?.played.toFixed(digits)}`;
    };
    const cells = [
      off.toFixed(1).padStart(3),
      shown('attackerWins', 4).padEnd(28),
      shown('attackerLosses', 4).padEnd(21),
      shown('rounds', 4).padEnd(21),
      told(drawn[i] as WrittenBattle),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`The worst figure is off by ${worst.toFixed(2)} standard errors; ${ALLOWED} are allowed.`);
  return worst > ALLOWED ? 1 : 0;
}

await command(run);
